//! Compiled match format: how deals make a match, which round a deal is in, and whether it is
//! played sharp.

use crate::mau::rules::Rules;
use crate::mau::rules::doc::{HouseRules, LastRound, MatchRule};
use crate::mau::when::Moment;

/// How deals make a match, for the seats at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Single,
    /// To so many points, with a lead of so many.
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

impl Rules {
    /// Where deal number `deal` stands in the match.
    pub(crate) fn moment(&self, deal: u16) -> Moment {
        let seats = u16::from(self.seats);
        let (last_deal, last_round) = match self.format {
            Format::Single => (Some(1), Some(1)),
            Format::Deals(count) => (Some(count), Some(count.div_ceil(seats))),
            Format::Rounds { count, .. } => (Some(count.saturating_mul(seats)), Some(count)),
            Format::Race { .. } | Format::Knockout(_) | Format::Dropout => (None, None),
        };
        Moment { deal, round: self.round_of(deal), last_deal, last_round }
    }

    /// The round in which a deal is played, from 1: in a round each seat deals once (VER-05).
    #[must_use]
    pub const fn round_of(&self, deal: u16) -> u16 {
        deal.saturating_sub(1) / self.seats as u16 + 1
    }

    /// Rounds in the match, where their number is fixed.
    #[must_use]
    pub const fn rounds(&self) -> Option<u16> {
        match self.format {
            Format::Rounds { count, .. } => Some(count),
            _ => None,
        }
    }

    /// Whether a deal is played sharp: the dealer against all others (VER-21).
    #[must_use]
    pub fn is_sharp(&self, deal: u16) -> bool {
        matches!(self.format, Format::Rounds { count, sharp: true } if self.round_of(deal) == count)
    }
}
