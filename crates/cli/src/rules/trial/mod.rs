//! Tries rules out before anybody plays by them: do deals end, and how fair are the seats?

pub(super) mod bar;
mod bots;
mod play;
mod table;
pub(crate) mod trial_game;
mod verdict;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use stammtisch_engine::any::{AnyRules, AnyRulesFile};
use stammtisch_engine::each_game;
use stammtisch_engine::rules::{Lang, RuleError};

use bar::Bar;
use trial_game::{Tried, Words};

use crate::limits::TRIAL_PLAYED_WELL;

/// The result of a trial.
#[derive(Debug, Serialize)]
pub(super) struct Trial {
    pub(super) played: Vec<Played>,
    /// Problems that make the rules unplayable.
    pub(super) problems: Vec<Remark>,
    /// What not everybody will enjoy. It is reported together with settings that have no effect.
    #[serde(skip)]
    pub(super) warnings: Vec<Remark>,
}

/// The deals played at one number of seats.
#[derive(Debug, Serialize)]
pub(super) struct Played {
    seats: u8,
    deals: u64,
    /// Deals that ended as intended.
    out: u64,
    /// Deals in which nobody could do anything any more.
    stuck: u64,
    /// Deals broken off because they did not end.
    endless: u64,
    /// Deals that ended because nobody could lay, as the rules intend.
    blocked: u64,
    /// Whether the deals were played by bots that want to win, not by random players.
    by_bots: bool,
    /// Deals that ended with the draw pile, as the rules say.
    pile_empty: u64,
    moves_mean: f64,
    moves_most: u64,
    /// How often each seat decided the deal, the first seat first, then on to the left.
    #[serde(flatten)]
    shares: BTreeMap<&'static str, Vec<u64>>,
    #[serde(skip)]
    decides: &'static str,
    #[serde(skip)]
    words: &'static Words,
}

/// Something to know before sitting down.
#[derive(Debug, Serialize)]
pub(super) struct Remark {
    pub(super) code: &'static str,
    pub(super) seats: u8,
    pub(super) message: String,
}

/// Plays `deals` deals at the fewest, the recommended and the most seats.
pub(super) fn try_out(
    file: &AnyRulesFile,
    chosen: &BTreeMap<String, String>,
    deals: u64,
    seed: u64,
    lang: Lang,
) -> Result<Trial, Vec<RuleError>> {
    let house = file.resolve(chosen)?;
    let seats = house.head().seats;
    let seats = BTreeSet::from([seats.min, seats.recommended, seats.max]);
    let bar = Bar::new(deals * seats.len() as u64);
    let mut played = Vec::new();
    for seats in seats {
        let rules = file.compile(chosen, seats)?;
        played.push(each_game!(AnyRules, &rules, G: rules => {
            one::<G>(rules, seats, deals, seed, &bar)
        }));
    }
    bar.finish();
    let problems = played.iter().flat_map(|played| verdict::problems(played, lang)).collect();
    let warnings = played.iter().flat_map(|played| verdict::warnings(played, lang)).collect();
    Ok(Trial { played, problems, warnings })
}

/// Plays at one number of seats. If deals of random players do not end, bots that want to win play instead:
/// only if theirs do not end either, something is wrong.
fn one<G: Tried>(rules: &G::Rules, seats: u8, deals: u64, seed: u64, bar: &Bar) -> Played {
    let along = play::play::<G>(rules, play::Along::new(seed, seats), seats, deals, seed, bar);
    if !verdict::is_endless(&along) {
        return along;
    }
    let deals = deals.min(TRIAL_PLAYED_WELL);
    let bots = bots::Bots::<G>::new(seed, seats);
    Played { by_bots: true, ..play::play::<G>(rules, bots, seats, deals, seed, bar) }
}

impl Played {
    fn new<G: Tried>(seats: u8) -> Self {
        let words = G::WORDS;
        Self {
            seats,
            deals: 0,
            out: 0,
            stuck: 0,
            endless: 0,
            blocked: 0,
            by_bots: false,
            pile_empty: 0,
            moves_mean: 0.0,
            moves_most: 0,
            shares: BTreeMap::from([(G::DECIDES, vec![0; usize::from(seats)])]),
            decides: G::DECIDES,
            words,
        }
    }

    /// How often each seat decided the deal.
    fn shares(&self) -> &[u64] {
        self.shares.get(self.decides).map_or(&[], Vec::as_slice)
    }
}

impl Trial {
    /// The problems that make the rules unplayable, each on a line after `file`.
    pub(super) fn problems(&self, file: &str) -> String {
        let line = |Remark { code, message, .. }: &Remark| format!("{file}: {message} [{code}]\n");
        self.problems.iter().map(line).collect()
    }

    /// The numbers as a table.
    pub(super) fn table(&self, lang: Lang) -> String {
        table::table(&self.played, lang)
    }
}
