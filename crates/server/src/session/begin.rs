//! Beginning and ending sessions.

use axum::Json;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{NewSession, Player, PlayerId, Proof, SessionId, StoreError, TokenHash};
use stammtisch_table::wire::SessionInfo;

use super::{Session, cookie};
use crate::app_state::AppState;
use crate::problem::Problem;
use crate::token::Token;
use crate::{entropy, user_agent};

/// Begins a session for a new player. Whoever this browser was before is signed out here.
pub(crate) async fn begin(
    shared: &AppState,
    headers: &HeaderMap,
    jar: CookieJar,
    player: Player,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    let (token, new) = draw(shared, headers, player.id);
    shared.store.create_session(new.clone()).await?;
    Ok(begun(shared, headers, jar, (token, new, player)).await?)
}

/// The same for a player who has proved their identity; `None` if the proof is no longer valid: it
/// may have been changed this very moment.
pub(crate) async fn begin_by(
    shared: &AppState,
    headers: &HeaderMap,
    jar: CookieJar,
    (player, proof): (Player, Proof),
) -> Result<Option<(CookieJar, Json<SessionInfo>)>, Problem> {
    let (token, new) = draw(shared, headers, player.id);
    if !shared.store.begin_session(new.clone(), proof).await? {
        return Ok(None);
    }
    Ok(Some(begun(shared, headers, jar, (token, new, player)).await?))
}

fn draw(shared: &AppState, headers: &HeaderMap, player: PlayerId) -> (Token, NewSession) {
    let token = Token::draw(&*shared.entropy);
    let new = NewSession {
        token: token.hash(),
        id: SessionId::from_bytes(entropy::bytes(&*shared.entropy)),
        player,
        label: user_agent::label(headers),
        created: shared.clock.unix(),
    };
    (token, new)
}

async fn begun(
    shared: &AppState,
    headers: &HeaderMap,
    jar: CookieJar,
    (token, new, player): (Token, NewSession, Player),
) -> Result<(CookieJar, Json<SessionInfo>), StoreError> {
    let session = Session { token: new.token, name: new.id, player };
    if let Some(before) = cookie::token(headers).map(|token| token.hash()) {
        shared.store.delete_session(before).await?;
        end(shared, [before]);
    }
    let secure = cookie::is_secure(headers, &shared.config);
    let jar = jar.add(cookie::cookie(&token, secure));
    Ok((jar, Json(SessionInfo { player: Some(session.guest()) })))
}

/// Closes the connections of sessions that have ended in the store.
pub(crate) fn end(shared: &AppState, tokens: impl IntoIterator<Item = TokenHash>) {
    for token in tokens {
        // Sending fails if no connection is open, which is fine.
        let _ = shared.ended.send(token);
    }
}
