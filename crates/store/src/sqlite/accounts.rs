//! The ways in which a player is recognised, in SQLite.

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, SessionId};

use super::{SqliteStore, idle, links, logins, passkeys, sessions};
use crate::accounts::{Forgotten, Login, NewLink, Passkey, Proof};
use crate::error::StoreError;
use crate::players::{NewSession, Session, TokenHash};
use crate::store::Accounts;
use crate::time::UnixMillis;

#[async_trait]
impl Accounts for SqliteStore {
    async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        sessions::of(&mut *self.reader().await?, player).await
    }

    async fn end_session(
        &self,
        player: PlayerId,
        id: SessionId,
    ) -> Result<Option<TokenHash>, StoreError> {
        Ok(self.writer.write(sessions::End::One(player, id)).await?.pop())
    }

    async fn end_other_sessions(
        &self,
        player: PlayerId,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        self.writer.write(sessions::End::AllBut(player, keep)).await
    }

    async fn set_login(&self, login: Login) -> Result<(), StoreError> {
        self.writer.write(logins::Set(login)).await
    }

    async fn change_login(
        &self,
        player: PlayerId,
        login: Option<Login>,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        self.writer.write(logins::Change { player, login, keep }).await
    }

    async fn end_idle_sessions(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let idle = idle::sessions(&mut *self.reader().await?, before, most).await?;
        self.writer.write(idle::EndSessions { before, idle }).await
    }

    async fn forget_idle_guests(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Forgotten, StoreError> {
        let idle = idle::guests(&mut *self.reader().await?, before, most).await?;
        self.writer.write(idle::ForgetGuests { before, idle }).await
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

    async fn begin_session(&self, session: NewSession, proof: Proof) -> Result<bool, StoreError> {
        self.writer.write(sessions::Begin { session, proof }).await
    }
}
