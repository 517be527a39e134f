//! The trait of games that bots can play in the arena: `ArenaGame`.

use std::fmt::Debug;

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::Seat;

use super::result::ArenaResult;
use crate::BotGame;

/// A game at which bots can be compared.
pub trait ArenaGame: BotGame<Rules: Sync, Move: Send, Refusal: Send> {
    /// What is counted besides wins.
    type Counts: Counts;

    /// The number of seats.
    fn seats(rules: &Self::Rules) -> u8;

    /// Whether a move chosen earlier can still be made, and still means what it meant.
    fn holds(rules: &Self::Rules, state: &Self::State, seat: Seat, mv: Self::Move) -> bool;

    /// Takes note of a move before it is made. Unlike bots, the arena sees everything.
    fn note_move(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
        counts: &mut Self::Counts,
    );

    /// Like [`ArenaGame::note_move`], where the move is known to be honest.
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

    /// Takes note of an event.
    fn note_event(event: Self::Event, result: &mut ArenaResult<Self::Counts>);
}

/// The numbers that a game counts in a match.
pub trait Counts: Clone + Debug + Default + PartialEq + Send {
    /// Rates to report by seat: the name, the count of the part, the count of the whole.
    const RATES: &'static [(&'static str, &'static str, &'static str)] = &[];

    /// The counts of the whole match, by name.
    fn of_match(&self) -> Vec<(&'static str, u64)>;

    /// The counts of each seat, by name.
    fn of_seats(&self) -> Vec<(&'static str, [u32; MAX_SEATS])>;
}
