//! The WebSocket line between a client and a table.

mod frames;
mod handshake;
mod line;
mod metered;
mod open;
mod pulse;
mod since;
mod socket;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::shared::Shared;

pub(crate) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(handshake::open_line))
}
