//! Plain HTTP, by resource and verb.

mod body;
mod health;
mod rules;
mod session;
mod tables;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::{get, post};

use crate::app::Shared;
use crate::metrics;
use crate::problem::Problem;

pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(metrics::handle))
        .route(
            "/api/session",
            get(session::get::handle)
                .post(session::post::handle)
                .patch(session::patch::handle)
                .delete(session::delete::handle),
        )
        .route("/api/rules", get(rules::get::handle))
        .route("/api/rules/check", post(rules::check::handle))
        .route("/api/rules/text", post(rules::text::handle))
        .route("/api/tables", post(tables::post::handle))
        .route("/api/tables/quick", post(tables::quick::handle))
        .route("/api/tables/mine", get(tables::mine::handle))
        .route("/api/tables/{code}", get(tables::get::handle))
        .route("/api/tables/{code}/rules", get(tables::rules::handle))
        .route("/api/tables/{code}/qr.svg", get(tables::qr::handle))
        .method_not_allowed_fallback(wrong_method)
}

/// Whatever the API does not have.
pub(crate) async fn not_found() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not_found", "there is nothing at this address")
}

async fn wrong_method() -> Problem {
    let detail = "this address does not know that method";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
}
