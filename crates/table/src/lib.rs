//! One table as a sans-I/O state machine: commands and `now` in, per-seat messages out.
//!
//! It reads no clock, opens no line, draws no chance and knows no rule of any game. Its log is
//! the truth: [`Table::handle`] and [`Table::due`] decide, the caller stores the entries,
//! [`Table::commit`] applies them, [`Table::publish`] says who is told what. [`Table::replay`]
//! commits stored entries again.

mod answers;
mod bot_pace;
mod bots;
mod chair;
mod chat;
mod contest;
mod decide;
mod due;
mod evening;
mod evolve;
mod evolve_rules;
mod explain;
mod game;
mod header;
mod history;
mod hosts;
mod id;
mod in_force;
mod lesson;
mod link;
mod listed;
mod log;
mod names;
mod passing;
mod person;
mod pot;
mod presence;
mod publish;
mod reasons;
mod record;
mod refusal;
pub mod rulebook;
mod rules_change;
mod shown;
mod stake_text;
mod table;
mod talk;
mod thoughts;
mod time;
#[cfg(test)]
mod two_worlds;
mod view;
mod visits;
mod votes;
mod waiting;
mod watchers;
pub mod wire;
mod wording;

pub use answers::Answer;
pub use bots::{Question, Reply};
pub use contest::{HELD_AT_ONCE, LONGEST_DELAY, Received};
pub use decide::{Decision, Request};
pub use due::{HOST_PASSES_AFTER, HOST_WITHOUT_SEAT_PASSES_AFTER, SEAT_KEPT_FOR, STAND_IN_AFTER};
pub use evolve::Broken;
pub use game::legal;
pub use header::Header;
pub use id::{Line, PlayerId};
pub use in_force::{RulesCache, RulesInForce, TableRules};
pub use lesson::LESSON_MOVE_AFTER;
pub use link::{KEY_LENGTH, key};
pub use log::{Away, Entry, FORMAT, LogError};
pub use passing::Passing;
pub use publish::{Outgoing, Visit};
pub use record::{Asked, Cause, Record};
pub use refusal::Refusal;
pub use table::{BotHouse, BotKinds, OpenError, Profile, Table};
pub use talk::{TALK_AT_ONCE, TALK_EVERY};
pub use time::Millis;
pub use visits::{COMES_BACK_WITHIN, MOST_WATCHING};
pub use votes::VOTE_AFTER;
pub use waiting::ANSWER_WITHIN;
pub use wording::Wording;
