//! The account: what is known about a player, its export, and its deletion.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{MatchRef, TableId, TableStatus};
use stammtisch_table::wire::{AccountInfo, Command, DeleteAccount, DeviceInfo};

use crate::app_state::AppState;
use crate::export::Export;
use crate::http::body::Body;
use crate::limits::{Caller, Doing, MOVEMENTS_EXPORTED};
use crate::problem::Problem;
use crate::room::{Failure, Rooms};
use crate::session::Session;
use crate::{credits, daily, export, names, numbers, session};

#[utoipa::path(
    get,
    path = "/api/account",
    tag = "account",
    summary = "Everything that a player can see and change about himself",
    responses((status = 200, description = "done", body = AccountInfo)),
)]
pub(super) async fn get_account(
    State(shared): State<AppState>,
    session: Session,
) -> Result<Json<AccountInfo>, Problem> {
    Ok(Json(info(&shared, &session).await?))
}

pub(super) async fn info(shared: &AppState, session: &Session) -> Result<AccountInfo, Problem> {
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
        passkeys: store.passkeys_of(player).await?.into_iter().map(super::passkeys::info).collect(),
        sessions: store.sessions_of(player).await?.into_iter().map(device).collect(),
        admin: store.is_admin(player).await?,
        credits: credits::balance(shared, player).await?,
    })
}

#[utoipa::path(
    get,
    path = "/api/account/export",
    tag = "account",
    summary = "Everything that is kept about a player, as a file",
    responses((status = 200, description = "done", body = serde_json::Value)),
)]
pub(super) async fn export_account(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    // It reads all logs, and nobody needs it often, hence this limit.
    caller.may(Doing::Table, &shared)?;
    let (at_ms, created_ms) = (shared.clock.unix().0, session.player.created.0);
    let player = session.player.id;
    let account = info(&shared, &session).await?;
    let mut tables = Vec::new();
    for summary in shared.store.tables_ever_of(player).await? {
        tables.push(export::table(&shared, caller, session.id(), summary).await?);
    }
    let movements = shared.store.statement(player, MOVEMENTS_EXPORTED).await?;
    let credits = movements.into_iter().map(credits::movement).collect();
    let name = "attachment; filename=\"stammtisch.json\"";
    let matches = export::matches(&*shared.store, player).await?;
    let rules = export::rules(&*shared.store, player, &session.player.name).await?;
    let numbers = numbers::kept(&shared, player).await?;
    let daily = daily::kept(&shared, player).await?;
    let document = Json(Export {
        at_ms,
        created_ms,
        account,
        credits,
        tables,
        matches,
        rules,
        numbers,
        daily,
    });
    Ok(([(header::CONTENT_DISPOSITION, name)], document))
}

/// All seats are given up first, so that nobody waits for a player who no longer exists. The logs
/// keep an id that belongs to nobody.
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
pub(super) async fn delete_account(
    State(shared): State<AppState>,
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
    let files = shared.store.match_files_of(player).await?;
    let ended = shared.store.delete_player(player).await?;
    files.iter().for_each(|file| shared.replays.forget(MatchRef::File(file.id)));
    session::end(&shared, ended.unwrap_or_default());
    // Also where they only watched, had played before, or have just sat down.
    shared.rooms.erase(&[session.id()]).await;
    Ok((StatusCode::NO_CONTENT, session::no_cookie(jar)))
}

/// Gives up a seat; returns whether the player may be deleted as far as this table goes. A table
/// that cannot be loaded, or where the seat is already given up, must not prevent it.
async fn leaves(shared: &AppState, session: &Session, table: TableId) -> bool {
    let Ok(room) = Rooms::by_id(shared, table).await else { return true };
    for _ in 0..2 {
        let left = room.command(session.named(), Command::Leave).await;
        if !matches!(left, Ok(Err(Failure::NotStored))) {
            return true;
        }
    }
    false
}
