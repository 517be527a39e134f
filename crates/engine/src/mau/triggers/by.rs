//! Whom something must happen to, as rules ask for it.

use serde::{Deserialize, Serialize};

/// To whom it must happen.
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
    /// Who began the deal.
    Starter,
    /// Whoever leads the match by points, each of several; nobody while all stand the same.
    Leads,
    /// Whoever trails in the match by points, each of several; nobody while all stand the same.
    Trails,
    /// Who won the deal before this one.
    LastWinner,
    /// Who did worst in the deal before this one by points, as with `deal.dealer`.
    LastLoser,
}

impl By {
    /// Whether it depends on the deal before.
    pub(in crate::mau) const fn looks_back(self) -> bool {
        matches!(self, Self::LastWinner | Self::LastLoser)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(in crate::mau) fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}
