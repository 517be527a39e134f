//! What everybody has. It is stored together with the entries by which it moves.

use std::collections::BTreeMap;

use stammtisch_table::{Movement, PlayerId, Purse};

/// With how much everybody begins: enough for two matches.
const WELCOME: i64 = 600;

/// What has come into every purse; less than nothing where more has gone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bank(BTreeMap<Purse, i64>);

impl Bank {
    /// Everything or nothing; who has too little is named.
    pub(crate) fn pay(&mut self, moved: &[Movement]) -> Result<(), PlayerId> {
        let mut after = self.clone();
        for Movement { from, to, amount } in moved {
            let amount = i64::try_from(*amount).expect("so much there is not");
            *after.0.entry(*from).or_default() -= amount;
            *after.0.entry(*to).or_default() += amount;
        }
        let poor = after.0.iter().find_map(|(purse, came)| match purse {
            Purse::Player(player) if *came < -WELCOME => Some(*player),
            _ => None,
        });
        poor.map_or(Ok(()), Err)?;
        *self = after;
        Ok(())
    }

    /// Purses through which something has gone.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Purse, i64)> {
        self.0.iter().map(|(purse, came)| (*purse, *came)).filter(|(_, came)| *came != 0)
    }
}
