//! All presets with their options.

use axum::Json;
use stammtisch_table::rulebook;
use stammtisch_table::wire::RulesInfo;

pub(in crate::http) async fn handle() -> Json<Vec<RulesInfo>> {
    Json(rulebook::catalog())
}
