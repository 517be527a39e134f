//! Statistics of finished matches, counted in the background for players who want them.
//!
//! `counting` plays finished matches again and keeps what comes of it, `rating` makes ratings of it, `page`
//! adds up what is told.

mod counting;
mod page;
mod rating;

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use stammtisch_store::{CountedMatch, MatchRef, PlayerId, TableId};
use stammtisch_table::film::numbers::Played;
use stammtisch_table::ratings::Rated;
use stammtisch_table::wire::NumbersInfo;
use tokio::sync::Notify;

use crate::app::Shared;
use crate::desk::Bench;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::replay;
use rating::Ratings;

/// So many matches of one player are added up, the latest.
const ADDED_UP: u32 = 2_000;

/// So many tables are remembered that wait to be counted; the rest is found again.
const REMEMBERED: usize = 1_024;

/// Tables at which a match has just come to its end.
#[derive(Default)]
pub(crate) struct News {
    tables: Mutex<BTreeSet<TableId>>,
    there_are: Notify,
}

impl News {
    /// A match is over at this table.
    pub(crate) fn of(&self, table: TableId) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() < REMEMBERED {
            tables.insert(table);
        }
        drop(tables);
        self.there_are.notify_one();
    }

    fn take(&self) -> Option<TableId> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).pop_first()
    }
}

/// What players may know of their own numbers.
///
/// # Errors
/// If too much waits at the desk, or the store fails.
pub(crate) async fn of(
    shared: &Shared,
    caller: Caller,
    player: PlayerId,
) -> Result<NumbersInfo, Problem> {
    let counted = shared.store.is_counted(player).await?;
    let matches = shared.store.numbers_of(player, ADDED_UP).await?;
    let rated = shared.store.rated_matches_of(player, ADDED_UP).await?;
    let add_up = move |_: &mut Bench| page::Added::up(player, &matches, &Ratings::of(rated));
    let added = shared.desk.work(caller, add_up).await?;
    let mut names = std::collections::BTreeMap::new();
    for other in added.people() {
        if let Some(known) = shared.store.player(other).await? {
            names.insert(other, known.name);
        }
    }
    Ok(added.told(counted, &names))
}

/// What was counted of one match, to take along.
#[derive(Serialize)]
pub(crate) struct Kept {
    #[serde(rename = "match")]
    id: String,
    ended: i64,
    counted: serde_json::Value,
    /// What it made of the rating, where it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    rated: Option<Rated>,
}

/// Everything that was counted for a player.
///
/// # Errors
/// If the store fails.
pub(crate) async fn kept(shared: &Shared, player: PlayerId) -> Result<Vec<Kept>, Problem> {
    let all = shared.store.numbers_of(player, u32::MAX).await?;
    let ratings = Ratings::of(shared.store.rated_matches_of(player, u32::MAX).await?);
    let one = |one: CountedMatch| {
        let (_, bytes) = one.players.iter().find(|(other, _)| *other == player)?;
        let at = MatchRef::AtTable { table: one.table, no: one.no };
        let (id, rated) = (replay::name(at), ratings.matches.get(&at).copied());
        let counted = serde_json::from_slice(bytes).ok()?;
        Some(Kept { id, ended: one.ended.0, counted, rated })
    };
    Ok(all.into_iter().filter_map(one).collect())
}

/// What was kept; none if it was damaged.
fn read(bytes: &[u8]) -> Option<Played> {
    serde_json::from_slice(bytes).ok()
}
