//! Log all other devices out.

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::Shared;
use crate::problem::Problem;
use crate::session::{self, Session};

pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
) -> Result<StatusCode, Problem> {
    let ended = shared.store.end_other_sessions(session.player.id, session.token).await?;
    session::end(&shared, ended);
    Ok(StatusCode::NO_CONTENT)
}
