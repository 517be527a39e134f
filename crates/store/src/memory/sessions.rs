//! Sessions in memory.

use std::collections::hash_map::Entry;

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, SessionId};

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::sessions::{NewSession, Proof, Session, Sessions};
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Sessions for MemoryStore {
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        self.open()?.create_session(session)
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

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        Ok(self.open()?.sessions.get(&token).cloned())
    }

    async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        let inner = self.open()?;
        let own = inner.sessions.values().filter(|session| session.player == player);
        let mut own: Vec<_> = own.cloned().collect();
        own.sort_by_key(|session| (std::cmp::Reverse(session.last_seen), session.id));
        Ok(own)
    }

    async fn touch_session(&self, token: TokenHash, at: UnixMillis) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let session = inner.sessions.get_mut(&token);
        Ok(session.map(|session| session.last_seen = session.last_seen.max(at)).is_some())
    }

    async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError> {
        Ok(self.open()?.sessions.remove(&token).is_some())
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
}

impl Inner {
    fn create_session(&mut self, new: NewSession) -> Result<(), StoreError> {
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

    /// Ends the sessions of a player that `which` selects, and returns their tokens.
    pub(super) fn end_sessions(
        &mut self,
        player: PlayerId,
        which: impl Fn(&Session) -> bool,
    ) -> Vec<TokenHash> {
        let ends = |session: &Session| session.player == player && which(session);
        self.sessions.extract_if(|_, session| ends(session)).map(|(token, _)| token).collect()
    }

    /// Whether this player can get to a seat, or to credits played for, only through sessions.
    fn is_the_only_way(&self, id: PlayerId) -> bool {
        let comes_otherwise = self.logins.values().any(|login| login.player == id)
            || self.passkeys.values().any(|key| key.player == id);
        !comes_otherwise && !self.has_played_for_nothing(id)
    }
}
