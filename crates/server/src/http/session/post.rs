//! Say a name and become a guest.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{NewSession, Player, PlayerId, SessionId, TokenHash};
use stammtisch_table::wire::{ChangedGuest, NewGuest, SessionInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::{self, Session};
use crate::{entropy, names};

/// Who has a session already stays the same player: a second visit to the start page must not
/// cost the seat at a running table.
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
    let created = shared.clock.unix();
    let player = Player {
        id: PlayerId::from_bytes(entropy::bytes(&*shared.entropy)),
        name,
        lang: names::lang(body.lang.as_deref().unwrap_or_default()).into(),
        left_handed: body.left_handed.unwrap_or_default(),
        created,
    };
    let token = entropy::bytes(&*shared.entropy);
    let session = Session { token: TokenHash::of(&token), player: player.clone() };
    shared.store.create_player(player.clone()).await?;
    let new = NewSession {
        id: SessionId::from_bytes(entropy::bytes(&*shared.entropy)),
        token: session.token,
        player: player.id,
        label: String::new(),
        created,
    };
    shared.store.create_session(new).await?;
    let secure = session::is_secure(&headers, &shared.config);
    let jar = jar.add(session::cookie(&token, secure));
    Ok((jar, Json(SessionInfo { player: Some(session.guest()) })))
}
