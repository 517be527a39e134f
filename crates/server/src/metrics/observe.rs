//! Counts and logs every request, by its route: a path may contain a table's code.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::app_state::AppState;

/// The label for anything without a route of its own: the web client, and paths that do not exist.
const OTHER: &str = "other";

pub(crate) async fn observe(
    State(shared): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let route = path.unwrap_or(OTHER).to_owned();
    let method = request.method().clone();
    let span = tracing::info_span!("request", %method, route);
    let response = next.run(request).instrument(span.clone()).await;
    let (status, spent) = (response.status().as_u16(), begin.elapsed());
    tracing::info!(parent: &span, status, micros = u64::try_from(spent.as_micros()).unwrap_or(u64::MAX), "answered");
    // All unusual methods, which clients can make up, share one label.
    let method = if is_usual(&method) { method.to_string() } else { OTHER.to_owned() };
    shared.metrics.request(method, route, status, spent.as_secs_f64());
    response
}

fn is_usual(method: &axum::http::Method) -> bool {
    use axum::http::Method;
    [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::HEAD]
        .contains(method)
}
