//! Play at once: a table with a seat taken, bots on the others, and cards dealt.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_table::Refusal;
use stammtisch_table::wire::{Command, OpenedTable, QuickTable};

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
    let QuickTable { chosen, seats, bot, manner } = body;
    let rules = post::rules_of(&chosen, seats)?;
    if !rules.info(&chosen, &bots::kinds()).bots.contains(&bot) {
        return Err(Refusal::UnknownBot.into());
    }
    if let Some(manner) = manner {
        rules.check_manner(manner)?;
        if manner.stake > 0 {
            return Err(Refusal::StakeNeedsPeople.into());
        }
    }
    caller.may(Doing::Table, &shared)?;
    let (id, code) = post::open(&shared, &session, &rules, chosen, seats, manner).await?;
    let gone = || Problem::unavailable("try again");
    let stub = Rooms::by_id(&shared, id).await.map_err(|_| gone())?;
    let start = Command::Start { first: None };
    for command in [Command::Sit { seat: None }, Command::FillBots { bot }, start] {
        match stub.command(session.named(), command).await.map_err(|_| gone())? {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => return Err(refusal.into()),
            Err(Failure::NotStored) => return Err(gone()),
        }
    }
    Ok((StatusCode::CREATED, Json(OpenedTable { code })))
}
