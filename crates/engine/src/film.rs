//! The film of a finished match: where every card lay, and what happened in each step.

use serde::Serialize;

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::seat::Seat;

/// Proof that a match is over, so that its cards, and those of no other match, may be shown. Only a
/// match itself can issue it (`AnyMatch::ended`, `AnyMatch::given_up`), so nobody can show the
/// cards of a match still being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedMatch(Seed);

impl EndedMatch {
    pub(crate) const fn from_seed(seed: Seed) -> Self {
        Self(seed)
    }

    /// Whether this is about the match with this seed.
    pub(crate) fn is_about(self, seed: Seed) -> bool {
        self.0 == seed
    }
}

/// What makes a step worth finding in a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "FilmMark"))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A call was made.
    Call,
    /// Somebody was rightly caught: a missed call, or an announcement that was a lie.
    Catch,
    /// Somebody was wrongly caught or doubted.
    CatchInVain,
    /// A wish was made.
    Wish,
    /// Something threatens a seat: a threat, a virus or a bomb.
    Threat,
    /// A value above that of the cards was announced.
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

/// Something that counts in the statistics of the player who did it or to whom it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// Missed a call: was caught, or the table noticed.
    CallForgotten,
    /// Caught somebody who had missed a call.
    Caught,
    /// Tried to catch somebody who had not missed a call.
    CaughtInVain,
    /// Accused somebody who had cheated.
    Accused,
    /// Accused somebody who had not cheated.
    AccusedInVain,
    /// Was rightly accused.
    CheatSeen,
    /// Announced a value.
    Announced,
    /// Announced more than the cards are worth.
    Lied,
    /// Let an announcement stand.
    Believed,
    /// Doubted an announcement.
    Doubted,
    /// Was found to have lied in an announcement.
    LieFound,
}

/// A game whose finished matches can be watched with all cards open.
pub trait Filmed: Game {
    /// The type for where every card lies.
    type Open: Serialize + Clone + PartialEq + Eq + std::fmt::Debug;

    /// The seed of the match.
    fn seed(state: &Self::State) -> Seed;

    /// Where every card lies: each of [`Game::cards`] once.
    fn open(rules: &Self::Rules, state: &Self::State, ended: EndedMatch) -> Self::Open;

    /// The seat that learns most of an event; none if everybody learns the same.
    fn knows_most(event: &Self::Event) -> Option<Seat>;

    /// The mark of an event; `state` is the one it led to.
    fn mark(rules: &Self::Rules, state: &Self::State, event: &Self::Event) -> Option<Mark>;

    /// The deeds of seats in an event; `state` is the one it led to.
    fn deeds(
        rules: &Self::Rules,
        state: &Self::State,
        event: &Self::Event,
    ) -> [Option<(Seat, Deed)>; 2];

    /// How many cards a seat holds, in games where that number is won or lost by play.
    fn held(rules: &Self::Rules, state: &Self::State, seat: Seat) -> Option<u8>;

    /// Whether a move possible in `state` is an irregular act that nobody sees.
    fn is_cheat(rules: &Self::Rules, state: &Self::State, seat: Seat, mv: Self::Move) -> bool;

    /// The same state with the hands unchanged and everything still to come resampled: the cards to
    /// be drawn, and the randomness of all further shuffles.
    fn unforeseen(rules: &Self::Rules, state: &Self::State, chance: &mut Chance) -> Self::State;

    /// Whether a turn begins with this event, even if it is again the same seat's.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The cards of a deal in shuffled order, the next to be dealt last; none if the game shuffles
    /// no deal of this number. It depends on the rules and the seed alone, so that a shuffle can be
    /// verified independently of the play.
    fn stack(rules: &Self::Rules, seed: &Seed, deal: u16) -> Option<Vec<String>>;

    /// The same cards before any shuffle.
    fn pack(rules: &Self::Rules) -> Vec<String>;
}
