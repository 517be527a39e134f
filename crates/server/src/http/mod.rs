//! Plain HTTP, by resource and verb.

mod account;
mod admin;
mod body;
mod devices;
mod health;
mod link;
mod login;
mod rules;
mod session;
mod sessions;
mod tables;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::{delete, get, post, put};

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
        .merge(accounts())
        .method_not_allowed_fallback(wrong_method)
}

fn accounts() -> Router<Shared> {
    Router::new()
        .route("/api/account", get(account::get::handle))
        .route(
            "/api/account/passphrase",
            put(account::passphrase::put::handle).delete(account::passphrase::delete::handle),
        )
        .route("/api/account/passkeys/begin", post(account::passkeys::begin::handle))
        .route("/api/account/passkeys", post(account::passkeys::post::handle))
        .route("/api/account/passkeys/{id}", delete(account::passkeys::delete::handle))
        .route("/api/login", post(login::post::handle))
        .route("/api/login/passkey/begin", post(login::passkey::begin::handle))
        .route("/api/login/passkey", post(login::passkey::post::handle))
        .route("/api/devices", post(devices::post::handle))
        .route("/api/devices/redeem", post(devices::redeem::handle))
        .route("/api/sessions", delete(sessions::delete_others::handle))
        .route("/api/sessions/{id}", delete(sessions::delete::handle))
        .route("/api/admin/claim", post(admin::claim::handle))
}

/// Whatever the API does not have.
pub(crate) async fn not_found() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not_found", "there is nothing at this address")
}

async fn wrong_method() -> Problem {
    let detail = "this address does not know that method";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
}
