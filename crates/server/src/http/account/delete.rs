//! Forget this player.

use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::TableStatus;
use stammtisch_table::Profile;
use stammtisch_table::wire::{Command, DeleteAccount};

use crate::app::Shared;
use crate::http::body::Body;
use crate::names;
use crate::problem::Problem;
use crate::room::{Named, Rooms};
use crate::session::{self, Session};

/// Seats are left first, so that nobody waits for somebody who does not exist any more. In the logs
/// an id remains that belongs to nobody.
#[utoipa::path(
    delete,
    path = "/api/account",
    tag = "account",
    summary = "Forget this player",
    request_body = DeleteAccount,
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    jar: CookieJar,
    Body(body): Body<DeleteAccount>,
) -> Result<(StatusCode, CookieJar), Problem> {
    let player = session.player.id;
    if names::name(&body.confirm).as_ref() != Some(&session.player.name) {
        let detail = "type your own name to confirm that everything about you is to be deleted";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "not_confirmed", detail));
    }
    let sessions = shared.store.sessions_of(player).await?;
    for table in shared.store.tables_of(player).await? {
        if table.status != TableStatus::Open {
            continue;
        }
        // A table that cannot be loaded, or at which the seat is left already, must not stop this.
        if let Ok(stub) = Rooms::by_id(&shared, table.id).await {
            let _ = stub.command(session.named(), Command::Leave).await;
            let profile = Profile { name: "?".into(), ..Profile::default() };
            let nobody = Named { player: session.id(), profile };
            stub.changed(nobody).await;
        }
    }
    shared.store.delete_player(player).await?;
    session::end(&shared, sessions.into_iter().map(|session| session.token));
    Ok((StatusCode::NO_CONTENT, session::no_cookie(jar)))
}
