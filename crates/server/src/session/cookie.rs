//! The cookie by which a browser is recognised.

use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};

use crate::config::Config;
use crate::limits::COOKIE_LASTS_DAYS;
use crate::token::Token;

/// The cookie on a plain line, as in a local network.
const PLAIN: &str = "stammtisch";

/// The cookie on an encrypted line: browsers keep it to this very host.
const SECURE: &str = "__Host-stammtisch";

/// The token that a request carries.
pub(super) fn token(headers: &HeaderMap) -> Option<Token> {
    let jar = CookieJar::from_headers(headers);
    let found = jar.get(SECURE).or_else(|| jar.get(PLAIN))?;
    Token::read(found.value())
}

/// The cookie that carries a token.
pub(super) fn cookie(token: &Token, secure: bool) -> Cookie<'static> {
    let mut cookie = blank(secure);
    cookie.set_value(token.text());
    cookie.set_max_age(time::Duration::days(COOKIE_LASTS_DAYS));
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

/// The header in which a proxy says how it was asked. Those of others are made void where a request
/// comes in.
pub(crate) const PROTO: &str = "x-forwarded-proto";

/// Whether the client's line is encrypted: only a proxy in front of us can tell.
pub(crate) fn is_secure(headers: &HeaderMap, config: &Config) -> bool {
    let proto = headers.get(PROTO).map(HeaderValue::as_bytes);
    !config.trust_proxy.is_empty() && proto == Some(b"https")
}
