//! One table as a sans-I/O state machine: commands and `now` in, per-seat messages out.
//!
//! It reads no clock, opens no connection, draws no random numbers and knows no rule of any game.
//! Its log is the truth: [`Table::handle`] and [`Table::handle_timeout`] decide and return a
//! [`Step`], the caller stores its entries, [`Table::commit`] applies it, [`Table::publish`] makes
//! the messages. [`Table::replay`] applies stored entries again.

mod daily;
mod decide;
mod evolve;
pub mod fair;
pub mod film;
mod id;
mod limits;
mod live;
mod log;
#[cfg(test)]
mod noninterference;
mod publish;
mod race;
pub mod ratings;
mod refusal;
mod rules;
mod state;
mod table;
mod time;
pub mod wire;

pub use daily::{DailyDeal, DailyOutcome};
pub use decide::{BotMove, CommandAnswer, Decision, Question, Request, Step};
pub use evolve::Broken;
pub use id::{ConnectionId, PlayerId};
pub use limits::{
    ANSWER_WITHIN_MS, COMES_BACK_WITHIN_MS, HELD_AT_ONCE, HOST_PASSES_AFTER_MS,
    HOST_WITHOUT_SEAT_PASSES_AFTER_MS, KEY_LENGTH, LESSON_MOVE_AFTER_MS, LONGEST_DELAY_MS,
    MAX_MATCH_FILE_BYTES, MOST_WATCHING, OPEN_WITHIN_MS, SEAT_KEPT_FOR_MS, STAND_IN_AFTER_MS,
    TALK_AT_ONCE, TALK_EVERY_MS, VOTE_AFTER_MS,
};
pub use live::{Profile, Transient};
pub use log::{
    Away, CommandCause, CommandDigest, CommandRef, Entry, FORMAT, Header, LogError, Record,
};
pub use publish::{Outgoing, Visit};
pub use race::Received;
pub use refusal::Refusal;
pub use rules::{
    BotHouse, BotKinds, RulesCache, RulesInForce, TableRules, UnreadableTable, library, rulebook,
};
pub use state::key;
pub use table::Table;
pub use time::Millis;
