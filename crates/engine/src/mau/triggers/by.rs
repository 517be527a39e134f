//! The seat that an event must concern, as conditions ask for it (`By`).

use serde::{Deserialize, Serialize};

/// The seat that the event must concern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Anybody.
    #[default]
    Anyone,
    /// The dealer.
    Dealer,
    /// Anybody but the dealer.
    NotDealer,
    /// The starter of the deal.
    Starter,
    /// Whoever leads the match by points, each of several if tied; nobody while all stand the same.
    Leads,
    /// Whoever trails in the match by points, each of several if tied; nobody while all stand the same.
    Trails,
    /// The winner of the previous deal.
    LastWinner,
    /// Whoever did worst by points in the previous deal, as with `deal.dealer`.
    LastLoser,
}

impl By {
    /// Whether it depends on the previous deal.
    pub(in crate::mau) const fn looks_back(self) -> bool {
        matches!(self, Self::LastWinner | Self::LastLoser)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(in crate::mau) fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}
