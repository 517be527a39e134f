//! Serde types of the `dormant` tables in a rules file.

use serde::{Deserialize, Serialize};

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{By, Span, States, Which};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::seat::Direction;

/// Cards that do nothing, or may not be laid, while all that is said here holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DormantRule {
    /// Which cards.
    pub cards: Vec<Which>,
    /// Only in these turns of whoever lays them, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only if laying the card leaves so many cards in the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only if this seat lays them.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only while the turn goes round that way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while so many still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while so many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
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
    /// They may not be laid at all then: not on one's turn, nor in answer, nor out of turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub barred: bool,
    /// None of this holds for cards of the value that whoever lays them was dealt cards: everybody has a rank of
    /// their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spares_own: bool,
    /// They fit like other cards then: that they fit anywhere does not hold for whoever lays them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ordinary: bool,
}

impl DormantRule {
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
