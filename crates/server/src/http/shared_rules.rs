//! Rules that people share by a code: storing, finding and withdrawing them.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use stammtisch_table::wire::{MySharedRules, ShareRules, SharedRules};

use super::link;
use crate::app_state::AppState;
use crate::caching::Kept;
use crate::http::body::Body;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;
use crate::{shared_rules, worker_pool};

#[utoipa::path(
    get,
    path = "/api/shared-rules",
    tag = "rules",
    summary = "The rules that one shares, the latest first",
    responses((status = 200, description = "done", body = MySharedRules)),
)]
pub(super) async fn list_my_shared_rules(
    State(shared): State<AppState>,
    session: Session,
) -> Result<Json<MySharedRules>, Problem> {
    let own = shared.store.rules_shared_by(session.id()).await?;
    let name = &session.player.name;
    let rules = own.iter().rev().map(|rules| shared_rules::info(rules, name.clone(), true));
    Ok(Json(MySharedRules { rules: rules.collect() }))
}

/// The same file of the same player has one code, however often it is shared.
#[utoipa::path(
    post,
    path = "/api/shared-rules",
    tag = "rules",
    summary = "Share a rules file: the house keeps it under a code, by which anybody may read, play, keep and change it",
    request_body = ShareRules,
    responses(
        (status = 201, description = "done", body = SharedRules),
        (status = 409, description = "the player shares as many as one may"),
        (status = 422, description = "something is wrong with the rules, or this is no code that they could be made from"),
        (status = 503, description = "the house keeps no more of them, or cannot look at it now"),
    ),
)]
pub(super) async fn share_rules(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    Body(body): Body<ShareRules>,
) -> Result<(StatusCode, Json<SharedRules>), Problem> {
    let code = shared_rules::share(&shared, caller, &session, body).await?;
    let found = shared.store.shared_rules(code).await?.ok_or_else(shared_rules::none)?;
    let told = shared_rules::told(&shared, Some(session.id()), found).await?;
    Ok((StatusCode::CREATED, Json(told)))
}

#[utoipa::path(
    get,
    path = "/api/shared-rules/{code}",
    tag = "rules",
    summary = "The rules under a code, and what they were made from",
    params(("code" = String, Path, description = "an R and six letters and digits")),
    responses((status = 200, description = "done", body = SharedRules)),
)]
pub(super) async fn get_shared_rules(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<SharedRules>, Problem> {
    let Path(code) = path?;
    let found = shared_rules::find(&shared, caller, &code).await?;
    let reader = session.map(|session| session.id());
    Ok(Json(shared_rules::told(&shared, reader, found).await?))
}

/// What others have kept, changed or sat down with remains theirs.
#[utoipa::path(
    delete,
    path = "/api/shared-rules/{code}",
    tag = "rules",
    summary = "Take rules back that one shares: from now on their code leads nowhere",
    params(("code" = String, Path, description = "an R and six letters and digits")),
    responses((status = 204, description = "done")),
)]
pub(super) async fn take_shared_rules_back(
    State(shared): State<AppState>,
    session: Session,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    let code = code.parse().map_err(|_| shared_rules::none())?;
    let taken = shared.store.take_rules_back(session.id(), code).await?;
    taken.then_some(StatusCode::NO_CONTENT).ok_or_else(shared_rules::none)
}

#[utoipa::path(
    get,
    path = "/api/shared-rules/{code}/qr.svg",
    tag = "rules",
    summary = "The link to shared rules as a picture to point a phone at",
    params(("code" = String, Path, description = "an R and six letters and digits")),
    responses((status = 200, description = "a picture", body = String, content_type = "image/svg+xml")),
)]
pub(super) async fn draw_shared_rules_link(
    State(shared): State<AppState>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let Path(code) = path?;
    let found = shared_rules::find(&shared, caller, &code).await?;
    let address = link::origin(&headers, &shared.config) + "/r/" + found.code.as_str();
    let key = worker_pool::key("shared-rules-qr", &address);
    let draw = move || Ok(link::picture(&address)?.into());
    let picture = shared.workers.kept(caller, key, || Ok(()), draw).await?;
    Ok(Kept(([(header::CONTENT_TYPE, "image/svg+xml")], picture)))
}
