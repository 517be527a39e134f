//! Add the passkey that a device has made.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use stammtisch_store::{Passkey, StoreError};
use stammtisch_table::wire::{AddPasskey, PasskeyInfo};

use super::info;
use crate::app::Shared;
use crate::http::body::Body;
use crate::passkey::Site;
use crate::problem::Problem;
use crate::session::Session;
use crate::{device, names};

#[utoipa::path(
    post,
    path = "/api/account/passkeys",
    tag = "account",
    summary = "Add the passkey that a device has made",
    request_body = AddPasskey,
    responses((status = 201, description = "done", body = PasskeyInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    headers: HeaderMap,
    Body(body): Body<AddPasskey>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Problem> {
    let site = Site::of(&headers, &shared.config)?;
    let (id, data) = shared.passkeys.take_key(&site, &session, body.credential)?;
    let label = match body.label {
        Some(label) => names::name(&label).ok_or_else(Problem::bad_name)?,
        None => device::label(&headers),
    };
    let created = shared.clock.unix();
    let player = session.player.id;
    let passkey = Passkey { id, player, label, data, created, last_used: None };
    match shared.store.add_passkey(passkey.clone()).await {
        Ok(()) => Ok((StatusCode::CREATED, Json(info(passkey)))),
        Err(StoreError::IdTaken) => {
            let detail = "this passkey is known already";
            Err(Problem::new(StatusCode::CONFLICT, "passkey_known", detail))
        }
        Err(error) => Err(error.into()),
    }
}
