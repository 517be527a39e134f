//! Bodies about trying rules out: what they are like to play, found out by bots.

use serde::{Deserialize, Serialize};

use crate::wire::rules::ChosenRules;
use crate::wire::text::Text;

/// Body of `POST /api/rules/trial`, answered by `RulesTrial`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TryRules {
    /// The rules.
    pub chosen: ChosenRules,
    /// For how many seats.
    pub seats: u8,
}

/// What bots found out about rules. Shares are parts of 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesTrial {
    /// How many played.
    pub seats: u8,
    /// Deals that strong bots played among themselves; fewer than usual where they are long.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub deals: u64,
    /// The middle number of moves in a deal.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub moves: u64,
    /// Seconds that a deal takes leisurely bots.
    pub seconds: TrialSpread,
    /// The part of the deals that took more than twice as long as the middle one.
    pub drag: f64,
    /// Whether what decides a deal (`sides`) is good for whom it falls to.
    pub wins: bool,
    /// How often it falls to the dealer (in Maxonaut: the seat that begins), then to each seat on to the left.
    pub sides: Vec<f64>,
    /// How much skill decides: 0 is luck alone; none where it was not found out.
    pub skill: Option<f64>,
    /// Which cards decide: how much more often a player who is dealt one wins, the most decisive first.
    pub cards: Vec<TrialCard>,
    /// What these rules provide for and never came to pass.
    pub never: Vec<Text>,
    /// What people would not enjoy.
    pub remarks: Vec<TrialRemark>,
}

/// How a number spreads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrialSpread {
    /// So many or fewer in 5 of 100.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p5: u64,
    /// So many or fewer in 25 of 100.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p25: u64,
    /// So many or fewer in 50 of 100.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p50: u64,
    /// So many or fewer in 75 of 100.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p75: u64,
    /// So many or fewer in 95 of 100.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub p95: u64,
}

/// What a kind of card is worth on the first hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrialCard {
    /// Its name.
    pub card: Text,
    /// How much more often a player who has it wins.
    pub gain: f64,
}

/// Something to know before sitting down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrialRemark {
    /// A stable name, as `drags_on`.
    pub code: String,
    /// The remark in words.
    pub message: Text,
}
