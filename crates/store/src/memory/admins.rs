//! Operators in memory.

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use super::MemoryStore;
use crate::admins::{Admin, Admins, Chore, Done, LookedAfter};
use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Admins for MemoryStore {
    async fn admins(&self) -> Result<Vec<Admin>, StoreError> {
        let mut admins = self.open()?.admins.clone();
        admins.sort_by_key(|admin| (admin.since, admin.player));
        Ok(admins)
    }

    async fn is_admin(&self, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.open()?.admins.iter().any(|admin| admin.player == player))
    }

    async fn note_chore(&self, chore: Chore, done: Done) -> Result<(), StoreError> {
        self.open()?.chores.insert(chore, done);
        Ok(())
    }

    async fn last_chore(&self, chore: Chore) -> Result<Option<Done>, StoreError> {
        Ok(self.open()?.chores.get(&chore).copied())
    }

    async fn note_looked_after(&self, when: LookedAfter) -> Result<(), StoreError> {
        self.open()?.looked_after = Some(when);
        Ok(())
    }

    async fn looked_after(&self) -> Result<Option<LookedAfter>, StoreError> {
        Ok(self.open()?.looked_after)
    }

    async fn set_admin_token(
        &self,
        token: TokenHash,
        expires: UnixMillis,
    ) -> Result<(), StoreError> {
        self.open()?.admin_token = Some((token, expires));
        Ok(())
    }

    async fn claim_admin(
        &self,
        token: TokenHash,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        inner.known(player)?;
        let right = |(right, expires): (TokenHash, UnixMillis)| right == token && expires > now;
        if !inner.admin_token.is_some_and(right) {
            return Ok(false);
        }
        inner.admin_token = None;
        if !inner.admins.iter().any(|admin| admin.player == player) {
            inner.admins.push(Admin { player, since: now });
        }
        Ok(true)
    }
}
