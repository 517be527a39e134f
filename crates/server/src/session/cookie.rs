//! The cookie by which a browser is recognised.

use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};

use crate::config::Config;
use crate::limits::COOKIE_LASTS_DAYS;
use crate::token::Token;

/// The cookie's name on an unencrypted connection, as in a local network.
const PLAIN: &str = "stammtisch";

/// The cookie's name on an encrypted connection: browsers send it to this exact host only.
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

/// Cookies that remove whatever was set.
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

/// The header in which a proxy names the protocol of the original request. From anybody else it is
/// made void on arrival.
pub(crate) const PROTO: &str = "x-forwarded-proto";

/// Whether the client's connection is encrypted: only a proxy in front of us can tell.
pub(crate) fn is_secure(headers: &HeaderMap, config: &Config) -> bool {
    let proto = headers.get(PROTO).map(HeaderValue::as_bytes);
    !config.trust_proxy.is_empty() && proto == Some(b"https")
}
