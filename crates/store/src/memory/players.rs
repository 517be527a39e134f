//! Players and sessions in memory.

use std::collections::hash_map::Entry;

use super::Inner;
use crate::error::StoreError;
use crate::id::PlayerId;
use crate::players::{NewSession, Player, Session, TokenHash};
use crate::time::UnixMillis;

impl Inner {
    pub(super) fn create_player(&mut self, player: Player) -> Result<(), StoreError> {
        let Entry::Vacant(free) = self.players.entry(player.id) else {
            return Err(StoreError::IdTaken);
        };
        free.insert(player);
        Ok(())
    }

    pub(super) fn rename_player(&mut self, id: PlayerId, name: String) -> Result<(), StoreError> {
        self.players.get_mut(&id).ok_or(StoreError::UnknownPlayer)?.name = name;
        Ok(())
    }

    pub(super) fn set_player_lang(&mut self, id: PlayerId, lang: String) -> Result<(), StoreError> {
        self.players.get_mut(&id).ok_or(StoreError::UnknownPlayer)?.lang = lang;
        Ok(())
    }

    pub(super) fn set_player_left_handed(
        &mut self,
        id: PlayerId,
        left: bool,
    ) -> Result<(), StoreError> {
        self.players.get_mut(&id).ok_or(StoreError::UnknownPlayer)?.left_handed = left;
        Ok(())
    }

    pub(super) fn create_session(&mut self, new: NewSession) -> Result<(), StoreError> {
        let NewSession { token, player, created } = new;
        if !self.players.contains_key(&player) {
            return Err(StoreError::UnknownPlayer);
        }
        let Entry::Vacant(free) = self.sessions.entry(token) else {
            return Err(StoreError::IdTaken);
        };
        free.insert(Session { player, created, last_seen: created });
        Ok(())
    }

    pub(super) fn touch_session(&mut self, token: TokenHash, at: UnixMillis) -> bool {
        self.sessions
            .get_mut(&token)
            .map(|session| session.last_seen = session.last_seen.max(at))
            .is_some()
    }
}
