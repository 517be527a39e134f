//! For whoever watches over the server.

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::Shared;
use crate::problem::Problem;

/// The process lives.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "operating",
    responses((status = 200, description = "it does", body = String)),
)]
pub(super) async fn alive() -> &'static str {
    "ok"
}

/// Tables can be read and played: the store answers, and takes what happens.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operating",
    responses((status = 200, description = "they can", body = String)),
)]
pub(super) async fn ready(State(shared): State<Shared>) -> Result<&'static str, Problem> {
    let nobody = stammtisch_store::PlayerId::from_bytes([0; 16]);
    shared.store.player(nobody).await?;
    if shared.store.room().full {
        let detail = "the disk is full: everything can be looked at, nothing can be stored";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "storage_full", detail));
    }
    if shared.metrics.is_not_storing() {
        return Err(Problem::unavailable("what happens at tables can not be stored just now"));
    }
    Ok("ok")
}
