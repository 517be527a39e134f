//! Serde types of threats and their answers in a rules file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_one, is_zero, one};
use crate::mau::rules::doc::Which;

/// A threat: whom it hits, what the victim suffers, and how it may defend.
///
/// Victims are asked one after the other; each answers or bears. Then the turn goes on after the
/// seat that threatened, past those who miss it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ThreatRule {
    /// Whom it hits.
    #[serde(default)]
    pub victim: Victim,
    /// Whoever is to miss a turn is not hit: it hits the next one who plays, or nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spares_waiting: bool,
    /// Its player says whether it is to count (ERF-37).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may: bool,
    /// Cards the victim draws if it bears the threat.
    #[serde(default)]
    pub draw: u8,
    /// The lot says how many cards the victim draws, from `draw` to so many; 0: just `draw`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub up_to: u8,
    /// Cards are drawn one by one, and when one of these comes, which is shown to all, no more are:
    /// `draw` is the most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub until: Vec<Which>,
    /// What the victim does instead of `then` if one of `until` has come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_then: Option<ThreatThen>,
    /// Most cards a chain of answers can come to; 0: no bound.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub at_most: u8,
    /// The victim and the seat that threatens swap hands (ERF-15).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swap: bool,
    /// The seat that threatens gives the victim a card of its choice, face down (ERF-21).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub give: bool,
    /// The seat that threatens takes a card out of the victim's hand, unseen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub take: bool,
    /// What the victim does after that.
    pub then: ThreatThen,
    /// Turns that the victim misses where `then` is `misses`. One that it was to miss anyway it misses
    /// once; all further ones add up.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub misses: u8,
    /// The ranks or cards that answer it.
    #[serde(default)]
    pub answers: BTreeMap<Which, AnswerRule>,
    /// Whoever has drawn for it may still answer with a card just drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn_answers: bool,
    /// Whose answers hold once a card has been laid in answer that threatens by itself.
    #[serde(default, skip_serializing_if = "AnswersOf::is_first")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "first")))]
    pub answers_of: AnswersOf,
    /// Most cards in one chain of answers that send the threat on, the first card included, and,
    /// for a rank, most cards of it that may lie on one another at all; 0: no bound (SCH-10).
    #[serde(default)]
    pub longest: u8,
    /// When all others have been asked, the seat that threatened must answer itself (ERF-37).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<ClosingRule>,
}

impl ThreatRule {
    /// Whether an answer may leave its seat to be asked for the rest.
    #[must_use]
    pub fn takes_off(&self) -> bool {
        self.answers.values().any(|answer| matches!(answer.action, AnswerAction::TakeOff(_)))
    }

    /// Whether its victim may have to miss a turn by bearing it.
    #[must_use]
    pub fn costs_turns(&self) -> bool {
        self.then == ThreatThen::Misses || self.until_then == Some(ThreatThen::Misses)
    }
}

/// Whom a threat hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Victim {
    /// The next so many seats.
    Next(u8),
    /// The seat before.
    Previous,
    /// A seat that its player names.
    Chosen,
    /// Anybody else, by lot.
    ByLot,
    /// Whoever else holds the most cards; of several the next one.
    MostCards,
    /// Whoever else holds the fewest cards; of several the next one.
    FewestCards,
    /// All others, in turn.
    Others,
    /// Its own player.
    Oneself,
    /// The seat that went out last: it comes back into the deal. Without such a seat: nobody.
    LastOut,
}

impl Default for Victim {
    fn default() -> Self {
        Self::Next(1)
    }
}

/// Whose answers hold in a chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswersOf {
    /// Those of the card that began it, whatever lies on top.
    #[default]
    First,
    /// Those of the card on top, if it threatens by itself: its threat is the one that stands from then
    /// on, with what was to be drawn and missed so far.
    Top,
}

impl AnswersOf {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_first(&self) -> bool {
        *self == Self::First
    }
}

/// What the victim of a threat does after bearing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ThreatThen {
    /// Takes the turn.
    Plays,
    /// Misses its next turn, or so many as `misses` says.
    Misses,
    /// Neither: the turn goes on as if the card had no threat.
    Nothing,
}

/// How the seat that threatened ends the round of its threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClosingRule {
    /// Cards it draws if it cannot (ERF-39).
    pub draw: u8,
    /// The card that ends it may be the last one (ERF-40).
    #[serde(default)]
    pub may_be_last: bool,
    /// If it cannot, everybody is asked once more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

/// A way to answer a threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerRule {
    /// What becomes of the threat.
    #[serde(rename = "do")]
    pub action: AnswerAction,
    /// What the answering card must be besides.
    #[serde(default, skip_serializing_if = "AnswerMust::is_anything")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anything")))]
    pub must: AnswerMust,
    /// The cards on which alone it may be laid; empty: on any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub onto: Vec<Which>,
    /// How many times as many cards are to be drawn from then on.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub times: u8,
    /// Turns more that are to be missed from then on.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub misses: u8,
    /// After cancelling the seat takes the turn; else the answer was its turn (ERF-24).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plays: bool,
    /// After cancelling the card does what it does on one's own turn, and the turn goes on from there; sent
    /// back, to another seat or turned on its author, a card turns the direction and wishes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

/// What an answer does to a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswerAction {
    /// Passes it on to the next seat with so many more cards to draw.
    PassOn(u8),
    /// Sends it back to the seat it came from with so many more cards (ERF-33).
    SendBack(u8),
    /// Sends it on to a seat that the answering one names, with so many more cards (ERF-36).
    SendTo(u8),
    /// Takes so many cards off what is to be drawn; whoever answers is asked for the rest. Where nothing is
    /// left, the threat is cancelled.
    TakeOff(u8),
    /// Turns it on its author: the two change roles (ERF-22).
    TurnOn,
    /// Cancels it for the seat that answers; the answering card has no other effect.
    Cancel,
    /// Cancels it for all seats still to be asked.
    CancelAll,
    /// Meets it: the seat is spared and the next one is asked (ERF-37).
    Meet,
}

impl AnswerAction {
    /// The cards to draw that it adds, if it sends the threat on to somebody.
    #[must_use]
    pub const fn adds(self) -> Option<u8> {
        match self {
            Self::PassOn(more) | Self::SendBack(more) | Self::SendTo(more) => Some(more),
            Self::TakeOff(_) | Self::TurnOn | Self::Cancel | Self::CancelAll | Self::Meet => None,
        }
    }

    /// Whether the threat goes on against one seat, with the answering card on top.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        self.adds().is_some() || matches!(self, Self::TurnOn)
    }
}

/// What an answering card must be besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswerMust {
    /// Nothing.
    #[default]
    Anything,
    /// It must fit the top card.
    Fit,
    /// Of the top card's suit, or of what is wished.
    Suit,
    /// The same card again, rank and suit (ERF-22).
    SameCard,
    /// Of the top card's colour, red or black.
    Colour,
    /// Of a higher value than the top card (`fit.values`, else ace 1 to king 13).
    Higher,
    /// Of the same value as the top card, or a higher one.
    NotLower,
    /// Of a lower value than the top card.
    Lower,
}

impl AnswerMust {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_anything(&self) -> bool {
        *self == Self::Anything
    }

    /// Whether values are compared.
    #[must_use]
    pub const fn is_by_value(self) -> bool {
        matches!(self, Self::Higher | Self::NotLower | Self::Lower)
    }
}
