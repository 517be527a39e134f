//! Players made of code. They see a [`View`] and the rules in force, as a person at the table does:
//! the engine's state is out of their reach by type.
//!
//! [`by_name`] finds a bot, [`arena`] lets bots play each other. Nothing in here waits: a
//! [`Thought`] says how long a person would have thought, and the table waits.

pub mod arena;
mod catalogue;
mod dare;
mod glance;
mod greedy;
mod habits;
mod once;
mod pace;
mod people;
mod random;
mod regel;
mod talk;
mod watch;

use stammtisch_engine::mau::{Move, Rules, View};

pub use catalogue::{by_name, names, with_character};
pub use people::{Character, PEOPLE, people_names, person};

/// What a bot is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// A move of the seat whose view it was asked with: a legal one, or one that it may dare.
    pub mv: Move,
    /// How long a person would take to make it, in milliseconds.
    pub think_ms: u32,
}

/// A player made of code.
///
/// Its chance is its own, from the seed it was made with, never from the table's: the same bot
/// shown the same views thinks the same thoughts.
pub trait Bot: Send {
    /// The name it has in the catalogue.
    fn name(&self) -> &'static str;

    /// What to do in the situation that `view` shows to the seat that the bot plays.
    ///
    /// It is asked whenever the seat may do or dare something, honest or not. None only where
    /// nothing has to be done, because it is another seat's turn: there is something to catch and
    /// the bot has not noticed. Whoever has the turn gives a move.
    fn choose(&mut self, rules: &Rules, view: &View) -> Option<Thought>;
}
