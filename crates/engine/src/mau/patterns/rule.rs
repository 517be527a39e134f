//! Serde types of the `patterns` tables in a rules file.

use super::row_by::RowBy;
use serde::{Deserialize, Serialize};

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{By, EffectRule, Span, States, Which};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::rules::Text;
use crate::seat::Direction;

/// What happens when cards come to lie in a certain way: all that is said here must hold.
///
/// What is laid in answer to a threat completes no pattern: there the threat says what counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatternRule {
    /// What it is called: said to everybody when it happens.
    pub name: Text,
    /// The card laid last is one of these; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// The card below it is one of these; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub onto: Vec<Which>,
    /// Cards that lie on one another go together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<RowRule>,
    /// What lies there card by card, from below to the card laid last; empty: whatever does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lies: Vec<Vec<Which>>,
    /// With `lies`: in whatever order they lie.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub any_order: bool,
    /// The values of the cards on top come to a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<SumRule>,
    /// So many cards were laid together in one turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Span>,
    /// So many cards are left in the hand of whoever laid the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only if this seat lays it.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only while the turn goes round that way, before the card turns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while so many still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while so many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these turns of whoever lays it, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only while the seat has so many points in the match; whoever is below 0 counts as having none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Span>,
    /// Only if the seat has won so many deals of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Span>,
    /// Only if the seat has won so many deals in a row, up to the last one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_a_row: Option<Span>,
    /// Only if the seat was dealt so many cards in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
    /// What happens besides what the card does by itself; a threat takes the place of the card's.
    pub does: EffectRule,
}

impl PatternRule {
    /// How the table must stand.
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

/// Cards that lie on one another on the discard pile and go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RowRule {
    /// How each goes with the one below.
    pub by: RowBy,
    /// In steps, or of a colour, each is of the same suit besides.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_suit: bool,
    /// How many there are, the last one included.
    pub cards: Span,
}

/// Cards on top of the discard pile whose values come to a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SumRule {
    /// So many cards, the last one included.
    pub cards: u8,
    /// What their values come to. A card without a value among them comes to nothing.
    pub is: Span,
}
