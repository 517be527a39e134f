//! `/api/session`: the guest behind a browser begins, changes name or language, leaves.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{Player, PlayerId};
use stammtisch_table::wire::{ChangedGuest, NewGuest, SessionInfo};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;
use crate::{entropy, names, session};

#[utoipa::path(
    get,
    path = "/api/session",
    tag = "session",
    summary = "Who am I?",
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(super) async fn get_session(session: Option<Session>) -> Json<SessionInfo> {
    Json(SessionInfo { player: session.as_ref().map(Session::guest) })
}

/// A browser that already has a session stays the same player: a second visit to the start page
/// must not cost the seat at a running table.
#[utoipa::path(
    post,
    path = "/api/session",
    tag = "session",
    summary = "Say a name and become a guest",
    request_body = NewGuest,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(super) async fn begin_session(
    State(shared): State<AppState>,
    known: Option<Session>,
    caller: Caller,
    headers: HeaderMap,
    jar: CookieJar,
    Body(body): Body<NewGuest>,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    if let Some(session) = known {
        let other =
            ChangedGuest { name: Some(body.name), lang: body.lang, left_handed: body.left_handed };
        return Ok((jar, change(&shared, session, other).await?));
    }
    let name = names::name(&body.name).ok_or_else(Problem::bad_name)?;
    caller.may(Doing::Session, &shared)?;
    let player = Player {
        id: PlayerId::from_bytes(entropy::bytes(&*shared.entropy)),
        name,
        lang: names::lang(body.lang.as_deref().unwrap_or_default()).into(),
        left_handed: body.left_handed.unwrap_or_default(),
        created: shared.clock.unix(),
    };
    shared.store.create_player(player.clone()).await?;
    session::begin(&shared, &headers, jar, player).await
}

#[utoipa::path(
    patch,
    path = "/api/session",
    tag = "session",
    summary = "Another name, language or writing hand for the same guest",
    request_body = ChangedGuest,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(super) async fn change_session(
    State(shared): State<AppState>,
    session: Session,
    Body(body): Body<ChangedGuest>,
) -> Result<Json<SessionInfo>, Problem> {
    change(&shared, session, body).await
}

/// Changes the given fields, and tells the open tables.
async fn change(
    shared: &AppState,
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

#[utoipa::path(
    delete,
    path = "/api/session",
    tag = "session",
    summary = "Forget this browser",
    responses((status = 204, description = "done")),
)]
pub(super) async fn leave_session(
    State(shared): State<AppState>,
    session: Option<Session>,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), Problem> {
    if let Some(session) = session {
        shared.store.delete_session(session.token).await?;
        session::end(&shared, [session.token]);
    }
    Ok((StatusCode::NO_CONTENT, session::no_cookie(jar)))
}
