//! Serde type of whom an effect hits (`hits`).

use serde::{Deserialize, Serialize};

/// Whom an effect hits, seen from whoever set it off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hits {
    /// Whoever set it off.
    #[default]
    Oneself,
    /// The next seat.
    Next,
    /// The seat before.
    Previous,
    /// The seat half the table further on, rounded down.
    Across,
    /// All others, in the order of the turn.
    Others,
    /// Everybody.
    All,
    /// Whoever plays with whoever set it off; of several the next one, and nobody without partners.
    Partner,
    /// Who dealt.
    Dealer,
    /// Who began the deal.
    Starter,
    /// Whoever holds the most cards; of several the next one.
    MostCards,
    /// Whoever holds the fewest cards; of several the next one.
    FewestCards,
    /// Whoever holds the most points, where the deal ends and hands are laid open; of several the next one.
    MostPoints,
    /// Whoever holds the fewest points, where the deal ends and hands are laid open; of several the next one.
    FewestPoints,
    /// Whoever leads the match by points; of several the next one, nobody while all stand the same.
    Leads,
    /// Whoever trails in the match by points; of several the next one, nobody while all stand the same.
    Trails,
    /// Who won the deal before this one; nobody in the first deal, and where nobody won.
    LastWinner,
    /// Who did worst in the deal before this one by points, as with `deal.dealer`; in the first deal nobody.
    LastLoser,
    /// The other one of the two whom it happened between: who caught whoever was caught, who gave to whoever
    /// was given a card, and the other way round. Only triggers know one.
    Other,
    /// Whoever set it off chooses another seat.
    Chosen,
    /// All who play react, and it hits whoever is the last to do so.
    Slowest,
    /// All others react, and it hits whoever is the last to do so.
    SlowestOther,
    /// It hits the first of all who play to react.
    Fastest,
    /// It hits the first of all others to react.
    FastestOther,
    /// Anybody, by lot.
    ByLot,
}

impl Hits {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn is_oneself(&self) -> bool {
        *self == Self::Oneself
    }

    /// Whether finding out whom it hits takes all hands laid open.
    pub(in crate::mau) const fn lays_open(self) -> bool {
        matches!(self, Self::MostPoints | Self::FewestPoints)
    }

    /// Who is found by being quicker or slower than others: whether that is the last one, and whether
    /// whoever set it off takes part.
    pub(in crate::mau) const fn race(self) -> Option<Reacting> {
        match self {
            Self::Slowest => Some(Reacting { last: true, own: true }),
            Self::SlowestOther => Some(Reacting { last: true, own: false }),
            Self::Fastest => Some(Reacting { last: false, own: true }),
            Self::FastestOther => Some(Reacting { last: false, own: false }),
            _ => None,
        }
    }

    /// Whether it depends on the deal before.
    pub(in crate::mau) const fn looks_back(self) -> bool {
        matches!(self, Self::LastWinner | Self::LastLoser)
    }

    /// Whether somebody has to choose or to react before it is known whom it hits.
    pub(in crate::mau) const fn asks(self) -> bool {
        matches!(self, Self::Chosen) || self.race().is_some()
    }

    /// Whether several seats can be hit.
    pub const fn several(self) -> bool {
        matches!(self, Self::Others | Self::All)
    }
}

/// Seats that react, each as quickly as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reacting {
    /// Whether it hits the last of them, and not the first.
    pub(crate) last: bool,
    /// Whether whoever set it off takes part.
    pub(in crate::mau) own: bool,
}
