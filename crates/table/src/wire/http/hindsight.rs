//! Bodies about the analysis of a finished match.

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

/// Answer to `GET /api/matches/{id}/hindsight`. The first request starts the analysis; ask again until it
/// is done. It is dropped when nobody asks any more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum HindsightState {
    /// It is being found out, or waits for its turn.
    Working {
        /// How much of it is done, from 0 to 1.
        progress: f64,
    },
    /// All is known.
    Done {
        /// What is known.
        hindsight: Box<Hindsight>,
    },
}

/// What can be known of a match when it is over. It follows from the match alone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hindsight {
    /// For each decision in which something was at stake: how likely it was by what the seat knew.
    pub decisions: Vec<HindsightDecision>,
    /// The chance to win after some of the steps.
    pub curve: Vec<HindsightPoint>,
    /// The steps that changed it most, at most five.
    pub turning_points: Vec<HindsightTurn>,
    /// Luck and skill, by seat; empty where bots cannot play on.
    pub balance: Vec<HindsightBalance>,
    /// Whether that is all there is to know: what takes too long is left at some time, and what was found
    /// out by then holds.
    pub whole: bool,
}

/// What a seat could know when it made a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightDecision {
    /// The step.
    pub step: u32,
    /// Who made the move.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How many worlds that looked alike to that seat were looked at.
    pub worlds: u32,
    /// What was at stake.
    pub odds: Vec<HindsightOdds>,
}

/// How likely something was by what a seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightOdds {
    /// What it is that the seat could not see.
    pub about: HindsightAbout,
    /// Of which seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub of: Seat,
    /// How likely, from 0 to 1.
    pub share: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether it was so.
    pub was_so: bool,
}

/// What a seat could not see when it decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HindsightAbout {
    /// What that seat had announced was true.
    ToldTrue,
    /// Virus or bomb lay below its announcement.
    Trap,
    /// It could answer the threat with a card.
    Answers,
    /// It could lay a card on what was left to it.
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

/// A number that was estimated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightEstimate {
    /// The best guess.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// The chance to win after a step, with hands as they were and everything anew that was still to come.
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
    /// Who made the move; none: it was dealt, or somebody left.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The change, by seat.
    pub change: Vec<HindsightEstimate>,
}

/// Where the chance to win of a seat went: `start + own + others + luck = result`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HindsightBalance {
    /// What it was before the first card.
    pub start: HindsightEstimate,
    /// What its own decisions did to it by what it knew, held against those of the house's best bot.
    pub own: HindsightEstimate,
    /// What the decisions of others did to it, in the same way.
    pub others: HindsightEstimate,
    /// What is left: cards, and what nobody could know.
    pub luck: HindsightEstimate,
    /// What came of it: 1 or 0.
    pub result: f64,
}

/// Answer to `GET /api/matches/{id}/hands`: who could have held what after a step, by what one seat knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandOdds {
    /// After which step.
    pub step: u32,
    /// By what this seat knew.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How many worlds that looked alike to it were looked at; 0: nothing was played any more, and nothing is
    /// told.
    pub worlds: u32,
    /// By card, in the order of the pack.
    pub cards: Vec<CardOdds>,
    /// By rank: at least one card of it; a card without a rank stands there as well. Empty in games without
    /// ranks.
    pub ranks: Vec<CardOdds>,
}

/// How likely seats held a card, or one of its rank.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardOdds {
    /// The card, or the rank, as messages write it.
    pub what: String,
    /// From 0 to 1, by seat; certain for the seat that knew it.
    pub shares: Vec<f64>,
}
