//! What a named rule asks before it does something: whom it is to hit, whether it is to happen at all, who is
//! quicker, which card. Nothing else happens meanwhile.

use super::hits::Reacting;
use super::pass_direction::PassDirection;
use crate::digest::Digest;
use crate::mau::phase::{Phase, phase_word};
use crate::seat::{Seat, SeatSet};

/// An open question, and where play resumes afterwards. The seat that is asked has the turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Question {
    /// The named rule that asks.
    pub(crate) rule: u8,
    /// The seat that set it off.
    pub(crate) by: Seat,
    pub(crate) ask: Ask,
    /// The seats that may be named, have not reacted yet, or have still to choose cards after the one that is
    /// asked.
    pub(crate) seats: SeatSet,
    /// Cards still to be named by the seat that is asked.
    pub(crate) cards: u8,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    /// The seat whose turn had ended, where another has begun with this move.
    pub(super) from: Option<Seat>,
    /// Whether that turn has still to reach its seat.
    pub(super) arrives: bool,
    /// Whether what the beginning of that turn sets off has been handled.
    pub(super) begun: bool,
}

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Whether the rule is to happen.
    Whether,
    /// Whom it is to hit; with `may`: possibly nobody.
    Whom {
        /// Whether it is allowed to name nobody.
        may: bool,
    },
    /// A race: who reacts first, or last.
    Race(Reacting),
    /// Which way hands go round.
    Way,
    /// A card to give to this seat.
    Give(Seat),
    /// A card to put under the draw pile.
    PutAway,
    /// Which of these named rules comes into force, a bit for each.
    Add(u32),
    /// Which of these triggers, a bit for each, happens to a seat.
    Pick {
        rules: u32,
        /// The seat that it happens to.
        hit: Seat,
    },
    /// A wish: what is to be laid next.
    Wish,
    /// A card to pass on in that direction.
    Pass(PassDirection),
}

impl Question {
    /// The seats that may answer.
    pub(in crate::mau) const fn asked(&self, turn: Seat) -> SeatSet {
        match self.ask {
            Ask::Race(_) => self.reacting(),
            _ => SeatSet::of(turn),
        }
    }

    /// The seats that may react in a race.
    pub(in crate::mau) const fn reacting(&self) -> SeatSet {
        match self.ask {
            Ask::Race(_) => self.seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The seat whose turn it is apart from the question.
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
