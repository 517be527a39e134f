//! Opening a table, with rules of one's choice or for a quick game.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_store::{NewTable, StoreError, TableId};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{
    ChosenRules, Command, OpenTable, OpenedTable, QuickTable, TableSettings,
};
use stammtisch_table::{DailyDeal, FORMAT, Header, Refusal};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{CODES_DRAWN, Caller, Doing};
use crate::problem::Problem;
use crate::room::{Failure, Rooms, key_hash};
use crate::session::Session;
use crate::worker_pool::HashMemory;
use crate::{bots, entropy};

#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    summary = "Open a table",
    request_body = OpenTable,
    responses((status = 201, description = "done", body = OpenedTable)),
)]
pub(in crate::http) async fn open_table(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    Body(body): Body<OpenTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Problem> {
    let OpenTable { chosen, seats, settings } = body;
    caller.may(Doing::Table, &shared)?;
    let (chosen, rules) = rules_of(&shared, caller, chosen, seats).await?;
    let new =
        New { chosen, seats, settings: settings.unwrap_or_default(), lesson: None, daily: None };
    let (_, opened) = open(&shared, &session, &rules, new).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// The rules that a table is to be opened with, read in the worker pool.
pub(in crate::http) async fn rules_of(
    shared: &AppState,
    caller: Caller,
    chosen: ChosenRules,
    seats: u8,
) -> Result<(ChosenRules, Rulebook), Problem> {
    let read = move |_: &mut HashMemory| {
        let rules = Rulebook::choose(&chosen, seats);
        Ok((chosen, rules.map_err(|mistakes| Problem::rules(&mistakes))?))
    };
    shared.workers.work(caller, read).await?
}

/// A table to be opened.
pub(crate) struct New {
    pub(crate) chosen: ChosenRules,
    pub(crate) seats: u8,
    pub(crate) settings: TableSettings,
    /// The text of the lesson that is given there, in full.
    pub(crate) lesson: Option<String>,
    /// The deal of the day that is played there.
    pub(crate) daily: Option<DailyDeal>,
}

/// Stores a new table, hosted by the player of this session.
pub(crate) async fn open(
    shared: &AppState,
    session: &Session,
    rules: &Rulebook,
    new: New,
) -> Result<(TableId, OpenedTable), Problem> {
    let New { chosen, seats, settings, lesson, daily } = new;
    let key = settings.link_only.then(|| stammtisch_table::key(&entropy::seed(&*shared.entropy)));
    let hash = key.as_deref().map(key_hash);
    let mut header = Header {
        format: FORMAT,
        code: String::new(),
        rules: rules.to_text(),
        chosen,
        seats,
        host: session.id(),
        settings,
        key,
        lesson,
        daily,
    };
    rules.check_settings(header.settings)?;
    for _ in 0..CODES_DRAWN {
        let code = entropy::code(&*shared.entropy);
        header.code = code.to_string();
        let id = TableId::from_bytes(entropy::bytes(&*shared.entropy));
        let created = shared.clock.unix();
        let table = NewTable { id, code, header: header.to_bytes(), created, key: hash };
        match shared.store.create_table(table).await {
            Ok(_) => {
                let link = header.code.clone() + header.key.as_deref().unwrap_or_default();
                return Ok((id, OpenedTable { code: header.code, link }));
            }
            Err(StoreError::CodeTaken | StoreError::IdTaken) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Problem::unavailable("no free code was found; try again"))
}

#[utoipa::path(
    post,
    path = "/api/tables/quick",
    tag = "tables",
    summary = "Play at once: a table with a seat taken, bots on the others, and cards dealt",
    request_body = QuickTable,
    responses((status = 201, description = "done", body = OpenedTable)),
)]
pub(in crate::http) async fn open_quick_game(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    Body(body): Body<QuickTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Problem> {
    let QuickTable { chosen, seats, bot, settings } = body;
    caller.may(Doing::Table, &shared)?;
    let (chosen, rules) = rules_of(&shared, caller, chosen, seats).await?;
    if !rules.info(&ChosenRules::default(), &bots::kinds()).bots.contains(&bot) {
        return Err(Refusal::UnknownBot.into());
    }
    if let Some(settings) = settings {
        rules.check_settings(settings)?;
        if settings.stake > 0 {
            return Err(Refusal::StakeNeedsPeople.into());
        }
    }
    let new =
        New { chosen, seats, settings: settings.unwrap_or_default(), lesson: None, daily: None };
    let (id, opened) = open(&shared, &session, &rules, new).await?;
    let start = Command::Start { first: None };
    let begin = [Command::Sit { seat: None }, Command::FillBots { bot }, start];
    give(&shared, &session, id, begin).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// The strongest bot that plays these rules.
pub(crate) fn any_bot(rules: &Rulebook) -> String {
    let info = rules.info(&ChosenRules::default(), &bots::kinds());
    info.bots.last().cloned().unwrap_or_default()
}

/// Gives commands at a table that has just been opened.
pub(in crate::http) async fn give(
    shared: &AppState,
    session: &Session,
    id: TableId,
    commands: impl IntoIterator<Item = Command>,
) -> Result<(), Problem> {
    let gone = || Problem::unavailable("try again");
    let room = Rooms::by_id(shared, id).await.map_err(|_| gone())?;
    for command in commands {
        match room.command(session.named(), command).await.map_err(|_| gone())? {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => return Err(refusal.into()),
            Err(Failure::NotStored) => return Err(gone()),
        }
    }
    Ok(())
}
