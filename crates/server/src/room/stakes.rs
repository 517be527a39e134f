//! Credits that move with a table's entries, in the same transaction (LIV-18 to LIV-20).

use stammtisch_store::{Account, Append, Transfer, TransferKind};
use stammtisch_table::{Entry, Movement, PlayerId, Purse};

use super::actor::Room;
use super::load;
use crate::app::Shared;
use crate::credits;

impl Room {
    /// Adds what moves with the entry that was added last.
    pub(super) fn transfers(&self, append: Append, entry: &Entry) -> Append {
        let movements = self.table.movements(entry);
        movements
            .into_iter()
            .fold(append, |append, movement| append.transfer(self.transfer(movement)))
    }

    /// Who pays for these entries.
    pub(super) fn payers(&self, entries: &[Entry]) -> Vec<PlayerId> {
        let movements = entries.iter().flat_map(|entry| self.table.movements(entry));
        let payer = |movement: Movement| match movement.from {
            Purse::Player(player) => Some(player),
            Purse::Table | Purse::House => None,
        };
        movements.filter_map(payer).collect()
    }

    fn transfer(&self, Movement { from, to, amount }: Movement) -> Transfer {
        let kind = match (from, to) {
            (_, Purse::Table) => TransferKind::Stake,
            (_, Purse::Player(_)) => TransferKind::Pot,
            (_, Purse::House) => TransferKind::Share,
        };
        Transfer { from: self.account(from), to: self.account(to), amount, kind }
    }

    fn account(&self, purse: Purse) -> Account {
        match purse {
            Purse::Player(player) => Account::Player(load::stored_id(player)),
            Purse::Table => Account::Table(self.id),
            Purse::House => Account::House,
        }
    }
}

/// Whose account that is, if it is a player's.
pub(super) fn payer(account: Account) -> Option<PlayerId> {
    if let Account::Player(player) = account { Some(load::player_id(player)) } else { None }
}

/// Gives everybody who pays for the first time what everybody begins with. If that fails the stake
/// cannot be paid, and nothing begins.
pub(super) async fn welcome(shared: &Shared, payers: Vec<PlayerId>) {
    for player in payers {
        if credits::welcome(shared, load::stored_id(player)).await.is_err() {
            tracing::warn!("no account could be opened");
        }
    }
}
