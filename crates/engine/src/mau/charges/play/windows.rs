//! Who can be charged, and for how long.

use crate::digest::Digest;
use crate::limits::MAX_CHARGES;
use crate::mau::rules::doc::{ChargeUntil, On};
use crate::mau::sink::Sink;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

/// What is kept of charges from move to move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pressed {
    /// Who acted last.
    pub(crate) acted: Option<Seat>,
    /// By charge that speaks of something that happens: whom it has happened to.
    pub(crate) open: [SeatSet; MAX_CHARGES],
    /// By charge: who has been judged since somebody acted last.
    pub(crate) judged: [SeatSet; MAX_CHARGES],
    /// Who has pressed a charge since somebody acted last.
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

impl<S: Sink> Step<'_, S> {
    /// `seat` takes a step of its turn, or lays out of turn: what others can be charged with may be past.
    pub(in crate::mau) fn note_acting(&mut self, seat: Seat) {
        let kept = &mut self.state.kept.pressed;
        let another = kept.acted != Some(seat);
        for (open, rule) in kept.open.iter_mut().zip(&self.rules.charges) {
            match rule.until {
                ChargeUntil::NextMove => *open = open.and(SeatSet::of(seat)),
                ChargeUntil::OwnTurn if another => open.remove(seat),
                ChargeUntil::OwnTurn => {}
            }
        }
        (kept.acted, kept.by) = (Some(seat), SeatSet::EMPTY);
        kept.judged = [SeatSet::EMPTY; MAX_CHARGES];
    }

    /// Something has happened to `seat`: it can be charged with what goes with that.
    pub(in crate::mau) fn chargeable_by(&mut self, on: On, seat: Seat) {
        for (open, rule) in self.state.kept.pressed.open.iter_mut().zip(&self.rules.charges) {
            if rule.on == Some(on) {
                open.add(seat);
            }
        }
    }

    /// Who has left the match is charged no more, and charges nobody.
    pub(in crate::mau) fn forget_charges(&mut self, seat: Seat) {
        let kept = &mut self.state.kept.pressed;
        kept.open.iter_mut().for_each(|open| open.remove(seat));
        kept.judged.iter_mut().for_each(|judged| judged.remove(seat));
        kept.by.remove(seat);
        kept.acted = kept.acted.filter(|acted| *acted != seat);
    }
}
