//! Events as one viewer learns them, about answers: to a charge, to a named rule that asked, and
//! cards that lie beside a hand.

use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::DrawReason;
use crate::seat::Seat;

/// What a viewer learns of an answer: built from what may be seen, never a cleaned copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauAnswer", optional_fields))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenAnswer {
    /// A seat admitted or denied what it is charged with, or voted on it.
    Judged {
        /// The seat that answered or voted.
        seat: Seat,
        /// Whether it says so.
        guilty: bool,
    },
    /// A seat answered a rule of this table with yes or no, or reacted, or gave up.
    Reacted {
        /// The seat that answered or reacted.
        seat: Seat,
        /// Whether with yes; not: with no, or it gave up.
        yes: bool,
        /// Whether it was to be quick.
        race: bool,
    },
    /// A seat chose a rule of this table that is in force from now on.
    RuleAdded {
        /// The seat that chose it.
        seat: Seat,
        /// Which one, by its place in `named_rules` of the rules.
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
        /// Who looked.
        by: Seat,
        /// At whose hand.
        seat: Seat,
        /// The cards, if the viewer looked or was looked at.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// A hand lies open to all from now on.
    HandOpened {
        /// The seat whose hand it is.
        seat: Seat,
        /// What it holds.
        cards: CardSet,
    },
    /// A hand lies open no longer.
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
        /// Why, roughly; `cause` says it by the rules of the table.
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
    /// Something that rules of this table ask for holds from now on, or no longer.
    Switched {
        /// What, by its place in `named_rules` of the rules.
        rule: u8,
        /// Whether it holds.
        on: bool,
        /// For whom, where it holds for one player, or for whom it does no longer.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Its name: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// All cards show their other side from now on.
    TurnedOver {
        /// Whether the backs are up; not: the fronts again.
        back: bool,
        /// What lies on top of the discard pile now; none where nothing does.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
}
