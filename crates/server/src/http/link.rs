//! Links to this server that other devices can open, and QR codes of them.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};
use qrcode::QrCode;
use qrcode::render::svg;

use crate::config::Config;
use crate::problem::Problem;
use crate::session::is_secure;

/// Scheme and host under which others reach this server.
pub(super) fn origin(headers: &HeaderMap, config: &Config) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if is_secure(headers, config) { "https" } else { "http" };
    format!("{scheme}://{}", reachable(host, config.network))
}

/// The QR code of a link, as SVG.
pub(super) fn picture(link: &str) -> Result<String, Problem> {
    let code = QrCode::new(link)
        .map_err(|_| Problem::unavailable("this address is too long for a picture"))?;
    Ok(code.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// The host of this request as others on the network can use it: "localhost" means another machine
/// to them.
fn reachable(host: &str, network: Option<IpAddr>) -> String {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => (name, Some(port)),
        _ => (host, None),
    };
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
    let is_local = name == "localhost" || address.is_ok_and(|address| address.is_loopback());
    match network.filter(|_| is_local) {
        Some(network) => {
            let name = match network {
                IpAddr::V4(address) => address.to_string(),
                IpAddr::V6(address) => format!("[{address}]"),
            };
            port.map_or(name.clone(), |port| format!("{name}:{port}"))
        }
        None => host.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_made_on_the_machine_itself_works_elsewhere() {
        let lan = Some(IpAddr::from([192, 168, 1, 5]));
        assert_eq!(reachable("localhost:7777", lan), "192.168.1.5:7777");
        assert_eq!(reachable("127.0.0.1:7777", lan), "192.168.1.5:7777");
        assert_eq!(reachable("[::1]:7777", lan), "192.168.1.5:7777");
        assert_eq!(reachable("localhost", lan), "192.168.1.5");
        assert_eq!(reachable("karten.example", lan), "karten.example");
        assert_eq!(reachable("192.168.1.7:80", lan), "192.168.1.7:80");
        assert_eq!(reachable("localhost:7777", None), "localhost:7777");
    }
}
