//! The site (relying party) a passkey is made for: browsers bind each one to the host in their
//! address bar.

use std::net::IpAddr;

use axum::http::{HeaderMap, StatusCode, header};
use webauthn_rp::request::{AsciiDomain, RpId};

use crate::config::Config;
use crate::problem::Problem;
use crate::session::is_secure;

/// The site as the browser sees it.
pub(crate) struct Site {
    pub(super) id: RpId,
    pub(super) origin: String,
}

impl Site {
    /// The site that this request was sent to.
    ///
    /// # Errors
    /// `passkeys_unavailable`: browsers support them only for a host with a name, over an encrypted
    /// connection or on this machine itself.
    pub(crate) fn of(headers: &HeaderMap, config: &Config) -> Result<Self, Problem> {
        Self::find(headers, config).ok_or_else(|| {
            let detail = "passkeys need https and a host name; on this machine, use localhost";
            Problem::new(StatusCode::CONFLICT, "passkeys_unavailable", detail)
        })
    }

    fn find(headers: &HeaderMap, config: &Config) -> Option<Self> {
        let host = headers.get(header::HOST)?.to_str().ok()?.to_ascii_lowercase();
        let name = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => host.as_str(),
        };
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.');
        if name.parse::<IpAddr>().is_ok() || !name.bytes().all(letter) {
            return None;
        }
        let secure = is_secure(headers, config);
        if !secure && name != "localhost" {
            return None;
        }
        let id = RpId::Domain(AsciiDomain::try_from(name.to_owned()).ok()?);
        let scheme = if secure { "https" } else { "http" };
        Some(Self { id, origin: format!("{scheme}://{host}") })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::proxies::Proxies;

    fn site(host: &'static str, proto: &'static str) -> Option<(String, String)> {
        let mut headers = HeaderMap::new();
        let host = HeaderValue::from_bytes(host.as_bytes()).ok()?;
        headers.insert(header::HOST, host);
        headers.insert("x-forwarded-proto", HeaderValue::from_static(proto));
        let config = Config { trust_proxy: Proxies::here(), ..Config::default() };
        Site::find(&headers, &config).map(|site| (site.id.as_ref().to_owned(), site.origin))
    }

    #[test]
    fn passkeys_belong_to_a_host_with_a_name_on_an_encrypted_connection() {
        let found = |id: &str, origin: &str| Some((id.to_owned(), origin.to_owned()));
        assert_eq!(
            site("Karten.example", "https"),
            found("karten.example", "https://karten.example")
        );
        assert_eq!(site("a.b:8443", "https"), found("a.b", "https://a.b:8443"));
        assert_eq!(site("localhost:7777", "http"), found("localhost", "http://localhost:7777"));
        for host in ["192.168.1.5", "192.168.1.5:443", "[::1]:7777", "a b", "", "a..b", ".", "ä"] {
            assert_eq!(site(host, "https"), None, "{host:?}");
        }
        assert_eq!(site("karten.example", "http"), None);
    }
}
