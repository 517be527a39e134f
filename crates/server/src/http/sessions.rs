//! The other devices on which a player is signed in.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::session::{self, Session};

#[utoipa::path(
    delete,
    path = "/api/sessions",
    tag = "account",
    summary = "Log all other devices out",
    responses((status = 204, description = "done")),
)]
pub(super) async fn end_other_sessions(
    State(shared): State<AppState>,
    session: Session,
) -> Result<StatusCode, Problem> {
    let ended = shared.store.end_other_sessions(session.player.id, session.token).await?;
    session::end(&shared, ended);
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(
    delete,
    path = "/api/sessions/{id}",
    tag = "account",
    summary = "Log one device out",
    params(("id" = String, Path, description = "as the account names it")),
    responses((status = 204, description = "done")),
)]
pub(super) async fn end_session(
    State(shared): State<AppState>,
    session: Session,
    path: Result<Path<String>, PathRejection>,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), Problem> {
    let Path(id) = path?;
    let unknown = || {
        let detail = "you are not logged in on such a device";
        Problem::new(StatusCode::NOT_FOUND, "no_such_session", detail)
    };
    let id = id.parse().map_err(|_| unknown())?;
    let ended = shared.store.end_session(session.player.id, id).await?.ok_or_else(unknown)?;
    session::end(&shared, [ended]);
    let jar = if ended == session.token { session::no_cookie(jar) } else { jar };
    Ok((StatusCode::NO_CONTENT, jar))
}
