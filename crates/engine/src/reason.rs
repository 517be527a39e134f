//! Why a move is refused, in words for whoever tried it.

use crate::game::Game;
use crate::rules::Text;
use crate::seat::Seat;

/// Why a move is refused, or is only to be dared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason<R> {
    /// The refusal, with its stable code; none for a cheat, which can be made.
    pub refusal: Option<R>,
    /// One sentence, with what matters in this position.
    pub text: Text,
}

/// What a seat's player is called.
pub type SeatNames<'a> = &'a dyn Fn(Seat) -> String;

/// A game that can say why it refuses a move.
///
/// What is said depends only on what the seat that asks may know, as [`Game::check`] does: whatever
/// [`Game::redeal`] changes for that seat, the sentence stays the same.
pub trait Reasons: Game {
    /// What a refusal means, whatever the position.
    fn words(refusal: Self::Refusal) -> Text;

    /// Why `seat` may not make this move now, or why that would be cheating; none if it may.
    fn why(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
        names: SeatNames<'_>,
    ) -> Option<Reason<Self::Refusal>>;
}
