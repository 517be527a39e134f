//! The tables at which one has a seat.

use axum::Json;
use axum::extract::State;
use stammtisch_store::{TableStatus, TableSummary};
use stammtisch_table::wire::{MyTable, TablePhase, Text};

use crate::app::Shared;
use crate::listing::Note;
use crate::problem::Problem;
use crate::room::Rooms;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/tables/mine",
    tag = "tables",
    summary = "The tables at which one has a seat",
    responses((status = 200, description = "done", body = Vec<MyTable>)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
) -> Result<Json<Vec<MyTable>>, Problem> {
    let mut mine = Vec::new();
    for table in shared.store.tables_of(session.player.id).await? {
        if table.status != TableStatus::Open {
            continue;
        }
        let now = shared.listing.get(table.id).map(|now| (now.rules, now.state));
        let noted = || Note::from_bytes(&table.note).map(|note| (note.rules(), note.state()));
        let known = match now.or_else(noted) {
            Some(known) => Some(known),
            None => look(&shared, &session, &table).await,
        };
        let Some((rules, state)) = known else { continue };
        let code = table.code.to_string();
        mine.push(MyTable { code, rules, state, last: table.updated.0 });
    }
    Ok(Json(mine))
}

/// A table of which nothing was noted: an older version wrote it. One that cannot be loaded must
/// not hide the others.
async fn look(
    shared: &Shared,
    session: &Session,
    table: &TableSummary,
) -> Option<(Text, TablePhase)> {
    let stub = Rooms::by_id(shared, table.id).await.ok()?;
    let glance = stub.look(Some(session.id())).await.ok()?;
    glance.seat?;
    Some((glance.view.rules.name, glance.view.now.state))
}
