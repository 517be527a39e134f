//! Two limits over all requests: one for those that may change something, one for those that only
//! read.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Caller, Doing};
use crate::app_state::AppState;

/// Refuses a request if its address has sent too many of this kind.
pub(crate) async fn changes(
    State(shared): State<AppState>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    let only_asks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let doing = if only_asks { Doing::Read } else { Doing::Change };
    if let Err(problem) = caller.may(doing, &shared) {
        return problem.into_response();
    }
    next.run(request).await
}
