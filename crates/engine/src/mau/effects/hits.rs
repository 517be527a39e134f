//! Serde type of `hits`: which seats an effect hits.

use serde::{Deserialize, Serialize};

/// Which seats an effect hits, seen from the one that set it off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hits {
    /// The seat that set it off.
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
    /// The partner of the seat that set it off; of several the next one, and nobody without partners.
    Partner,
    /// The dealer.
    Dealer,
    /// The seat that began the deal.
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
    /// The winner of the deal before this one; nobody in the first deal, and where nobody won.
    LastWinner,
    /// The seat that did worst in the deal before this one by points, as with `deal.dealer`; nobody in the
    /// first deal.
    LastLoser,
    /// The other of the two seats involved: for the one caught the catcher, for the one given a card the
    /// giver, and the other way round. Only triggers have one.
    Other,
    /// The player who set it off chooses another seat.
    Chosen,
    /// All who play react, and it hits the last to do so.
    Slowest,
    /// All others react, and it hits the last to do so.
    SlowestOther,
    /// All who play react, and it hits the first to do so.
    Fastest,
    /// All others react, and it hits the first to do so.
    FastestOther,
    /// Anybody, by lot.
    ByLot,
}

impl Hits {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn is_oneself(&self) -> bool {
        *self == Self::Oneself
    }

    /// Whether all hands have to be laid open to find out whom it hits.
    pub(in crate::mau) const fn lays_open(self) -> bool {
        matches!(self, Self::MostPoints | Self::FewestPoints)
    }

    /// The race that decides whom it hits, if any: whether it hits the last seat, and whether the one that
    /// set it off takes part.
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

/// A race in which seats react, each as quickly as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reacting {
    /// Whether it hits the last of them rather than the first.
    pub(crate) last: bool,
    /// Whether the seat that set it off takes part.
    pub(in crate::mau) own: bool,
}
