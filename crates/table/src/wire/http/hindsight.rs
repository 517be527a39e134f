//! Bodies about the analysis of a finished match (`Hindsight`).

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

/// Answer to `GET /api/matches/{id}/hindsight`. The first request starts the analysis; ask again
/// until it is done. It is dropped when nobody asks any more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum HindsightState {
    /// The analysis is running, or waits in the queue.
    Working {
        /// How much of it is done, from 0 to 1.
        progress: f64,
    },
    /// The analysis is finished.
    Done {
        /// Its results.
        hindsight: Box<Hindsight>,
    },
}

/// The analysis of a finished match. It follows from the match alone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hindsight {
    /// For each decision with something hidden at stake: how likely that was by what the seat knew.
    pub decisions: Vec<HindsightDecision>,
    /// The chance to win after some of the steps.
    pub curve: Vec<HindsightPoint>,
    /// The steps that changed it most: five at most.
    pub turning_points: Vec<HindsightTurn>,
    /// Luck and skill, by seat; empty where bots cannot play such matches on.
    pub balance: Vec<HindsightBalance>,
    /// Whether the analysis is complete: one that takes too long is stopped, and what was found by
    /// then holds.
    pub whole: bool,
}

/// What a seat could know when it made a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightDecision {
    /// The step of the move.
    pub step: u32,
    /// The seat that made the move.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How many worlds that looked the same to that seat were examined.
    pub worlds: u32,
    /// What was at stake.
    pub odds: Vec<HindsightOdds>,
}

/// How likely something hidden was, by what a seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightOdds {
    /// What the seat could not see.
    pub about: HindsightAbout,
    /// The seat that it is about.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub of: Seat,
    /// How likely it was, from 0 to 1.
    pub share: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether it was in fact so.
    pub was_so: bool,
}

/// What a seat could not see when it decided, about another seat or itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HindsightAbout {
    /// What it had announced was true.
    ToldTrue,
    /// A virus or bomb lay below its announcement.
    Trap,
    /// It could answer the threat with a card.
    Answers,
    /// It could lay a card in the turn left to it.
    Lays,
    /// It could lay its last card.
    GoesOut,
    /// It would draw a card that it could lay at once.
    DrawFits,
    /// It had cheated.
    Cheated,
    /// It had left a call out.
    LeftOut,
}

/// An estimate and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightEstimate {
    /// The best guess.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// The chance to win after a step, with the hands as they were and everything still to come drawn anew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightPoint {
    /// The step.
    pub step: u32,
    /// The chance to win, by seat.
    pub wins: Vec<HindsightEstimate>,
}

/// A step that changed the chance to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightTurn {
    /// The step.
    pub step: u32,
    /// The seat that made the move; none: cards were dealt, or somebody left.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The change, by seat.
    pub change: Vec<HindsightEstimate>,
}

/// What became of a seat's chance to win: `start + own + others + luck = result`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightBalance {
    /// The chance before the first card.
    pub start: HindsightEstimate,
    /// The effect of its own decisions, judged by what it knew and against those of the house's best bot.
    pub own: HindsightEstimate,
    /// The effect of the others' decisions, judged in the same way.
    pub others: HindsightEstimate,
    /// The rest: the cards, and what nobody could know.
    pub luck: HindsightEstimate,
    /// The outcome: 1 or 0.
    pub result: f64,
}

/// Answer to `GET /api/matches/{id}/hands`: who could have held what after a step, by what one seat knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandOdds {
    /// The step after which this holds.
    pub step: u32,
    /// The seat by whose knowledge it holds.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How many worlds that looked the same to that seat were examined; 0: play was over by then,
    /// and nothing is told.
    pub worlds: u32,
    /// By card, in the order of the pack.
    pub cards: Vec<CardOdds>,
    /// By rank: the chance of at least one card of it; a card without a rank is listed too. Empty
    /// in games without ranks.
    pub ranks: Vec<CardOdds>,
}

/// How likely each seat held a card, or a card of a rank.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardOdds {
    /// The card or the rank, as messages write it.
    pub what: String,
    /// From 0 to 1, by seat; the asking seat's own cards are certain.
    pub shares: Vec<f64>,
}
