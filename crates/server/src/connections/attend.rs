//! A request on its connection: it counts as busy from when it is there as a whole until it is
//! answered.

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{BODY_WITHIN, Place};
use crate::http::LONGEST_BODY;
use crate::problem::Problem;

/// Waits for the whole body, but not for long, and lets the connection wait again after the answer.
pub(crate) async fn attend(request: Request, next: Next) -> Response {
    let place = request.extensions().get::<Place>().cloned();
    if let Some(place) = &place {
        place.reads();
    }
    let request = match whole(request).await {
        Ok(request) => request,
        Err(problem) => {
            let mut response = problem.into_response();
            // What is left of the body is not waited for.
            let close = header::HeaderValue::from_static("close");
            response.headers_mut().insert(header::CONNECTION, close);
            return response;
        }
    };
    if let Some(place) = &place {
        place.works();
    }
    let response = next.run(request).await;
    if let Some(place) = place {
        place.waits();
    }
    response
}

async fn whole(request: Request) -> Result<Request, Problem> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let (head, body) = request.into_parts();
    let too_long = || {
        let detail = "the body is longer than may be";
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", detail)
    };
    if body.size_hint().lower() > LONGEST_BODY as u64 {
        return Err(too_long());
    }
    let body = tokio::time::timeout(BODY_WITHIN, to_bytes(body, LONGEST_BODY)).await;
    let body = body.map_err(|_| {
        let detail = "the body of the request took too long to come";
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", detail) // the body did not come in time
    })?;
    let body = body.map_err(|_| too_long())?;
    Ok(Request::from_parts(head, Body::from(body)))
}
