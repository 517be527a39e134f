//! The deals of the day as messages: never a card, and the best result only to those who may see
//! everything about the deal.

use stammtisch_store::{DailyDeal, DailyId, DailyTry, Day, MatchRef, PlayerId};
use stammtisch_table::wire::{
    DailyInfo, DailyLine, DailyList, DailyOwn, DailyPast, DailyPromise, DailyState, DailyTable,
    DailyToday,
};

use super::cache::Deal;
use super::outcome::TryScore;
use super::{access, attempts, day_now, deal, is_over, none};
use crate::app_state::AppState;
use crate::limits::{Caller, DAILY_DAYS_A_PAGE, DAILY_DAYS_AHEAD, DAILY_LINES};
use crate::problem::Problem;
use crate::replay;

/// Today's deals, and yesterday's if the reader is still playing it.
///
/// # Errors
/// If the store fails, or the secret they derive from cannot be read.
pub(crate) async fn today(
    shared: &AppState,
    reader: Option<PlayerId>,
) -> Result<DailyToday, Problem> {
    let today = day_now(shared);
    let mut deals = Vec::new();
    for deal in deal::of_day(shared, today).await? {
        deals.push(info(shared, &deal, reader).await?);
    }
    let yesterday = today.plus(-1);
    if !is_over(shared, yesterday) {
        for deal in deal::of_day(shared, yesterday).await? {
            let info = info(shared, &deal, reader).await?;
            deals.extend(info.own.is_some().then_some(info));
        }
    }
    let mut next = Vec::new();
    for days in 1..=DAILY_DAYS_AHEAD {
        for deal in deal::of_day(shared, today.plus(days)).await? {
            next.push(DailyPromise {
                day: deal.id.day.to_string(),
                game: deal.id.game.clone(),
                commitment: deal.fixed.commitment.to_string(),
            });
        }
    }
    let nameless = match reader {
        Some(reader) => shared.store.is_daily_nameless(reader).await?,
        None => false,
    };
    Ok(DailyToday {
        day: today.to_string(),
        ends: today.plus(1).begins_ms(),
        deals,
        next,
        nameless,
    })
}

/// Deals of days that are over.
///
/// # Errors
/// If the store fails.
pub(crate) async fn past(
    shared: &AppState,
    caller: Caller,
    reader: Option<PlayerId>,
    before: Option<Day>,
) -> Result<DailyPast, Problem> {
    let before = before.unwrap_or_else(|| day_now(shared)).min(day_now(shared));
    let stored = shared.store.daily_deals(before, DAILY_DAYS_A_PAGE).await?;
    let (first, last) = (stored.first(), stored.last());
    let whole = first.zip(last).filter(|(first, last)| {
        // It is a full page even if nobody asked for the deals of some of its days.
        first.id.day.0 - last.id.day.0 + 1 >= DAILY_DAYS_A_PAGE.cast_signed()
    });
    let next = whole.map(|(_, last)| last.id.day.to_string());
    let next = if stored.len() >= DAILY_DAYS_A_PAGE as usize { last_day(&stored) } else { next };
    let mut deals = Vec::new();
    for stored in stored {
        if !is_over(shared, stored.id.day) {
            continue;
        }
        deals.push(opened(shared, caller, stored, reader).await?);
    }
    Ok(DailyPast { deals, next })
}

fn last_day(stored: &[DailyDeal]) -> Option<String> {
    stored.last().map(|deal| deal.id.day.to_string())
}

/// A deal of a day that is over; what is still to be done at the end of the day is done now.
async fn opened(
    shared: &AppState,
    caller: Caller,
    stored: DailyDeal,
    reader: Option<PlayerId>,
) -> Result<DailyInfo, Problem> {
    let is_closed = stored.seed.is_some();
    let deal = deal::read(shared, stored).await?;
    if !is_closed {
        attempts::close(shared, caller, &deal).await?;
    }
    info(shared, &deal, reader).await
}

/// A deal, with its ranking if the reader may see that.
///
/// # Errors
/// `no_such_daily`; or if the store fails.
pub(crate) async fn table(
    shared: &AppState,
    caller: Caller,
    reader: Option<PlayerId>,
    id: &DailyId,
) -> Result<DailyTable, Problem> {
    let deal = deal::get(shared, id).await?;
    if id.day > day_now(shared) {
        return Err(none());
    }
    if is_over(shared, id.day) {
        attempts::close(shared, caller, &deal).await?;
    }
    let info = info(shared, &deal, reader).await?;
    let list = match access::is_open_to(shared, id, reader).await? {
        true => Some(list(shared, id, reader).await?),
        false => None,
    };
    Ok(DailyTable { info, list })
}

async fn list(
    shared: &AppState,
    id: &DailyId,
    reader: Option<PlayerId>,
) -> Result<DailyList, Problem> {
    let best = shared.store.daily_best(id, DAILY_LINES).await?;
    let scored = shared.store.daily_counts(id).await?.scored;
    let mut lines: Vec<DailyLine> = Vec::new();
    for (number, one) in (1..).zip(&best) {
        let Some(end) = &one.end else { continue };
        let Some(score) = end.score else { continue };
        let place = match lines.last() {
            Some(before) if before.score == score => before.place,
            _ => number,
        };
        lines.push(DailyLine {
            place,
            name: one.name.clone().unwrap_or_default(),
            score,
            course: TryScore::read(&end.course).course,
            you: one.player.is_some() && one.player == reader,
        });
    }
    Ok(DailyList { scored, lines, best: best.first().map(film) })
}

fn film(one: &DailyTry) -> String {
    replay::name(MatchRef::AtTable { table: one.table, no: 1 })
}

async fn info(
    shared: &AppState,
    deal: &Deal,
    reader: Option<PlayerId>,
) -> Result<DailyInfo, Problem> {
    let over = is_over(shared, deal.id.day);
    let own = match reader {
        Some(reader) => shared.store.daily_try(&deal.id, reader).await?,
        None => None,
    };
    let own = match own {
        Some(own) => Some(told(shared, &own).await?),
        None => None,
    };
    Ok(DailyInfo {
        day: deal.id.day.to_string(),
        game: deal.id.game.clone(),
        rules: deal.called(),
        seats: deal.fixed.seats,
        others: deal.fixed.names.clone(),
        commitment: deal.fixed.commitment.to_string(),
        seed: deal.seed.filter(|_| over).map(|seed| seed.to_string()),
        over,
        begun: shared.store.daily_counts(&deal.id).await?.begun,
        own,
    })
}

async fn told(shared: &AppState, own: &DailyTry) -> Result<DailyOwn, Problem> {
    let Some(end) = &own.end else {
        let (state, course) = (DailyState::Playing, Vec::new());
        return Ok(DailyOwn { state, score: None, course, won: false, place: None, replay: None });
    };
    let TryScore { course, won } = TryScore::read(&end.course);
    let place = match end.score {
        Some(score) => Some(1 + shared.store.daily_better(&own.of, score).await?),
        None => None,
    };
    let state = if end.score.is_some() { DailyState::Over } else { DailyState::GivenUp };
    let replay = end.score.map(|_| film(own));
    Ok(DailyOwn { state, score: end.score, course, won, place, replay })
}
