//! Settings of a table besides its rules: pace, talk, watching, stake. The host chooses them, not the game.

use serde::{Deserialize, Serialize};

/// How much time a decision has, and who may talk, watch and find the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "Manner"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Manner))]
#[serde(deny_unknown_fields, default)]
pub struct TableSettings {
    /// How much time a decision has.
    pub pace: Pace,
    /// How fast bots play.
    pub bots: BotPace,
    /// What may be said.
    pub talk: TalkRule,
    /// Whether the table is in the public list.
    pub public: bool,
    /// Whether the table can only be found by its link: its code alone then leads nowhere.
    pub link_only: bool,
    /// Whether others may watch.
    pub watching: Watching,
    /// What every player pays before a match, in hundredths of a credit: 0, 250 or 500 (LIV-18).
    pub stake: u32,
    /// What becomes of the seat of somebody who leaves during a match.
    pub leavers: Leavers,
    /// Who may watch the matches played here once they are over.
    pub films: Films,
    /// Whether matches here change the players' ratings. Only matches with people on all seats when
    /// they begin do.
    pub rated: bool,
}

/// Who may watch a match once it is over, by the settings when it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Films {
    /// Those who sat there, and people to whom they give a link or a file.
    #[default]
    Kept,
    /// Nobody: no film, no file, no link. Not allowed at tables that play for credits.
    Never,
}

/// How much time a decision has, and how much each seat has in reserve for a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Unlimited; only answers outside the turn order have a time limit.
    #[default]
    None,
    /// 45 seconds, and three minutes in reserve.
    Relaxed,
    /// 15 seconds, and one minute in reserve.
    Brisk,
}

impl Pace {
    /// Milliseconds for a decision, and in reserve for a match.
    #[must_use]
    pub const fn times_ms(self) -> Option<(u64, u64)> {
        match self {
            Self::None => None,
            Self::Relaxed => Some((45_000, 180_000)),
            Self::Brisk => Some((15_000, 60_000)),
        }
    }
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// At the pace of people who look at their cards.
    #[default]
    Leisurely,
    /// In two fifths of that time.
    Brisk,
    /// As fast as people can follow; while somebody may still be caught, the others have time to catch them.
    AtOnce,
}

/// What may be said at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TalkRule {
    /// Nothing.
    Silent,
    /// Ready-made phrases and gestures.
    #[default]
    Phrases,
    /// Phrases, gestures, and whatever people write.
    Free,
}

/// Whether somebody without a seat may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Anybody who finds the table.
    #[default]
    Open,
    /// Nobody; only people who could still take a seat may look in.
    Closed,
}

/// What becomes of the seat of somebody who leaves during a match (LIV-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Leavers {
    /// A bot takes over.
    #[default]
    Bot,
    /// The cards are laid aside, in games that support it.
    LaidAside,
}
