//! One bucket for all requests that may change something, whatever else is counted of them.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Caller, Doing};
use crate::app::Shared;

/// Refuses a request that may change something, if its address has sent too many of them.
pub(crate) async fn changes(
    State(shared): State<Shared>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    let only_asks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !only_asks && let Err(problem) = caller.may(Doing::Change, &shared) {
        return problem.into_response();
    }
    next.run(request).await
}
