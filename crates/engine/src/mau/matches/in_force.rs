//! The position of a deal in its match under the rules in force.

use super::compiled::Format;
use crate::mau::rules::Rules;
use crate::mau::when::DealInMatch;

impl Rules {
    /// The position of deal number `deal` in the match.
    pub(crate) fn moment(&self, deal: u16) -> DealInMatch {
        let seats = u16::from(self.seats);
        let (last_deal, last_round) = match self.format {
            Format::Single => (Some(1), Some(1)),
            Format::Deals(count) => (Some(count), Some(count.div_ceil(seats))),
            Format::Rounds { count, .. } => (Some(count.saturating_mul(seats)), Some(count)),
            Format::Race { .. } | Format::Knockout(_) | Format::Dropout => (None, None),
        };
        DealInMatch { deal, round: self.round_of(deal), last_deal, last_round }
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
