//! Events as one viewer learns of them, for answers to a charge or a named rule, hands that are
//! opened, and cards beside a hand.

use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::DrawReason;
use crate::seat::Seat;

/// What a viewer learns of an answer: built up from what they may see, never a redacted copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauAnswer", optional_fields))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenAnswer {
    /// A seat admitted or denied the charge against it, or voted on one.
    Judged {
        /// The seat that answered or voted.
        seat: Seat,
        /// Whether the answer or vote is guilty.
        guilty: bool,
    },
    /// A seat answered a named rule with yes or no, reacted, or gave up.
    Reacted {
        /// The seat that answered or reacted.
        seat: Seat,
        /// Yes: it said yes or reacted; no: it said no or gave up.
        yes: bool,
        /// Whether it was a race to react.
        race: bool,
    },
    /// A seat chose a named rule that is in force from now on.
    RuleAdded {
        /// The seat that chose it.
        seat: Seat,
        /// The rule, by its index in `named_rules` of the rules.
        rule: u8,
        /// Its name: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// The last seat to react.
    Slowest {
        /// The seat that reacted last.
        seat: Seat,
    },
    /// A card of a hand was put away under the draw pile.
    PutUnder {
        /// The seat whose card it was.
        seat: Seat,
        /// The card, if it was the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A seat looked at the hand of another.
    LookedAt {
        /// The seat that looked.
        by: Seat,
        /// The seat whose hand it was.
        seat: Seat,
        /// The cards, if the viewer looked or was looked at.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// A hand is open to everybody from now on.
    HandOpened {
        /// The seat whose hand it is.
        seat: Seat,
        /// The cards in the hand.
        cards: CardSet,
    },
    /// A hand is no longer open.
    HandClosed {
        /// The seat whose hand it is.
        seat: Seat,
    },
    /// Cards were drawn as a penalty and lie face down beside a hand: nobody has seen them.
    LaidBeside {
        /// The seat that they lie beside.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The rough reason; `cause` gives the precise one.
        reason: DrawReason,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// Cards that lay beside a hand were taken up into it.
    TookUp {
        /// The seat that took them up.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// A state that rules of this table ask about holds from now on, or no longer.
    Switched {
        /// The state, by its index in `named_rules` of the rules.
        rule: u8,
        /// Whether it holds now.
        on: bool,
        /// The seat for which it holds now or no longer, where it is one player's.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Its name: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// All cards show their other side from now on.
    TurnedOver {
        /// Whether the backs are up now (else the fronts again).
        back: bool,
        /// The card on top of the discard pile now; none if the pile is empty.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
}
