//! `/api/daily`: deals of the day, past ones, playing one, giving up.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use stammtisch_store::{DailyId, Day};
use stammtisch_table::wire::{DailyName, DailyOpened, DailyPast, DailyTable, DailyToday};

use crate::app_state::AppState;
use crate::daily;
use crate::http::body::Body;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;

type Named = Result<Path<(String, String)>, PathRejection>;

fn named(path: Named) -> Result<DailyId, Problem> {
    let Path((day, game)) = path?;
    Ok(DailyId { day: day.parse().map_err(|_| daily::none())?, game })
}

#[utoipa::path(
    get,
    path = "/api/daily",
    tag = "daily",
    summary = "Today's deals of the day, and by what the house is bound to those to come",
    responses((status = 200, description = "done", body = DailyToday)),
)]
pub(super) async fn get_today(
    State(shared): State<AppState>,
    session: Option<Session>,
) -> Result<Json<DailyToday>, Problem> {
    Ok(Json(daily::today(&shared, session.map(|session| session.id())).await?))
}

/// The query of a page: the day before which it begins.
#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<String>,
}

#[utoipa::path(
    get,
    path = "/api/daily/past",
    tag = "daily",
    summary = "Deals of days that are over, the latest first",
    params(("before" = Option<String>, Query, description = "`next` of the page before: a day")),
    responses((status = 200, description = "done", body = DailyPast)),
)]
pub(super) async fn list_past_deals(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    query: Result<Query<Before>, QueryRejection>,
) -> Result<Json<DailyPast>, Problem> {
    let Query(Before { before }) = query?;
    let before: Option<Day> = before
        .map(|day| day.parse().map_err(|_| Problem::bad_query("a day is written as 2026-11-25")))
        .transpose()?;
    let reader = session.map(|session| session.id());
    Ok(Json(daily::past(&shared, caller, reader, before).await?))
}

#[utoipa::path(
    get,
    path = "/api/daily/{day}/{game}",
    tag = "daily",
    summary = "A deal of the day; who made most of it is told once one has played it, or the day is over",
    params(
        ("day" = String, Path, description = "the day, as 2026-11-25"),
        ("game" = String, Path, description = "the game, as mau"),
    ),
    responses((status = 200, description = "done", body = DailyTable)),
)]
pub(super) async fn get_deal(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Named,
) -> Result<Json<DailyTable>, Problem> {
    let id = named(path)?;
    let reader = session.map(|session| session.id());
    Ok(Json(daily::table(&shared, caller, reader, &id).await?))
}

#[utoipa::path(
    post,
    path = "/api/daily/{day}/{game}/tries",
    tag = "daily",
    summary = "Play a deal of the day: once so that it counts, then for fun",
    params(
        ("day" = String, Path, description = "the day, as 2026-11-25"),
        ("game" = String, Path, description = "the game, as mau"),
    ),
    responses(
        (status = 201, description = "done, or gone on with the one that counts", body = DailyOpened),
        (status = 409, description = "the day has ended, and is not open to all yet"),
    ),
)]
pub(super) async fn play_deal(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    path: Named,
) -> Result<(StatusCode, Json<DailyOpened>), Problem> {
    let opened = daily::play(&shared, caller, &session, &named(path)?).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

#[utoipa::path(
    delete,
    path = "/api/daily/{day}/{game}/tries",
    tag = "daily",
    summary = "Give up the try that is going on: it counts, without a score",
    params(
        ("day" = String, Path, description = "the day, as 2026-11-25"),
        ("game" = String, Path, description = "the game, as mau"),
    ),
    responses((status = 204, description = "done")),
)]
pub(super) async fn give_deal_up(
    State(shared): State<AppState>,
    session: Session,
    path: Named,
) -> Result<StatusCode, Problem> {
    daily::give_up(&shared, &session, &named(path)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(
    put,
    path = "/api/daily/name",
    tag = "daily",
    summary = "Say whether one is named in the lists",
    request_body = DailyName,
    responses((status = 204, description = "done")),
)]
pub(super) async fn set_daily_name(
    State(shared): State<AppState>,
    session: Session,
    Body(DailyName { nameless }): Body<DailyName>,
) -> Result<StatusCode, Problem> {
    shared.store.set_daily_nameless(session.id(), nameless).await?;
    Ok(StatusCode::NO_CONTENT)
}
