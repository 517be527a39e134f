//! `/api/matches/{id}/hands`: who could have held which card, by what one seat knew.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use serde::Deserialize;
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::HandOdds;

use crate::app_state::AppState;
use crate::caching::Kept;
use crate::hindsight::HandsCache;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::replay::Access;
use crate::session::Session;

/// The query: after which step, and by which seat's knowledge.
#[derive(Deserialize)]
pub(in crate::http) struct Asked {
    step: u32,
    seat: u8,
    key: Option<String>,
}

#[utoipa::path(
    get,
    path = "/api/matches/{id}/hands",
    tag = "matches",
    summary = "Who could have held which card after a step of a match that is over, by what one seat knew",
    params(
        ("id" = String, Path, description = "the name of the match"),
        ("step" = u32, Query, description = "after which step, from 0"),
        ("seat" = u8, Query, description = "by what this seat knew"),
        ("key" = Option<String>, Query, description = "the key of a link to it, for whoever did not sit there"),
    ),
    responses((status = 200, description = "done", body = HandOdds)),
)]
pub(in crate::http) async fn get_hands(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let (Path(id), Query(Asked { step, seat, key })) = (path?, query?);
    let access = Access::of(&shared, caller, session.as_ref(), &id, key.as_deref()).await?;
    let watched = access.watch(&shared, caller).await?;
    let replay = watched.without_names();
    if seat >= replay.seats() {
        return Err(Problem::bad_query("there was no such seat"));
    }
    let step = step.min(replay.len());
    let found = HandsCache::ask(&shared, caller, (watched.of, step, Seat(seat)), replay).await?;
    Ok(Kept(Json(found)))
}
