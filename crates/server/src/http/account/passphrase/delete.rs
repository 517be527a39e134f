//! Do without a passphrase again.

use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_table::wire::RemovePassphrase;

use super::confirm;
use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::{self, Session};

#[utoipa::path(
    delete,
    path = "/api/account/passphrase",
    tag = "account",
    summary = "Do without a passphrase again",
    request_body = RemovePassphrase,
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    Body(body): Body<RemovePassphrase>,
) -> Result<StatusCode, Problem> {
    if let Some(known) = shared.store.login_of(session.player.id).await? {
        confirm(&shared, caller, known, Some(&body.current)).await?;
        let ended = shared.store.change_login(session.player.id, None, session.token).await?;
        session::end(&shared, ended);
    }
    Ok(StatusCode::NO_CONTENT)
}
