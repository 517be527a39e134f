//! Serde types of threats and their answers in a rules file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_one, is_zero, one};
use crate::mau::rules::doc::Which;

/// A threat: whom it hits, what it does to the victim, and what answers it.
///
/// Victims are asked one after the other; each answers or accepts. Then play continues after the
/// seat that threatened, past those that miss their turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ThreatRule {
    /// The victim.
    #[serde(default)]
    pub victim: Victim,
    /// Seats that are to miss a turn are not hit: the next one that plays is, or nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spares_waiting: bool,
    /// Its player decides whether it counts (ERF-37).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may: bool,
    /// Cards the victim draws if it accepts the threat.
    #[serde(default)]
    pub draw: u8,
    /// The number of cards to draw is random, from `draw` to this many; 0: just `draw`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub up_to: u8,
    /// Cards are drawn one by one until one of these is drawn, which is shown to everybody; `draw`
    /// is the most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub until: Vec<Which>,
    /// What the victim does instead of `then` if one of `until` has been drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_then: Option<ThreatThen>,
    /// The most cards to draw that a chain of answers can come to; 0: no limit.
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
    /// What the victim does afterwards.
    pub then: ThreatThen,
    /// Turns that the victim misses where `then` is `misses`. If it was to miss its turn anyway,
    /// that turn counts only once; all further ones add up.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub misses: u8,
    /// The ranks or cards that answer it.
    #[serde(default)]
    pub answers: BTreeMap<Which, AnswerRule>,
    /// A victim that has drawn may still answer with a card just drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn_answers: bool,
    /// Which answers count once a card that is itself a threat has been laid in answer.
    #[serde(default, skip_serializing_if = "AnswersOf::is_first")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "first")))]
    pub answers_of: AnswersOf,
    /// The most cards in one chain of answers that send the threat on, including the first card,
    /// and, for a rank, the most cards of it that may lie on one another at all; 0: no limit
    /// (SCH-10).
    #[serde(default)]
    pub longest: u8,
    /// When all others have been asked, the seat that threatened must answer its own threat (ERF-37).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<ClosingRule>,
}

impl ThreatRule {
    /// Whether an answer may leave its seat threatened with the rest.
    #[must_use]
    pub fn takes_off(&self) -> bool {
        self.answers.values().any(|answer| matches!(answer.action, AnswerAction::TakeOff(_)))
    }

    /// Whether accepting it may cost the victim a turn.
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
    /// The next seats, this many.
    Next(u8),
    /// The seat before.
    Previous,
    /// A seat that its player names.
    Chosen,
    /// Another seat, drawn by lot.
    ByLot,
    /// The other seat with the most cards; if tied, the next one in turn.
    MostCards,
    /// The other seat with the fewest cards; if tied, the next one in turn.
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

/// Whose answers count in a chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswersOf {
    /// Those of the card that started it, whatever lies on top.
    #[default]
    First,
    /// Those of the card on top, if it is itself a threat: that threat is pending from then on and
    /// inherits the cards to draw and turns to miss so far.
    Top,
}

impl AnswersOf {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_first(&self) -> bool {
        *self == Self::First
    }
}

/// What the victim of a threat does after accepting it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ThreatThen {
    /// Takes the turn.
    Plays,
    /// Misses its next turn, or as many as `misses` says.
    Misses,
    /// Neither: play goes on as if the card were no threat.
    Nothing,
}

/// How the seat that threatened ends the round of its threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClosingRule {
    /// Cards it draws if it cannot answer (ERF-39).
    pub draw: u8,
    /// Whether the card that ends it may be the last of the hand (ERF-40).
    #[serde(default)]
    pub may_be_last: bool,
    /// Whether everybody is asked once more if it cannot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

/// A way to answer a threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerRule {
    /// What it does to the threat.
    #[serde(rename = "do")]
    pub action: AnswerAction,
    /// What else is required of the answering card.
    #[serde(default, skip_serializing_if = "AnswerMust::is_anything")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anything")))]
    pub must: AnswerMust,
    /// The only cards on which it may be laid; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub onto: Vec<Which>,
    /// The factor on the cards to be drawn from then on.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub times: u8,
    /// How many more turns are to be missed from then on.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub misses: u8,
    /// After cancelling, the seat takes a turn; else the answer was its turn (ERF-24).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plays: bool,
    /// After cancelling, the card takes effect as on one's own turn, and play continues from there;
    /// if the threat is sent back, sent to another seat or turned on its author, the card reverses
    /// play and wishes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

/// What an answer does to a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswerAction {
    /// Passes it on to the next seat, adding this many cards to draw.
    PassOn(u8),
    /// Sends it back to the seat it came from, adding this many cards (ERF-33).
    SendBack(u8),
    /// Sends it on to a seat named by the answering one, adding this many cards (ERF-36).
    SendTo(u8),
    /// Takes this many cards off those to be drawn; the seat that answers is asked for the rest. If
    /// nothing is left, the threat is cancelled.
    TakeOff(u8),
    /// Turns it on its author: the two swap roles (ERF-22).
    TurnOn,
    /// Cancels it for the seat that answers; the card has no other effect unless it `acts`.
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

    /// Whether the threat continues against one seat, with the answering card on top.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        self.adds().is_some() || matches!(self, Self::TurnOn)
    }
}

/// What else is required of an answering card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswerMust {
    /// Nothing.
    #[default]
    Anything,
    /// It must fit the top card.
    Fit,
    /// Of the top card's suit, or of the suit or rank wished.
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
