//! Do without a passphrase again.

use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_table::wire::RemovePassphrase;

use super::confirm;
use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;

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
        shared.store.delete_login(session.player.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
