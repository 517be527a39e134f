//! The list of somebody's own finished matches, the latest first, page by page.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use stammtisch_store::{MatchFileId, MatchRef, PlayerId};
use stammtisch_table::film::{FinishedMatch, Names};
use stammtisch_table::wire::{MatchCard, MatchList};

use super::cursor::{Position, place};
use super::{ReplayCache, cursor, name};
use crate::app_state::AppState;
use crate::limits::{Caller, Doing, MATCHES_A_PAGE, TABLES_A_PAGE};
use crate::problem::Problem;

/// A match of the list.
enum Own {
    AtTable(Arc<Vec<FinishedMatch>>, usize),
    File(Box<MatchCard>),
}

/// The page after a position in the list, or the first one.
///
/// Tables are read in the order of their latest activity, and only as many as necessary: no match
/// can have ended after the latest activity at its table.
///
/// # Errors
/// `bad_query` if `after` is no valid position; else as [`ReplayCache::get`].
pub(crate) async fn page(
    shared: &AppState,
    caller: Caller,
    player: PlayerId,
    after: Option<&str>,
) -> Result<MatchList, Problem> {
    let after = after.map(|after| cursor::read(after).ok_or_else(no_place)).transpose()?;
    let comes = |at: Position| after.is_none_or(|after| at > after);
    let mut found: BTreeMap<Position, Own> = BTreeMap::new();
    for file in shared.store.match_files_of(player).await? {
        let of = MatchRef::File(file.id);
        let replay = match ReplayCache::get(shared, caller, of).await {
            Ok(Some(replay)) => replay,
            Err(problem) if problem.passes() => return Err(problem),
            // A file that this version cannot read any more must not keep the rest from its owner.
            Ok(None) | Err(_) => continue,
        };
        let at = place(replay.finished().ended_ms, of);
        if comes(at) {
            let card = replay.finished().card(name(of), replay.names(), None);
            found.insert(at, Own::File(Box::new(card)));
        }
    }
    let (mut fresh, mut rest) = (0, None);
    for table in shared.store.tables_ever_of(player).await? {
        let newest = place(table.updated.0, MatchRef::File(MatchFileId(u128::MAX)));
        if found.range(..newest).nth(MATCHES_A_PAGE).is_some() {
            rest = Some(newest);
            break;
        }
        let all = match shared.replays.listed(table.id, table.entries) {
            Some(known) => known,
            // Each page gets further than the one before, whatever has been evicted from the cache
            // since.
            None if fresh >= TABLES_A_PAGE && comes(newest) => {
                rest = Some(newest);
                break;
            }
            None => {
                // Far back in the list, more tables are read than a page shows.
                if fresh % TABLES_A_PAGE == 0 {
                    caller.may(Doing::Replay, shared)?;
                }
                fresh += 1;
                ReplayCache::list(shared, caller, table.id).await?
            }
        };
        for (index, one) in all.iter().enumerate().filter(|(_, one)| one.sat(player)) {
            let at = place(one.ended_ms, MatchRef::AtTable { table: table.id, no: one.no });
            if comes(at) {
                found.insert(at, Own::AtTable(all.clone(), index));
            }
        }
    }
    // Matches that ended before the latest activity at an unread table come on a later page.
    let certain = |at: &Position| rest.is_none_or(|rest| *at < rest);
    let (mut matches, mut names, mut last) = (Vec::new(), Called::default(), None);
    let mut more = rest;
    for (at, own) in found {
        if !certain(&at) {
            break;
        }
        if matches.len() == MATCHES_A_PAGE {
            more = last;
            break;
        }
        last = Some(at);
        let std::cmp::Reverse((_, of)) = at;
        matches.push(match own {
            Own::File(card) => *card,
            Own::AtTable(all, index) => {
                let Some(one) = all.get(index) else { continue };
                one.card(name(of), names.of(shared, one).await?, Some(player))
            }
        });
    }
    Ok(MatchList { matches, next: more.map(cursor::write) })
}

fn no_place() -> Problem {
    Problem::bad_query("this is no place in your list of matches")
}

/// Names of people who were looked up already.
#[derive(Default)]
struct Called {
    asked: BTreeMap<PlayerId, Option<String>>,
    names: Names,
}

impl Called {
    async fn of(&mut self, shared: &AppState, one: &FinishedMatch) -> Result<&Names, Problem> {
        self.names.clear();
        for &player in &one.sat {
            let called = match self.asked.entry(player) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    new.insert(shared.store.player(player).await?.map(|known| known.name))
                }
            };
            if let Some(name) = called {
                self.names.insert(player, name.clone());
            }
        }
        Ok(&self.names)
    }
}
