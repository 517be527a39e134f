//! The trait of games that bots play in the arena.

use std::fmt::Debug;

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::Seat;

use super::result::ArenaResult;
use crate::BotGame;

/// A game that bots can be compared at.
pub trait ArenaGame: BotGame<Rules: Sync, Move: Send, Refusal: Send> {
    /// What is counted besides winning.
    type Counts: Counts;

    /// How many play.
    fn seats(rules: &Self::Rules) -> u8;

    /// Whether a move thought of before can still be made, and still means what it meant.
    fn holds(rules: &Self::Rules, state: &Self::State, seat: Seat, mv: Self::Move) -> bool;

    /// Takes note of a move before it is made. The arena sees everything, other than bots.
    fn note_move(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
        counts: &mut Self::Counts,
    );

    /// [`ArenaGame::note_move`] where the move is known to be an honest one.
    #[inline]
    fn note_honest_move(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
        counts: &mut Self::Counts,
    ) {
        Self::note_move(rules, state, seat, mv, counts);
    }

    /// Takes note of what has happened.
    fn note_event(event: Self::Event, result: &mut ArenaResult<Self::Counts>);
}

/// Numbers that a game counts in a match.
pub trait Counts: Clone + Debug + Default + PartialEq + Send {
    /// Shares among what is counted of each seat: a name, the part, the whole.
    const RATES: &'static [(&'static str, &'static str, &'static str)] = &[];

    /// What is counted of the whole match, by name.
    fn of_match(&self) -> Vec<(&'static str, u64)>;

    /// What is counted of each seat, by name.
    fn of_seats(&self) -> Vec<(&'static str, [u32; MAX_SEATS])>;
}
