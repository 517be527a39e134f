//! All open tables, the last used first.

use axum::Json;
use axum::extract::State;
use stammtisch_store::{TableStatus, TableSummary};
use stammtisch_table::wire::AdminTable;

use crate::admin::Admin;
use crate::app::Shared;
use crate::listing::Note;
use crate::problem::Problem;

#[utoipa::path(
    get,
    path = "/api/admin/tables",
    tag = "admin",
    summary = "All open tables, the last used first",
    responses((status = 200, description = "done", body = Vec<AdminTable>)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    _admin: Admin,
) -> Result<Json<Vec<AdminTable>>, Problem> {
    let all = shared.store.all_tables().await?.into_iter();
    let open = all.filter(|table| table.status == TableStatus::Open);
    Ok(Json(open.map(|table| row(&shared, &table)).collect()))
}

fn row(shared: &Shared, table: &TableSummary) -> AdminTable {
    let note = Note::from_bytes(&table.note);
    let now = shared.listing.get(table.id);
    AdminTable {
        code: table.code.to_string(),
        rules: now.as_ref().map(|now| now.rules.clone()).or(note.as_ref().map(Note::rules)),
        state: now.as_ref().map(|now| now.state).or(note.as_ref().map(Note::state)),
        people: now.map_or(0, |now| now.people),
        created: table.created.0,
        last: table.updated.0,
    }
}
