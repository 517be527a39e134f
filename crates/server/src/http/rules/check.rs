//! A rules file of one's own: what it offers, or everything that is wrong with it.

use axum::Json;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{CheckRules, ChosenRules, RulesInfo};

use crate::bots;
use crate::http::body::Body;
use crate::problem::Problem;

#[utoipa::path(
    post,
    path = "/api/rules/check",
    tag = "rules",
    summary = "A rules file of one's own: what it offers, or everything that is wrong with it",
    request_body = CheckRules,
    responses((status = 200, description = "done", body = RulesInfo)),
)]
pub(in crate::http) async fn handle(
    Body(body): Body<CheckRules>,
) -> Result<Json<RulesInfo>, Problem> {
    let CheckRules { file, options } = body;
    let chosen = ChosenRules { base: String::new(), options, file: Some(file) };
    let book = Rulebook::try_out(&chosen).map_err(|mistakes| Problem::rules(&mistakes))?;
    Ok(Json(book.info(&chosen, &bots::kinds())))
}
