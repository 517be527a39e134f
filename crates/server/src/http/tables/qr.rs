//! The join link as a QR code.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use super::room;
use crate::app_state::AppState;
use crate::caching::Kept;
use crate::http::link;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;
use crate::worker_pool;

#[utoipa::path(
    get,
    path = "/api/tables/{code}/qr.svg",
    tag = "tables",
    summary = "The join link as a picture to point a phone at",
    params(("code" = String, Path, description = "the six-character code of the table, or that and the key in its link")),
    responses((status = 200, description = "a picture", body = String, content_type = "image/svg+xml")),
)]
pub(in crate::http) async fn draw_table_link(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let Path(code) = path?;
    let player = session.map(|session| session.id());
    let room = room(&shared, caller, player, &code).await?;
    let glance = room.look(player).await.map_err(|_| Problem::unavailable("ask again"))?;
    let address = glance.link.unwrap_or_else(|| code.to_ascii_uppercase());
    let join = link::origin(&headers, &shared.config) + "/t/" + &address;
    let key = worker_pool::key("qr", &join);
    let draw = move || Ok(link::picture(&join)?.into());
    let picture = shared.workers.kept(caller, key, || Ok(()), draw).await?;
    Ok(Kept(([(header::CONTENT_TYPE, "image/svg+xml")], picture)))
}
