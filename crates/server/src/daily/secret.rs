//! The secret that all deals of the day derive from: drawn once for the house, and sealed in the
//! store.

use stammtisch_engine::chance::Seed;
use stammtisch_store::{DailyId, StoreError, StoredTable};
use stammtisch_table::{Header, fair};

use crate::app_state::AppState;
use crate::entropy;
use crate::problem::Problem;
use crate::seed_key::Keys;

/// How the secret is stored: in plain, or sealed with the key of the house.
const OPEN: u8 = 0;
const SEALED: u8 = 1;

/// The purpose (associated data) that the sealed secret is bound to.
const OF: &[u8] = b"stammtisch/daily/1/secret";

/// The seed of a deal.
///
/// # Errors
/// If the secret cannot be read: it was sealed with a key that is gone.
pub(super) async fn seed(shared: &AppState, id: &DailyId) -> Result<Seed, Problem> {
    let kept = match shared.store.daily_secret().await? {
        Some(kept) => kept,
        None => shared.store.keep_daily_secret(fresh(shared), None).await?,
    };
    let secret = read(shared, &kept).ok_or_else(Problem::seed_key_lost)?;
    Ok(of(&secret, id))
}

/// The seed of a deal that the house has not committed to before: a lost secret is replaced now.
///
/// # Errors
/// If the store fails.
pub(super) async fn seed_anew(shared: &AppState, id: &DailyId) -> Result<Seed, Problem> {
    let lost = shared.store.daily_secret().await?.filter(|kept| read(shared, kept).is_none());
    if lost.is_some() {
        tracing::warn!(
            "deals of the day follow from a new secret: the old one is sealed with another key"
        );
        shared.store.keep_daily_secret(fresh(shared), lost).await?;
    }
    seed(shared, id).await
}

/// Whether the house's current key is the one that its secret was sealed with, if there is a
/// secret.
///
/// # Errors
/// If the store fails.
pub(super) async fn is_readable(shared: &AppState) -> Result<bool, StoreError> {
    let kept = shared.store.daily_secret().await?;
    Ok(kept.is_none_or(|kept| read(shared, &kept).is_some()))
}

fn of(secret: &[u8; 32], id: &DailyId) -> Seed {
    fair::daily_seed(secret, &id.day.to_string(), &id.game)
}

fn fresh(shared: &AppState) -> Vec<u8> {
    stored(shared, &entropy::bytes(&*shared.entropy))
}

fn stored(shared: &AppState, secret: &[u8; 32]) -> Vec<u8> {
    match &shared.config.seed_key {
        Some(key) => [&[SEALED], key.seal_bytes(secret, OF, &*shared.entropy).as_slice()].concat(),
        None => [&[OPEN], secret.as_slice()].concat(),
    }
}

fn read(shared: &AppState, kept: &[u8]) -> Option<[u8; 32]> {
    let (form, bytes) = kept.split_first()?;
    let secret = match *form {
        OPEN => bytes.to_vec(),
        SEALED => shared.config.seed_key.as_ref()?.unseal_bytes(bytes, OF)?,
        _ => return None,
    };
    secret.try_into().ok()
}

/// What opens the log of a table: for a deal of the day, that includes its seed, once the day is
/// over.
///
/// # Errors
/// If the store fails.
pub(crate) async fn keys(shared: &AppState, stored: &StoredTable) -> Result<Keys, StoreError> {
    let house = shared.config.seed_key.clone();
    let daily = Header::from_bytes(&stored.head.header).ok().and_then(|header| header.daily);
    let id =
        daily.and_then(|daily| Some(DailyId { day: daily.day.parse().ok()?, game: daily.game }));
    let Some(id) = id else { return Ok(Keys { house, day: None }) };
    let seed = shared.store.daily_deal(&id).await?.and_then(|deal| deal.seed);
    Ok(Keys { house, day: seed.and_then(|seed| seed.try_into().ok()).map(Seed) })
}
