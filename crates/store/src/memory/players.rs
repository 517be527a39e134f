//! Players in memory.

use std::collections::hash_map::Entry;

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::players::{Forgotten, Player, Players};
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Players for MemoryStore {
    async fn create_player(&self, player: Player) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        let Entry::Vacant(free) = inner.players.entry(player.id) else {
            return Err(StoreError::IdTaken);
        };
        free.insert(player);
        Ok(())
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        Ok(self.open()?.players.get(&id).cloned())
    }

    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), StoreError> {
        self.open()?.player_mut(id)?.name = name;
        Ok(())
    }

    async fn set_player_lang(&self, id: PlayerId, lang: String) -> Result<(), StoreError> {
        self.open()?.player_mut(id)?.lang = lang;
        Ok(())
    }

    async fn set_player_left_handed(&self, id: PlayerId, left: bool) -> Result<(), StoreError> {
        self.open()?.player_mut(id)?.left_handed = left;
        Ok(())
    }

    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError> {
        Ok(self.open()?.delete_player(id))
    }

    async fn forget_idle_guests(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Forgotten, StoreError> {
        let mut inner = self.open()?;
        let idle = inner.players.values().filter(|player| inner.has_left_nothing(player, before));
        let players: Vec<_> = idle.map(|player| player.id).take(most as usize).collect();
        let ended = players.iter().filter_map(|player| inner.delete_player(*player));
        let sessions = ended.flatten().collect();
        Ok(Forgotten { players, sessions })
    }
}

impl Inner {
    pub(super) fn known(&self, player: PlayerId) -> Result<(), StoreError> {
        if self.players.contains_key(&player) { Ok(()) } else { Err(StoreError::UnknownPlayer) }
    }

    fn player_mut(&mut self, id: PlayerId) -> Result<&mut Player, StoreError> {
        self.players.get_mut(&id).ok_or(StoreError::UnknownPlayer)
    }

    fn delete_player(&mut self, id: PlayerId) -> Option<Vec<TokenHash>> {
        let own = self.sessions.extract_if(|_, session| session.player == id);
        let ended = own.map(|(token, _)| token).collect();
        self.logins.retain(|_, login| login.player != id);
        self.passkeys.retain(|_, key| key.player != id);
        self.links.retain(|_, (link, _)| link.player != id);
        self.match_links.retain(|_, link| link.player != id);
        let own = self.match_files.extract_if(.., |_, file| file.player == id);
        let own: Vec<_> = own.map(|(file, _)| file).collect();
        own.into_iter().for_each(|file| self.forget_links_to(file));
        let own = self.shared_rules.values().filter(|rules| rules.player == id);
        let own: Vec<_> = own.map(|rules| rules.code).collect();
        own.into_iter().for_each(|code| self.forget_rules(code));
        self.numbers.forget(id);
        self.ratings.forget(id);
        self.daily.forget(id);
        self.admins.retain(|admin| admin.player != id);
        self.seats.retain(|(player, _), _| *player != id);
        self.players.remove(&id).map(|_| ended)
    }

    fn has_left_nothing(&self, player: &Player, before: UnixMillis) -> bool {
        let id = player.id;
        player.created < before
            && !self.sessions.values().any(|s| s.player == id && s.last_seen >= before)
            && !self.logins.values().any(|login| login.player == id)
            && !self.passkeys.values().any(|key| key.player == id)
            && !self.admins.iter().any(|admin| admin.player == id)
            && self.has_played_for_nothing(id)
    }

    /// Whether there is nothing to lose: never a seat, no credits but gifts, no shared rules.
    pub(super) fn has_played_for_nothing(&self, id: PlayerId) -> bool {
        !self.seats.keys().any(|(seated, _)| *seated == id)
            && !self.shared_rules.values().any(|rules| rules.player == id)
            && self.ledger.has_only_gifts(id)
    }
}
