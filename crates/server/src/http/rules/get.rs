//! All presets with their options.

use axum::Json;
use stammtisch_table::rulebook;
use stammtisch_table::wire::RulesInfo;

use crate::bots;

#[utoipa::path(
    get,
    path = "/api/rules",
    tag = "rules",
    summary = "All presets with their options",
    responses((status = 200, description = "done", body = Vec<RulesInfo>)),
)]
pub(in crate::http) async fn handle() -> Json<Vec<RulesInfo>> {
    Json(rulebook::catalog(&bots::kinds()))
}
