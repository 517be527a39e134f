//! The deal of a day for one game: fixed some days before, and never changed.

use super::cache::{Deal, Fixed};
use crate::limits::DAILY_DAYS_AHEAD;
use std::sync::{Arc, LazyLock, PoisonError};

use stammtisch_engine::chance::Seed;
use stammtisch_store::{DailyDeal, DailyId, Day};
use stammtisch_table::fair;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::ChosenRules;

use super::{RULES, day_now, none, secret};
use crate::app_state::AppState;
use crate::bots;
use crate::http::any_bot;
use crate::problem::Problem;

/// The games that have a deal of the day, and their rules.
static GAMES: LazyLock<Vec<(String, Rulebook)>> = LazyLock::new(|| {
    let read = |file: &str| {
        let chosen = ChosenRules { file: Some(file.to_owned()), ..ChosenRules::default() };
        let rules = Rulebook::try_out(&chosen).ok()?;
        Some((rules.info(&chosen, &bots::kinds()).game, rules))
    };
    RULES.into_iter().filter_map(read).collect()
});

/// The deals of a day, fixed now if they are not yet and the day is near enough.
///
/// # Errors
/// If the store fails, or the secret they derive from cannot be read.
pub(super) async fn of_day(shared: &AppState, day: Day) -> Result<Vec<Arc<Deal>>, Problem> {
    let mut deals = Vec::new();
    for (game, _) in GAMES.iter() {
        match get(shared, &DailyId { day, game: game.clone() }).await {
            Ok(deal) => deals.push(deal),
            // Days that were committed to with a key that is lost have no deals.
            Err(problem) if problem == none() || problem == Problem::seed_key_lost() => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(deals)
}

/// The deal of one day and game.
///
/// # Errors
/// `no_such_daily`; or as [`of_day`].
pub(crate) async fn get(shared: &AppState, id: &DailyId) -> Result<Arc<Deal>, Problem> {
    if let Some(known) = lock(shared).get(id) {
        return Ok(known.clone());
    }
    let today = day_now(shared);
    let stored = match shared.store.daily_deal(id).await? {
        Some(stored) => stored,
        None if (today..=today.plus(DAILY_DAYS_AHEAD)).contains(&id.day) => fix(shared, id).await?,
        None => return Err(none()),
    };
    let deal = Arc::new(read(shared, stored).await?);
    let mut known = lock(shared);
    known.retain(|id, _| id.day >= today.plus(-1));
    if id.day >= today.plus(-1) {
        known.insert(id.clone(), deal.clone());
    }
    Ok(deal)
}

/// A stored deal together with its seed.
pub(super) async fn read(shared: &AppState, stored: DailyDeal) -> Result<Deal, Problem> {
    let DailyDeal { id, bytes, seed, .. } = stored;
    let fixed: Fixed = serde_json::from_slice(&bytes)
        .map_err(|error| Problem::table_broken(format!("a deal of the day: {error}")))?;
    let opened = seed.and_then(|seed| seed.try_into().ok()).map(Seed);
    let seed = match opened {
        Some(seed) => Some(seed),
        None => secret::seed(shared, &id).await.ok(),
    };
    // With another key of the house, it would be another deal.
    let seed = seed.filter(|seed| fair::commitment(seed) == fixed.commitment);
    let of_match = seed.map(|seed| fair::match_seed(&seed, &fixed.rules, fixed.seats, []));
    Ok(Deal { id, fixed, seed, of_match })
}

async fn fix(shared: &AppState, id: &DailyId) -> Result<DailyDeal, Problem> {
    let (_, rules) = GAMES.iter().find(|(game, _)| *game == id.game).ok_or_else(none)?;
    let info = rules.info(&ChosenRules::default(), &bots::kinds());
    // For days ahead, wait for the key to be put back; today's deal has to be playable.
    let seed = match id.day == day_now(shared) {
        true => secret::seed_anew(shared, id).await?,
        false => secret::seed(shared, id).await?,
    };
    let commitment = fair::commitment(&seed);
    let seats = rules.house().head().seats.recommended;
    // The same names for everybody, in an order that reveals nothing about the cards.
    let names = bots::house(Seed(commitment.0)).names;
    let fixed = Fixed {
        commitment,
        rules: rules.to_text(),
        called: (info.name.de, info.name.en),
        seats,
        bot: any_bot(rules),
        names: names.into_iter().take(usize::from(seats).saturating_sub(1)).collect(),
    };
    let bytes = serde_json::to_vec(&fixed).unwrap_or_default();
    let deal = DailyDeal { id: id.clone(), made: shared.clock.unix(), bytes, seed: None };
    Ok(shared.store.add_daily_deal(deal).await?)
}

fn lock(
    shared: &AppState,
) -> std::sync::MutexGuard<'_, std::collections::BTreeMap<DailyId, Arc<Deal>>> {
    shared.daily.0.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_of_the_day_has_rules_that_can_be_played() {
        let games: BTreeSet<&str> = GAMES.iter().map(|(game, _)| game.as_str()).collect();
        assert_eq!(games.len(), RULES.len(), "{games:?}");
        assert!(games.len() > 1, "{games:?}");
        // People tell the games apart by the names of their rules.
        let name = |(_, rules): &(_, Rulebook)| rules.house().head().name.de.clone();
        let names: BTreeSet<String> = GAMES.iter().map(name).collect();
        assert_eq!(names.len(), games.len(), "{names:?}");
    }
}
