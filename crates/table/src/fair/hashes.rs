//! The hash formulas of a fair shuffle. Each input begins with a label of its own, so that a hash
//! of one kind cannot pass for another kind (domain separation).

use sha2::{Digest, Sha256};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::hex::Hex32;

/// The name of these formulas in logs. Other formulas get another name.
pub const MIX: &str = "sha256-commit-open-1";

const SEED: &[u8] = b"stammtisch/shuffle/1/seed\0";
const VALUE: &[u8] = b"stammtisch/shuffle/1/value\0";
const MATCH: &[u8] = b"stammtisch/shuffle/1/match\0";
const DAILY: &[u8] = b"stammtisch/daily/1/seed\0";
const BOT: &[u8] = b"stammtisch/shuffle/1/bot\0";
const MOVES: &[u8] = b"stammtisch/shuffle/1/moves\0";

fn hash(label: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut sha = Sha256::new_with_prefix(label);
    parts.iter().for_each(|part| sha.update(part));
    sha.finalize().into()
}

/// The house's commitment to its share of a match's randomness, published before anybody adds a value.
#[must_use]
pub fn commitment(seed: &Seed) -> Hex32 {
    Hex32(hash(SEED, &[&seed.0]))
}

/// A seat's commitment to the value that it adds. The house's commitment stands for table and
/// match: it is new for each of them.
#[must_use]
pub fn promise(commitment: &Hex32, seat: Seat, value: &Hex32) -> Hex32 {
    Hex32(hash(VALUE, &[&commitment.0, &[seat.0], &value.0]))
}

/// The seed of a match: from the house's share, the full rules, the number of seats, and the
/// revealed values, which must come in the order of their seats.
#[must_use]
pub fn match_seed(
    seed: &Seed,
    rules: &str,
    seats: u8,
    values: impl IntoIterator<Item = (Seat, Hex32)>,
) -> Seed {
    let rules: [u8; 32] = Sha256::digest(rules).into();
    let opened: Vec<u8> =
        values.into_iter().flat_map(|(seat, value)| [seat.0].into_iter().chain(value.0)).collect();
    Seed(hash(MATCH, &[&seed.0, &commitment(seed).0, &rules, &[seats], &opened]))
}

/// The house's share for a deal of the day (`day` as `2026-11-25`): it reveals neither the secret
/// nor the share of another day.
#[must_use]
pub fn daily_seed(secret: &[u8; 32], day: &str, game: &str) -> Seed {
    Seed(hash(DAILY, &[secret, day.as_bytes(), b"\0", game.as_bytes()]))
}

/// The seed for a bot that is asked on a seat about the situation that began with this entry.
#[must_use]
pub fn bot_seed(of_match: &Seed, seat: Seat, situation: u64) -> Seed {
    Seed(hash(BOT, &[&of_match.0, &[seat.0], &situation.to_be_bytes()]))
}

/// The key under which the moves of a match are sealed in the store until the house reveals its share.
pub(super) fn move_key(seed: &Seed) -> [u8; 32] {
    hash(MOVES, &[&seed.0])
}
