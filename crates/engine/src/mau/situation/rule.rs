//! Serde types of `if` conditions in a rules file.

use serde::{Deserialize, Serialize};

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{By, Span, States, Which};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::seat::Direction;

/// Conditions that must all hold at that moment for the seat it happens to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IfRule {
    /// Only for this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only if this many cards were drawn at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Span>,
    /// Only if one of these lies on top; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top: Vec<Which>,
    /// Only if a wish stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<bool>,
    /// Only if a threat stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<bool>,
    /// Only while play goes in this direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while this many seats still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while this many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these turns of the seat, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only while the seat has this many points in the match; a score below 0 counts as 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Span>,
    /// Only if the seat has won this many deals of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Span>,
    /// Only if the seat has won this many deals in a row, up to the last one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_a_row: Option<Span>,
    /// Only if the seat was dealt this many cards in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
}

impl IfRule {
    /// Whether there are no conditions.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The conditions on the table as a whole, compiled.
    pub(in crate::mau) fn conditions(&self, states: &States) -> Conditions {
        let &Self {
            by,
            direction,
            playing,
            pile,
            turns,
            deals,
            score,
            won,
            won_in_a_row,
            dealt,
            ..
        } = self;
        let states = Asked::compile(states, &self.held, &self.unless);
        let match_so_far = AskedStanding { score, won, won_in_a_row, dealt };
        Conditions { by, direction, playing, pile, turns, deals, states, match_so_far }
    }
}
