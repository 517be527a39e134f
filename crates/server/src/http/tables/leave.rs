//! Take a table off one's own list, and leave it.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stammtisch_table::wire::Command;

use crate::app::Shared;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::room::Rooms;
use crate::session::Session;

#[utoipa::path(
    delete,
    path = "/api/tables/mine/{code}",
    tag = "tables",
    summary = "Take a table off one's own list, and leave it",
    params(("code" = String, Path, description = "The six-character code")),
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    caller.may_name_a_table(&shared)?;
    let found = Rooms::find(&shared, caller, Some(session.id()), &code).await?;
    let table = found.ok_or_else(Problem::no_such_table)?;
    let player = session.player.id;
    // Leaving a table that waits gives up the seat, and with it the entry on the list.
    let was_there = shared.store.tables_of(player).await?.iter().any(|known| known.id == table);
    // A table that cannot be loaded must not stay on the list.
    if let Ok(stub) = Rooms::by_id(&shared, table).await {
        let _ = stub.command(session.named(), Command::Leave).await;
    }
    shared.store.forget_seat(player, table).await?;
    was_there.then_some(StatusCode::NO_CONTENT).ok_or_else(Problem::no_such_table)
}
