//! Attempts at a deal of the day: the first one counts, from the first card on; further ones are
//! for fun.

use axum::http::StatusCode;
use stammtisch_engine::chance::Seed;
use stammtisch_store::{DailyId, DailyTry, MatchRef, NewDailyTry, TableId, UnixMillis};
use stammtisch_table::DailyDeal;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{
    BotPace, ChosenRules, Command, DailyOpened, TablePhase, TableSettings, TalkRule, Watching,
};

use super::cache::Deal;
use super::outcome::end_of;
use super::{day_now, deal, is_over, none};
use crate::app_state::AppState;
use crate::http::{NewTable, open_new};
use crate::limits::{Caller, DAILY_DAYS_AHEAD, DAILY_DAYS_BACK, DAILY_GRACE_MS, Doing};
use crate::problem::Problem;
use crate::replay::ReplayCache;
use crate::room::{Failure, RoomHandle, Rooms};
use crate::session::Session;
use crate::worker_pool::HashMemory;

/// Seats a player at a deal: at the table of the one attempt that counts while that is in progress,
/// else at a new table where nothing counts.
///
/// # Errors
/// `no_such_daily`; `daily_ended` between the end of a day and its opening to all; or whatever
/// opening a table can be refused for.
pub(crate) async fn play(
    shared: &AppState,
    caller: Caller,
    session: &Session,
    id: &DailyId,
) -> Result<DailyOpened, Problem> {
    let deal = deal::get(shared, id).await?;
    let today = day_now(shared);
    if id.day > today {
        return Err(none());
    }
    let own = shared.store.daily_try(id, session.id()).await?;
    let over = is_over(shared, id.day);
    if let Some(DailyTry { table, end: None, .. }) = own
        && !over
    {
        return begin(shared, session, &deal, table, true).await;
    }
    let counted = own.is_none() && id.day == today;
    if own.is_none() && !counted && !over {
        let detail =
            "this day has ended: its deal can be played for fun when all have come to an end";
        return Err(Problem::new(StatusCode::CONFLICT, "daily_ended", detail));
    }
    caller.may(Doing::Table, shared)?;
    let mut table = open(shared, caller, session, &deal, counted).await?;
    if counted {
        // From here on it counts: the cards are dealt next.
        let (player, begun) = (session.id(), shared.clock.unix());
        let new = NewDailyTry { of: id.clone(), player, table, begun };
        table = shared.store.begin_daily_try(new).await?.table;
    }
    begin(shared, session, &deal, table, counted).await
}

async fn open(
    shared: &AppState,
    caller: Caller,
    session: &Session,
    deal: &Deal,
    counted: bool,
) -> Result<TableId, Problem> {
    let fixed = deal.fixed.clone();
    let (text, seats) = (fixed.rules.clone(), fixed.seats);
    let read = move |_: &mut HashMemory| Rulebook::from_text(&text, seats);
    let rules = shared.workers.work(caller, read).await?.map_err(|wrong| Problem::rules(&wrong))?;
    let settings = TableSettings {
        talk: TalkRule::Silent,
        watching: Watching::Closed,
        link_only: true,
        bots: BotPace::Brisk,
        ..TableSettings::default()
    };
    let daily = DailyDeal {
        day: deal.id.day.to_string(),
        game: deal.id.game.clone(),
        counted,
        commitment: fixed.commitment,
        names: fixed.names,
    };
    let chosen = ChosenRules { file: Some(fixed.rules), ..ChosenRules::default() };
    let new = NewTable { chosen, seats, settings, lesson: None, daily: Some(daily) };
    open_new(shared, session, &rules, new).await.map(|(id, _)| id)
}

/// Deals the cards, unless they have been dealt, and returns where.
async fn begin(
    shared: &AppState,
    session: &Session,
    deal: &Deal,
    table: TableId,
    counted: bool,
) -> Result<DailyOpened, Problem> {
    let gone = || Problem::unavailable("try again");
    let room = Rooms::by_id(shared, table).await.map_err(|_| gone())?;
    let look = async |room: &RoomHandle| room.look(Some(session.id())).await.map_err(|_| gone());
    if look(&room).await?.view.now.state == TablePhase::Lobby {
        let bot = deal.fixed.bot.clone();
        let fill = Command::FillBots { bot };
        for command in [Command::Sit { seat: None }, fill, Command::Start { first: None }] {
            // What was done before a restart is refused now; only the last command decides.
            let last = matches!(command, Command::Start { .. });
            match room.command(session.named(), command).await.map_err(|_| gone())? {
                Err(Failure::NotStored) => return Err(gone()),
                Err(Failure::Refused(refusal)) if last => return Err(refusal.into()),
                Ok(()) | Err(Failure::Refused(_)) => {}
            }
        }
    }
    let glance = look(&room).await?;
    let link = glance.link.unwrap_or(glance.view.code);
    Ok(DailyOpened { link, counted })
}

/// Ends a player's attempt without a score.
///
/// # Errors
/// `no_such_daily` if none is in progress.
pub(crate) async fn give_up(
    shared: &AppState,
    session: &Session,
    id: &DailyId,
) -> Result<(), Problem> {
    let own = shared.store.daily_try(id, session.id()).await?;
    let own = own.filter(|own| own.end.is_none()).ok_or_else(none)?;
    let at = shared.clock.unix();
    // The table is closed first: nobody can play on after seeing the list.
    shared.store.close_table(own.table, at).await?;
    shared.rooms.close(own.table).await;
    shared.store.end_daily_try(own.table, end_of(None, at)).await?;
    Ok(())
}

/// Opens a day that is over to everybody: unfinished attempts count as given up, and the seed of
/// the deal is stored.
///
/// # Errors
/// If the store fails.
pub(super) async fn close(shared: &AppState, caller: Caller, deal: &Deal) -> Result<(), Problem> {
    for open in shared.store.daily_tries_open(&deal.id).await? {
        let of = MatchRef::AtTable { table: open.table, no: 1 };
        let replay = match ReplayCache::get(shared, caller, of).await {
            Ok(replay) => replay,
            Err(problem) if problem.passes() => return Err(problem),
            Err(_) => None,
        };
        let ended_ms = deal.id.day.plus(1).begins_ms() + DAILY_GRACE_MS;
        let in_time = replay.as_ref().filter(|replay| replay.finished().ended_ms <= ended_ms);
        let at = in_time.map_or(ended_ms, |replay| replay.finished().ended_ms);
        let end = end_of(in_time.and_then(|replay| replay.daily_outcome()), UnixMillis(at));
        shared.store.end_daily_try(open.table, end).await?;
    }
    if let Some(Seed(seed)) = deal.seed {
        shared.store.open_daily_deal(&deal.id, seed.to_vec()).await?;
    }
    Ok(())
}

/// Commits the house to the deals of the days ahead, and opens those of days that are over.
///
/// # Errors
/// If the store fails.
pub(crate) async fn close_days(shared: &AppState) -> Result<usize, Problem> {
    let today = day_now(shared);
    for days in 0..=DAILY_DAYS_AHEAD {
        deal::of_day(shared, today.plus(days)).await?;
    }
    let mut closed = 0;
    for stored in shared.store.daily_deals(today, DAILY_DAYS_BACK).await? {
        if stored.seed.is_none() && is_over(shared, stored.id.day) {
            let deal = deal::read(shared, stored).await?;
            close(shared, Caller::HOUSE, &deal).await?;
            closed += 1;
        }
    }
    Ok(closed)
}
