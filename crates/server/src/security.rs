//! Security headers, and the refusal of cross-site requests.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app_state::AppState;
use crate::config::Config;
use crate::problem::Problem;
use crate::session::{PROTO, is_secure};

/// Scripts, styles and connections from this server only, no inline scripts; images also as data
/// URLs. Style attributes are allowed: they place cards and cannot run anything.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// HSTS: once encrypted, always, for a year after the latest answer.
const YEAR: &str = "max-age=31536000";

/// Drops what anybody but a trusted proxy claims about the client's connection.
fn believe_proxies_only(config: &Config, request: &mut Request) {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let trusted = peer.is_some_and(|peer| config.trust_proxy.has(peer.0.ip()));
    if !trusted && let Some(proto) = request.headers_mut().get_mut(PROTO) {
        *proto = HeaderValue::from_static("unknown");
    }
}

/// Adds the security headers to every answer.
pub(crate) async fn headers(
    State(shared): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    believe_proxies_only(&shared.config, &mut request);
    let is_api = request.uri().path().starts_with("/api");
    let secure = is_secure(request.headers(), &shared.config);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    if secure {
        set(header::STRICT_TRANSPORT_SECURITY, YEAR);
    }
    if is_api {
        // Cacheable answers set the header themselves.
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuses requests that change something, and WebSocket handshakes, when they come from a page of
/// another origin. Programs other than browsers send no `Origin` and may pass: they hold nobody
/// else's cookies to misuse.
pub(crate) async fn same_origin(
    State(shared): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let unsafe_method = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let handshake = request.headers().contains_key(header::UPGRADE);
    if (unsafe_method || handshake) && is_foreign(request.headers(), &shared.config) {
        let detail = "this request comes from a page of another origin";
        return Problem::new(StatusCode::FORBIDDEN, "foreign_origin", detail).into_response();
    }
    next.run(request).await
}

fn is_foreign(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or("?"));
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => {
            // Where our pages are encrypted, an unencrypted one may be anybody's. Whether ours are,
            // only a proxy can tell; without one we see no difference.
            let plain = || origin.strip_prefix("http://").filter(|_| !is_secure(headers, config));
            let rest = origin.strip_prefix("https://").or_else(plain);
            !rest.is_some_and(|rest| rest.eq_ignore_ascii_case(host))
        }
        (Some(_), None) => true,
        (None, _) => {
            let site = text(header::HeaderName::from_static("sec-fetch-site"));
            site.is_some_and(|site| !matches!(site, "same-origin" | "none"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proxies::Proxies;

    fn foreign(pairs: &[(&'static str, &'static str)]) -> bool {
        foreign_to(&Config::default(), pairs)
    }

    fn foreign_to(config: &Config, pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        is_foreign(&headers, config)
    }

    #[test]
    fn where_pages_come_encrypted_one_in_the_clear_is_foreign() {
        let proxy = Config { trust_proxy: Proxies::here(), ..Config::default() };
        let host = ("host", "tisch.example");
        let (secure, plain) =
            (("origin", "https://tisch.example"), ("origin", "http://tisch.example"));
        let proto = ("x-forwarded-proto", "https");
        assert!(!foreign_to(&proxy, &[host, secure, proto]));
        assert!(foreign_to(&proxy, &[host, plain, proto]));
        assert!(!foreign_to(&proxy, &[host, plain, ("x-forwarded-proto", "http")]));
        assert!(!foreign(&[host, plain, proto]), "nobody is believed");
    }

    #[test]
    fn only_pages_of_our_own_may_change_things() {
        let host = ("host", "192.168.1.5:7777");
        assert!(!foreign(&[host, ("origin", "http://192.168.1.5:7777")]));
        assert!(!foreign(&[host]));
        assert!(!foreign(&[host, ("sec-fetch-site", "same-origin")]));
        for origin in [
            "null",
            "",
            "http://evil.example",
            "http://192.168.1.5",
            "http://192.168.1.5:7777.evil",
            "ftp://192.168.1.5:7777",
        ] {
            assert!(foreign(&[host, ("origin", origin)]), "{origin}");
        }
        assert!(foreign(&[("origin", "http://a")]));
        assert!(foreign(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(foreign(&[host, ("sec-fetch-site", "same-site")]));
    }
}
