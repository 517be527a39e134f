//! Who asks: a guest recognised by a secret cookie.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use stammtisch_store::{Player, TokenHash, UnixMillis};
use stammtisch_table::wire::Guest;
use stammtisch_table::{PlayerId, Profile};

use crate::app::Shared;
use crate::config::Config;
use crate::problem::Problem;
use crate::room::{Named, player_id};

/// The cookie on a plain line, as in a local network.
const PLAIN: &str = "stammtisch";

/// The cookie on an encrypted line: browsers keep it to this very host.
const SECURE: &str = "__Host-stammtisch";

/// Browsers keep no cookie for longer.
const LASTS_DAYS: i64 = 400;

/// A session is noted as used at most this often.
const TOUCH_AFTER: i64 = 3_600_000;

/// A valid session.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) token: TokenHash,
    pub(crate) player: Player,
}

impl Session {
    pub(crate) fn id(&self) -> PlayerId {
        player_id(self.player.id)
    }

    pub(crate) fn named(&self) -> Named {
        let Player { name, left_handed, .. } = self.player.clone();
        Named { player: self.id(), profile: Profile { name, left_handed } }
    }

    pub(crate) fn guest(&self) -> Guest {
        Guest {
            id: self.player.id.to_string(),
            name: self.player.name.clone(),
            lang: self.player.lang.clone(),
            left_handed: self.player.left_handed,
        }
    }

    async fn find(headers: &HeaderMap, shared: &Shared) -> Result<Option<Self>, Problem> {
        let jar = CookieJar::from_headers(headers);
        let found = jar.get(SECURE).or_else(|| jar.get(PLAIN));
        let Some(token) = found.and_then(|cookie| read(cookie.value())) else { return Ok(None) };
        let token = TokenHash::of(&token);
        let Some(session) = shared.store.session(token).await? else { return Ok(None) };
        let Some(player) = shared.store.player(session.player).await? else { return Ok(None) };
        let UnixMillis(now) = shared.clock.unix();
        if now - session.last_seen.0 > TOUCH_AFTER {
            shared.store.touch_session(token, UnixMillis(now)).await?;
        }
        Ok(Some(Self { token, player }))
    }
}

impl FromRequestParts<Shared> for Session {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Problem> {
        Self::find(&parts.headers, shared).await?.ok_or_else(Problem::no_session)
    }
}

impl OptionalFromRequestParts<Shared> for Session {
    type Rejection = Problem;
    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Shared,
    ) -> Result<Option<Self>, Problem> {
        Self::find(&parts.headers, shared).await
    }
}

/// The cookie that carries a token.
pub(crate) fn cookie(token: &[u8; 32], secure: bool) -> Cookie<'static> {
    let text: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut cookie = blank(secure);
    cookie.set_value(text);
    cookie.set_max_age(time::Duration::days(LASTS_DAYS));
    cookie
}

/// Cookies that take away whatever was set.
pub(crate) fn no_cookie(jar: CookieJar) -> CookieJar {
    [false, true].into_iter().fold(jar, |jar, secure| {
        let mut cookie = blank(secure);
        cookie.make_removal();
        jar.add(cookie)
    })
}

fn blank(secure: bool) -> Cookie<'static> {
    Cookie::build((if secure { SECURE } else { PLAIN }, ""))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .build()
}

/// Whether the client's line is encrypted: only a proxy in front of us can tell.
pub(crate) fn is_secure(headers: &HeaderMap, config: &Config) -> bool {
    let proto = headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
    config.trust_proxy && proto == Some(b"https")
}

fn read(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut token = [0; 32];
    for (index, byte) in token.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(token)
}
