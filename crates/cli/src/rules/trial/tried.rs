//! The trait of games whose rules can be tried out by playing.

use stammtisch_bots::lab::LabGame;

/// A game whose rules can be tried out.
pub(crate) trait Tried: LabGame {
    /// What things are called.
    const WORDS: &'static Words;

    /// What a move is to somebody who plays along without a plan.
    fn kind(mv: Self::Move) -> Kind;

    /// Whether somebody who plays along tries this. What only costs is left alone.
    fn is_tried(mv: Self::Move) -> bool;
}

/// What a move is to somebody who plays along without a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// What brings the game on.
    Ahead,
    /// Anything else on one's turn.
    Turn,
    /// What must be said, and is mostly said.
    Call,
    /// Anything else besides.
    Aside,
}

/// What things are called; German, English.
#[derive(Debug)]
pub(crate) struct Words {
    /// What is played, as in "5 % of the deals".
    pub(crate) deals: [&'static str; 2],
    /// One of it, at the beginning of a sentence about it.
    pub(crate) deal: [&'static str; 2],
    /// Deals that end as they should, in the head of the table.
    pub(crate) out: [&'static str; 2],
    /// What decides, in the head of the table.
    pub(crate) shares: [&'static str; 2],
    /// The seat that others are counted from.
    pub(crate) first: [&'static str; 2],
    /// What decides, said of a seat with how often: in German before and after how often.
    pub(crate) comes: [&'static str; 2],
    pub(crate) comes_de_after: &'static str,
}
