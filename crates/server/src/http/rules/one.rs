//! The rules of a preset in words, with chosen options: to be read, linked and kept.

use std::collections::BTreeMap;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, RulesText};

use crate::app::Shared;
use crate::caching::Kept;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::{desk, names};

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
    State(shared): State<Shared>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<BTreeMap<String, String>>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Path(base) = path?;
    let Query(query) = query?;
    let options = query.iter().filter_map(|(key, choice)| {
        key.strip_prefix("o.").map(|option| (option.to_owned(), choice.clone()))
    });
    let chosen = ChosenRules { base, options: options.collect(), file: None };
    // What is no number is no number of seats either: the rules say for how many they are.
    let seats = query.get("seats").map(|seats| seats.parse().unwrap_or(0));
    let lang = query.get("lang").map_or("de", |lang| names::lang(lang));
    let key = desk::key("preset", &(&chosen, seats, lang));
    let text = move || {
        let book = match seats {
            None => Rulebook::try_out(&chosen),
            Some(seats) => Rulebook::choose(&chosen, seats),
        };
        Ok(book.map_err(|mistakes| Problem::rules(&mistakes))?.text(lang))
    };
    Ok(Kept(shared.desk.answer(caller, key, || Ok(()), text).await?))
}
