//! Plain HTTP: one file for each resource, with all its methods.

mod account;
mod admin;
mod body;
mod catalog;
mod credits;
mod daily;
mod devices;
mod health;
mod lessons;
mod library;
mod link;
mod login;
mod matches;
mod metrics;
mod numbers;
mod passkeys;
mod passphrase;
mod read_library;
mod rules;
mod rules_link;
mod session;
mod sessions;
mod shared_rules;
mod shuffles;
mod tables;
mod trial;

pub(crate) use catalog::Catalog;
pub(crate) use read_library::ReadLibrary;
pub(crate) use tables::open::{New as NewTable, any_bot, open as open_new};

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app_state::AppState;
use crate::problem::Problem;

/// Every route and method: what is not described cannot be served.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(metrics::get_metrics))
        .routes(routes!(
            session::get_session,
            session::begin_session,
            session::change_session,
            session::leave_session
        ))
        .routes(routes!(rules::list_rules))
        .routes(routes!(rules::check_rules))
        .routes(routes!(trial::try_rules))
        .routes(routes!(rules::explain_rules))
        .routes(routes!(rules::get_rules_schema))
        .routes(routes!(rules::list_rules_bases))
        .routes(routes!(rules_link::draw_rules_link))
        .routes(routes!(rules::get_rules))
        .routes(routes!(rules::get_rules_info))
        .routes(routes!(rules::get_rules_base))
        .routes(routes!(shared_rules::list_my_shared_rules, shared_rules::share_rules))
        .routes(routes!(shared_rules::get_shared_rules, shared_rules::take_shared_rules_back))
        .routes(routes!(shared_rules::draw_shared_rules_link))
        .routes(routes!(library::search_library))
        .routes(routes!(lessons::open_lesson))
        .routes(routes!(tables::list::list_tables, tables::open::open_table))
        .routes(routes!(tables::open::open_quick_game))
        .routes(routes!(tables::list::list_my_tables))
        .routes(routes!(tables::list::leave_table))
        .routes(routes!(tables::list::get_table))
        .routes(routes!(tables::rules::get_table_rules, tables::rules::change_table_rules))
        .routes(routes!(tables::qr::draw_table_link))
        .merge(finished_matches())
        .merge(deals_of_the_day())
        .merge(accounts())
}

fn finished_matches() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(matches::list::list_my_matches, matches::files::bring_match))
        .routes(routes!(matches::watch::get_match, matches::files::take_match_back))
        .routes(routes!(matches::watch::get_positions))
        .routes(routes!(matches::files::get_match_file))
        .routes(routes!(matches::hindsight::get_hindsight))
        .routes(routes!(matches::hands::get_hands))
        .routes(routes!(matches::links::list_match_links, matches::links::make_match_link))
        .routes(routes!(matches::links::take_match_link_back))
        .routes(routes!(shuffles::get_shuffles))
        .routes(routes!(numbers::get_numbers, numbers::set_numbers, numbers::delete_numbers))
}

fn deals_of_the_day() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(daily::get_today))
        .routes(routes!(daily::list_past_deals))
        .routes(routes!(daily::set_daily_name))
        .routes(routes!(daily::get_deal))
        .routes(routes!(daily::play_deal, daily::give_deal_up))
}

fn accounts() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(account::get_account, account::delete_account))
        .routes(routes!(account::export_account))
        .routes(routes!(passphrase::set_passphrase, passphrase::remove_passphrase))
        .routes(routes!(passkeys::begin_passkey))
        .routes(routes!(passkeys::add_passkey))
        .routes(routes!(passkeys::remove_passkey))
        .routes(routes!(login::log_in))
        .routes(routes!(login::begin_passkey_login))
        .routes(routes!(login::log_in_with_passkey))
        .routes(routes!(devices::link_device))
        .routes(routes!(devices::redeem_device_link))
        .routes(routes!(sessions::end_other_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(credits::get_credits))
        .routes(routes!(credits::take_daily_gift))
        .routes(routes!(admin::claim_admin))
        .routes(routes!(admin::get_status))
        .routes(routes!(admin::list_all_tables))
        .routes(routes!(admin::close_table))
}

/// The answer for paths that the API does not have.
pub(crate) async fn not_found() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not_found", "there is nothing at this address")
}

/// The answer for methods that a path does not have.
pub(crate) async fn wrong_method() -> Problem {
    let detail = "this address does not know that method";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
}
