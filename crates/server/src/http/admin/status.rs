//! How the server is.

use axum::Json;
use axum::extract::State;
use stammtisch_store::Chore;
use stammtisch_table::wire::{self, AdminStatus};

use crate::admin::Admin;
use crate::app::Shared;

#[utoipa::path(
    get,
    path = "/api/admin/status",
    tag = "admin",
    summary = "How the server is",
    responses((status = 200, description = "done", body = AdminStatus)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    _admin: Admin,
) -> Json<AdminStatus> {
    let tables = shared.store.open_tables().await;
    let room = shared.store.room();
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
        lines: count(shared.lines.count()),
        read_only: room.full,
        disk_free: room.free,
        broken: count(shared.rooms.broken()),
        backup: chore(Chore::Backup).await,
        drill: chore(Chore::Drill).await,
    })
}
