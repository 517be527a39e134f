//! Another name for the same guest.

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::{ChangedGuest, SessionInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::names;
use crate::problem::Problem;
use crate::room::Rooms;
use crate::session::Session;

pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    Body(body): Body<ChangedGuest>,
) -> Result<Json<SessionInfo>, Problem> {
    let name = names::name(&body.name).ok_or_else(Problem::bad_name)?;
    rename(&shared, session, name).await
}

/// Changes the name and tells the tables that are open.
pub(super) async fn rename(
    shared: &Shared,
    mut session: Session,
    name: String,
) -> Result<Json<SessionInfo>, Problem> {
    if name != session.player.name {
        shared.store.rename_player(session.player.id, name.clone()).await?;
        session.player.name = name;
        Rooms::rename(shared, session.named()).await;
    }
    Ok(Json(SessionInfo { player: Some(session.guest()) }))
}
