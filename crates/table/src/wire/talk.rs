//! What is said at a table: ready phrases and gestures, in the words of each client.

use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

/// Something that was written at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ChatLine {
    /// Number of the line at this table, rising until the server is started again.
    pub no: u64,
    /// On which seat it was written.
    pub seat: Seat,
    /// The number of the person who wrote it, as the seats show it.
    pub person: u32,
    /// The name of who wrote it.
    pub name: String,
    /// The text as it was written.
    pub text: String,
}

/// A phrase or a gesture. Everybody at the table hears or sees it, in their own language.
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
    /// No sign at all.
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
    /// The phrase of this id, as in `believe_me`.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let id: StrDeserializer<'_, Error> = id.into_deserializer();
        Self::deserialize(id).ok()
    }
}
