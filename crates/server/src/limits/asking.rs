//! Checks requests against the limits, and finds the address a request comes from.

use std::convert::Infallible;
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use super::Doing;
use super::caller::Caller;
use crate::app_state::AppState;
use crate::problem::Problem;

impl Caller {
    /// Counts what the caller is about to do.
    ///
    /// # Errors
    /// If the caller has done it too often.
    pub(crate) fn may(self, doing: Doing, shared: &AppState) -> Result<(), Problem> {
        shared.limits.take(self, doing, shared.clock.now()).map_err(|wait| {
            shared.metrics.limited(doing);
            Problem::too_many(wait)
        })
    }

    /// Whether the caller may name a table or rules by their code, or a match by its key.
    ///
    /// # Errors
    /// If too many that do not exist have been named.
    pub(crate) fn may_name_a_table(self, shared: &AppState) -> Result<(), Problem> {
        shared.limits.may_miss(self, shared.clock.now()).map_err(|wait| {
            shared.metrics.limited(Doing::Miss);
            Problem::too_many(wait)
        })
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let trusted = peer.is_some_and(|peer| shared.config.trust_proxy.has(peer));
        Ok(Self::of(peer, &parts.headers, trusted))
    }
}
