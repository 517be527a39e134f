//! Finding tables: public ones, one's own, and one by its code.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use stammtisch_store::{self as store, TableStatus};
use stammtisch_table::wire::{
    Command, ListedTable, MyTable, TableNow, TablePhase, TableSummary, TableView, Text,
};

use super::room;
use crate::app_state::AppState;
use crate::limits::Caller;
use crate::listing::{Filter, Note};
use crate::problem::Problem;
use crate::room::{Glance, Rooms};
use crate::session::Session;

fn summary(Glance { view, host, .. }: Glance) -> TableSummary {
    let TableView { code, rules, chosen, now, .. } = view;
    let TableNow { settings, state, seats, spectators, .. } = now;
    TableSummary { code, rules, chosen, settings, state, host, seats, spectators }
}

#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    summary = "Public tables that somebody is at",
    params(Filter),
    responses((status = 200, description = "done", body = Vec<ListedTable>)),
)]
pub(in crate::http) async fn list_tables(
    State(shared): State<AppState>,
    query: Result<Query<Filter>, QueryRejection>,
) -> Result<Json<Vec<ListedTable>>, Problem> {
    let Query(filter) = query?;
    Ok(Json(shared.listing.find(&filter)))
}

#[utoipa::path(
    get,
    path = "/api/tables/mine",
    tag = "tables",
    summary = "The tables at which one has a seat",
    responses((status = 200, description = "done", body = Vec<MyTable>)),
)]
pub(in crate::http) async fn list_my_tables(
    State(shared): State<AppState>,
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

/// Loads a table that has no note, because an older version wrote it. One that cannot be loaded
/// must not hide the others.
async fn look(
    shared: &AppState,
    session: &Session,
    table: &store::TableSummary,
) -> Option<(Text, TablePhase)> {
    let room = Rooms::by_id(shared, table.id).await.ok()?;
    let glance = room.look(Some(session.id())).await.ok()?;
    glance.seat?;
    Some((glance.view.rules.name, glance.view.now.state))
}

#[utoipa::path(
    get,
    path = "/api/tables/{code}",
    tag = "tables",
    summary = "What one sees before joining",
    params(("code" = String, Path, description = "the six-character code of the table, or that and the key in its link")),
    responses((status = 200, description = "done", body = TableSummary)),
)]
pub(in crate::http) async fn get_table(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<TableSummary>, Problem> {
    let Path(code) = path?;
    let player = session.map(|session| session.id());
    let room = room(&shared, caller, player, &code).await?;
    let glance = room.look(None).await.map_err(|_| Problem::unavailable("ask again"))?;
    Ok(Json(summary(glance)))
}

#[utoipa::path(
    delete,
    path = "/api/tables/mine/{code}",
    tag = "tables",
    summary = "Take a table off one's own list, and leave it",
    params(("code" = String, Path, description = "The six-character code")),
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn leave_table(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    caller.may_name_a_table(&shared)?;
    let found = Rooms::find(&shared, caller, Some(session.id()), &code).await?;
    let table = found.ok_or_else(Problem::no_such_table)?;
    let player = session.player.id;
    // Leaving a table in its lobby gives up the seat, and with it the entry on the list.
    let was_there = shared.store.tables_of(player).await?.iter().any(|known| known.id == table);
    // A table that cannot be loaded must not stay on the list.
    if let Ok(room) = Rooms::by_id(&shared, table).await {
        let _ = room.command(session.named(), Command::Leave).await;
    }
    shared.store.forget_seat(player, table).await?;
    was_there.then_some(StatusCode::NO_CONTENT).ok_or_else(Problem::no_such_table)
}
