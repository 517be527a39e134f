//! Take a passkey away.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use data_encoding::BASE64URL_NOPAD;

use crate::app::Shared;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    delete,
    path = "/api/account/passkeys/{id}",
    tag = "account",
    summary = "Take a passkey away",
    params(("id" = String, Path, description = "as the account names it")),
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(id) = path?;
    let unknown = || {
        let detail = "you have no such passkey";
        Problem::new(StatusCode::NOT_FOUND, "no_such_passkey", detail)
    };
    let id = BASE64URL_NOPAD.decode(id.as_bytes()).map_err(|_| unknown())?;
    let existed = shared.store.delete_passkey(session.player.id, id).await?;
    existed.then_some(StatusCode::NO_CONTENT).ok_or_else(unknown)
}
