//! Answers that a browser may keep and revalidate (`ETag`, RFC 9110, 13): it asks each time, and is
//! told in a few bytes that its copy is still valid.

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use sha2::{Digest, Sha256};

use crate::limits::{ANSWER_BYTES, ANSWERS_BYTES, LONGEST_WITH_VALIDATOR_BYTES};
use crate::problem::Problem;

/// Only the asker's own browser may keep the answer, and it must revalidate it before each use.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("private, no-cache");

/// An answer that stays the same until the server, or what it speaks of, has changed.
pub(crate) struct Kept<T>(pub(crate) T);

impl<T: IntoResponse> IntoResponse for Kept<T> {
    fn into_response(self) -> Response {
        let mut response = self.0.into_response();
        response.headers_mut().insert(header::CACHE_CONTROL, ASK_AGAIN);
        response
    }
}

/// Adds a validator to such answers, and replies 304 to a client that already holds the same one.
pub(crate) async fn validate(request: Request, next: Next) -> Response {
    let held = request.headers().get(header::IF_NONE_MATCH).cloned();
    let asked = request.method() == Method::GET;
    let response = next.run(request).await;
    let kept = response.headers().get(header::CACHE_CONTROL) == Some(&ASK_AGAIN);
    if !asked || !kept || response.status() != StatusCode::OK {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let Ok(body) = to_bytes(body, LONGEST_WITH_VALIDATOR_BYTES).await else {
        return Problem::unavailable("the answer has become too long").into_response();
    };
    let Some(tag) = validator(&body) else { return Response::from_parts(head, body.into()) };
    let known = held.is_some_and(|held| knows(&held, &tag));
    head.headers.insert(header::ETAG, tag);
    if !known {
        return Response::from_parts(head, body.into());
    }
    head.status = StatusCode::NOT_MODIFIED;
    head.headers.remove(header::CONTENT_TYPE);
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, Body::empty())
}

/// Cache of compressed answers: each is compressed once for all who ask.
pub(crate) struct CompressedAnswers(pub(crate) Cache<Vec<u8>, Bytes, ByLength>);

#[derive(Clone)]
pub(super) struct ByLength;

impl Weighter<Vec<u8>, Bytes> for ByLength {
    fn weight(&self, key: &Vec<u8>, packed: &Bytes) -> u64 {
        (key.len() + packed.len()) as u64
    }
}

impl Default for CompressedAnswers {
    fn default() -> Self {
        Self(Cache::with_weighter((ANSWERS_BYTES / ANSWER_BYTES) as usize, ANSWERS_BYTES, ByLength))
    }
}

/// A weak validator: the same answer is sent in several encodings.
fn validator(body: &Bytes) -> Option<HeaderValue> {
    let digest = Sha256::digest(body);
    let hex: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("W/\"{hex}\"")).ok()
}

/// Whether `If-None-Match` holds the validator, compared weakly as the RFC asks.
fn knows(held: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(held), Ok(tag)) = (held.to_str(), tag.to_str()) else { return false };
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    held.split(',').any(|one| one.trim() == "*" || strong(one) == strong(tag))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use stammtisch_store::MemoryStore;
    use tower::ServiceExt as _;

    use super::*;
    use crate::{App, Config, OsEntropy, SystemClock};

    #[tokio::test]
    async fn what_stays_the_same_is_compressed_once_for_each_encoding() {
        let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SystemClock::default()));
        let app = App::new(store, clock, Arc::new(OsEntropy), Config::default());
        let ask = async |encoding| {
            let request = Request::builder()
                .uri("/api/rules")
                .header(header::ACCEPT_ENCODING, encoding)
                .body(Body::empty())
                .expect("a request");
            let response = app.router().oneshot(request).await.expect("an answer");
            assert_eq!(response.headers().get(header::CONTENT_ENCODING).expect("packed"), encoding);
            to_bytes(response.into_body(), LONGEST_WITH_VALIDATOR_BYTES).await.expect("a body")
        };
        let first = ask("gzip").await;
        assert_eq!(ask("gzip").await, first);
        assert_ne!(ask("br").await, first);
        assert_eq!(app.0.compressed_answers.0.len(), 2);
    }
}
