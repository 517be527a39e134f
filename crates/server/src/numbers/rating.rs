//! Rates finished matches, once each, in the order in which they ended.

use std::collections::BTreeMap;

use stammtisch_store::{DueRating, MatchRef, NewRatings, PlayerId, RatedOne, StoreError};
use stammtisch_table::ratings::{Rated, RatedMatch, Rating, rate};

use crate::limits::MATCHES_RATED_AT_ONCE;
use crate::shared::Shared;

/// Reckons in whatever is due. One task at a time does it: each match follows from those before.
pub(super) async fn reckon_in(shared: &Shared) {
    loop {
        match reckon_some(shared).await {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) => return tracing::warn!(%error, "ratings wait to be reckoned"),
        }
    }
}

async fn reckon_some(shared: &Shared) -> Result<usize, StoreError> {
    let due = shared.store.due_ratings(MATCHES_RATED_AT_ONCE).await?;
    for DueRating { table, no, due, .. } in &due {
        let (table, no) = (*table, *no);
        // What cannot be read, from a later version perhaps, is not waited for.
        let Ok(played) = serde_json::from_slice::<RatedMatch>(due) else {
            let nothing = NewRatings { table, no, rules: String::new(), players: Vec::new() };
            shared.store.keep_ratings(nothing).await?;
            continue;
        };
        let people: Vec<PlayerId> = played.people().collect();
        let known = shared.store.ratings_of(&played.rules, &people).await?;
        let after = |(player, bytes): (PlayerId, Vec<u8>)| Some((player, read(&bytes)?.after));
        let known: BTreeMap<PlayerId, Rating> = known.into_iter().filter_map(after).collect();
        let players = rate(&played, &known).into_iter().map(|(player, rated)| {
            // There is nothing in it that JSON cannot hold.
            (player, serde_json::to_vec(&rated).unwrap_or_default())
        });
        let players = players.collect();
        shared.store.keep_ratings(NewRatings { table, no, rules: played.rules, players }).await?;
    }
    Ok(due.len())
}

/// What matches made of the rating of one player.
#[derive(Default)]
pub(super) struct Ratings {
    /// By match.
    pub(super) matches: BTreeMap<MatchRef, Rated>,
    /// By rules: what is known now.
    pub(super) now: BTreeMap<String, Rating>,
}

impl Ratings {
    /// From all of them, the one reckoned last first.
    pub(super) fn of(all: Vec<RatedOne>) -> Self {
        let mut ratings = Self::default();
        for RatedOne { table, no, rules, rated } in all {
            let Some(rated) = read(&rated) else { continue };
            ratings.now.entry(rules).or_insert(rated.after);
            ratings.matches.insert(MatchRef::AtTable { table, no }, rated);
        }
        ratings
    }
}

/// What was kept; none if it was damaged.
fn read(bytes: &[u8]) -> Option<Rated> {
    serde_json::from_slice(bytes).ok()
}
