//! Settings of a table besides its rules: pace, talk, watching, stake. The host's choice, not the
//! game's.

use serde::{Deserialize, Serialize};

/// How much time there is for a decision, and who may talk, watch and find the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "Manner"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Manner))]
#[serde(deny_unknown_fields, default)]
pub struct TableSettings {
    /// How much time there is.
    pub pace: Pace,
    /// How fast bots play.
    pub bots: BotPace,
    /// What may be said.
    pub talk: TalkRule,
    /// Whether the table stands in the public list.
    pub public: bool,
    /// Whether the table is found by its link only: its code alone leads nowhere then.
    pub link_only: bool,
    /// Whether others may watch.
    pub watching: Watching,
    /// What every player pays before a match, in hundredths of a credit: 0, 250 or 500 (LIV-18).
    pub stake: u32,
    /// What becomes of the seat of somebody who leaves during a match.
    pub leavers: Leavers,
    /// Who may watch the matches that are played here when they are over.
    pub films: Films,
    /// Whether matches here move the ratings of those who play them. Only those do in which people
    /// sit on all seats from beginning to end.
    pub rated: bool,
}

/// Who may watch a match when it is over, by how the table was kept when it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Films {
    /// Those who sat there, and people to whom they give a link or a file.
    #[default]
    Kept,
    /// Nobody: no film, no file, no link. Matches for credits are never played so.
    Never,
}

/// How much time there is for a decision. Behind it there is a reserve for each seat and match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As much as it takes; only answers outside the course of turns have their time.
    #[default]
    None,
    /// 45 seconds, and three minutes in reserve.
    Relaxed,
    /// 15 seconds, and one minute in reserve.
    Brisk,
}

impl Pace {
    /// Time for a decision, and in reserve for a match.
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
    /// As people do who look at their cards.
    #[default]
    Leisurely,
    /// In two fifths of that time.
    Brisk,
    /// As fast as one can follow; while somebody may still be caught, the others have time to.
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
    /// Ready phrases and gestures.
    #[default]
    Phrases,
    /// Those, and whatever people write.
    Free,
}

/// Whether somebody who does not sit at a table may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Anybody who finds the table.
    #[default]
    Open,
    /// Nobody; people who could still take a seat may look in.
    Closed,
}

/// What becomes of the seat of somebody who leaves during a match (LIV-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Leavers {
    /// A bot plays on.
    #[default]
    Bot,
    /// The cards are laid aside, in games that know how.
    LaidAside,
}
