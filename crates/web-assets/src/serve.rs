//! Answers one request for a file of the client: page, caching headers, compressed forms.

use crate::content_type;
use crate::encoding::{self, Encoding};
use crate::file::{File, find};
use crate::page;
use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

const FOREVER: &str = "public, max-age=31536000, immutable";
/// Keep it, but revalidate it each time: a new version of the server shows its new page at the next
/// visit.
const ASK_AGAIN: &str = "no-cache";

/// Answers with a file, the page, or an error.
pub(crate) fn answer(
    files: &'static [File],
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let found = find(files, path).or_else(|| page_for(files, path));
    let Some(file) = found else { return StatusCode::NOT_FOUND.into_response() };
    if file.path != path && !page::is_known(path) {
        // People read on the page that nothing is here; programs read it in the status.
        let plain = File { brotli: None, gzip: None, ..*file };
        let mut response = send(&plain, method, &HeaderMap::new());
        *response.status_mut() = StatusCode::NOT_FOUND;
        response.headers_mut().remove(header::ETAG);
        return response;
    }
    send(file, method, headers)
}

/// The client's own paths (`/`, `/t/ABC123`) all open the one page. A missing script must not: an
/// old page that asks for it would get HTML and fail in puzzling ways.
fn page_for(files: &'static [File], path: &str) -> Option<&'static File> {
    let mut parts = path.split('/').skip(1);
    let foreign = matches!(parts.next(), Some("api" | "ws" | "assets"));
    let names_a_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if foreign || names_a_file { None } else { find(files, "/index.html") }
}

fn send(file: &File, method: &Method, headers: &HeaderMap) -> Response {
    let accept = text(headers, header::ACCEPT_ENCODING);
    let (encoding, bytes) = encoding::choose(file, &accept);
    let etag = etag(file, encoding);
    let mut response = Response::builder()
        .header(header::ETAG, &etag)
        .header(header::CACHE_CONTROL, if file.hashed { FOREVER } else { ASK_AGAIN });
    if file.brotli.is_some() || file.gzip.is_some() {
        response = response.header(header::VARY, "accept-encoding");
    }
    if knows(&text(headers, header::IF_NONE_MATCH), &etag) {
        return finish(response.status(StatusCode::NOT_MODIFIED).body(Body::empty()));
    }
    response = response
        .header(header::CONTENT_TYPE, content_type::of(file.path))
        .header(header::CONTENT_LENGTH, bytes.len());
    if let Some(name) = encoding.name() {
        response = response.header(header::CONTENT_ENCODING, name);
    }
    let body = if method == Method::HEAD { Body::empty() } else { Body::from(bytes) };
    finish(response.body(body))
}

/// Each form has its own validator: a cache must not mix their bytes.
fn etag(file: &File, encoding: Encoding) -> String {
    match encoding.name() {
        Some(name) => format!("\"{}-{name}\"", file.hash),
        None => format!("\"{}\"", file.hash),
    }
}

/// Whether `If-None-Match` holds the validator, compared weakly as the RFC demands.
fn knows(if_none_match: &str, etag: &str) -> bool {
    if_none_match
        .split(',')
        .map(str::trim)
        .any(|held| held == "*" || held.trim_start_matches("W/") == etag)
}

/// All lines of a header as one list; unreadable ones count as absent.
fn text(headers: &HeaderMap, name: header::HeaderName) -> String {
    let lines: Vec<_> = headers.get_all(name).iter().filter_map(|v| v.to_str().ok()).collect();
    lines.join(",")
}

fn finish(response: Result<Response, axum::http::Error>) -> Response {
    response.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

#[cfg(test)]
#[path = "serve_tests.rs"]
mod tests;
