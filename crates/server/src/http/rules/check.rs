//! A rules file of one's own: what it offers, or everything that is wrong with it.

use axum::extract::State;
use axum::response::IntoResponse;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{CheckRules, ChosenRules, RulesInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::{bots, desk};

#[utoipa::path(
    post,
    path = "/api/rules/check",
    tag = "rules",
    summary = "A rules file of one's own: what it offers, or everything that is wrong with it",
    request_body = CheckRules,
    responses((status = 200, description = "done", body = RulesInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
    Body(body): Body<CheckRules>,
) -> Result<impl IntoResponse, Problem> {
    let CheckRules { file, options } = body;
    let key = desk::key("check", &(&file, &options));
    let chosen = ChosenRules { base: String::new(), options, file: Some(file) };
    let check = move || {
        let book = Rulebook::try_out(&chosen).map_err(|mistakes| Problem::rules(&mistakes))?;
        Ok(book.info(&chosen, &bots::kinds()))
    };
    // What is known costs nobody anything.
    let may = || caller.may(Doing::Rules, &shared);
    shared.desk.answer(caller, key, may, check).await
}
