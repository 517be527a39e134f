//! Playing rules before anybody sits down to them: do they end, and how fair are the seats?

mod bar;
mod mau;
mod maxonaut;
mod play;
mod table;
mod tried;
mod verdict;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use stammtisch_engine::any::{AnyRules, AnyRulesFile};
use stammtisch_engine::each_game;
use stammtisch_engine::rules::{Lang, RuleError};

use bar::Bar;
use tried::{Tried, Words};

/// What came of it.
#[derive(Debug, Serialize)]
pub(super) struct Trial {
    pub(super) played: Vec<Played>,
    /// What makes the rules unplayable.
    pub(super) problems: Vec<Remark>,
    /// What not everybody will enjoy.
    pub(super) warnings: Vec<Remark>,
}

/// What was played at one number of seats.
#[derive(Debug, Serialize)]
pub(super) struct Played {
    seats: u8,
    deals: u64,
    /// Deals that ended as they should.
    out: u64,
    /// Deals in which nobody could do anything any more.
    stuck: u64,
    /// Deals broken off because they did not end.
    endless: u64,
    /// Deals that ended with the draw pile, as the rules say.
    pile_empty: u64,
    moves_mean: f64,
    moves_most: u64,
    /// How often what decides came to each seat, the first named first, then on to the left.
    #[serde(flatten)]
    shares: BTreeMap<&'static str, Vec<u64>>,
    #[serde(skip)]
    words: &'static Words,
}

/// Something to know before sitting down.
#[derive(Debug, Serialize)]
pub(super) struct Remark {
    code: &'static str,
    seats: u8,
    message: String,
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
            play::play::<G>(rules, seats, deals, seed, &bar)
        }));
    }
    bar.finish();
    let problems = played.iter().flat_map(|played| verdict::problems(played, lang)).collect();
    let warnings = played.iter().flat_map(|played| verdict::warnings(played, lang)).collect();
    Ok(Trial { played, problems, warnings })
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
            pile_empty: 0,
            moves_mean: 0.0,
            moves_most: 0,
            shares: BTreeMap::from([(words.share, vec![0; usize::from(seats)])]),
            words,
        }
    }

    /// How often what decides came to each seat.
    fn shares(&self) -> &[u64] {
        self.shares.get(self.words.share).map_or(&[], Vec::as_slice)
    }
}

impl Trial {
    /// All of it for people: what there is to say, each on a line after `file`, above the numbers.
    pub(super) fn text(&self, file: &str, lang: Lang) -> String {
        let line = |Remark { code, message, .. }: &Remark| format!("{file}: {message} [{code}]\n");
        let warning = match lang {
            Lang::De => "Warnung: ",
            Lang::En => "warning: ",
        };
        let warn = |Remark { code, message, .. }: &Remark| {
            format!("{file}: {warning}{message} [{code}]\n")
        };
        let said = self.problems.iter().map(line).chain(self.warnings.iter().map(warn));
        said.collect::<String>() + &table::table(&self.played, lang)
    }
}
