//! Who may see the cards of a deal of the day: players who have played it, and everybody once the
//! day is over.

use stammtisch_store::{DailyId, DailyTry, PlayerId, TableId};
use stammtisch_table::film::Replay;

use super::{day_now, deal, hidden, is_over};
use crate::app_state::AppState;
use crate::problem::Problem;

/// The deal, still open to others, whose cards a match shows, if any: whichever table it was played
/// at, or wherever its file came from.
///
/// # Errors
/// If that cannot be determined now.
pub(crate) async fn is_of_an_open_day(
    shared: &AppState,
    replay: &Replay,
) -> Result<Option<DailyId>, Problem> {
    let today = day_now(shared);
    for day in [today.plus(-1), today] {
        if is_over(shared, day) {
            continue;
        }
        for deal in deal::of_day(shared, day).await? {
            if deal.of_match.is_some_and(|seed| replay.follows_from(&seed)) {
                return Ok(Some(deal.id.clone()));
            }
        }
    }
    Ok(None)
}

/// Refuses a match whose cards the reader has still to play. Returns whether others may still have
/// to.
///
/// # Errors
/// `daily_hidden`; or if that cannot be determined now.
pub(crate) async fn may_watch(
    shared: &AppState,
    reader: Option<PlayerId>,
    replay: &Replay,
) -> Result<bool, Problem> {
    let Some(id) = is_of_an_open_day(shared, replay).await? else { return Ok(false) };
    if has_played(shared, &id, reader).await? { Ok(true) } else { Err(hidden()) }
}

/// Whether the reader may see everything about a deal.
pub(super) async fn is_open_to(
    shared: &AppState,
    id: &DailyId,
    reader: Option<PlayerId>,
) -> Result<bool, Problem> {
    Ok(is_over(shared, id.day) || has_played(shared, id, reader).await?)
}

async fn has_played(
    shared: &AppState,
    id: &DailyId,
    reader: Option<PlayerId>,
) -> Result<bool, Problem> {
    let Some(reader) = reader else { return Ok(false) };
    Ok(shared.store.daily_try(id, reader).await?.is_some_and(|own| own.end.is_some()))
}

/// Whether one of the best attempts at a deal was made at this table and the reader may see it:
/// everybody may watch how it was done. The value says whether its player is named.
///
/// # Errors
/// If the store fails.
pub(crate) async fn shows(
    shared: &AppState,
    reader: Option<PlayerId>,
    table: TableId,
) -> Result<Option<bool>, Problem> {
    let Some(DailyTry { of, end: Some(end), name, .. }) = shared.store.daily_try_at(table).await?
    else {
        return Ok(None);
    };
    let best = shared.store.daily_counts(&of).await?.best;
    if end.score.is_none() || end.score != best || !is_open_to(shared, &of, reader).await? {
        return Ok(None);
    }
    Ok(Some(name.is_some()))
}
