//! The passkeys of a player.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use data_encoding::BASE64URL_NOPAD;
use stammtisch_store::{Passkey, StoreError};
use stammtisch_table::wire::{AddPasskey, PasskeyCreation, PasskeyInfo};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing, PASSKEYS_OF_ONE};
use crate::passkey::Site;
use crate::problem::Problem;
use crate::session::Session;
use crate::{names, user_agent};

/// A passkey as its player sees it, with its id encoded as browsers do.
pub(super) fn info(passkey: Passkey) -> PasskeyInfo {
    PasskeyInfo {
        id: BASE64URL_NOPAD.encode(&passkey.id),
        label: passkey.label,
        created: passkey.created.0,
        last_used: passkey.last_used.map(|at| at.0),
    }
}

#[utoipa::path(
    post,
    path = "/api/account/passkeys/begin",
    tag = "account",
    summary = "Have a device asked for a passkey",
    responses((status = 200, description = "done", body = PasskeyCreation)),
)]
pub(super) async fn begin_passkey(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<PasskeyCreation>, Problem> {
    caller.may(Doing::Login, &shared)?;
    let site = Site::of(&headers, &shared.config)?;
    let known = shared.store.passkeys_of(session.player.id).await?;
    if known.len() >= PASSKEYS_OF_ONE {
        let detail = "you have 20 passkeys; remove one that you do not need any more";
        return Err(Problem::new(StatusCode::CONFLICT, "too_many_passkeys", detail));
    }
    let options = shared.passkeys.ask_for_key(&site, &session, known)?;
    Ok(Json(PasskeyCreation { options }))
}

#[utoipa::path(
    post,
    path = "/api/account/passkeys",
    tag = "account",
    summary = "Add the passkey that a device has made",
    request_body = AddPasskey,
    responses((status = 201, description = "done", body = PasskeyInfo)),
)]
pub(super) async fn add_passkey(
    State(shared): State<AppState>,
    session: Session,
    headers: HeaderMap,
    Body(body): Body<AddPasskey>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Problem> {
    let site = Site::of(&headers, &shared.config)?;
    let (id, data) = shared.passkeys.take_key(&site, &session, body.credential)?;
    let label = match body.label {
        Some(label) => names::name(&label).ok_or_else(Problem::bad_name)?,
        None => user_agent::label(&headers),
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

#[utoipa::path(
    delete,
    path = "/api/account/passkeys/{id}",
    tag = "account",
    summary = "Take a passkey away",
    params(("id" = String, Path, description = "as the account names it")),
    responses((status = 204, description = "done")),
)]
pub(super) async fn remove_passkey(
    State(shared): State<AppState>,
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
