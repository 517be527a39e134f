//! Refuses requests whose `Host` name is not allowed.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app_state::AppState;
use crate::hosts::name_of;
use crate::problem::Problem;

/// Refuses requests whose `Host` name is not allowed.
pub(crate) async fn check(
    State(shared): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let host = host(request.headers());
    let peer = request.extensions().get::<ConnectInfo<std::net::SocketAddr>>();
    let by_proxy = peer.is_some_and(|peer| shared.config.trust_proxy.has(peer.0.ip()));
    match host {
        Some(host) if !shared.config.hosts.allow(host, by_proxy) => {
            let detail = format!(
                "this server is not known as {name}; its operator can name it in the setting hosts",
                name = name_of(host)
            );
            Problem::new(StatusCode::MISDIRECTED_REQUEST, "unknown_host", detail).into_response()
        }
        _ => next.run(request).await,
    }
}

pub(crate) fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST).map(|host| host.to_str().unwrap_or("?.?"))
}
