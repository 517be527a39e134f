//! Logins, passkeys and links in SQLite.

pub(super) mod links;
pub(super) mod logins;
mod passkeys;

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use super::SqliteStore;
use super::sessions::End;
use crate::accounts::{Accounts, Login, NewLink, Passkey};
use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Accounts for SqliteStore {
    async fn set_login(&self, login: Login) -> Result<(), StoreError> {
        self.writer.write(logins::Set(login)).await
    }

    async fn change_login(
        &self,
        player: PlayerId,
        login: Option<Login>,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        self.writer.write(End::LoginChanged { player, login, keep }).await
    }

    async fn login(&self, name: String) -> Result<Option<Login>, StoreError> {
        logins::named(&mut *self.reader().await?, &name).await
    }

    async fn login_of(&self, player: PlayerId) -> Result<Option<Login>, StoreError> {
        logins::of(&mut *self.reader().await?, player).await
    }

    async fn delete_login(&self, player: PlayerId) -> Result<bool, StoreError> {
        self.writer.write(logins::Delete(player)).await
    }

    async fn add_passkey(&self, passkey: Passkey) -> Result<(), StoreError> {
        self.writer.write(passkeys::Add(passkey)).await
    }

    async fn passkey(&self, id: Vec<u8>) -> Result<Option<Passkey>, StoreError> {
        passkeys::passkey(&mut *self.reader().await?, &id).await
    }

    async fn passkeys_of(&self, player: PlayerId) -> Result<Vec<Passkey>, StoreError> {
        passkeys::of(&mut *self.reader().await?, player).await
    }

    async fn use_passkey(
        &self,
        id: Vec<u8>,
        data: Vec<u8>,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        self.writer.write(passkeys::Used { id, data, at }).await
    }

    async fn delete_passkey(&self, player: PlayerId, id: Vec<u8>) -> Result<bool, StoreError> {
        self.writer.write(passkeys::Delete { player, id }).await
    }

    async fn create_link(&self, link: NewLink, now: UnixMillis) -> Result<(), StoreError> {
        self.writer.write(links::Create { link, now }).await
    }

    async fn link(&self, secret: TokenHash) -> Result<Option<PlayerId>, StoreError> {
        links::leads_to(&mut *self.reader().await?, secret).await
    }
}
