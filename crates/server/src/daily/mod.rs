//! Deals of the day: the same cards and the same opponents for everybody. What is fixed for each
//! day (`deal`), the secret it derives from (`secret`), attempts at it and their results (`attempts`),
//! and who may see what (`access`).
//!
//! Days are counted in UTC. A player who has begun on a day has [`DAILY_GRACE_MS`] after it to
//! finish; then the day is over, and everything about it is open to everybody.

mod access;
mod attempts;
mod cache;
mod deal;
mod export;
mod messages;
mod outcome;
mod secret;

use axum::http::StatusCode;
use stammtisch_store::{Day, StoreError};

use crate::app_state::{App, AppState};
use crate::limits::DAILY_GRACE_MS;
use crate::problem::Problem;
pub(crate) use access::{is_of_an_open_day, may_watch, shows};
pub(crate) use attempts::{close_days, give_up, play};
pub(crate) use cache::Daily;
pub(crate) use export::{KeptTries, kept};
pub(crate) use messages::{past, table, today};
pub(crate) use outcome::{note_outcome, seed_for};
pub(crate) use secret::keys;

impl App {
    /// Whether the house has the key that its secrets were sealed with. This can be told once the
    /// house has committed to a deal of the day.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn has_its_seed_key(&self) -> Result<bool, StoreError> {
        secret::is_readable(&self.0).await
    }
}

/// The rules of each game that has a deal of the day.
const RULES: [&str; 2] = [include_str!("live.toml"), include_str!("maxonaut.toml")];

/// The current day.
pub(crate) fn day_now(shared: &AppState) -> Day {
    Day::at(shared.clock.unix().0)
}

/// Whether a day is over, so that everything about it is open. A doubted clock opens nothing.
pub(crate) fn is_over(shared: &AppState, day: Day) -> bool {
    let over = shared.clock.unix().0 >= day.plus(1).begins_ms() + DAILY_GRACE_MS;
    over && !shared.clock_guard.is_doubted()
}

/// There is no such deal, or not yet.
pub(crate) fn none() -> Problem {
    let detail = "there is no deal of the day of that date and game";
    Problem::new(StatusCode::NOT_FOUND, "no_such_daily", detail)
}

/// It would show others the cards they have still to play.
pub(crate) fn not_over() -> Problem {
    let detail = "others still play these cards: files of the deal of the day, and links to it, can be \
                  made when the day is over";
    Problem::new(StatusCode::CONFLICT, "daily_not_over", detail)
}

/// The asker has still to play these cards.
pub(crate) fn hidden() -> Problem {
    let detail =
        "these are cards of today's deal: play it yourself first, or wait until the day is over";
    Problem::new(StatusCode::FORBIDDEN, "daily_hidden", detail)
}
