//! Numbers of finished matches in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::limits::LIES_STILL_AFTER_MS;
use crate::numbers::{CountedMatch, CountedTable, Numbers};
use crate::shuffles::{HouseShuffles, TableShuffles};
use crate::tables::TableStatus;
use crate::time::UnixMillis;

/// Statistics, and the pauses in which none are kept.
#[derive(Debug, Default)]
pub(super) struct NumbersKept {
    matches: BTreeMap<(TableId, u16), CountedMatch>,
    /// By table: the way of counting, and how many entries were counted.
    tables: BTreeMap<TableId, (u32, u64)>,
    shuffles: BTreeMap<TableId, TableShuffles>,
    /// From when until when; `None`: until further notice.
    pauses: BTreeMap<PlayerId, Vec<(UnixMillis, Option<UnixMillis>)>>,
}

impl NumbersKept {
    pub(super) fn counts_at(&self, player: PlayerId, at: UnixMillis) -> bool {
        let covers = |(since, until): &(UnixMillis, Option<UnixMillis>)| {
            *since <= at && until.is_none_or(|until| at < until)
        };
        !self.pauses.get(&player).is_some_and(|pauses| pauses.iter().any(covers))
    }

    fn is_counted(&self, player: PlayerId) -> bool {
        let open = |pauses: &Vec<(UnixMillis, Option<UnixMillis>)>| {
            pauses.iter().any(|(_, until)| until.is_none())
        };
        !self.pauses.get(&player).is_some_and(open)
    }

    fn remove(&mut self, player: PlayerId) {
        for one in self.matches.values_mut() {
            one.players.retain(|(other, _)| *other != player);
        }
        self.matches.retain(|_, one| !one.players.is_empty());
    }

    pub(super) fn forget(&mut self, player: PlayerId) {
        self.remove(player);
        self.pauses.remove(&player);
    }
}

#[async_trait]
impl Numbers for MemoryStore {
    async fn uncounted_tables(&self, way: u32, most: u32) -> Result<Vec<TableId>, StoreError> {
        let inner = self.open()?;
        let left = |table: &&crate::tables::StoredTable| {
            let head = &table.head;
            let counted = inner.numbers.tables.get(&head.id);
            head.seq > 0 && counted.is_none_or(|counted| *counted != (way, head.seq))
        };
        let used = |id: TableId| inner.meta.get(&id).map(|meta| meta.updated);
        let mut left: Vec<_> =
            inner.tables.iter().filter(left).map(|table| table.head.id).collect();
        left.sort_by_key(|id| (std::cmp::Reverse(used(*id)), *id));
        left.truncate(most as usize);
        Ok(left)
    }

    async fn keep_numbers(&self, counted: CountedTable) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        let Inner { numbers, ratings, players, meta, .. } = &mut *inner;
        let CountedTable { table, way, entries, matches, shuffles } = counted;
        if !meta.contains_key(&table) {
            return Ok(());
        }
        numbers.shuffles.extend(shuffles.map(|shuffles| (table, shuffles)));
        if let Some(matches) = matches {
            numbers.matches.retain(|(at, _), _| *at != table);
            for mut one in matches {
                let ended = one.ended;
                ratings.await_match(&one);
                one.due = None;
                one.players.retain(|(player, _)| {
                    players.contains_key(player) && numbers.counts_at(*player, ended)
                });
                one.players.sort();
                if !one.players.is_empty() {
                    numbers.matches.insert((table, one.no), one);
                }
            }
        }
        numbers.tables.insert(table, (way, entries));
        Ok(())
    }

    async fn numbers_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<CountedMatch>, StoreError> {
        let inner = self.open()?;
        let own = |one: &&CountedMatch| one.players.iter().any(|(other, _)| *other == player);
        let mut own: Vec<_> = inner.numbers.matches.values().filter(own).cloned().collect();
        own.sort_by_key(|one| std::cmp::Reverse((one.ended, one.table, one.no)));
        own.truncate(most as usize);
        Ok(own)
    }

    async fn shuffles(&self, now: UnixMillis) -> Result<HouseShuffles, StoreError> {
        let inner = self.open()?;
        let mut all = HouseShuffles::default();
        for (id, one) in &inner.numbers.shuffles {
            let (Some(table), Some(meta)) = (inner.table(*id), inner.meta.get(id)) else {
                continue;
            };
            let lies_still = |at: UnixMillis| at.0 - meta.updated.0 >= LIES_STILL_AFTER_MS;
            let is_counted =
                inner.numbers.tables.get(id).is_some_and(|(_, seq)| *seq == table.head.seq);
            let is_closed = table.head.status == TableStatus::Closed;
            let place = match is_closed {
                true if is_counted && meta.closed.is_some_and(lies_still) => &mut all.cleared,
                true if is_counted => &mut all.closed,
                false if lies_still(now) => &mut all.resting,
                _ => &mut all.running,
            };
            *place += u64::from(one.going_on());
            all.begun += u64::from(one.begun);
            all.finished += u64::from(one.finished);
            all.all_left += u64::from(one.all_left);
            all.not_dealt += u64::from(one.not_dealt);
            all.not_dealt += u64::from(is_closed && is_counted && one.opened);
        }
        Ok(all)
    }

    async fn is_counted(&self, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.open()?.numbers.is_counted(player))
    }

    async fn set_counted(
        &self,
        player: PlayerId,
        counted: bool,
        at: UnixMillis,
    ) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        inner.known(player)?;
        if inner.numbers.is_counted(player) == counted {
            return Ok(());
        }
        let pauses = inner.numbers.pauses.entry(player).or_default();
        if counted {
            for (_, until) in pauses.iter_mut().filter(|(_, until)| until.is_none()) {
                *until = Some(at);
            }
        } else {
            pauses.retain(|(since, _)| *since != at);
            pauses.push((at, None));
        }
        Ok(())
    }

    async fn delete_numbers(&self, player: PlayerId, at: UnixMillis) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        inner.known(player)?;
        inner.numbers.remove(player);
        inner.ratings.forget(player);
        let pauses = inner.numbers.pauses.entry(player).or_default();
        pauses.retain(|(_, until)| until.is_none());
        pauses.push((UnixMillis(i64::MIN), Some(UnixMillis(at.0.saturating_add(1)))));
        Ok(())
    }
}
