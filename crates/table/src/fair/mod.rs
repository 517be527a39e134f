//! Shuffles that anybody can check. The house fixes its part of the chance of a match before anybody
//! else adds to it, and publishes a hash of it; those who play add values of their own, hashes first;
//! the match follows from all of them together. What this proves is told in `docs/fair-shuffle.md`.
//!
//! `hex` is how 32 bytes are written, `hashes` every formula, `secret` the house's part, `seals`
//! what of it all is sealed where it is stored, `evidence` what there is to be checked of one match, and `became` what
//! came of all matches of a table.

mod became;
mod evidence;
mod hashes;
mod hex;
mod seals;
mod secret;

pub use became::{Became, became};
pub use evidence::{Added, Evidence, Unfair};
pub use hashes::{MIX, bot_seed, commitment, daily_seed, match_seed, promise};
pub use hex::{Hex32, ParseHexError};
pub use seals::{Opens, PartInForce, Seals, open_all};
pub use secret::Secret;
