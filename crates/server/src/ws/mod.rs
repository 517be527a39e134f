//! The open line between a client and a table.

mod frames;
mod handshake;
mod reader;
mod writer;

use axum::Router;
use axum::routing::get;

use crate::app::Shared;

pub(crate) fn router() -> Router<Shared> {
    Router::new().route("/api/tables/{code}/ws", get(handshake::handle))
}
