//! The join link as a picture to point a phone at.

use std::net::IpAddr;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use qrcode::QrCode;
use qrcode::render::svg;

use super::room;
use crate::app::Shared;
use crate::problem::Problem;
use crate::session::is_secure;

pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let Path(code) = path?;
    room(&shared, &code).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if is_secure(&headers, &shared.config) { "https" } else { "http" };
    let host = reachable(host, shared.config.network);
    let link = format!("{scheme}://{host}/t/{}", code.to_ascii_uppercase());
    let picture = QrCode::new(link)
        .map_err(|_| Problem::unavailable("this address is too long for a picture"))?
        .render::<svg::Color<'_>>()
        .min_dimensions(240, 240)
        .build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture))
}

/// The address of this request as others on the network can use it: "localhost" means another
/// machine to them.
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
