//! Tracks a request on its connection, which counts as busy from when the request has arrived in
//! full until it is answered.

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use stammtisch_store::MATCH_FILE_BYTES;
use tokio::sync::Semaphore;

use super::ConnectionSlot;
use crate::limits::{BODY_WITHIN, LONG_BODIES_AT_ONCE, LONGEST_BODY, MATCH_FILES};
use crate::problem::Problem;

/// Waits a limited time for the whole body, and marks the connection as waiting again after the
/// answer.
pub(crate) async fn track_request(request: Request, next: Next) -> Response {
    let slot = request.extensions().get::<ConnectionSlot>().cloned();
    if let Some(slot) = &slot {
        slot.reads();
    }
    let request = match whole(request).await {
        Ok(request) => request,
        Err(problem) => {
            let mut response = problem.into_response();
            // The rest of the body is not waited for.
            let close = header::HeaderValue::from_static("close");
            response.headers_mut().insert(header::CONNECTION, close);
            return response;
        }
    };
    if let Some(slot) = &slot {
        slot.works();
    }
    let response = next.run(request).await;
    if let Some(slot) = slot {
        slot.waits();
    }
    response
}

/// Match files are longer than all other bodies, so only a few are received at a time: this bounds
/// what strangers can make the server hold in memory.
static LONG_BODIES: Semaphore = Semaphore::const_new(LONG_BODIES_AT_ONCE);

async fn whole(request: Request) -> Result<Request, Problem> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let is_file = request.method() == Method::POST && request.uri().path() == MATCH_FILES;
    let longest = if is_file { MATCH_FILE_BYTES } else { LONGEST_BODY };
    // SlotState until the body is there; what is done with it has limits of its own.
    let _slot = match is_file.then(|| LONG_BODIES.try_acquire()) {
        Some(Err(_)) => return Err(Problem::busy()),
        slot => slot,
    };
    let (head, body) = request.into_parts();
    let too_long = || {
        let detail = "the body is longer than may be";
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", detail)
    };
    if body.size_hint().lower() > longest as u64 {
        return Err(too_long());
    }
    let body = tokio::time::timeout(BODY_WITHIN, to_bytes(body, longest)).await;
    let body = body.map_err(|_| {
        let detail = "the body of the request took too long to come";
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", detail) // the body did not come in time
    })?;
    let body = body.map_err(|_| too_long())?;
    Ok(Request::from_parts(head, Body::from(body)))
}
