//! Accounts of the ledger: a player's, a table's pot, the house's, and the source of all credits.

use crate::id::{PlayerId, TableId};

/// An account that credits are paid from or to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Account {
    /// A player's account; never negative.
    Player(PlayerId),
    /// The pot of a table; never negative.
    Table(TableId),
    /// The house's account, which gets its share of the pots.
    House,
    /// The source of all credits; its debt is what is in circulation.
    Issuance,
}

impl Account {
    /// Whether this account may be negative.
    pub const fn may_owe(self) -> bool {
        matches!(self, Self::House | Self::Issuance)
    }
}
