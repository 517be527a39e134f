//! All presets with their options.

use axum::Json;
use stammtisch_table::rulebook;
use stammtisch_table::wire::RulesInfo;

use crate::bots;

pub(in crate::http) async fn handle() -> Json<Vec<RulesInfo>> {
    Json(rulebook::catalog(&bots::kinds()))
}
