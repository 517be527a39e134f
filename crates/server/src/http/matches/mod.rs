//! Finished matches: one's own, watching one of them, and links to it.

pub(super) mod files;
pub(super) mod hands;
pub(super) mod hindsight;
pub(super) mod links;
pub(super) mod list;
pub(super) mod watch;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use serde::Deserialize;

use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::replay::{Access, Watched};
use crate::session::Session;

/// The query: the key of a link, if the reader followed one.
#[derive(Deserialize)]
pub(in crate::http) struct WithKey {
    key: Option<String>,
}

/// The match named in the path, if the asker may watch it.
async fn watched(
    shared: &AppState,
    caller: Caller,
    session: Option<&Session>,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<WithKey>, QueryRejection>,
) -> Result<Watched, Problem> {
    let (Path(id), Query(WithKey { key })) = (path?, query?);
    let access = Access::of(shared, caller, session, &id, key.as_deref()).await?;
    access.watch(shared, caller).await
}

/// One's own match: one that the player sat at or uploaded.
async fn own(
    shared: &AppState,
    caller: Caller,
    session: &Session,
    path: Result<Path<String>, PathRejection>,
) -> Result<Watched, Problem> {
    watched(shared, caller, Some(session), path, Ok(Query(WithKey { key: None }))).await
}
