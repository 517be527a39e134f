//! Health checks: `/healthz` (the process is alive) and `/readyz` (tables can be played).

use axum::extract::State;
use axum::http::StatusCode;

use super::metrics::are_shown;
use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;

/// The process is alive.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "operating",
    responses((status = 200, description = "it does", body = String)),
)]
pub(super) async fn alive() -> &'static str {
    "ok"
}

/// Tables can be read and played: the store answers, and can store what happens. Neither a damaged
/// table nor little disk space makes it fail: no other server has the same tables. Callers who may
/// read the metrics are told of both.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operating",
    responses(
        (status = 200, description = "they can; further lines say how many tables are damaged and \
            how many bytes are left, to whoever may read `/metrics`", body = String),
        (status = 503, description = "they cannot: `storage_full` while there is no room to store \
            anything, else `unavailable` or the code of the store"),
    ),
)]
pub(super) async fn ready(
    State(shared): State<AppState>,
    caller: Caller,
) -> Result<String, Problem> {
    let nobody = stammtisch_store::PlayerId::from_bytes([0; 16]);
    shared.store.player(nobody).await?;
    let disk = shared.store.disk_space();
    if disk.full {
        let detail = "the disk is full: everything can be looked at, nothing can be stored";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "storage_full", detail));
    }
    if shared.metrics.is_not_storing() {
        return Err(Problem::unavailable("what happens at tables can not be stored just now"));
    }
    if !are_shown(&shared, caller) {
        return Ok("ok".into());
    }
    let free = disk.free.map(|free| format!("\ndisk_free_bytes {free}")).unwrap_or_default();
    Ok(format!("ok\ntables_broken {}{free}", shared.rooms.broken()))
}
