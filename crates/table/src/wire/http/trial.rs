//! Bodies about trying rules out: bots find out what they are like to play.

use serde::{Deserialize, Serialize};

use crate::wire::rules::ChosenRules;
use crate::wire::text::Text;

/// Body of `POST /api/rules/trial`, answered by `RulesTrial`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TryRules {
    /// The rules to try out.
    pub chosen: ChosenRules,
    /// The number of seats.
    pub seats: u8,
}

/// What bots found out about rules. Shares are between 0 and 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesTrial {
    /// The number of seats.
    pub seats: u8,
    /// How many deals strong bots played among themselves; fewer than usual where deals are long.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub deals: u64,
    /// The median number of moves in a deal.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub moves: u64,
    /// How many seconds a deal takes leisurely bots.
    pub seconds: TrialSpread,
    /// The share of deals that took more than twice as long as the median.
    pub drag: f64,
    /// Whether what decides a deal (`sides`) is good for the seat to which it falls.
    pub wins: bool,
    /// How often it falls to the dealer (in Maxonaut: the seat that begins), then to each seat to
    /// the left in turn.
    pub sides: Vec<f64>,
    /// How much skill decides: 0 is luck alone; none where it was not measured.
    pub skill: Option<f64>,
    /// Which cards decide: how much more often players win who are dealt one, the most decisive first.
    pub cards: Vec<TrialCard>,
    /// What these rules provide for but never happened.
    pub never: Vec<Text>,
    /// Remarks on what people would not enjoy.
    pub remarks: Vec<TrialRemark>,
}

/// Percentiles of a distribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrialSpread {
    /// The 5th percentile.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p5: u64,
    /// The 25th percentile.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p25: u64,
    /// The 50th percentile, the median.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p50: u64,
    /// The 75th percentile.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p75: u64,
    /// The 95th percentile.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p95: u64,
}

/// What a kind of card is worth in the hand first dealt.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrialCard {
    /// Its name.
    pub card: Text,
    /// How much more often a player who was dealt it wins.
    pub gain: f64,
}

/// Something to know about the rules before sitting down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrialRemark {
    /// A stable code, such as `drags_on`.
    pub code: String,
    /// The remark in words.
    pub message: Text,
}
