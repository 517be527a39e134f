//! Log all other devices out.

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::Shared;
use crate::problem::Problem;
use crate::session::{self, Session};

#[utoipa::path(
    delete,
    path = "/api/sessions",
    tag = "account",
    summary = "Log all other devices out",
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
) -> Result<StatusCode, Problem> {
    let ended = shared.store.end_other_sessions(session.player.id, session.token).await?;
    session::end(&shared, ended);
    Ok(StatusCode::NO_CONTENT)
}
