//! The join link as a picture to point a phone at.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use super::room;
use crate::app::Shared;
use crate::caching::Kept;
use crate::desk::Bench;
use crate::http::link;
use crate::limits::Caller;
use crate::problem::Problem;

#[utoipa::path(
    get,
    path = "/api/tables/{code}/qr.svg",
    tag = "tables",
    summary = "The join link as a picture to point a phone at",
    params(("code" = String, Path, description = "the six-character code of the table")),
    responses((status = 200, description = "a picture", body = String, content_type = "image/svg+xml")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let Path(code) = path?;
    room(&shared, caller, &code).await?;
    let join = link::origin(&headers, &shared.config) + "/t/" + &code.to_ascii_uppercase();
    let picture = shared.desk.work(caller, move |_: &mut Bench| link::picture(&join)).await??;
    Ok(Kept(([(header::CONTENT_TYPE, "image/svg+xml")], picture)))
}
