//! The trait of games whose rules can be tried out by playing.

use stammtisch_bots::lab::LabGame;

/// A game whose rules can be tried out.
pub(crate) trait Tried: LabGame {
    /// The game's words in the report.
    const WORDS: &'static Words;

    /// What a move is to a random player.
    fn kind(mv: Self::Move) -> Kind;

    /// Whether a random player tries this irregular move. Moves that only cost are left out.
    fn is_tried(mv: Self::Move) -> bool;
}

/// What a move is to a random player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It advances the game.
    Ahead,
    /// Anything else on one's turn.
    Turn,
    /// A call that must be made, and mostly is.
    Call,
    /// Anything else.
    Aside,
}

/// The game's words in the report; German, English.
#[derive(Debug)]
pub(crate) struct Words {
    /// What is played, as in "5 % of the deals".
    pub(crate) deals: [&'static str; 2],
    /// One deal, at the beginning of a sentence.
    pub(crate) deal: [&'static str; 2],
    /// Deals that end as intended, in the head of the table.
    pub(crate) out: [&'static str; 2],
    /// What decides, in the head of the table.
    pub(crate) shares: [&'static str; 2],
    /// The seat that others are counted from.
    pub(crate) first: [&'static str; 2],
    /// The verb for deciding a deal, of a seat with how often: in German, the words before and after how
    /// often.
    pub(crate) comes: [&'static str; 2],
    pub(crate) comes_de_after: &'static str,
}
