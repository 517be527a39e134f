//! Moves of the Mau-Mau family (`Move`). They name card kinds, never physical cards.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::game::MoveKind;
use crate::limits::MAX_LEGAL;
use crate::mau::wish::Wish;
use crate::seat::Seat;

/// The index of a call in the rules in force: 0 is the first under `[[calls]]`.
pub type CallIndex = u8;

/// The index of a charge in the rules in force.
pub type ChargeIndex = u8;

/// A card laid, with everything its player declares with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPlay"))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The kind laid.
    pub card: Card,
    /// The card it stands for, where it is wild.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stands_for: Option<Card>,
    /// The wish, where the card lets its player wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wish: Option<Wish>,
    /// Whether the player takes the option that the card leaves open: announcing its round, or
    /// buying the card below.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub claim: bool,
    /// A card slipped in unseen below it (VER-14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub under: Option<Card>,
}

impl Play {
    /// `card` laid without declaring anything.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self { card, stands_for: None, wish: None, claim: false, under: None }
    }

    /// The face it shows: that of the card it stands for, else its own.
    #[inline]
    #[must_use]
    pub fn face(self) -> Card {
        self.stands_for.unwrap_or(self.card)
    }
}

/// One action of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauMove"))]
#[serde(tag = "move", rename_all = "snake_case", deny_unknown_fields)]
#[repr(u8)]
pub enum Move {
    /// Lay a card: one that fits, one that answers the threat or, where cheating is part of the game, any.
    Play(Play),
    /// Draw on one's own turn.
    Draw,
    /// Accept the pending threat: draw, miss the turn, or both.
    #[serde(rename = "bear")]
    Accept,
    /// Draw or accept a threat, but take some cards fewer than due (VER-14).
    DrawShort {
        /// Cards not taken, at least 1.
        missing: u8,
    },
    /// Pass the turn on after drawing, or stop laying further cards.
    Pass,
    /// Choose how many cards everybody gets (ERF-02).
    DealHands {
        /// Cards for each seat.
        cards: u8,
    },
    /// Wish without laying a card: before the first turn, because of the card turned up (SCH-14),
    /// or because a named rule asks.
    Wish {
        /// The wish; none, where the card leaves that open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wish: Option<Wish>,
    },
    /// Name the seat that the card just laid is to hit (ERF-15).
    Target {
        /// The seat to hit.
        seat: Seat,
    },
    /// Choose the card to give away (ERF-21).
    Give {
        /// The kind given away.
        card: Card,
    },
    /// Make the call, such as "Mau".
    Call {
        /// The call, by its index in `calls` of the rules.
        call: CallIndex,
    },
    /// Catch a seat that has not made its call or, where a false catch can cost something, any other.
    Catch {
        /// The seat caught.
        seat: Seat,
        /// The call that was left out.
        call: CallIndex,
    },
    /// Accuse the seat that has just acted of cheating (VER-14, ERF-11).
    Accuse {
        /// The seat accused.
        seat: Seat,
    },
    /// Charge a seat with an offence of speech or manners.
    Charge {
        /// The seat charged.
        seat: Seat,
        /// The charge, by its index in `charges` of the rules.
        charge: ChargeIndex,
    },
    /// Admit or deny the charge against one's own seat, or vote on a charge against another.
    Judge {
        /// Whether the charge is true.
        guilty: bool,
    },
    /// Choose a named rule: to be in force from now on, or to happen now.
    AddRule {
        /// The rule, by its index in `named_rules` of the rules.
        rule: u8,
    },
    /// Answer a named rule that asks whether it is to happen, or react where it asks who is quickest.
    React {
        /// Yes: it is to happen, or the seat reacts; no: it is left out, or the seat gives up.
        yes: bool,
    },
}

const _: () = assert!(size_of::<Move>() <= 8, "moves are listed by the hundred");

impl Move {
    /// Laying `card` without declaring anything.
    #[must_use]
    pub const fn lay(card: Card) -> Self {
        Self::Play(Play::of(card))
    }

    /// Laying `card` and wishing.
    #[must_use]
    pub const fn lay_and_wish(card: Card, wish: Wish) -> Self {
        Self::Play(Play { wish: Some(wish), ..Play::of(card) })
    }

    /// Whether this is part of a turn. Calls, catches, accusations, charges and reactions are not.
    #[must_use]
    pub fn is_turn_move(self) -> bool {
        MoveKind::from(self) == MoveKind::Turn
    }
}

impl From<Move> for MoveKind {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Call { call } => Self::Call { call },
            Move::Catch { seat, call } => Self::Catch { seat, call },
            Move::Accuse { seat } => Self::Accuse { seat },
            Move::Charge { seat, charge } => Self::Charge { seat, charge },
            Move::React { .. } => Self::React,
            Move::Play(_)
            | Move::Draw
            | Move::DrawShort { .. }
            | Move::Accept
            | Move::Pass
            | Move::DealHands { .. }
            | Move::Wish { .. }
            | Move::Target { .. }
            | Move::Judge { .. }
            | Move::AddRule { .. }
            | Move::Give { .. } => Self::Turn,
        }
    }
}

/// The legal moves of one seat: a list of fixed capacity, so that listing them allocates nothing.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MAX_LEGAL],
    len: usize,
}

impl Default for MoveList {
    fn default() -> Self {
        Self { moves: [Move::Pass; MAX_LEGAL], len: 0 }
    }
}

impl MoveList {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Removes all moves.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move; the capacity [`MAX_LEGAL`] exceeds what any checked rules allow.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        debug_assert!(self.len < MAX_LEGAL);
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}
