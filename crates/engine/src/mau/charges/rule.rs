//! Serde types of the `charges` tables and of `errors` in a rules file.

use serde::{Deserialize, Serialize};

use crate::mau::conditions::Conditions;
use crate::mau::rules::defaults::is_zero;
use crate::mau::rules::doc::{By, On, Span, States, Text, Which};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::seat::Direction;

/// An offence that no program can see: what was said, or how somebody behaves at the table. Players
/// charge each other with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChargeRule {
    /// What the player is charged with.
    pub name: Text,
    /// Who can be charged.
    #[serde(default, skip_serializing_if = "Against::is_anyone")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anyone")))]
    pub against: Against,
    /// Who may press it.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub pressed_by: By,
    /// Only a seat to which this has happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// How long afterwards.
    #[serde(default, skip_serializing_if = "ChargeUntil::is_next_move")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "next_move")))]
    pub until: ChargeUntil,
    /// Only against this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only against a seat that holds this many cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only while one of these lies on top; empty: any card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top: Vec<Which>,
    /// Only while a wish is in force, or while none is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<bool>,
    /// Only while a threat is in force, or while none is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<bool>,
    /// Only while the turn goes in this direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while this many seats still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while this many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
    /// How it is decided.
    #[serde(default, skip_serializing_if = "Decided::is_vote")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "vote")))]
    pub decided: Decided,
    /// Cards drawn by the player found guilty.
    pub penalty: u8,
    /// Cards drawn by the player who pressed a charge in vain.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub false_penalty: u8,
}

impl ChargeRule {
    /// The conditions for the seat charged.
    pub(in crate::mau) fn conditions(&self, states: &States) -> Conditions {
        let &Self { by, direction, playing, pile, deals, .. } = self;
        let states = Asked::compile(states, &self.held, &self.unless);
        let (turns, match_so_far) = (None, AskedStanding::default());
        Conditions { by, direction, playing, pile, turns, deals, states, match_so_far }
    }
}

/// Who can be charged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Anybody.
    #[default]
    Anyone,
    /// The seat that acted last.
    ActedLast,
    /// The seat that has the turn.
    HasTurn,
}

impl Against {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}

/// How long a seat can be charged after something has happened to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChargeUntil {
    /// Until another seat has acted.
    #[default]
    NextMove,
    /// Until that seat acts in another turn.
    OwnTurn,
}

impl ChargeUntil {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_next_move(&self) -> bool {
        *self == Self::NextMove
    }
}

/// How a charge is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// The accused admits it, or the others vote.
    #[default]
    Vote,
    /// The accused admits or denies it, and that decides.
    Word,
    /// It counts as soon as it is pressed.
    Counts,
}

impl Decided {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_vote(&self) -> bool {
        *self == Self::Vote
    }
}

/// What further errors cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ErrorsRule {
    /// Extra cards that each error costs for every one that the player has made before in the deal.
    pub more: u8,
    /// Most extra cards; 0: no limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub at_most: u8,
}
