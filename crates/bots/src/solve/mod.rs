//! Exact solutions of small games: a test bench for bots that bluff.
//!
//! A game is written as an [`ExtensiveGame`], compiled to a [`SequenceForm`] and solved by [`CfrPlus`].
//! [`SequenceForm::evaluate`] says how good a [`StrategyPair`] is, by exact best responses. Everything is
//! deterministic: one thread, a fixed order of summation.
//!
//! Games: [`Kuhn`] and [`Leduc`] poker, [`LiarsDice`], and [`ReducedMaxonaut`], the two-player core of
//! Maxonaut with few digits and an endless deck.
//!
//! # Why this is not the contract of the real games
//! `stammtisch_engine::game::Game` is made for playing: its chance is a seeded stream, from which one sample
//! can be drawn but whose outcomes cannot be listed with their probabilities; a player's view holds what a
//! client shows, which is not a key of what the player remembers; and a match has several players, deals and
//! scores. A solver needs all chance outcomes, information sets with perfect recall and one payoff. What both
//! share is the value of cards: the reduced game takes its ladder and the value of two cards from
//! `stammtisch_engine::maxonaut`, so it cannot drift away from the real one.

mod cfr;
mod evaluation;
mod form;
mod game;
mod kuhn;
mod leduc;
mod liars_dice;
mod maxonaut;
mod tree;

pub use cfr::CfrPlus;
pub use evaluation::Evaluation;
pub use form::{Plan, SequenceForm, StrategyPair};
pub use game::{ExtensiveGame, Node, SolverSide};
pub use kuhn::Kuhn;
pub use leduc::Leduc;
pub use liars_dice::{LiarsDice, Wild};
pub use maxonaut::{LayPattern, ReducedMaxonaut};
pub use tree::{Census, Flaw, compile};

/// The size of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Information sets of both players.
    pub information_sets: usize,
    /// Pairs of an information set and an action.
    pub choices: usize,
}

/// A size in which a game does not come.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SizeError {
    /// A number is out of bounds.
    #[error("{what} must be {least} to {most}")]
    Bounds {
        /// The name of the number.
        what: &'static str,
        /// The smallest possible number.
        least: u8,
        /// The greatest possible number.
        most: u8,
    },
    /// Nothing may be laid in answer to an announcement.
    #[error("there must be at least one pattern of laying")]
    NoPattern,
    /// The game is too large to be solved exactly.
    #[error(
        "there are {choices:.1e} choices at its information sets; at most {most:.1e} can be solved"
    )]
    TooLarge {
        /// Pairs of an information set and an action.
        choices: f64,
        /// The most choices that are accepted.
        most: f64,
    },
}
