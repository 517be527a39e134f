//! Statistics of finished matches, counted in the background for players who want them.
//!
//! `counting` replays finished matches and stores the counts, `rating` computes ratings from them,
//! `page` adds up what is shown.

mod counting;
mod page;
mod queue;
mod rating;

use serde::Serialize;
use stammtisch_store::{CountedMatch, MatchRef, PlayerId};
use stammtisch_table::film::numbers::MatchOfOne;
use stammtisch_table::ratings::Rated;
use stammtisch_table::wire::NumbersInfo;

use crate::app_state::AppState;
use crate::limits::{Caller, MATCHES_ADDED_UP};
use crate::problem::Problem;
use crate::replay;
use crate::worker_pool::HashMemory;
pub(crate) use queue::CountingQueue;
use rating::Ratings;

/// The statistics that a player may see of their own matches.
///
/// # Errors
/// If too much is waiting in the worker pool, or the store fails.
pub(crate) async fn of(
    shared: &AppState,
    caller: Caller,
    player: PlayerId,
) -> Result<NumbersInfo, Problem> {
    let counted = shared.store.is_counted(player).await?;
    let matches = shared.store.numbers_of(player, MATCHES_ADDED_UP).await?;
    let rated = shared.store.rated_matches_of(player, MATCHES_ADDED_UP).await?;
    let add_up = move |_: &mut HashMemory| page::Added::up(player, &matches, &Ratings::of(rated));
    let added = shared.workers.work(caller, add_up).await?;
    let mut names = std::collections::BTreeMap::new();
    for other in added.people() {
        if let Some(known) = shared.store.player(other).await? {
            names.insert(other, known.name);
        }
    }
    Ok(added.told(counted, &names))
}

/// What was counted for one match, for the export of personal data.
#[derive(Serialize)]
pub(crate) struct Kept {
    #[serde(rename = "match")]
    id: String,
    /// In milliseconds since 1970.
    #[serde(rename = "ended")]
    ended_ms: i64,
    counted: serde_json::Value,
    /// Its effect on the rating, if it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    rated: Option<Rated>,
}

/// Everything that was counted for a player.
///
/// # Errors
/// If the store fails.
pub(crate) async fn kept(shared: &AppState, player: PlayerId) -> Result<Vec<Kept>, Problem> {
    let all = shared.store.numbers_of(player, u32::MAX).await?;
    let ratings = Ratings::of(shared.store.rated_matches_of(player, u32::MAX).await?);
    let one = |one: CountedMatch| {
        let (_, bytes) = one.players.iter().find(|(other, _)| *other == player)?;
        let at = MatchRef::AtTable { table: one.table, no: one.no };
        let (id, rated) = (replay::name(at), ratings.matches.get(&at).copied());
        let counted = serde_json::from_slice(bytes).ok()?;
        Some(Kept { id, ended_ms: one.ended.0, counted, rated })
    };
    Ok(all.into_iter().filter_map(one).collect())
}

/// Reads stored counts; `None` if they are damaged.
fn read(bytes: &[u8]) -> Option<MatchOfOne> {
    serde_json::from_slice(bytes).ok()
}
