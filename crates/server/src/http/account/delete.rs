//! Forget this player.

use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{TableId, TableStatus};
use stammtisch_table::wire::{Command, DeleteAccount};

use crate::app::Shared;
use crate::http::body::Body;
use crate::names;
use crate::problem::Problem;
use crate::room::{Failure, Rooms};
use crate::session::{self, Session};

/// Seats are left first, so that nobody waits for somebody who does not exist any more. In the logs
/// an id remains that belongs to nobody.
#[utoipa::path(
    delete,
    path = "/api/account",
    tag = "account",
    summary = "Forget this player",
    request_body = DeleteAccount,
    responses(
        (status = 204, description = "done"),
        (status = 503, description = "a seat cannot be given up now; nothing is deleted"),
    ),
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
    for table in shared.store.tables_of(player).await? {
        if table.status == TableStatus::Open && !leaves(&shared, &session, table.id).await {
            return Err(Problem::unavailable(
                "a seat cannot be given up now; nothing is deleted yet",
            ));
        }
    }
    let ended = shared.store.delete_player(player).await?;
    session::end(&shared, ended.unwrap_or_default());
    // Also where somebody only watched or had played before, or has sat down just now.
    shared.rooms.erase(&[session.id()]).await;
    Ok((StatusCode::NO_CONTENT, session::no_cookie(jar)))
}

/// Gives up a seat; says whether nothing stands in the way of deleting its player. A table that
/// cannot be loaded, or at which the seat is left already, must not.
async fn leaves(shared: &Shared, session: &Session, table: TableId) -> bool {
    let Ok(stub) = Rooms::by_id(shared, table).await else { return true };
    for _ in 0..2 {
        let left = stub.command(session.named(), Command::Leave).await;
        if !matches!(left, Ok(Err(Failure::NotStored))) {
            return true;
        }
    }
    false
}
