//! Ratings in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use super::MemoryStore;
use crate::error::StoreError;
use crate::numbers::CountedMatch;
use crate::ratings::{DueRating, NewRatings, RatedOne, Ratings};
use crate::time::UnixMillis;

/// When a match ended, and what ratings need to know of it until it is rated.
type Due = (UnixMillis, Option<Vec<u8>>);

#[derive(Debug, Default)]
pub(super) struct RatingsKept {
    /// Matches that count for ratings, rated or not.
    due: BTreeMap<(TableId, u16), Due>,
    /// In the order in which they were rated.
    rated: Vec<(PlayerId, RatedOne)>,
}

impl RatingsKept {
    /// Adds a match that counts for ratings, unless it is known.
    pub(super) fn await_match(&mut self, one: &CountedMatch) {
        if let Some(due) = &one.due {
            let kept = || (one.ended, Some(due.clone()));
            self.due.entry((one.table, one.no)).or_insert_with(kept);
        }
    }

    pub(super) fn forget(&mut self, player: PlayerId) {
        self.rated.retain(|(other, _)| *other != player);
    }
}

#[async_trait]
impl Ratings for MemoryStore {
    async fn due_ratings(&self, most: u32) -> Result<Vec<DueRating>, StoreError> {
        let inner = self.open()?;
        let due = inner.ratings.due.iter().filter_map(|((table, no), (ended, due))| {
            Some(DueRating { table: *table, no: *no, ended: *ended, due: due.clone()? })
        });
        let mut due: Vec<_> = due.collect();
        due.sort_by_key(|one| (one.ended, one.table, one.no));
        due.truncate(most as usize);
        Ok(due)
    }

    async fn ratings_of(
        &self,
        rules: &str,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Vec<u8>)>, StoreError> {
        let inner = self.open()?;
        let last = |player: &PlayerId| {
            let own = |(other, one): &&(PlayerId, RatedOne)| other == player && one.rules == rules;
            inner.ratings.rated.iter().rfind(own).map(|(_, one)| (*player, one.rated.clone()))
        };
        Ok(players.iter().filter_map(last).collect())
    }

    async fn keep_ratings(&self, rated: NewRatings) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        let NewRatings { table, no, rules, players } = rated;
        let Some((ended, due)) = inner.ratings.due.get_mut(&(table, no)) else { return Ok(()) };
        let ended = *ended;
        if due.take().is_none() {
            return Ok(());
        }
        for (player, rated) in players {
            if inner.players.contains_key(&player) && inner.numbers.counts_at(player, ended) {
                let one = RatedOne { table, no, rules: rules.clone(), rated };
                inner.ratings.rated.push((player, one));
            }
        }
        Ok(())
    }

    async fn rated_matches_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<RatedOne>, StoreError> {
        let inner = self.open()?;
        let own = inner.ratings.rated.iter().rev().filter(|(other, _)| *other == player);
        Ok(own.take(most as usize).map(|(_, one)| one.clone()).collect())
    }
}
