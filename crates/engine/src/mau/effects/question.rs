//! What a named rule asks before it does something: whom it is to hit, whether it is to happen at all,
//! who is quicker, which card. Everything else waits meanwhile.

use super::hits::Reacting;
use super::pass_direction::PassDirection;
use crate::digest::Digest;
use crate::mau::phase::{Phase, phase_word};
use crate::seat::{Seat, SeatSet};

/// A question that stands, and where the game goes on then. The seat that is asked has the turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Question {
    /// Which of the named rules asks.
    pub(crate) rule: u8,
    /// Who set it off.
    pub(crate) by: Seat,
    pub(crate) ask: Ask,
    /// Who may be named; who has not reacted yet; who is to put cards away besides the one who is asked.
    pub(crate) seats: SeatSet,
    /// Cards still to be named by the seat that is asked.
    pub(crate) cards: u8,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    /// Whose turn had ended, where another has begun with this move.
    pub(super) from: Option<Seat>,
    /// Whether that one has still to come to whoever has it.
    pub(super) arrives: bool,
    /// Whether what that beginning sets off has been seen to.
    pub(super) begun: bool,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Whether it is to happen.
    Whether,
    /// Whom it is to hit; `may`: or nobody.
    Whom {
        /// Whether nobody can be named.
        may: bool,
    },
    /// Who reacts first, or last.
    Race(Reacting),
    /// Which way hands go round.
    Way,
    /// A card for this seat.
    Give(Seat),
    /// A card that goes under the draw pile.
    PutAway,
    /// One of these named rules, a bit for each.
    Add(u32),
    /// Which of these triggers, a bit for each, happens to a seat.
    Pick {
        rules: u32,
        /// To whom it happens.
        hit: Seat,
    },
    /// What is to be laid next.
    Wish,
    /// A card to pass on, that way.
    Pass(PassDirection),
}

impl Question {
    /// Who may answer.
    pub(in crate::mau) const fn asked(&self, turn: Seat) -> SeatSet {
        match self.ask {
            Ask::Race(_) => self.reacting(),
            _ => SeatSet::of(turn),
        }
    }

    /// Who may react, where being quick or slow matters.
    pub(in crate::mau) const fn reacting(&self) -> SeatSet {
        match self.ask {
            Ask::Race(_) => self.seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whose turn it is in the course of the game.
    pub(in crate::mau) const fn turn_in_course(&self) -> Seat {
        self.turn
    }

    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        let Self { rule, by, ask, seats, cards, phase, turn, from, arrives, begun } = self;
        let ask = match ask {
            Ask::Whether => 0,
            Ask::Whom { may } => 1 + u64::from(*may),
            Ask::Race(Reacting { last, own }) => 3 + u64::from(*last) * 2 + u64::from(*own),
            Ask::PutAway => 7,
            Ask::Give(to) => 8 + u64::from(to.0),
            Ask::Way => 1 << 33,
            Ask::Wish => 1 << 34,
            Ask::Pass(PassDirection { way, across }) => {
                1 << 35 | u64::from(*across) << 36 | *way as u64
            }
            Ask::Pick { rules, hit } => 1 << 40 | u64::from(hit.0) << 36 | u64::from(*rules),
            Ask::Add(rules) => 1 << 32 | u64::from(*rules),
        };
        let from = from.map_or(99, |seat| seat.0);
        let small = [*rule, by.0, *cards, turn.0, from];
        small.into_iter().for_each(|number| sum.word(u64::from(number)));
        sum.word(u64::from(seats.bits()));
        sum.word(ask);
        sum.word(u64::from(*arrives) << 32 | phase_word(*phase) << 1 | u64::from(*begun));
    }
}
