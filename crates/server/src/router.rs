//! Puts the server's router together.

use super::app_state::App;

use axum::{Router, middleware};
use tower_http::compression::CompressionLayer;

use crate::limits::GOODBYE_WITHIN;
use crate::{caching, compression, connections, hosts, http, limits, metrics, openapi, security};

impl App {
    /// The router of everything the server answers.
    pub fn router(&self) -> Router {
        Router::new()
            .merge(openapi::described().split_for_parts().0)
            .method_not_allowed_fallback(http::wrong_method)
            .route("/api", axum::routing::any(http::not_found))
            .route("/api/{*rest}", axum::routing::any(http::not_found))
            .layer(middleware::from_fn_with_state(self.0.clone(), limits::changes))
            .layer(middleware::from_fn_with_state(self.0.clone(), security::same_origin))
            .layer(middleware::from_fn(caching::validate))
            .layer(CompressionLayer::new())
            .layer(middleware::from_fn_with_state(self.0.clone(), compression::compress))
            .merge(stammtisch_web_assets::router())
            .layer(middleware::from_fn_with_state(self.0.clone(), hosts::check))
            .layer(middleware::from_fn(connections::track_request))
            .layer(middleware::from_fn_with_state(self.0.clone(), security::headers))
            .layer(middleware::from_fn_with_state(self.0.clone(), metrics::observe))
            .with_state(self.0.clone())
    }

    /// Tells everybody that the server is going down, stops all rooms, and waits a moment for the
    /// WebSockets to close cleanly.
    pub async fn stop_rooms(&self) {
        self.0.rooms.stop().await;
        self.0.open_sockets.all_closed(GOODBYE_WITHIN).await;
    }
}
