//! Serde types of the `patterns` tables in a rules file.

use super::row_by::RowBy;
use serde::{Deserialize, Serialize};

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{By, EffectRule, Span, States, Which};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::rules::Text;
use crate::seat::Direction;

/// What happens when cards come to lie in a certain way: all conditions given must hold.
///
/// A card laid in answer to a threat completes no pattern: there only the threat's rule counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatternRule {
    /// Its name, announced to everybody when it happens.
    pub name: Text,
    /// The card laid last is one of these; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// The card below it is one of these; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub onto: Vec<Which>,
    /// Cards lying on one another that go together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<RowRule>,
    /// What lies on top, card by card, from the bottom to the card laid last; empty: anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lies: Vec<Vec<Which>>,
    /// With `lies`: in any order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub any_order: bool,
    /// The values of the cards on top add up to a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<SumRule>,
    /// How many cards were laid together in one turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Span>,
    /// How many cards are left in the hand of whoever laid the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only if this seat lays it.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only while play goes in this direction, before the card reverses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while this many seats still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while this many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these turns of the seat that lays it, counted in each deal from 1.
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
    /// What happens in addition to what the card does itself; a threat replaces the card's own.
    pub does: EffectRule,
}

impl PatternRule {
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

/// Cards lying on one another in the discard pile that go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RowRule {
    /// How each goes with the one below it.
    pub by: RowBy,
    /// With steps: all are also of the same suit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_suit: bool,
    /// How many there are, including the last one.
    pub cards: Span,
}

/// Cards on top of the discard pile whose values add up to a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SumRule {
    /// How many cards, including the last one.
    pub cards: u8,
    /// What their values add up to. If one of them has no value, there is no sum.
    pub is: Span,
}
