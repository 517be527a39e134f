//! What all deals of the day follow from: drawn once for the house, and sealed where it is stored.

use stammtisch_engine::chance::Seed;
use stammtisch_store::DailyId;
use stammtisch_table::fair;

use crate::app::Shared;
use crate::entropy;
use crate::problem::Problem;

/// How it is stored: as it is, or sealed with the key of the house.
const OPEN: u8 = 0;
const SEALED: u8 = 1;

/// To what a sealed secret belongs.
const OF: &[u8] = b"stammtisch/daily/1/secret";

/// The seed of a deal.
///
/// # Errors
/// If the secret cannot be read: it was sealed with a key that is gone.
pub(super) async fn seed(shared: &Shared, id: &DailyId) -> Result<Seed, Problem> {
    let kept = match shared.store.daily_secret().await? {
        Some(kept) => kept,
        None => {
            let fresh: [u8; 32] = entropy::bytes(&*shared.entropy);
            shared.store.keep_daily_secret(stored(shared, &fresh)).await?
        }
    };
    let secret = read(shared, &kept).ok_or_else(Problem::seed_key_lost)?;
    Ok(fair::daily_seed(&secret, &id.day.to_string(), &id.game))
}

fn stored(shared: &Shared, secret: &[u8; 32]) -> Vec<u8> {
    match &shared.config.seed_key {
        Some(key) => [&[SEALED], key.seal_bytes(secret, OF, &*shared.entropy).as_slice()].concat(),
        None => [&[OPEN], secret.as_slice()].concat(),
    }
}

fn read(shared: &Shared, kept: &[u8]) -> Option<[u8; 32]> {
    let (form, bytes) = kept.split_first()?;
    let secret = match *form {
        OPEN => bytes.to_vec(),
        SEALED => shared.config.seed_key.as_ref()?.unseal_bytes(bytes, OF)?,
        _ => return None,
    };
    secret.try_into().ok()
}
