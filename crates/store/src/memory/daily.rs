//! The deals of the day in memory.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use stammtisch_ids::{Day, PlayerId, TableId};

use super::{Inner, MemoryStore};
use crate::daily::{Daily, DailyCounts, DailyDeal, DailyEnd, DailyId, DailyTry, NewDailyTry};
use crate::error::StoreError;

/// All stored data about deals of the day.
#[derive(Debug, Default)]
pub(super) struct DailyRows {
    secret: Option<Vec<u8>>,
    deals: BTreeMap<DailyId, DailyDeal>,
    tries: BTreeMap<TableId, Row>,
    pub(super) nameless: BTreeSet<PlayerId>,
}

#[derive(Debug)]
struct Row {
    new: NewDailyTry,
    /// Whether the player has been deleted since.
    nobodys: bool,
    end: Option<DailyEnd>,
}

#[async_trait]
impl Daily for MemoryStore {
    async fn keep_daily_secret(
        &self,
        secret: Vec<u8>,
        lost: Option<Vec<u8>>,
    ) -> Result<Vec<u8>, StoreError> {
        let mut inner = self.open()?;
        let kept = &mut inner.daily.secret;
        if kept.is_none() || *kept == lost {
            *kept = Some(secret.clone());
        }
        Ok(kept.clone().unwrap_or(secret))
    }

    async fn daily_secret(&self) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.open()?.daily.secret.clone())
    }

    async fn add_daily_deal(&self, deal: DailyDeal) -> Result<DailyDeal, StoreError> {
        Ok(self.open()?.daily.deals.entry(deal.id.clone()).or_insert(deal).clone())
    }

    async fn daily_deal(&self, of: &DailyId) -> Result<Option<DailyDeal>, StoreError> {
        Ok(self.open()?.daily.deals.get(of).cloned())
    }

    async fn daily_deals(&self, before: Day, days: u32) -> Result<Vec<DailyDeal>, StoreError> {
        let inner = self.open()?;
        let past = inner.daily.deals.values().filter(|deal| deal.id.day < before);
        let mut past: Vec<_> = past.cloned().collect();
        past.sort_by(|one, other| {
            (Reverse(one.id.day), &one.id.game).cmp(&(Reverse(other.id.day), &other.id.game))
        });
        let mut seen = BTreeSet::new();
        past.retain(|deal| {
            seen.insert(deal.id.day);
            seen.len() <= days as usize
        });
        Ok(past)
    }

    async fn open_daily_deal(&self, of: &DailyId, seed: Vec<u8>) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let Some(deal) = inner.daily.deals.get_mut(of) else { return Ok(false) };
        deal.seed.get_or_insert(seed);
        Ok(true)
    }

    async fn begin_daily_try(&self, new: NewDailyTry) -> Result<DailyTry, StoreError> {
        let mut inner = self.open()?;
        inner.known(new.player)?;
        let known = inner.meta.contains_key(&new.table) && inner.daily.deals.contains_key(&new.of);
        if !known {
            return Err(StoreError::UnknownPlayer);
        }
        let mut own = inner.daily.tries.values().filter(|row| row.is(&new.of, new.player));
        if let Some(had) = own.next() {
            return Ok(inner.told(had));
        }
        if inner.daily.tries.contains_key(&new.table) {
            return Err(StoreError::IdTaken);
        }
        let row = Row { new, nobodys: false, end: None };
        let told = inner.told(&row);
        inner.daily.tries.insert(told.table, row);
        Ok(told)
    }

    async fn end_daily_try(&self, table: TableId, end: DailyEnd) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let open = inner.daily.tries.get_mut(&table).filter(|row| row.end.is_none());
        Ok(open.map(|row| row.end = Some(end)).is_some())
    }

    async fn daily_try(
        &self,
        of: &DailyId,
        player: PlayerId,
    ) -> Result<Option<DailyTry>, StoreError> {
        let inner = self.open()?;
        Ok(inner.daily.tries.values().find(|row| row.is(of, player)).map(|row| inner.told(row)))
    }

    async fn daily_tries_of(&self, player: PlayerId) -> Result<Vec<DailyTry>, StoreError> {
        let inner = self.open()?;
        let own = inner.daily.tries.values().filter(|row| row.new.player == player && !row.nobodys);
        let mut own: Vec<_> = own.map(|row| inner.told(row)).collect();
        own.sort_by(|one, other| {
            other.of.day.cmp(&one.of.day).then_with(|| one.of.game.cmp(&other.of.game))
        });
        Ok(own)
    }

    async fn daily_try_at(&self, table: TableId) -> Result<Option<DailyTry>, StoreError> {
        let inner = self.open()?;
        Ok(inner.daily.tries.get(&table).map(|row| inner.told(row)))
    }

    async fn daily_tries_open(&self, of: &DailyId) -> Result<Vec<DailyTry>, StoreError> {
        let mut open = self.open()?.tries_of(of);
        open.retain(|one| one.end.is_none());
        open.sort_by_key(|one| (one.begun, one.table));
        Ok(open)
    }

    async fn daily_best(&self, of: &DailyId, most: u32) -> Result<Vec<DailyTry>, StoreError> {
        let mut best = self.open()?.tries_of(of);
        best.retain(|one| score(one).is_some());
        best.sort_by_key(|one| {
            (Reverse(score(one)), one.end.as_ref().map(|end| end.at), one.table)
        });
        best.truncate(most as usize);
        Ok(best)
    }

    async fn daily_counts(&self, of: &DailyId) -> Result<DailyCounts, StoreError> {
        let tries = self.open()?.tries_of(of);
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(DailyCounts {
            begun: count(tries.len()),
            scored: count(tries.iter().filter_map(score).count()),
            best: tries.iter().filter_map(score).max(),
        })
    }

    async fn daily_better(&self, of: &DailyId, than: i32) -> Result<u32, StoreError> {
        let better =
            self.open()?.tries_of(of).iter().filter_map(score).filter(|s| *s > than).count();
        Ok(u32::try_from(better).unwrap_or(u32::MAX))
    }

    async fn set_daily_nameless(&self, player: PlayerId, nameless: bool) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        inner.known(player)?;
        if nameless {
            inner.daily.nameless.insert(player);
        } else {
            inner.daily.nameless.remove(&player);
        }
        Ok(())
    }

    async fn is_daily_nameless(&self, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.open()?.daily.nameless.contains(&player))
    }
}

fn score(one: &DailyTry) -> Option<i32> {
    one.end.as_ref()?.score
}

impl Row {
    fn is(&self, of: &DailyId, player: PlayerId) -> bool {
        self.new.of == *of && self.new.player == player && !self.nobodys
    }
}

impl DailyRows {
    /// The attempts of a deleted player stay, but belong to nobody.
    pub(super) fn forget(&mut self, player: PlayerId) {
        self.nameless.remove(&player);
        let own = self.tries.values_mut().filter(|row| row.new.player == player);
        own.for_each(|row| row.nobodys = true);
    }
}

impl Inner {
    fn tries_of(&self, of: &DailyId) -> Vec<DailyTry> {
        let rows = self.daily.tries.values().filter(|row| row.new.of == *of);
        rows.map(|row| self.told(row)).collect()
    }

    fn told(&self, Row { new, nobodys, end }: &Row) -> DailyTry {
        let player = (!nobodys).then_some(new.player);
        let named = player.filter(|player| !self.daily.nameless.contains(player));
        DailyTry {
            of: new.of.clone(),
            table: new.table,
            player,
            name: named.and_then(|player| Some(self.players.get(&player)?.name.clone())),
            begun: new.begun,
            end: end.clone(),
        }
    }
}
