//! Everything that is kept about a player, to take away.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::app::Shared;
use crate::credits;
use crate::export::{self, Export};
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;

/// Movements in the document: more than one can make in years.
const MOVEMENTS: u32 = 100_000;

#[utoipa::path(
    get,
    path = "/api/account/export",
    tag = "account",
    summary = "Everything that is kept about a player, as a file",
    responses((status = 200, description = "done", body = serde_json::Value)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    // All logs are read for it: nobody needs it often.
    caller.may(Doing::Table, &shared)?;
    let (at, created) = (shared.clock.unix().0, session.player.created.0);
    let player = session.player.id;
    let account = super::get::info(&shared, &session).await?;
    let mut tables = Vec::new();
    for summary in shared.store.tables_ever_of(player).await? {
        tables.push(export::table(&shared, caller, session.id(), summary).await?);
    }
    let movements = shared.store.statement(player, MOVEMENTS).await?;
    let credits = movements.into_iter().map(credits::movement).collect();
    let name = "attachment; filename=\"stammtisch.json\"";
    let document = Json(Export { at, created, account, credits, tables });
    Ok(([(header::CONTENT_DISPOSITION, name)], document))
}
