//! Rules, cards and refusals in words, German and English, generated from the rules in force.
//!
//! [`InWords`] is the trait that each game implements; the functions here dispatch to any game. Every game
//! has the same folders: `explain` for the rules at a table, `reasons` for why a move is refused in a
//! position.

mod any;
mod grammar;
mod in_words;
pub mod library;
mod look;
mod mau;
mod maxonaut;
mod part;

pub use any::{about, backs, cards, causes, explain, length, look, refusal, told, why};
pub use in_words::{AboutCard, AboutNow, InWords, NamedCause, Reason, SeatNames};
pub use look::{CardLook, DeckLook, RankLook, SuitLook};
pub use mau::{file_schema, wished};
