//! Sessions: a guest recognised by a secret cookie.

mod begin;
mod cookie;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use stammtisch_store::{Player, SessionId, StorageError, StoreError, TokenHash, UnixMillis};
use stammtisch_table::wire::Guest;
use stammtisch_table::{PlayerId, Profile};

use crate::app_state::AppState;
use crate::limits::SESSION_NOTED_EVERY_MS;
use crate::problem::Problem;
use crate::room::Named;

pub(crate) use begin::{begin, begin_by, end};
pub(crate) use cookie::{PROTO, is_secure, no_cookie};

/// A valid session.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) token: TokenHash,
    /// The id by which the player sees the session; the token is nobody's business.
    pub(crate) name: SessionId,
    pub(crate) player: Player,
}

impl Session {
    pub(crate) fn id(&self) -> PlayerId {
        self.player.id
    }

    pub(crate) fn named(&self) -> Named {
        let Player { name, left_handed, .. } = self.player.clone();
        Named { player: self.id(), profile: Profile { name, left_handed } }
    }

    pub(crate) fn guest(&self) -> Guest {
        Guest {
            id: self.player.id.to_string(),
            name: self.player.name.clone(),
            lang: self.player.lang.clone(),
            left_handed: self.player.left_handed,
        }
    }

    async fn find(headers: &HeaderMap, shared: &AppState) -> Result<Option<Self>, Problem> {
        let Some(token) = cookie::token(headers) else { return Ok(None) };
        let token = token.hash();
        let Some(session) = shared.store.session(token).await? else { return Ok(None) };
        let over = shared.config.ends.session_is_over(session.last_seen, shared.clock.unix());
        // A doubted clock ends no session.
        if over && !shared.clock_guard.is_doubted() {
            return Ok(None);
        }
        let Some(player) = shared.store.player(session.player).await? else { return Ok(None) };
        let UnixMillis(now) = shared.clock.unix();
        if now - session.last_seen.0 > SESSION_NOTED_EVERY_MS {
            // If nothing can be stored, people can still read.
            match shared.store.touch_session(token, UnixMillis(now)).await {
                Err(StoreError::Storage(StorageError::Full)) => {}
                touched => {
                    touched?;
                }
            }
        }
        Ok(Some(Self { token, name: session.id, player }))
    }
}

impl FromRequestParts<AppState> for Session {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Problem> {
        Self::find(&parts.headers, shared).await?.ok_or_else(Problem::no_session)
    }
}

impl OptionalFromRequestParts<AppState> for Session {
    type Rejection = Problem;
    async fn from_request_parts(
        parts: &mut Parts,
        shared: &AppState,
    ) -> Result<Option<Self>, Problem> {
        Self::find(&parts.headers, shared).await
    }
}
