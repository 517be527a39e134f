//! What the analysis of a finished match has found: odds, balance, turning points.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::odds::Odds;
use super::tally::Estimate;
use super::worlds::Worlds;

/// How much is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Worlds for each decision.
    pub worlds: Worlds,
    /// Moves of bots in all, about.
    pub moves: u64,
    /// Where all chance comes from.
    pub seed: Seed,
}

/// What a seat could know when it made a move.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedDecision {
    /// The step of the film.
    pub step: u32,
    /// Whose move it was.
    pub seat: Seat,
    /// What was at stake.
    pub odds: Vec<Odds>,
    /// Worlds that were dealt.
    pub worlds: u32,
}

/// The chance to win after a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The step of the film.
    pub step: u32,
    /// The chance to win, by seat.
    pub wins: Vec<Estimate>,
}

/// A step that changed the chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The step of the film.
    pub step: u32,
    /// Who moved; none: it was dealt, or somebody left.
    pub seat: Option<Seat>,
    /// The change, by seat.
    pub change: Vec<Estimate>,
}

/// Where the chance to win of a seat went.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// What it was before the first card.
    pub start: Estimate,
    /// What the seat's own decisions did to it, by what it knew, held against those of the house's best
    /// bot.
    pub own: Estimate,
    /// What the decisions of others did to it, in the same way.
    pub others: Estimate,
    /// What is left: cards, and what nobody could know.
    pub luck: Estimate,
    /// What came of it: 1 or 0.
    pub result: f64,
}

/// What has been found out about a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// What each seat could know.
    pub decisions: Vec<JudgedDecision>,
    /// The chance to win over the match.
    pub curve: Vec<Point>,
    /// What decided it, the greatest change first.
    pub turning_points: Vec<TurningPoint>,
    /// Luck and skill, by seat.
    pub balance: Vec<Balance>,
}
