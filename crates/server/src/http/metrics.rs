//! Metrics for Prometheus.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tokio::runtime::Handle;

use crate::app_state::AppState;
use crate::config::ShowMetrics;
use crate::limits::Caller;
use crate::metrics::Now;
use crate::problem::Problem;

/// The OpenMetrics text format, which Prometheus reads.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[utoipa::path(
    get,
    path = "/metrics",
    tag = "operating",
    summary = "Counters for Prometheus",
    responses((status = 200, description = "the OpenMetrics text format", body = String, content_type = "application/openmetrics-text"))
)]
pub(crate) async fn get_metrics(
    State(shared): State<AppState>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    if !are_shown(&shared, caller) {
        let detail = "the operator does not show these to you";
        return Err(Problem::new(StatusCode::FORBIDDEN, "not_shown", detail));
    }
    let now = Now {
        connections: shared.connections.count(),
        sockets: shared.open_sockets.count(),
        rooms: shared.rooms.count(),
        broken: shared.rooms.broken(),
        disk: shared.store.disk_space(),
        tasks: Handle::current().metrics().num_alive_tasks(),
    };
    let text = shared.metrics.text(now);
    let text = text.map_err(|_| Problem::unavailable("the counters cannot be written"))?;
    Ok(([(header::CONTENT_TYPE, KIND)], text))
}

/// Whether this caller may read the metrics.
pub(crate) fn are_shown(shared: &AppState, caller: Caller) -> bool {
    match shared.config.metrics {
        ShowMetrics::Nobody => false,
        ShowMetrics::Here => caller.is_here(),
        ShowMetrics::Everybody => true,
    }
}
