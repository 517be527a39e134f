//! The result of an attempt, and the seed its cards derive from.

use serde::{Deserialize, Serialize};
use stammtisch_engine::chance::Seed;
use stammtisch_store::{DailyEnd, DailyId, TableId, UnixMillis};
use stammtisch_table::{DailyDeal, DailyOutcome, Table};

use super::deal;
use crate::app_state::AppState;

/// The result of an attempt, as the store keeps it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct TryScore {
    /// By how many points the player was ahead, line by line of the score sheet.
    pub(super) course: Vec<i32>,
    pub(super) won: bool,
}

impl TryScore {
    pub(super) fn read(bytes: &[u8]) -> Self {
        serde_json::from_slice(bytes).unwrap_or_default()
    }
}

pub(super) fn end_of(outcome: Option<DailyOutcome>, at: UnixMillis) -> DailyEnd {
    let (score, course, won) = match outcome {
        Some(DailyOutcome { score, course, won }) => (Some(score), course, won),
        None => (None, Vec::new(), false),
    };
    let course = serde_json::to_vec(&TryScore { course, won }).unwrap_or_default();
    DailyEnd { at, score, course }
}

/// The seed that the cards at this table derive from.
pub(crate) async fn seed_for(shared: &AppState, table: &Table) -> Option<Seed> {
    let DailyDeal { day, game, .. } = table.daily()?;
    let id = DailyId { day: day.parse().ok()?, game: game.clone() };
    deal::get(shared, &id).await.ok()?.seed
}

/// Stores the result of the attempt made at a table, once it is over. If it cannot be stored now,
/// it is stored when the table is opened again or when the day is over.
pub(crate) async fn note_outcome(shared: &AppState, at: TableId, table: &Table) {
    let Some(outcome) =
        table.daily().filter(|daily| daily.counted).and_then(|_| table.daily_outcome())
    else {
        return;
    };
    let end = end_of(Some(outcome), shared.clock.unix());
    if let Err(error) = shared.store.end_daily_try(at, end).await {
        tracing::warn!(table = %at, %error, "the result of a deal of the day is not noted yet");
    }
}
