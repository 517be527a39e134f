//! Chosen rules in words.

use axum::extract::State;
use axum::response::IntoResponse;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{AskRulesText, RulesText};

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::{desk, names};

#[utoipa::path(
    post,
    path = "/api/rules/text",
    tag = "rules",
    summary = "Chosen rules in words",
    request_body = AskRulesText,
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
    Body(body): Body<AskRulesText>,
) -> Result<impl IntoResponse, Problem> {
    let AskRulesText { chosen, seats, lang, stake, leavers } = body;
    let lang = names::lang(&lang);
    let key = desk::key("text", &(&chosen, seats, lang, stake, leavers));
    let text = move || {
        let book = Rulebook::choose(&chosen, seats).map_err(|all| Problem::rules(&all))?;
        Ok(book.text_with_stake(lang, stake, leavers))
    };
    let may = || caller.may(Doing::Rules, &shared);
    shared.desk.answer(caller, key, may, text).await
}
