//! Bots: players made of code. Like a person at the table they see a game's view and the rules in force; the
//! engine's state is out of their reach by type.
//!
//! Each game has a module of its own, with its bots and their habits; the [`arena`] lets bots of any game
//! play each other, the [`lab`] finds out what a set of rules is like to play. Nothing in here waits: a
//! [`BotDecision`] says how long a person would have thought, and the table waits.

pub mod arena;
pub mod hindsight;
pub mod lab;
mod limits;
pub mod mau;
pub mod maxonaut;
mod memo;
mod pace;
mod personas;
pub mod solve;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::Game;

pub use personas::{PEOPLE, Person, people_names};

/// The bot that plays as children do, in every game.
pub const BEGINNER: &str = "kind";

/// What a bot is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotDecision<M> {
    /// A move of the seat whose view the bot was asked with: a legal one, or an irregular one.
    pub mv: M,
    /// How long a person would take to make it, in milliseconds.
    pub think_ms: u32,
    /// A ready phrase or gesture to go with it, by its id at the table, such as `believe_me`.
    pub say: Option<&'static str>,
}

impl<M> BotDecision<M> {
    /// To make this move after `think_ms` milliseconds, without a word.
    const fn new(mv: M, think_ms: u32) -> Self {
        Self { mv, think_ms, say: None }
    }
}

/// A game that has bots.
pub trait BotGame: Game + Sized {
    /// The bot of that name, with the default habits.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>>;

    /// The bot of that name with the habits of this person; with the default habits if there is no such
    /// person.
    fn bot_of(name: &str, person: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>>;

    /// The names of all its bots, from the weakest to the strongest.
    fn bots() -> Vec<&'static str>;

    /// The ids of all phrases that its bots say.
    fn phrases() -> Vec<&'static str>;
}

/// A player of one game, made of code.
///
/// Its random numbers come from the seed it was made with, never from the table's: the same bot shown the
/// same views thinks the same thoughts.
pub trait Bot<G: Game>: Send {
    /// The name it has in the catalogue.
    fn name(&self) -> &'static str;

    /// What to do in the situation that `view` shows to the seat that the bot plays.
    ///
    /// It is asked whenever the seat may do something, honest or not. None only where nothing has to be done,
    /// because it is another seat's turn: there is something to catch and the bot has not noticed. For the
    /// seat that has the turn it always gives a move.
    fn choose(&mut self, rules: &G::Rules, view: &G::View) -> Option<BotDecision<G::Move>>;
}
