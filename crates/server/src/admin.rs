//! The extractor `Admin`: lets only an operator's session through.

use std::ops::Deref;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::session::Session;

/// The session of an operator.
pub(crate) struct Admin(Session);

impl Deref for Admin {
    type Target = Session;
    fn deref(&self) -> &Session {
        &self.0
    }
}

impl FromRequestParts<AppState> for Admin {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Problem> {
        let session = <Session as FromRequestParts<AppState>>::from_request_parts(parts, shared);
        let session = session.await?;
        if !shared.store.is_admin(session.player.id).await? {
            let detail = "only those who look after this server may do this";
            return Err(Problem::new(StatusCode::FORBIDDEN, "not_admin", detail));
        }
        Ok(Self(session))
    }
}
