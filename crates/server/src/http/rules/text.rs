//! Chosen rules in words.

use axum::Json;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{AskRulesText, RulesText};

use crate::http::body::Body;
use crate::names;
use crate::problem::Problem;

pub(in crate::http) async fn handle(
    Body(body): Body<AskRulesText>,
) -> Result<Json<RulesText>, Problem> {
    let book = Rulebook::choose(&body.chosen, body.seats).map_err(|all| Problem::rules(&all))?;
    Ok(Json(book.text(names::lang(&body.lang))))
}
