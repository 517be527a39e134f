//! Plain HTTP, by resource and verb.

mod account;
mod admin;
mod body;
mod credits;
mod devices;
mod health;
mod lessons;
mod link;
mod login;
mod rules;
mod session;
mod sessions;
mod tables;

pub(crate) use body::LONGEST_BODY;
pub(crate) use rules::Catalog;

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::Shared;
use crate::problem::Problem;
use crate::{metrics, openapi};

/// Every address and method: what is not described cannot be served.
pub(crate) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(metrics::get::handle))
        .routes(routes!(openapi::handle))
        .routes(routes!(
            session::get::handle,
            session::post::handle,
            session::patch::handle,
            session::delete::handle
        ))
        .routes(routes!(rules::get::handle))
        .routes(routes!(rules::check::handle))
        .routes(routes!(rules::text::handle))
        .routes(routes!(rules::one::handle))
        .routes(routes!(lessons::post::handle))
        .routes(routes!(tables::list::handle, tables::post::handle))
        .routes(routes!(tables::quick::handle))
        .routes(routes!(tables::mine::handle))
        .routes(routes!(tables::leave::handle))
        .routes(routes!(tables::get::handle))
        .routes(routes!(tables::rules::handle, tables::set_rules::handle))
        .routes(routes!(tables::qr::handle))
        .merge(accounts())
}

fn accounts() -> OpenApiRouter<Shared> {
    use account::{passkeys, passphrase};
    OpenApiRouter::new()
        .routes(routes!(account::get::handle, account::delete::handle))
        .routes(routes!(account::export::handle))
        .routes(routes!(passphrase::put::handle, passphrase::delete::handle))
        .routes(routes!(passkeys::begin::handle))
        .routes(routes!(passkeys::post::handle))
        .routes(routes!(passkeys::delete::handle))
        .routes(routes!(login::post::handle))
        .routes(routes!(login::passkey::begin::handle))
        .routes(routes!(login::passkey::post::handle))
        .routes(routes!(devices::post::handle))
        .routes(routes!(devices::redeem::handle))
        .routes(routes!(sessions::delete_others::handle))
        .routes(routes!(sessions::delete::handle))
        .routes(routes!(credits::get::handle))
        .routes(routes!(credits::daily::handle))
        .routes(routes!(admin::claim::handle))
        .routes(routes!(admin::status::handle))
        .routes(routes!(admin::tables::get::handle))
        .routes(routes!(admin::tables::delete::handle))
}

/// Whatever the API does not have.
pub(crate) async fn not_found() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not_found", "there is nothing at this address")
}

/// A method that an address does not have.
pub(crate) async fn wrong_method() -> Problem {
    let detail = "this address does not know that method";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
}
