//! Serde types of `deal` in a rules file: hands, the card turned up, who begins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::mau::rules::defaults::{is_one, is_zero, one};
use crate::mau::rules::doc::Which;

/// How cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DealRule {
    /// Cards dealt to each seat; where the dealer chooses, the default for bots and timeouts.
    pub hand: u8,
    /// At most this many cards from this many seats on: `{ 6 = 5 }` is at most 5 from 6 seats (SCH-04).
    #[serde(default)]
    pub hand_at_most: BTreeMap<String, u8>,
    /// The winner and the loser of a deal are dealt more or fewer cards from then on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_by: Option<HandBy>,
    /// The dealer of each deal chooses the number of cards (ERF-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_choice: Option<HandChoice>,
    /// What lies on the discard pile before the first turn.
    #[serde(default, skip_serializing_if = "Start::is_turned_up")]
    pub start: Start,
    /// Ranks and cards whose effect counts when they are the card turned up (SCH-14).
    #[serde(default)]
    pub start_effects: Vec<Which>,
    /// Ranks and cards that let the starter wish when they are the card turned up (SCH-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start_wishes: Vec<Which>,
    /// Ranks and cards that may not stay as the card turned up: they go back into the draw pile and another
    /// is turned up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start_again: Vec<Which>,
    /// Where in the draw pile they go.
    #[serde(default, skip_serializing_if = "PutBack::is_under")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "under")))]
    pub put_back: PutBack,
    /// Ranks and cards that the dealer takes into the hand when they are the card turned up: then another is
    /// turned up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start_taken: Vec<Which>,
    /// Cards that count as laid when they are the card turned up, with all that they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_laid: Option<StartLaid>,
    /// Cards that the player who cuts may keep: the card is shown to all, and that seat is dealt one fewer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cut_keeps: Vec<Which>,
    /// Who begins, and which way the turn goes.
    #[serde(default)]
    pub starter: Starter,
    /// With `holder`: the first of these that anybody holds decides who begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starter_holds: Vec<Which>,
    /// With `holder` and `start = "led"`: the starter leads that card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub starter_leads: bool,
    /// Who deals the next deal.
    #[serde(default)]
    pub dealer: NextDealer,
}

/// What lies on the discard pile before the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// A card is turned up.
    #[default]
    TurnedUp,
    /// Nothing: the starter lays any card.
    Led,
}

impl Start {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_turned_up(&self) -> bool {
        *self == Self::TurnedUp
    }
}

/// Where a card goes that may not stay as the card turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PutBack {
    /// Under the draw pile.
    #[default]
    Under,
    /// Into the draw pile, which is shuffled once more.
    Shuffled,
}

impl PutBack {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_under(&self) -> bool {
        *self == Self::Under
    }
}

/// How many cards more or fewer a seat is dealt, depending on earlier deals; all of it adds up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandBy {
    /// For each deal won.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub won: i8,
    /// For each deal in which the seat did worst, as with the next dealer `loser`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lost: i8,
    /// For the winner of the deal before this one, in this deal only.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub last_won: i8,
    /// For the seat that did worst in the deal before this one, in this deal only.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub last_lost: i8,
    /// From this many points in the match on; of several the largest number that is reached.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub score: BTreeMap<String, i8>,
    /// Fewest cards dealt.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub least: u8,
    /// Most cards dealt.
    pub most: u8,
}

/// Bounds for the number of cards a dealer chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandChoice {
    /// Fewest cards, at least 1.
    pub min: u8,
    /// Most cards; never more than the deck allows.
    pub max: u8,
}

/// The card turned up counts as if a seat had laid it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StartLaid {
    /// The seat that counts as having laid it.
    pub by: LaidBy,
    /// Only these cards; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
}

impl HandBy {
    /// Whether it depends on the deal before.
    pub(in crate::mau) const fn looks_back(&self) -> bool {
        self.last_won != 0 || self.last_lost != 0
    }

    /// The changes to the hand size by points: from how many points on, and how many cards more or fewer.
    pub fn steps(&self) -> impl Iterator<Item = (i32, i8)> {
        self.score.iter().filter_map(|(from, more)| Some((from.parse().ok()?, *more)))
    }
}

impl StartLaid {
    /// Whether it holds for this card.
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.cards.is_empty() || self.cards.iter().any(|which| which.means(card))
    }
}

/// Which seat counts as having laid the card turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LaidBy {
    /// The dealer; one who is not in play is represented by the seat before the starter.
    #[default]
    Dealer,
    /// The starter: this counts as the first turn of the deal.
    Starter,
}

/// Who begins, and which way the turn goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// The seat to the dealer's left; clockwise.
    #[default]
    Left,
    /// The seat to the dealer's right; counter-clockwise.
    Right,
    /// The seat beside the dealer's writing hand; the turn goes that way (ERF-04).
    WritingHand,
    /// The dealer; clockwise.
    Dealer,
    /// A seat drawn by lot in each deal; clockwise.
    ByLot,
    /// The seat that was out first in the last deal; clockwise. In the first deal, and where nobody was out,
    /// as `left`.
    Winner,
    /// The seat that did worst in the last deal, as with the next dealer; clockwise. In the first deal as
    /// `left`.
    Loser,
    /// The seat that leads the match by points, of several the next one after the dealer; clockwise. In the
    /// first deal as `left`.
    Leads,
    /// The seat that trails in the match by points, of several the next one after the dealer; clockwise. In
    /// the first deal as `left`.
    Trails,
    /// The seat that has been dealt a certain card, which is shown to all; of several the next one after the
    /// dealer; clockwise. Where no seat has, as `left`.
    Holder,
}

impl Starter {
    /// Whether a particular player begins, whichever way play goes, and not a neighbour of the dealer.
    pub(in crate::mau) const fn is_a_person(self) -> bool {
        !matches!(self, Self::Left | Self::Right | Self::WritingHand)
    }

    /// Whether that seat depends on the result of an earlier deal.
    pub(in crate::mau) const fn by_last_deal(self) -> bool {
        matches!(self, Self::Winner | Self::Loser | Self::Leads | Self::Trails)
    }
}

/// Who deals the next deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NextDealer {
    /// The seat to the dealer's left.
    #[default]
    Left,
    /// The seat to the dealer's right.
    Right,
    /// The dealer again; one who no longer plays is followed by the seat to the left.
    Stays,
    /// The seat that was out first.
    Winner,
    /// The seat that noted most in the last deal (with points to the winner: least); of several the next one
    /// clockwise after the dealer.
    Loser,
    /// The seat whose cards left count most, whoever notes them; of several the next one clockwise after the
    /// dealer.
    HoldsMost,
    /// The seat that leads the match by points; of several the next one clockwise after the dealer.
    Leads,
    /// The seat that trails in the match by points; of several the next one clockwise after the dealer.
    Trails,
}
