//! Serde types of Maxonaut's rules files.
//!
//! The engine does not run on it: [`super::Rules`] is compiled from it once.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::maxonaut::claim::Claim;
use crate::rules::{SeatsRule, Text};

/// The version of this format.
pub const FORMAT: u32 = 1;

/// A complete set of rules of Maxonaut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// Version of the format, [`FORMAT`].
    pub format: u32,
    /// Short name for commands and links: lower-case letters, digits, `-`.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// A description in one sentence.
    pub about: Text,
    /// How many seats can play.
    pub seats: SeatsRule,
    /// How often each kind is in the deck, by its name; kinds not named are not in it (MAX-02,
    /// MAX-03).
    pub deck: BTreeMap<String, u8>,
    /// Cards in a full hand (MAX-13).
    pub hand: u8,
    /// Penalty points at which the match ends (MAX-34, MAX-35).
    pub limit: u8,
    /// How cards may be laid.
    #[serde(default)]
    pub lay: LayRule,
    /// The effects of announcements.
    #[serde(default)]
    pub announce: AnnounceRule,
    /// What follows an announced 21.
    #[serde(default)]
    pub maxonaut: MaxonautRule,
    /// Who starts the next round (MAX-11).
    #[serde(default)]
    pub next_round: NextRound,
}

/// How cards may be laid, in addition to two from the hand (MAX-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LayRule {
    /// Whether one card or none may be laid (MAX-15).
    pub fewer: bool,
    /// Whether cards may be laid straight from the draw pile, unseen (MAX-16).
    pub unseen: bool,
}

impl Default for LayRule {
    fn default() -> Self {
        Self { fewer: true, unseen: true }
    }
}

/// The effects of announcements, whatever was laid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnnounceRule {
    /// Announcements that reverse the direction, as in `["11"]` (MAX-O1).
    pub reverses: Vec<Claim>,
    /// After announcements with one of these digits the next player is skipped, as in `[2]` (MAX-O3).
    pub skips: Vec<u8>,
    /// Points for an announcement in the wrong form (MAX-O2); 0: it is not allowed.
    pub wrong_form: u8,
}

/// What follows an announced 21.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MaxonautRule {
    /// Points for accepting it without looking (MAX-O4); 0: it has to be doubted (MAX-36).
    pub accept: u8,
    /// Points for whoever is wrong when it is doubted; virus and bomb cost as much (MAX-O4).
    pub doubt: u8,
}

impl Default for MaxonautRule {
    fn default() -> Self {
        Self { accept: 0, doubt: 1 }
    }
}

/// Who starts the next round after cards were turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NextRound {
    /// Whoever got the point (MAX-11).
    #[default]
    Penalised,
    /// Whoever doubted.
    Judge,
    /// Whoever announced.
    Announcer,
}
