//! A finished match: all of it except the cards, and the position after each step.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use stammtisch_table::film::Eyes;
use stammtisch_table::wire::{CannotSave, Film, FilmPositions};

use super::{WithKey, watched};
use crate::app_state::AppState;
use crate::limits::{Caller, POSITIONS_AT_ONCE};
use crate::problem::Problem;
use crate::replay::Access;
use crate::session::Session;
use crate::worker_pool::HashMemory;

#[utoipa::path(
    get,
    path = "/api/matches/{id}",
    tag = "matches",
    summary = "A match that is over, as it can be watched",
    params(
        ("id" = String, Path, description = "the name of the match"),
        ("key" = Option<String>, Query, description = "the key of a link to it, for whoever did not sit there"),
    ),
    responses((status = 200, description = "done", body = Film)),
)]
pub(in crate::http) async fn get_match(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<WithKey>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let watched = watched(&shared, caller, session.as_ref(), path, query).await?;
    let film = move |_: &mut HashMemory| {
        let (id, open) = (watched.id.clone(), !watched.is_todays);
        let film = watched.replay().film(id, watched.reader, watched.is_own && open);
        let cannot_save = watched.is_todays.then_some(CannotSave::DailyNotOver);
        let film = Film { cannot_save, ..film };
        written(&film)
    };
    Ok(json(shared.workers.work(caller, film).await?))
}

/// The query: which positions, and through whose eyes.
#[derive(Deserialize)]
pub(in crate::http) struct Asked {
    from: u32,
    count: u32,
    eyes: String,
    key: Option<String>,
}

#[utoipa::path(
    get,
    path = "/api/matches/{id}/positions",
    tag = "matches",
    summary = "How things stood after some steps of a match that is over",
    params(
        ("id" = String, Path, description = "the name of the match"),
        ("from" = u32, Query, description = "the first step, from 0"),
        ("count" = u32, Query, description = "how many, 1 to 64"),
        ("eyes" = String, Query, description = "`open`: with all cards; or the number of a seat: as it was shown there"),
        ("key" = Option<String>, Query, description = "the key of a link to it, for whoever did not sit there"),
    ),
    responses((status = 200, description = "done", body = FilmPositions)),
)]
pub(in crate::http) async fn get_positions(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let (Path(id), Query(Asked { from, count, eyes, key })) = (path?, query?);
    let access = Access::of(&shared, caller, session.as_ref(), &id, key.as_deref()).await?;
    let watched = access.watch(&shared, caller).await?;
    let eyes: Eyes = eyes.parse().map_err(|_| Problem::bad_query("eyes are `open` or a seat's"))?;
    if !(1..=POSITIONS_AT_ONCE).contains(&count) {
        return Err(Problem::bad_query("1 to 64 positions can be asked for at a time"));
    }
    let positions = move |_: &mut HashMemory| {
        let positions = watched.replay().positions(from, count, eyes);
        positions.as_ref().map(written)
    };
    let positions = shared.workers.work(caller, positions).await?;
    positions.map(json).ok_or_else(|| Problem::bad_query("there was no such seat"))
}

fn written(answer: &impl Serialize) -> Vec<u8> {
    // It holds nothing that JSON cannot represent.
    serde_json::to_vec(answer).unwrap_or_default()
}

fn json(written: Vec<u8>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], written)
}
