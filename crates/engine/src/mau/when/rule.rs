//! Serde types of the `when` tables in a rules file.

use super::span::Span;

use serde::{Deserialize, Serialize};
use toml::Table;

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{By, States};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::seat::Direction;

/// A patch: a partial rules document that is merged into the rules while its conditions hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhenRule {
    /// Only with this many seats at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Span>,
    /// Only in these rounds; in a round each seat deals once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only on the turn of this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only while play goes in this direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while this many seats still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while this many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only on these turns of the seat whose turn it is, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only while the seat whose turn it is holds this many cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
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
    /// The changes it makes.
    #[cfg_attr(feature = "schema", schemars(with = "crate::rules::schema::Changes"))]
    pub set: Table,
}

impl Eq for WhenRule {}

impl WhenRule {
    /// The conditions on the table during a deal, compiled; `deals` applies to the patch as a whole.
    pub(in crate::mau) fn conditions(&self, states: &States) -> Conditions {
        let &Self { by, direction, playing, pile, turns, score, won, won_in_a_row, dealt, .. } =
            self;
        let states = Asked::compile(states, &self.held, &self.unless);
        let match_so_far = AskedStanding { score, won, won_in_a_row, dealt };
        Conditions { by, direction, playing, pile, turns, deals: None, states, match_so_far }
    }

    /// Whether it may hold at one time in a match and not at another.
    #[must_use]
    pub fn differs_in_a_match(&self) -> bool {
        self.rounds.is_some() || self.deals.is_some() || self.in_deal()
    }

    /// Whether it can come and go during a deal.
    #[must_use]
    pub fn in_deal(&self) -> bool {
        let asks = !self.held.is_empty() || !self.unless.is_empty();
        asks || self.left.is_some() || !self.conditions(&States::new()).is_empty()
    }
}
