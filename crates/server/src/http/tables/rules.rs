//! The rules of a table in words, and changing them.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, RulesText, SetRules};
use stammtisch_table::{RulesCache, TableRules, UnreadableTable};

use super::room;
use crate::app_state::AppState;
use crate::caching::Kept;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::room::Failure;
use crate::session::Session;
use crate::worker_pool::HashMemory;
use crate::{names, worker_pool};

/// The query: the language; German by default.
#[derive(Deserialize)]
pub(in crate::http) struct Asked {
    #[serde(default)]
    lang: String,
}

#[utoipa::path(
    get,
    path = "/api/tables/{code}/rules",
    tag = "tables",
    summary = "The rules of a table in words: of its own file as well, which nobody else has",
    params(("code" = String, Path, description = "the six-character code of the table, or that and the key in its link"), ("lang" = Option<String>, Query, description = "`de` or `en`")),
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(in crate::http) async fn get_table_rules(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let (Path(code), Query(asked)) = (path?, query?);
    let player = session.map(|session| session.id());
    let room = room(&shared, caller, player, &code).await?;
    let (rules, stake, leavers) =
        room.rules().await.map_err(|_| Problem::unavailable("ask again"))?;
    let (lang, by) = (names::lang(&asked.lang), rules.by());
    let key = worker_pool::key("table", &(&by.text, by.seats, lang, stake, leavers));
    let text = move || Ok(rules.book().text_with_stake(lang, stake, leavers));
    Ok(Kept(shared.workers.answer(caller, key, || Ok(()), text).await?))
}

#[utoipa::path(
    put,
    path = "/api/tables/{code}/rules",
    tag = "tables",
    summary = "Other rules at a table, more seats or fewer: the host's choice between matches",
    params(("code" = String, Path, description = "the six-character code of the table, or that and the key in its link")),
    request_body = SetRules,
    responses(
        (status = 204, description = "done, or so already"),
        (status = 409, description = "the table refuses; nothing has changed"),
        (status = 422, description = "the rules have mistakes; nothing has changed"),
    ),
)]
pub(in crate::http) async fn change_table_rules(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    Body(SetRules { base, seats, chosen }): Body<SetRules>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    caller.may(Doing::Table, &shared)?;
    let gone = || Problem::unavailable("try again");
    let room = room(&shared, caller, Some(session.id()), &code).await?;
    let now = room.rules_now().await.map_err(|_| gone())?;
    let rules_cache = shared.rooms.rules_cache.clone();
    let read = move |_: &mut HashMemory| {
        let by = match chosen {
            Some(chosen) => chosen_anew(chosen, now.chosen, seats)?,
            None => TableRules { seats, ..now },
        };
        rules_cache.rules(&by).map_err(|error| match error {
            UnreadableTable::Rules(mistakes) => Problem::rules(&mistakes),
            // The lesson was read when the table was opened.
            UnreadableTable::Lesson(_) => gone(),
        })
    };
    let wanted = shared.workers.work(caller, read).await??;
    match room.set_rules(session.named(), base, wanted).await.map_err(|_| gone())? {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(Failure::Refused(refusal)) => Err(refusal.into()),
        Err(Failure::NotStored) => Err(gone()),
    }
}

/// Rules as at the opening of a table; its own file stays unless another one is given.
fn chosen_anew(
    mut chosen: ChosenRules,
    before: ChosenRules,
    seats: u8,
) -> Result<TableRules, Problem> {
    if chosen.base.is_empty() && chosen.file.is_none() {
        chosen.file = before.file;
    }
    let rules = Rulebook::choose(&chosen, seats).map_err(|mistakes| Problem::rules(&mistakes))?;
    Ok(TableRules { chosen, text: rules.to_text(), seats, lesson: None })
}
