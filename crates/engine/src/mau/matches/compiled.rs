//! Compiled match format: how many deals make a match, and when it ends.

use crate::mau::rules::doc::{HouseRules, LastRound, MatchRule};

/// How deals make a match, for the seats at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Single,
    /// To `goal` points, with a lead of at least `lead`.
    Race {
        goal: i32,
        lead: i32,
    },
    Deals(u16),
    Rounds {
        count: u16,
        sharp: bool,
    },
    Knockout(i32),
    Dropout,
}

pub(in crate::mau) fn format(doc: &HouseRules, seats: u8) -> Format {
    match &doc.matches {
        MatchRule::Single => Format::Single,
        MatchRule::Deals { count } => Format::Deals(*count),
        MatchRule::Rounds { count, last } => {
            Format::Rounds { count: *count, sharp: *last == LastRound::Sharp }
        }
        MatchRule::Knockout { at } => Format::Knockout(*at),
        MatchRule::Dropout => Format::Dropout,
        MatchRule::Race { target, lead } => {
            let goal = target.get(&seats.to_string()).or_else(|| target.get("any"));
            Format::Race { goal: goal.copied().unwrap_or(1), lead: *lead }
        }
    }
}
