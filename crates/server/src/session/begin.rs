//! Sessions that begin and end.

use axum::Json;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{NewSession, Player, SessionId, TokenHash};
use stammtisch_table::wire::SessionInfo;

use super::{Session, cookie};
use crate::app::Shared;
use crate::problem::Problem;
use crate::token::Token;
use crate::{device, entropy};

/// Lets a browser be this player from now on. Whoever it was before is logged out there.
pub(crate) async fn begin(
    shared: &Shared,
    headers: &HeaderMap,
    jar: CookieJar,
    player: Player,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    let before = cookie::token(headers);
    let token = Token::draw(&*shared.entropy);
    let new = NewSession {
        token: token.hash(),
        id: SessionId::from_bytes(entropy::bytes(&*shared.entropy)),
        player: player.id,
        label: device::label(headers),
        created: shared.clock.unix(),
    };
    let session = Session { token: new.token, name: new.id, player };
    shared.store.create_session(new).await?;
    if let Some(before) = before.map(|token| token.hash()) {
        shared.store.delete_session(before).await?;
        end(shared, [before]);
    }
    let secure = cookie::is_secure(headers, &shared.config);
    let jar = jar.add(cookie::cookie(&token, secure));
    Ok((jar, Json(SessionInfo { player: Some(session.guest()) })))
}

/// Closes the lines of sessions that have ended in the store.
pub(crate) fn end(shared: &Shared, tokens: impl IntoIterator<Item = TokenHash>) {
    for token in tokens {
        // Nobody listens while no line is open.
        let _ = shared.ended.send(token);
    }
}
