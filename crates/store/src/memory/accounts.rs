//! Sessions by name, logins, passkeys and links in memory.

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, SessionId};

use super::{Inner, MemoryStore};
use crate::accounts::{Forgotten, Login, NewLink, Passkey, Proof, folded};
use crate::error::StoreError;
use crate::players::{NewSession, Player, Session, TokenHash};
use crate::store::Accounts;
use crate::time::UnixMillis;

#[async_trait]
impl Accounts for MemoryStore {
    async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        let inner = self.open()?;
        let own = inner.sessions.values().filter(|session| session.player == player);
        let mut own: Vec<_> = own.cloned().collect();
        own.sort_by_key(|session| (std::cmp::Reverse(session.last_seen), session.id));
        Ok(own)
    }

    async fn end_session(
        &self,
        player: PlayerId,
        id: SessionId,
    ) -> Result<Option<TokenHash>, StoreError> {
        Ok(self.open()?.end_sessions(player, |session| session.id == id).pop())
    }

    async fn end_other_sessions(
        &self,
        player: PlayerId,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        Ok(self.open()?.end_sessions(player, |session| session.token != keep))
    }

    async fn set_login(&self, login: Login) -> Result<(), StoreError> {
        self.open()?.set_login(login)
    }

    async fn change_login(
        &self,
        player: PlayerId,
        login: Option<Login>,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let mut inner = self.open()?;
        match login {
            Some(login) => inner.set_login(login)?,
            None => inner.logins.retain(|_, login| login.player != player),
        }
        inner.links.retain(|_, (link, _)| link.player != player);
        Ok(inner.end_sessions(player, |session| session.token != keep))
    }

    async fn end_idle_sessions(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let mut inner = self.open()?;
        let idle = inner
            .sessions
            .values()
            .filter(|session| session.last_seen < before && !inner.is_the_only_way(session.player));
        let ended: Vec<_> = idle.map(|session| session.token).take(most as usize).collect();
        ended.iter().for_each(|token| {
            inner.sessions.remove(token);
        });
        Ok(ended)
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

    async fn login(&self, name: String) -> Result<Option<Login>, StoreError> {
        Ok(self.open()?.logins.get(&folded(&name)).cloned())
    }

    async fn login_of(&self, player: PlayerId) -> Result<Option<Login>, StoreError> {
        Ok(self.open()?.logins.values().find(|login| login.player == player).cloned())
    }

    async fn delete_login(&self, player: PlayerId) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let before = inner.logins.len();
        inner.logins.retain(|_, login| login.player != player);
        Ok(inner.logins.len() < before)
    }

    async fn add_passkey(&self, passkey: Passkey) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        inner.known(passkey.player)?;
        if inner.passkeys.contains_key(&passkey.id) {
            return Err(StoreError::IdTaken);
        }
        inner.passkeys.insert(passkey.id.clone(), passkey);
        Ok(())
    }

    async fn passkey(&self, id: Vec<u8>) -> Result<Option<Passkey>, StoreError> {
        Ok(self.open()?.passkeys.get(&id).cloned())
    }

    async fn passkeys_of(&self, player: PlayerId) -> Result<Vec<Passkey>, StoreError> {
        let inner = self.open()?;
        let own = inner.passkeys.values().filter(|key| key.player == player);
        let mut own: Vec<_> = own.cloned().collect();
        own.sort_by_key(|key| key.created);
        Ok(own)
    }

    async fn use_passkey(
        &self,
        id: Vec<u8>,
        data: Vec<u8>,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let Some(key) = inner.passkeys.get_mut(&id) else { return Ok(false) };
        (key.data, key.last_used) = (data, Some(at));
        Ok(true)
    }

    async fn delete_passkey(&self, player: PlayerId, id: Vec<u8>) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let own = inner.passkeys.get(&id).is_some_and(|key| key.player == player);
        Ok(own && inner.passkeys.remove(&id).is_some())
    }

    async fn create_link(&self, link: NewLink, now: UnixMillis) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        inner.known(link.player)?;
        let stays = |old: &NewLink| old.expires > now && old.player != link.player;
        if inner.links.get(&link.secret).is_some_and(|(old, _)| stays(old)) {
            return Err(StoreError::IdTaken);
        }
        inner.links.retain(|_, (old, _)| stays(old));
        inner.links.insert(link.secret, (link, now));
        Ok(())
    }

    async fn link(&self, secret: TokenHash) -> Result<Option<PlayerId>, StoreError> {
        Ok(self.open()?.links.get(&secret).map(|(link, _)| link.player))
    }

    async fn begin_session(&self, session: NewSession, proof: Proof) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let player = session.player;
        let holds = match proof {
            Proof::Passphrase(phc) => {
                inner.logins.values().any(|login| login.player == player && login.phc == phc)
            }
            Proof::Passkey(id) => inner.passkeys.get(&id).is_some_and(|key| key.player == player),
            Proof::Link(secret, now) => {
                let holds = inner.links.get(&secret).is_some_and(|(link, made)| {
                    *made <= now && now < link.expires && link.player == player
                });
                if holds {
                    inner.create_session(session)?;
                }
                inner.links.remove(&secret);
                return Ok(holds);
            }
        };
        if holds { inner.create_session(session).map(|()| true) } else { Ok(false) }
    }
}

impl Inner {
    pub(super) fn known(&self, player: PlayerId) -> Result<(), StoreError> {
        if self.players.contains_key(&player) { Ok(()) } else { Err(StoreError::UnknownPlayer) }
    }

    fn set_login(&mut self, login: Login) -> Result<(), StoreError> {
        self.known(login.player)?;
        let name = folded(&login.name);
        if self.logins.get(&name).is_some_and(|other| other.player != login.player) {
            return Err(StoreError::LoginTaken);
        }
        self.logins.retain(|_, old| old.player != login.player);
        self.logins.insert(name, login);
        Ok(())
    }

    /// Whether sessions are all by which this player comes to a seat or to credits played for.
    fn is_the_only_way(&self, id: PlayerId) -> bool {
        let comes_otherwise = self.logins.values().any(|login| login.player == id)
            || self.passkeys.values().any(|key| key.player == id);
        !comes_otherwise && !self.has_played_for_nothing(id)
    }

    fn has_played_for_nothing(&self, id: PlayerId) -> bool {
        !self.seats.keys().any(|(seated, _)| *seated == id) && self.books.has_only_gifts(id)
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

    fn end_sessions(
        &mut self,
        player: PlayerId,
        which: impl Fn(&Session) -> bool,
    ) -> Vec<TokenHash> {
        let ends = |session: &Session| session.player == player && which(session);
        self.sessions.extract_if(|_, session| ends(session)).map(|(token, _)| token).collect()
    }
}
