//! Another name, language or writing hand for the same guest.

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::{ChangedGuest, SessionInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::names;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    patch,
    path = "/api/session",
    tag = "session",
    summary = "Another name, language or writing hand for the same guest",
    request_body = ChangedGuest,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    Body(body): Body<ChangedGuest>,
) -> Result<Json<SessionInfo>, Problem> {
    change(&shared, session, body).await
}

/// Changes what is named, and tells the tables that are open.
pub(super) async fn change(
    shared: &Shared,
    mut session: Session,
    body: ChangedGuest,
) -> Result<Json<SessionInfo>, Problem> {
    let ChangedGuest { name, lang, left_handed } = body;
    let known = session.named();
    let name = name.map(|name| names::name(&name).ok_or_else(Problem::bad_name)).transpose()?;
    if let Some(name) = name.filter(|name| *name != session.player.name) {
        shared.store.rename_player(session.player.id, name.clone()).await?;
        session.player.name = name;
    }
    if let Some(left) = left_handed.filter(|left| *left != session.player.left_handed) {
        shared.store.set_player_left_handed(session.player.id, left).await?;
        session.player.left_handed = left;
    }
    if session.named().profile != known.profile {
        shared.rooms.changed(session.named()).await;
    }
    if let Some(lang) = lang.map(|lang| names::lang(&lang).to_owned()) {
        shared.store.set_player_lang(session.player.id, lang.clone()).await?;
        session.player.lang = lang;
    }
    Ok(Json(SessionInfo { player: Some(session.guest()) }))
}
