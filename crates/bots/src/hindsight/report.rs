//! The findings of the analysis of a finished match: odds, balance, turning points.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::odds::Odds;
use super::tally::Estimate;
use super::worlds::Worlds;

/// The budget of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The worlds sampled for each decision.
    pub worlds: Worlds,
    /// Moves of bots in all, roughly.
    pub moves: u64,
    /// The seed of all randomness.
    pub seed: Seed,
}

/// What a seat could know when it made a move.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedDecision {
    /// The film's number of the step.
    pub step: u32,
    /// The seat that made the move.
    pub seat: Seat,
    /// The hidden facts at stake.
    pub odds: Vec<Odds>,
    /// The number of worlds that were dealt.
    pub worlds: u32,
}

/// The chance to win after a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The film's number of the step.
    pub step: u32,
    /// The chance to win, by seat.
    pub wins: Vec<Estimate>,
}

/// A step that changed the chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The film's number of the step.
    pub step: u32,
    /// The seat that moved; none where cards were dealt, or a seat left.
    pub seat: Option<Seat>,
    /// The change in the chance to win, by seat.
    pub change: Vec<Estimate>,
}

/// The contributions to a seat's chance to win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// The chance before the first card.
    pub start: Estimate,
    /// The effect of the seat's own decisions, given what it knew, compared with those of the strongest bot.
    pub own: Estimate,
    /// The effect of other seats' decisions, likewise.
    pub others: Estimate,
    /// The remainder: cards, and what nobody could know.
    pub luck: Estimate,
    /// The result: 1 for a win, 0 otherwise.
    pub result: f64,
}

/// The findings about a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// What each seat could know at its decisions.
    pub decisions: Vec<JudgedDecision>,
    /// The chance to win over the match.
    pub curve: Vec<Point>,
    /// The turning points, the greatest change first.
    pub turning_points: Vec<TurningPoint>,
    /// Luck and skill, by seat.
    pub balance: Vec<Balance>,
}
