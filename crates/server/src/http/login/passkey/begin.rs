//! Have a device asked for one of its passkeys.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use stammtisch_table::wire::PasskeyRequest;

use crate::app::Shared;
use crate::limits::{Caller, Doing};
use crate::passkey::Site;
use crate::problem::Problem;

#[utoipa::path(
    post,
    path = "/api/login/passkey/begin",
    tag = "login",
    summary = "Have a device asked for one of its passkeys",
    responses((status = 200, description = "done", body = PasskeyRequest)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<PasskeyRequest>, Problem> {
    caller.may(Doing::Login, &shared)?;
    let site = Site::of(&headers, &shared.config)?;
    let options = shared.passkeys.ask_who(&site)?;
    Ok(Json(PasskeyRequest { options }))
}
