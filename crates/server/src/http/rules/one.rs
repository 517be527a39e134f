//! The rules of a preset in words, with chosen options: to be read, linked and kept.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, RulesText};

use crate::caching::Kept;
use crate::names;
use crate::problem::Problem;

#[utoipa::path(
    get,
    path = "/api/rules/{id}",
    tag = "rules",
    summary = "The rules of a preset in words, with chosen options",
    params(
        ("id" = String, Path, description = "the id of the preset"),
        ("seats" = Option<u8>, Query, description = "for so many players; else as many as recommended"),
        ("lang" = Option<String>, Query, description = "`de` or `en`"),
        ("o.ID" = Option<String>, Query, description = "what is chosen for the option ID"),
    ),
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(in crate::http) async fn handle(
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<BTreeMap<String, String>>, QueryRejection>,
) -> Result<Kept<Json<RulesText>>, Problem> {
    let Path(base) = path?;
    let Query(query) = query?;
    let options = query.iter().filter_map(|(key, choice)| {
        key.strip_prefix("o.").map(|option| (option.to_owned(), choice.clone()))
    });
    let chosen = ChosenRules { base, options: options.collect(), file: None };
    let book = match query.get("seats") {
        None => Rulebook::try_out(&chosen),
        // What is no number is no number of seats either: the rules say for how many they are.
        Some(seats) => Rulebook::choose(&chosen, seats.parse().unwrap_or(0)),
    };
    let book = book.map_err(|mistakes| Problem::rules(&mistakes))?;
    let lang = query.get("lang").map_or("de", |lang| names::lang(lang));
    Ok(Kept(Json(book.text(lang))))
}
