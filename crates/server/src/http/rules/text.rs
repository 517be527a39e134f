//! Chosen rules in words.

use axum::Json;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{AskRulesText, RulesText};

use crate::http::body::Body;
use crate::names;
use crate::problem::Problem;

#[utoipa::path(
    post,
    path = "/api/rules/text",
    tag = "rules",
    summary = "Chosen rules in words",
    request_body = AskRulesText,
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(in crate::http) async fn handle(
    Body(body): Body<AskRulesText>,
) -> Result<Json<RulesText>, Problem> {
    let book = Rulebook::choose(&body.chosen, body.seats).map_err(|all| Problem::rules(&all))?;
    let lang = names::lang(&body.lang);
    Ok(Json(book.text_with_stake(lang, body.stake, body.leavers)))
}
