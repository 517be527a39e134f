//! What must be said, and what may be done as long as nobody notices.

use serde::{Deserialize, Serialize};

use super::cards::is_zero;
use super::{Text, Which};

/// Something that must be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallRule {
    /// What is said.
    pub name: Text,
    /// Due when laying leaves so many cards: 1 for the last card but one laid, 0 for the last. Left
    /// out: whatever is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u8>,
    /// Due only with these cards laid; empty: with any (VER-18).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// Whether it may be said on one's own turn before laying.
    pub before_laying: bool,
    /// Who sees to it.
    pub enforced: Enforced,
    /// Cards drawn for leaving it out.
    pub penalty: u8,
    /// Cards drawn for saying it without then laying down to that number (LIV-08).
    #[serde(default)]
    pub false_penalty: u8,
    /// Cards drawn for catching a seat that has not left it out; 0: that is refused and costs
    /// nothing (LIV-07).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub false_catch: u8,
}

/// Who sees to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enforced {
    /// Nobody: it is a courtesy.
    Nobody,
    /// Nobody, but the table reminds the player.
    Reminder,
    /// The table says it for the player.
    Automatic,
    /// The table, as soon as another turn is taken (SCH-16).
    Table,
    /// The others, who may catch it until the forgetful seat's next turn begins (LIV-07).
    CatchUntilOwnTurn,
    /// The others, who may catch it until another turn is taken.
    CatchUntilNextMove,
}

/// Cheating as part of the game: what may be tried, and what it costs to be caught (VER-14, ERF-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheatRule {
    /// A card that does not fit may be laid on one's own turn.
    #[serde(default)]
    pub lay: bool,
    /// Two cards may be laid as one, the lower one unseen.
    #[serde(default)]
    pub slip: bool,
    /// Of the cards to be drawn fewer may be taken.
    #[serde(default)]
    pub draw_short: bool,
    /// How long a cheat may be noticed.
    pub until: CheatWindow,
    /// Cards the cheat draws when caught.
    pub penalty: u8,
    /// What the cheat does then.
    pub then: CheatThen,
    /// Cards drawn for accusing somebody who played honestly.
    pub false_penalty: u8,
}

/// How long a cheat may be noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CheatWindow {
    /// Until another seat has acted (VER-14).
    NextMove,
    /// Until another seat has laid a card (ERF-11).
    NextCard,
}

/// What a cheat does after being caught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CheatThen {
    /// Its turn is over.
    TurnOver,
    /// It has its turn again.
    Plays,
}
