//! Rules, cards and refusals in words, German and English, made from the rules in force.
//!
//! [`InWords`] is what a game says; the functions here ask whichever game it is.
//! Every game has the same folders: `explain` for what holds at a table, `reasons` for what
//! stands against a move as things are.

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
