//! Say a name and become a guest.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{Player, PlayerId};
use stammtisch_table::wire::{ChangedGuest, NewGuest, SessionInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::{self, Session};
use crate::{entropy, names};

/// Who has a session already stays the same player: a second visit to the start page must not
/// cost the seat at a running table.
#[utoipa::path(
    post,
    path = "/api/session",
    tag = "session",
    summary = "Say a name and become a guest",
    request_body = NewGuest,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    known: Option<Session>,
    caller: Caller,
    headers: HeaderMap,
    jar: CookieJar,
    Body(body): Body<NewGuest>,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    if let Some(session) = known {
        let change =
            ChangedGuest { name: Some(body.name), lang: body.lang, left_handed: body.left_handed };
        return Ok((jar, super::patch::change(&shared, session, change).await?));
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
