//! All presets with their options.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use stammtisch_table::rulebook;
use stammtisch_table::wire::RulesInfo;

use crate::bots;
use crate::caching::Kept;

/// Made once: nothing in it changes while the server runs.
static TEXT: LazyLock<String> = LazyLock::new(|| {
    // There is nothing in it that JSON cannot hold.
    serde_json::to_string(&rulebook::catalog(&bots::kinds())).unwrap_or_default()
});

#[utoipa::path(
    get,
    path = "/api/rules",
    tag = "rules",
    summary = "All presets with their options",
    responses((status = 200, description = "done", body = Vec<RulesInfo>)),
)]
pub(in crate::http) async fn handle() -> impl IntoResponse {
    Kept(([(header::CONTENT_TYPE, "application/json")], TEXT.as_str()))
}
