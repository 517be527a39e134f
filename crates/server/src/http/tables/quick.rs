//! Play at once: a table with a seat taken, bots on the others, and cards dealt.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_store::TableId;
use stammtisch_table::Refusal;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, Command, OpenedTable, QuickTable};

use super::post;
use crate::app::Shared;
use crate::bots;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::room::{Failure, Rooms};
use crate::session::Session;

#[utoipa::path(
    post,
    path = "/api/tables/quick",
    tag = "tables",
    summary = "Play at once: a table with a seat taken, bots on the others, and cards dealt",
    request_body = QuickTable,
    responses((status = 201, description = "done", body = OpenedTable)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    Body(body): Body<QuickTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Problem> {
    let QuickTable { chosen, seats, bot, settings } = body;
    caller.may(Doing::Table, &shared)?;
    let (chosen, rules) = post::rules_of(&shared, caller, chosen, seats).await?;
    if !rules.info(&ChosenRules::default(), &bots::kinds()).bots.contains(&bot) {
        return Err(Refusal::UnknownBot.into());
    }
    if let Some(settings) = settings {
        rules.check_settings(settings)?;
        if settings.stake > 0 {
            return Err(Refusal::StakeNeedsPeople.into());
        }
    }
    let new = post::New { chosen, seats, settings: settings.unwrap_or_default(), lesson: None };
    let (id, opened) = post::open(&shared, &session, &rules, new).await?;
    let start = Command::Start { first: None };
    let begin = [Command::Sit { seat: None }, Command::FillBots { bot }, start];
    give(&shared, &session, id, begin).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// The strongest bot that plays by these rules.
pub(in crate::http) fn any_bot(rules: &Rulebook) -> String {
    let info = rules.info(&ChosenRules::default(), &bots::kinds());
    info.bots.last().cloned().unwrap_or_default()
}

/// Gives commands at a table that has just been opened.
pub(in crate::http) async fn give(
    shared: &Shared,
    session: &Session,
    id: TableId,
    commands: impl IntoIterator<Item = Command>,
) -> Result<(), Problem> {
    let gone = || Problem::unavailable("try again");
    let stub = Rooms::by_id(shared, id).await.map_err(|_| gone())?;
    for command in commands {
        match stub.command(session.named(), command).await.map_err(|_| gone())? {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => return Err(refusal.into()),
            Err(Failure::NotStored) => return Err(gone()),
        }
    }
    Ok(())
}
