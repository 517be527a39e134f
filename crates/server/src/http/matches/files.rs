//! Matches as files: downloaded, uploaded and withdrawn.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use stammtisch_store::MatchRef;
use stammtisch_table::wire::MatchCard;

use super::{WithKey, watched};
use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::replay::{self, file};
use crate::session::Session;
use crate::worker_pool::HashMemory;

#[utoipa::path(
    get,
    path = "/api/matches/{id}/file",
    tag = "matches",
    summary = "A match that is over, as a file",
    params(
        ("id" = String, Path, description = "the name of the match"),
        ("key" = Option<String>, Query, description = "the key of a link to it, for whoever did not sit there"),
    ),
    responses((status = 200, description = "done", body = serde_json::Value)),
)]
pub(in crate::http) async fn get_match_file(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<WithKey>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let watched = watched(&shared, caller, session.as_ref(), path, query).await?.for_others()?;
    let write = move |_: &mut HashMemory| file::written(&watched.replay());
    let written = shared.workers.work(caller, write).await??;
    let head = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"match.json\""),
    ];
    Ok((head, written))
}

#[utoipa::path(
    post,
    path = "/api/matches",
    tag = "matches",
    summary = "Bring a match from elsewhere",
    request_body(content = serde_json::Value, description = "a match file", content_type = "application/json"),
    responses(
        (status = 201, description = "done", body = MatchCard),
        (status = 409, description = "the player has left as many here as one may"),
        (status = 422, description = "this is no match that was played to its end by its rules"),
        (status = 503, description = "the house keeps no more of them, or cannot look at it now"),
    ),
)]
pub(in crate::http) async fn bring_match(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<MatchCard>), Problem> {
    let unread = |rejection: BytesRejection| {
        let detail = rejection.body_text();
        Problem::new(StatusCode::BAD_REQUEST, "bad_body", detail) // the body is not JSON of this form
    };
    let body = body.map_err(unread)?;
    let card = file::bring(&shared, caller, &session, body.into()).await?;
    Ok((StatusCode::CREATED, Json(card)))
}

/// Matches played at a table stay in its log: only uploaded ones can be withdrawn.
#[utoipa::path(
    delete,
    path = "/api/matches/{id}",
    tag = "matches",
    summary = "Take a match back that one has brought, and all links to it",
    params(("id" = String, Path, description = "the name of the match, `f-` before it")),
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn take_match_back(
    State(shared): State<AppState>,
    session: Session,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(id) = path?;
    let Some(of @ MatchRef::File(file)) = replay::named(&id) else { return Err(replay::none()) };
    let deleted = shared.store.delete_match_file(session.id(), file).await?;
    if deleted {
        shared.replays.forget(of);
        shared.hindsights.forget(of);
    }
    deleted.then_some(StatusCode::NO_CONTENT).ok_or_else(replay::none)
}
