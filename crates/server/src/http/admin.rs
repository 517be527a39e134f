//! `/api/admin`: becoming an operator, the state of the server, all tables, closing one.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stammtisch_store::{Chore, JoinCode, TableStatus, TableSummary};
use stammtisch_table::wire::{self, AdminStatus, AdminTable, ClaimAdmin};

use crate::admin::Admin;
use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::listing::Note;
use crate::problem::Problem;
use crate::session::Session;
use crate::token::Token;

#[utoipa::path(
    post,
    path = "/api/admin/claim",
    tag = "admin",
    summary = "Become the one who looks after the server, by the token that it has printed",
    request_body = ClaimAdmin,
    responses((status = 204, description = "done")),
)]
pub(super) async fn claim_admin(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    Body(body): Body<ClaimAdmin>,
) -> Result<StatusCode, Problem> {
    caller.may(Doing::Login, &shared)?;
    let token = Token::read(&body.token).ok_or_else(bad_token)?;
    let now = shared.clock.unix();
    if !shared.store.claim_admin(token.hash(), session.player.id, now).await? {
        return Err(bad_token());
    }
    tracing::warn!(player = %session.player.id, "looks after this server from now on");
    Ok(StatusCode::NO_CONTENT)
}

fn bad_token() -> Problem {
    let detail = "this token is unknown, was used already or is too old; `stammtisch admin token` prints a new one";
    Problem::new(StatusCode::FORBIDDEN, "bad_token", detail)
}

#[utoipa::path(
    get,
    path = "/api/admin/status",
    tag = "admin",
    summary = "How the server is",
    responses((status = 200, description = "done", body = AdminStatus)),
)]
pub(super) async fn get_status(State(shared): State<AppState>, _admin: Admin) -> Json<AdminStatus> {
    let tables = shared.store.open_tables().await;
    let disk = shared.store.disk_space();
    let chore = async |what| {
        let done = shared.store.last_chore(what).await.ok().flatten();
        done.map(|done| wire::Chore { at: done.at.0, well: done.well })
    };
    let count = |many: usize| many.try_into().unwrap_or(u32::MAX);
    Json(AdminStatus {
        version: env!("CARGO_PKG_VERSION").into(),
        uptime_ms: shared.clock.now().0.saturating_sub(shared.started.0),
        store: tables.is_ok(),
        tables: count(tables.map(|tables| tables.len()).unwrap_or_default()),
        rooms: count(shared.rooms.count()),
        lines: count(shared.open_sockets.count()),
        read_only: disk.full,
        disk_free: disk.free,
        broken: count(shared.rooms.broken()),
        backup: chore(Chore::Backup).await,
        drill: chore(Chore::Drill).await,
    })
}

#[utoipa::path(
    get,
    path = "/api/admin/tables",
    tag = "admin",
    summary = "All open tables, the last used first",
    responses((status = 200, description = "done", body = Vec<AdminTable>)),
)]
pub(super) async fn list_all_tables(
    State(shared): State<AppState>,
    _admin: Admin,
) -> Result<Json<Vec<AdminTable>>, Problem> {
    let all = shared.store.all_tables().await?.into_iter();
    let open = all.filter(|table| table.status == TableStatus::Open);
    Ok(Json(open.map(|table| row(&shared, &table)).collect()))
}

fn row(shared: &AppState, table: &TableSummary) -> AdminTable {
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

#[utoipa::path(
    delete,
    path = "/api/admin/tables/{code}",
    tag = "admin",
    summary = "Close a table",
    params(("code" = String, Path, description = "The six-character code")),
    responses((status = 204, description = "done")),
)]
pub(super) async fn close_table(
    State(shared): State<AppState>,
    admin: Admin,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    let code: JoinCode = code.parse().map_err(|_| Problem::no_such_table())?;
    let table = shared.store.table_by_code(code).await?.ok_or_else(Problem::no_such_table)?;
    shared.store.close_table(table, shared.clock.unix()).await?;
    shared.rooms.close(table).await;
    shared.counting_queue.push(table);
    tracing::warn!(player = %admin.player.id, %table, "closed a table");
    Ok(StatusCode::NO_CONTENT)
}
