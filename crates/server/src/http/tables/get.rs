//! What one sees before joining.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use stammtisch_table::wire::TableSummary;

use super::{room, summary};
use crate::app::Shared;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/tables/{code}",
    tag = "tables",
    summary = "What one sees before joining",
    params(("code" = String, Path, description = "the six-character code of the table, or that and the key in its link")),
    responses((status = 200, description = "done", body = TableSummary)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<TableSummary>, Problem> {
    let Path(code) = path?;
    let player = session.map(|session| session.id());
    let stub = room(&shared, caller, player, &code).await?;
    let glance = stub.look(None).await.map_err(|_| Problem::unavailable("ask again"))?;
    Ok(Json(summary(glance)))
}
