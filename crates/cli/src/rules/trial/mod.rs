//! Playing rules before anybody sits down to them: do deals end, and how fair are the seats?

mod play;
mod table;
mod verdict;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use stammtisch_engine::mau::explain::Lang;
use stammtisch_engine::mau::rules::{RuleError, RulesFile};

use play::Bar;

/// What came of it.
#[derive(Debug, Serialize)]
pub(super) struct Trial {
    pub(super) played: Vec<Played>,
    pub(super) problems: Vec<Problem>,
}

/// The deals played at one number of seats.
#[derive(Debug, Serialize)]
pub(super) struct Played {
    seats: u8,
    deals: u64,
    /// Deals in which somebody went out.
    out: u64,
    /// Deals in which no card could move any more.
    stuck: u64,
    /// Deals broken off because they did not end.
    endless: u64,
    /// Deals that ended with the draw pile, as the rules say.
    pile_empty: u64,
    moves_mean: f64,
    moves_most: u64,
    /// Deals that each seat was first out in, the dealer first, then on to the dealer's left.
    first_out: Vec<u64>,
}

/// Something that nobody will enjoy.
#[derive(Debug, Serialize)]
pub(super) struct Problem {
    code: &'static str,
    seats: u8,
    message: String,
}

/// Plays `deals` deals at the fewest, the recommended and the most seats.
pub(super) fn try_out(
    file: &RulesFile,
    chosen: &BTreeMap<String, String>,
    deals: u64,
    seed: u64,
    lang: Lang,
) -> Result<Trial, Vec<RuleError>> {
    let doc = file.resolve(chosen)?;
    let seats = BTreeSet::from([doc.seats.min, doc.seats.recommended, doc.seats.max]);
    let bar = Bar::new(deals * seats.len() as u64);
    let mut played = Vec::new();
    for seats in seats {
        let rules = file.compile(chosen, seats)?;
        played.push(play::play(&rules, deals, seed, &bar));
    }
    bar.finish();
    let problems = played.iter().flat_map(|played| verdict::problems(played, lang)).collect();
    Ok(Trial { played, problems })
}

impl Trial {
    /// The table for people.
    pub(super) fn table(&self, lang: Lang) -> String {
        table::table(&self.played, lang)
    }

    /// The problems for people, each on a line after `file`.
    pub(super) fn lines(&self, file: &str) -> String {
        let line =
            |Problem { code, message, .. }: &Problem| format!("{file}: {message} [{code}]\n");
        self.problems.iter().map(line).collect()
    }
}
