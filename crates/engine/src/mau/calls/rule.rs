//! Serde types of the `calls` tables in a rules file.

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_yes, is_zero, yes};
use crate::mau::rules::doc::{IfRule, On, Text, Which};
use crate::rules::EnforcedBy;

/// Something that must be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CallRule {
    /// What is said.
    pub name: Text,
    /// Due when laying leaves this many cards: 1 when the last but one is laid, 0 for the last. Left out: any
    /// number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u8>,
    /// Due only with these cards laid; empty: with any (VER-18).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// Whether it may be said on one's own turn before laying.
    pub before_laying: bool,
    /// Whether it may still be said after laying, as long as nobody has noticed.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = true)))]
    pub afterwards: bool,
    /// Whether it is also due when a hand goes from more cards than `at` to fewer in one go.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub through: bool,
    /// Who has to say it.
    #[serde(default, skip_serializing_if = "Speaker::is_oneself")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "oneself")))]
    pub of: Speaker,
    /// Who enforces it.
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
    /// Which ways of reaching that number of cards make it due (ERF-49).
    #[serde(default, skip_serializing_if = "Due::is_laid")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "laid")))]
    pub due: Due,
    /// Due when this happens to somebody, instead of by laying a card. With `at`: only if the hand has this
    /// many cards then; for a hand that grows or shrinks, if it reaches this many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// Due only if all of these conditions hold at that moment.
    #[serde(default, rename = "if", skip_serializing_if = "IfRule::is_empty")]
    pub only_if: IfRule,
    /// Whether it may be said between any two moves, whoever has the turn; nobody owes it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub any_time: bool,
}

/// Who has to say what is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// The seat that makes it due.
    #[default]
    Oneself,
    /// The next seat after that one.
    Next,
    /// The seat before that one.
    Previous,
    /// All others, each of them.
    Others,
}

impl Speaker {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_oneself(&self) -> bool {
        *self == Self::Oneself
    }
}

/// Whether a call due `at` this many cards, or on the way `through` them, can be due from a seat with none
/// left.
pub(in crate::mau) fn due_at_the_end(at: Option<u8>, through: bool) -> bool {
    through || at.is_none_or(|at| at == 0)
}

/// Which ways of reaching a number of cards make a call due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Laying a card.
    #[default]
    Laid,
    /// Any way: laying, giving a card away, a swap, or being dealt that few cards (ERF-49).
    Reached,
}

impl Due {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_laid(&self) -> bool {
        *self == Self::Laid
    }
}

/// Who enforces a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The others, who may catch the omission until the forgetful seat's next turn begins (LIV-07).
    CatchUntilOwnTurn,
    /// The others, who may catch the omission until another turn is taken.
    CatchUntilNextMove,
}

impl Enforced {
    /// Whether others can catch a seat that leaves this call out.
    #[must_use]
    pub const fn can_be_caught(self) -> bool {
        matches!(self, Self::CatchUntilOwnTurn | Self::CatchUntilNextMove)
    }

    /// Whether anybody enforces it, so that leaving it out can cost something.
    pub(in crate::mau) const fn is_seen_to(self) -> bool {
        matches!(self, Self::Table) || self.can_be_caught()
    }

    /// Who enforces it.
    pub(in crate::mau) const fn by(self) -> EnforcedBy {
        match self {
            Self::Nobody => EnforcedBy::Nobody,
            Self::Reminder => EnforcedBy::Reminder,
            Self::Automatic => EnforcedBy::Automatic,
            Self::Table => EnforcedBy::Table,
            Self::CatchUntilOwnTurn | Self::CatchUntilNextMove => EnforcedBy::Others,
        }
    }
}
