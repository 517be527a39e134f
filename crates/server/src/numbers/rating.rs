//! Rates finished matches, once each, in the order in which they ended.

use std::collections::BTreeMap;

use stammtisch_store::{DueRating, MatchRef, NewRatings, PlayerId, RatedOne, StoreError};
use stammtisch_table::ratings::{Rated, RatedMatch, Rating, rate};

use crate::app_state::AppState;
use crate::limits::MATCHES_RATED_AT_ONCE;

/// Rates all matches that are due. Only one task may do it at a time: each rating builds on the
/// ones before.
pub(super) async fn reckon_in(shared: &AppState) {
    loop {
        match reckon_some(shared).await {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) => return tracing::warn!(%error, "ratings wait to be reckoned"),
        }
    }
}

async fn reckon_some(shared: &AppState) -> Result<usize, StoreError> {
    let due = shared.store.due_ratings(MATCHES_RATED_AT_ONCE).await?;
    for DueRating { table, no, due, .. } in &due {
        let (table, no) = (*table, *no);
        // A match that cannot be read, perhaps from a later version, is skipped for good.
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
            // It holds nothing that JSON cannot represent.
            (player, serde_json::to_vec(&rated).unwrap_or_default())
        });
        let players = players.collect();
        shared.store.keep_ratings(NewRatings { table, no, rules: played.rules, players }).await?;
    }
    Ok(due.len())
}

/// How matches changed the ratings of one player.
#[derive(Default)]
pub(super) struct Ratings {
    /// By match.
    pub(super) matches: BTreeMap<MatchRef, Rated>,
    /// The current rating, by rules.
    pub(super) now: BTreeMap<String, Rating>,
}

impl Ratings {
    /// Collects all of them, given the latest rated first.
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

/// Reads a stored rating; `None` if it is damaged.
fn read(bytes: &[u8]) -> Option<Rated> {
    serde_json::from_slice(bytes).ok()
}
