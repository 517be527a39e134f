//! The accounts of all people, stored together with the entries that move credits.

use std::collections::BTreeMap;

use stammtisch_ids::{Account, TableId, Transfer};
use stammtisch_table::PlayerId;

/// The table in play.
pub(crate) const TABLE: TableId = TableId(7);

/// The credits that everybody starts with: enough for two matches.
const WELCOME: i64 = 600;

/// The balance of every account; negative where more has been paid than received.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bank(BTreeMap<Account, i64>);

impl Bank {
    /// Makes all payments or none; the error is a player with too few credits.
    pub(crate) fn pay(&mut self, moved: &[Transfer]) -> Result<(), PlayerId> {
        let mut after = self.clone();
        for Transfer { from, to, amount, .. } in moved {
            let amount = i64::try_from(*amount).expect("so much there is not");
            *after.0.entry(*from).or_default() -= amount;
            *after.0.entry(*to).or_default() += amount;
        }
        let poor = after.0.iter().find_map(|(account, came)| match account {
            Account::Player(player) if *came < -WELCOME => Some(*player),
            _ => None,
        });
        poor.map_or(Ok(()), Err)?;
        *self = after;
        Ok(())
    }

    /// Accounts with a balance.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Account, i64)> {
        self.0.iter().map(|(account, came)| (*account, *came)).filter(|(_, came)| *came != 0)
    }
}
