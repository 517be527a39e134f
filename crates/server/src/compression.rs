//! Compresses cacheable answers once for all who ask.

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app_state::AppState;
use crate::limits::LONGEST_WITH_VALIDATOR_BYTES;
use crate::problem::Problem;

/// Sends the compressed answer from the cache, if it is there.
pub(crate) async fn compress(
    State(shared): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    let Some(key) = packed_as(&response) else { return response };
    let (head, body) = response.into_parts();
    if let Some(known) = shared.compressed_answers.0.get(&key) {
        // It is compressed only while it is read, so this one never is.
        return Response::from_parts(head, known.into());
    }
    let Ok(packed) = to_bytes(body, LONGEST_WITH_VALIDATOR_BYTES).await else {
        return Problem::unavailable("the answer has become too long").into_response();
    };
    shared.compressed_answers.0.insert(key, packed.clone());
    Response::from_parts(head, packed.into())
}

/// The cache key of a compressed answer with a validator.
pub(crate) fn packed_as(response: &Response) -> Option<Vec<u8>> {
    let of = |name| response.headers().get(name).map(HeaderValue::as_bytes);
    Some([of(header::ETAG)?, b" ", of(header::CONTENT_ENCODING)?].concat())
}
