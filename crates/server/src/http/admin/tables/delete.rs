//! Close a table: it is found no more, and whoever is there is sent away.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stammtisch_store::JoinCode;

use crate::admin::Admin;
use crate::app::Shared;
use crate::problem::Problem;

#[utoipa::path(
    delete,
    path = "/api/admin/tables/{code}",
    tag = "admin",
    summary = "Close a table",
    params(("code" = String, Path, description = "The six-character code")),
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    admin: Admin,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    let code: JoinCode = code.parse().map_err(|_| Problem::no_such_table())?;
    let table = shared.store.table_by_code(code).await?.ok_or_else(Problem::no_such_table)?;
    shared.store.close_table(table, shared.clock.unix()).await?;
    shared.rooms.close(table).await;
    tracing::warn!(player = %admin.player.id, %table, "closed a table");
    Ok(StatusCode::NO_CONTENT)
}
