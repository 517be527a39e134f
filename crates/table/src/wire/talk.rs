//! Talk at a table: ready-made phrases and gestures, which each client words itself, and chat lines.

use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

/// A chat line written at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ChatLine {
    /// Number of the line at this table, rising until the server restarts.
    pub no: u64,
    /// The seat it was written from.
    pub seat: Seat,
    /// The number of the person who wrote it, as in the seats.
    pub person: u32,
    /// The name of the person who wrote it.
    pub name: String,
    /// The text as it was written.
    pub text: String,
}

/// A phrase or a gesture, shown to everybody at the table in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// "Believe me."
    BelieveMe,
    /// "Honestly!"
    Honestly,
    /// "Would I lie to you?"
    WouldILie,
    /// "Feeling lucky?"
    FeelingLucky,
    /// "Go on, doubt me."
    DoubtMe,
    /// "Not a chance."
    NotAChance,
    /// "Let me think."
    Thinking,
    /// "Hurry up."
    HurryUp,
    /// "Nice one."
    NiceOne,
    /// "Ouch."
    Ouch,
    /// "Gotcha!"
    Gotcha,
    /// "Thanks."
    Thanks,
    /// "Hello."
    Hello,
    /// "Good game."
    GoodGame,
    /// A wink.
    Wink,
    /// A poker face.
    PokerFace,
    /// A shrug.
    Shrug,
    /// Beads of sweat.
    Sweat,
    /// A laugh.
    Laugh,
    /// A raised eyebrow.
    Eyebrow,
    /// A thumb up.
    ThumbsUp,
    /// Applause.
    Clap,
}

impl Phrase {
    /// The phrase with this id, such as `believe_me`.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let id: StrDeserializer<'_, Error> = id.into_deserializer();
        Self::deserialize(id).ok()
    }
}
