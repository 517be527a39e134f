//! State of charges kept from move to move.

use crate::digest::Digest;
use crate::limits::MAX_CHARGES;
use crate::mau::phase::Phase;
use crate::seat::{Seat, SeatSet};

/// A charge that is being decided, and where play resumes afterwards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Trial {
    pub(crate) charge: u8,
    pub(crate) seat: Seat,
    pub(crate) by: Seat,
    pub(crate) guilty: SeatSet,
    pub(crate) innocent: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
}

impl Trial {
    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        let Self { charge, seat, by, guilty, innocent, phase, turn } = self;
        let small = [*charge, seat.0, by.0, turn.0];
        small.into_iter().for_each(|number| sum.word(u64::from(number)));
        [guilty, innocent].into_iter().for_each(|set| sum.word(u64::from(set.bits())));
        sum.word(crate::mau::phase::phase_word(*phase));
    }
}

/// State of charges kept from move to move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pressed {
    /// The seat that acted last.
    pub(crate) acted: Option<Seat>,
    /// By charge with an `on`: the seats to which it has happened.
    pub(crate) open: [SeatSet; MAX_CHARGES],
    /// By charge: the seats judged since somebody acted last.
    pub(crate) judged: [SeatSet; MAX_CHARGES],
    /// The seats that have pressed a charge since somebody acted last.
    pub(crate) by: SeatSet,
}

impl Pressed {
    pub(crate) const NOTHING: Self = Self {
        acted: None,
        open: [SeatSet::EMPTY; MAX_CHARGES],
        judged: [SeatSet::EMPTY; MAX_CHARGES],
        by: SeatSet::EMPTY,
    };

    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        let Self { acted, open, judged, by } = self;
        sum.word(acted.map_or(99, |seat| u64::from(seat.0)));
        open.iter().chain(judged).chain([by]).for_each(|set| sum.word(u64::from(set.bits())));
    }
}
