//! The web client, compressed at build time and served from memory.
//!
//! The build script (`build/`) makes the files; this crate answers requests for them. It
//! sets what belongs to a file (type, validators, caching, encoding); security headers
//! belong to the server, which knows where it runs.

mod content_type;
mod encoding;
mod file;
mod page;
mod serve;

use axum::Router;
use file::File;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A router without routes whose fallback serves the client.
///
/// Merge it into the server's router: everything that no route answers ends up here. Paths without
/// a file get the page itself, because the client routes within one page, with status 404 if the
/// client has no such page either; paths below `/api` and `/ws`, and missing files, get only a 404.
pub fn router<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
{
    Router::new().fallback(|request: axum::extract::Request| async move {
        serve::answer(FILES, request.method(), request.uri().path(), request.headers())
    })
}
