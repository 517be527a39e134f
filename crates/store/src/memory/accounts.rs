//! Logins, passkeys and links in memory.

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use super::{Inner, MemoryStore};
use crate::accounts::{Accounts, Login, NewLink, Passkey, folded};
use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Accounts for MemoryStore {
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
}

impl Inner {
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
}
