//! Accounts of the ledger: with a player, in a table's pot, with the house, or not issued yet.

use crate::id::{PlayerId, TableId};

/// A place in the ledger that credits come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Account {
    /// With a player; never less than nothing.
    Player(PlayerId),
    /// In the pot of a table; never less than nothing.
    Table(TableId),
    /// With the house, which gets its share of the pots.
    House,
    /// Where all credits come from; what it lacks is what is in circulation.
    Issuance,
}

impl Account {
    /// Whether this account may owe.
    pub const fn may_owe(self) -> bool {
        matches!(self, Self::House | Self::Issuance)
    }
}
