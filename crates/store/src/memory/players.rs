//! Players and sessions in memory.

use std::collections::hash_map::Entry;

use stammtisch_ids::PlayerId;

use super::Inner;
use crate::error::StoreError;
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

    pub(super) fn delete_player(&mut self, id: PlayerId) -> Option<Vec<TokenHash>> {
        let own = self.sessions.extract_if(|_, session| session.player == id);
        let ended = own.map(|(token, _)| token).collect();
        self.logins.retain(|_, login| login.player != id);
        self.passkeys.retain(|_, key| key.player != id);
        self.links.retain(|_, (link, _)| link.player != id);
        self.admins.retain(|admin| admin.player != id);
        self.seats.retain(|(player, _), _| *player != id);
        self.players.remove(&id).map(|_| ended)
    }

    pub(super) fn create_session(&mut self, new: NewSession) -> Result<(), StoreError> {
        let NewSession { id, token, player, label, created } = new;
        self.known(player)?;
        let taken = self.sessions.values().any(|session| session.id == id);
        let Entry::Vacant(free) = self.sessions.entry(token) else {
            return Err(StoreError::IdTaken);
        };
        if taken {
            return Err(StoreError::IdTaken);
        }
        free.insert(Session { id, token, player, label, created, last_seen: created });
        Ok(())
    }

    pub(super) fn touch_session(&mut self, token: TokenHash, at: UnixMillis) -> bool {
        self.sessions
            .get_mut(&token)
            .map(|session| session.last_seen = session.last_seen.max(at))
            .is_some()
    }
}
