//! Verifiable shuffles by commit and reveal. The house publishes a hash of its share of a match's
//! randomness before anybody adds to it; players add values of their own, hashes first; the seed
//! follows from all of them. `docs/fair-shuffle.md` explains what this proves.
//!
//! `hex` holds how 32 bytes are written, `hashes` every formula, `secret` the house's share,
//! `seals` what is sealed in the store, `evidence` what can be checked of one match, and `outcomes`
//! the outcomes of all matches of a table.

mod evidence;
mod hashes;
mod hex;
mod outcomes;
mod seals;
mod secret;

pub use evidence::{Added, Evidence, Unfair};
pub use hashes::{MIX, bot_seed, commitment, daily_seed, match_seed, promise};
pub use hex::{Hex32, ParseHexError};
pub use outcomes::{Became, became};
pub use seals::{Opens, PartInForce, Seals, open_all};
pub use secret::Secret;
