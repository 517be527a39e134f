//! Have a device asked for a passkey.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use stammtisch_table::wire::PasskeyCreation;

use super::MOST;
use crate::app::Shared;
use crate::limits::{Caller, Doing};
use crate::passkey::Site;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    post,
    path = "/api/account/passkeys/begin",
    tag = "account",
    summary = "Have a device asked for a passkey",
    responses((status = 200, description = "done", body = PasskeyCreation)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<PasskeyCreation>, Problem> {
    caller.may(Doing::Login, &shared)?;
    let site = Site::of(&headers, &shared.config)?;
    let known = shared.store.passkeys_of(session.player.id).await?;
    if known.len() >= MOST {
        let detail = "you have 20 passkeys; remove one that you do not need any more";
        return Err(Problem::new(StatusCode::CONFLICT, "too_many_passkeys", detail));
    }
    let options = shared.passkeys.ask_for_key(&site, &session, known)?;
    Ok(Json(PasskeyCreation { options }))
}
