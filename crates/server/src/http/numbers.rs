//! `/api/numbers`: a player's statistics of finished matches.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_table::wire::{NumbersInfo, SetNumbers};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::numbers;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/numbers",
    tag = "matches",
    summary = "Numbers of one's own matches that are over",
    responses((status = 200, description = "done", body = NumbersInfo)),
)]
pub(super) async fn get_numbers(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
) -> Result<Json<NumbersInfo>, Problem> {
    caller.may(Doing::Replay, &shared)?;
    Ok(Json(numbers::of(&shared, caller, session.id()).await?))
}

#[utoipa::path(
    patch,
    path = "/api/numbers",
    tag = "matches",
    summary = "Whether one's own matches count from now on",
    request_body = SetNumbers,
    responses((status = 204, description = "done")),
)]
pub(super) async fn set_numbers(
    State(shared): State<AppState>,
    session: Session,
    Body(body): Body<SetNumbers>,
) -> Result<StatusCode, Problem> {
    let now = shared.clock.unix();
    shared.store.set_counted(session.id(), body.counted, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(
    delete,
    path = "/api/numbers",
    tag = "matches",
    summary = "Delete one's own numbers: of matches that are over by now there will be none again",
    responses((status = 204, description = "done")),
)]
pub(super) async fn delete_numbers(
    State(shared): State<AppState>,
    session: Session,
) -> Result<StatusCode, Problem> {
    shared.store.delete_numbers(session.id(), shared.clock.unix()).await?;
    Ok(StatusCode::NO_CONTENT)
}
