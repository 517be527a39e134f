//! Other rules at a table, more seats or fewer: the host's choice between matches.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, SetRules};
use stammtisch_table::{OpenError, RulesCache, TableRules};

use super::room;
use crate::app::Shared;
use crate::desk::Bench;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::room::Failure;
use crate::session::Session;

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
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    Body(SetRules { base, seats, chosen }): Body<SetRules>,
) -> Result<StatusCode, Problem> {
    let Path(code) = path?;
    caller.may(Doing::Table, &shared)?;
    let gone = || Problem::unavailable("try again");
    let stub = room(&shared, caller, Some(session.id()), &code).await?;
    let now = stub.rules_now().await.map_err(|_| gone())?;
    let shelf = shared.rooms.shelf.clone();
    let read = move |_: &mut Bench| {
        let by = match chosen {
            Some(chosen) => chosen_anew(chosen, now.chosen, seats)?,
            None => TableRules { seats, ..now },
        };
        shelf.rules(&by).map_err(|error| match error {
            OpenError::Rules(mistakes) => Problem::rules(&mistakes),
            // It was read when the table was opened.
            OpenError::Lesson(_) => gone(),
        })
    };
    let wanted = shared.desk.work(caller, read).await??;
    match stub.set_rules(session.named(), base, wanted).await.map_err(|_| gone())? {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(Failure::Refused(refusal)) => Err(refusal.into()),
        Err(Failure::NotStored) => Err(gone()),
    }
}

/// Rules as at the opening of a table; its own file stays where no other one comes.
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
