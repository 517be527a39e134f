//! What a match shows once it is over: where every card lay, and what each step was.

use serde::Serialize;

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::seat::Seat;

/// That a match is over: the cards of this match, and of no other, may lie open. Only a match itself
/// can say so (`AnyMatch::ended`, `AnyMatch::given_up`), so nobody shows the cards of one that is
/// being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedMatch(Seed);

impl EndedMatch {
    pub(crate) const fn from_seed(seed: Seed) -> Self {
        Self(seed)
    }

    /// Whether this is about the match that follows from `seed`.
    pub(crate) fn is_about(self, seed: Seed) -> bool {
        self.0 == seed
    }
}

/// What makes a step worth looking for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "FilmMark"))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Something was said that must be said.
    Call,
    /// Somebody was rightly caught: without a call, or with an announcement that was a lie.
    Catch,
    /// Somebody was to be caught, or was doubted, and was right.
    CatchInVain,
    /// Something was wished.
    Wish,
    /// Something stands against a seat: a threat, a virus or a bomb.
    Threat,
    /// More was announced than the cards are worth.
    Lie,
    /// An irregular act that nobody saw.
    Cheat,
    /// Somebody was rightly accused.
    CheatCaught,
    /// Somebody was wrongly accused.
    AccusedInVain,
    /// A seat has laid its last card.
    Out,
    /// A deal or round is over.
    DealEnd,
    /// The match is over.
    MatchEnd,
}

/// Something that counts among the numbers of whoever did it, or whom it befell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// Left a call out: was caught, or the table noticed.
    CallForgotten,
    /// Caught somebody who had left a call out.
    Caught,
    /// Wanted to catch somebody who had not.
    CaughtInVain,
    /// Accused somebody who had cheated.
    Accused,
    /// Accused somebody who had not.
    AccusedInVain,
    /// Was rightly accused.
    CheatSeen,
    /// Announced a value.
    Announced,
    /// The announcement was more than the cards are worth.
    Lied,
    /// Let an announcement stand.
    Believed,
    /// Doubted one.
    Doubted,
    /// The announcement was found to be a lie.
    LieFound,
}

/// A game whose matches can be watched with all cards open when they are over.
pub trait Filmed: Game {
    /// Where every card lies.
    type Open: Serialize + Clone + PartialEq + Eq + std::fmt::Debug;

    /// From which the match follows.
    fn seed(state: &Self::State) -> Seed;

    /// Where every card lies: each of [`Game::cards`] once.
    fn open(rules: &Self::Rules, state: &Self::State, ended: EndedMatch) -> Self::Open;

    /// Who learns most of an event; none: everybody learns the same.
    fn knows_most(event: &Self::Event) -> Option<Seat>;

    /// What an event is worth looking for; `state` is the one that it led to.
    fn mark(rules: &Self::Rules, state: &Self::State, event: &Self::Event) -> Option<Mark>;

    /// What an event says of seats; `state` is the one that it led to.
    fn deeds(
        rules: &Self::Rules,
        state: &Self::State,
        event: &Self::Event,
    ) -> [Option<(Seat, Deed)>; 2];

    /// How many cards a seat holds, in games where that number is won or lost by play.
    fn held(rules: &Self::Rules, state: &Self::State, seat: Seat) -> Option<u8>;

    /// Whether a move that can be made in `state` is an irregular act that nobody sees.
    fn is_cheat(rules: &Self::Rules, state: &Self::State, seat: Seat, mv: Self::Move) -> bool;

    /// The same with the hands as they are and everything anew that is still to come: the cards to be
    /// drawn, and the chance of all further shuffles.
    fn unforeseen(rules: &Self::Rules, state: &Self::State, chance: &mut Chance) -> Self::State;

    /// Whether another turn begins with this event, even if it is the same seat's.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The cards of a deal as they lie once they are shuffled, the last of them next; none if the
    /// game shuffles no deal of this number. It follows from the rules and the seed alone, so that a
    /// shuffle can be checked beside the play.
    fn stack(rules: &Self::Rules, seed: &Seed, deal: u16) -> Option<Vec<String>>;

    /// The same cards before any shuffle.
    fn pack(rules: &Self::Rules) -> Vec<String>;
}
