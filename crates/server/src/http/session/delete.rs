//! Forget this browser.

use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;

use crate::app::Shared;
use crate::problem::Problem;
use crate::session::{self, Session};

#[utoipa::path(
    delete,
    path = "/api/session",
    tag = "session",
    summary = "Forget this browser",
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Option<Session>,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), Problem> {
    if let Some(session) = session {
        shared.store.delete_session(session.token).await?;
        session::end(&shared, [session.token]);
    }
    Ok((StatusCode::NO_CONTENT, session::no_cookie(jar)))
}
