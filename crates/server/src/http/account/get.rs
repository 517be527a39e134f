//! Everything that a player can see and change about himself.

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::{AccountInfo, DeviceInfo};

use super::passkeys;
use crate::app::Shared;
use crate::credits;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/account",
    tag = "account",
    summary = "Everything that a player can see and change about himself",
    responses((status = 200, description = "done", body = AccountInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
) -> Result<Json<AccountInfo>, Problem> {
    Ok(Json(info(&shared, &session).await?))
}

pub(super) async fn info(shared: &Shared, session: &Session) -> Result<AccountInfo, Problem> {
    let (store, player) = (&shared.store, session.player.id);
    let device = |known: stammtisch_store::Session| DeviceInfo {
        id: known.id.to_string(),
        current: known.id == session.name,
        label: known.label,
        created: known.created.0,
        last_seen: known.last_seen.0,
    };
    Ok(AccountInfo {
        player: session.guest(),
        login: store.login_of(player).await?.map(|login| login.name),
        passkeys: store.passkeys_of(player).await?.into_iter().map(passkeys::info).collect(),
        sessions: store.sessions_of(player).await?.into_iter().map(device).collect(),
        admin: store.is_admin(player).await?,
        credits: credits::balance(shared, player).await?,
    })
}
