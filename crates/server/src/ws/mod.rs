//! The connection between a client and a table.

mod connection;
mod frames;
mod handshake;
mod metered;
mod open;
mod ping;
mod query;
mod socket;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app_state::AppState;

pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(handshake::open_connection))
}
