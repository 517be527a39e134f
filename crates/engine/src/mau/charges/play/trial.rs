//! Pressing a charge and deciding it.

use super::listing::voters;
use crate::mau::cause::Cause;
use crate::mau::charges::kept::Trial;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::Decided;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// `by` charges `seat`.
    pub(in crate::mau) fn charge(&mut self, seat: Seat, by: Seat, charge: u8) {
        self.state.kept.pressed.by.add(by);
        self.emit(Event::Charged { seat, by, charge });
        let (phase, turn) = (self.state.phase, self.state.turn);
        let (guilty, innocent) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let trial = Trial { charge, seat, by, guilty, innocent, phase, turn };
        if self.rules.charges[usize::from(charge)].decided == Decided::Counts {
            return self.verdict(&trial, true);
        }
        self.state.kept.trial = Some(trial);
        (self.state.phase, self.state.turn) = (Phase::Trial, seat);
    }

    /// The seat that is asked admits or denies the charge, or votes.
    pub(in crate::mau) fn judge(&mut self, seat: Seat, guilty: bool) {
        let Some(mut trial) = self.state.kept.trial else { return };
        self.emit(Event::Judged { seat, guilty });
        if seat == trial.seat {
            let decided = self.rules.charges[usize::from(trial.charge)].decided;
            if guilty || decided != Decided::Vote {
                return self.close_trial(guilty);
            }
        } else if guilty {
            trial.guilty.add(seat);
        } else {
            trial.innocent.add(seat);
        }
        self.state.kept.trial = Some(trial);
        let all = voters(self.state, &trial);
        // A tie acquits.
        if trial.guilty.len() * 2 > all.len() {
            return self.close_trial(true);
        }
        if trial.innocent.len() * 2 >= all.len() {
            return self.close_trial(false);
        }
        let left = all.without(trial.guilty).without(trial.innocent);
        match left.next_to(seat, self.state.direction) {
            Some(next) => self.state.turn = next,
            None => self.close_trial(false),
        }
    }

    fn close_trial(&mut self, guilty: bool) {
        if let Some(trial) = self.drop_trial() {
            self.verdict(&trial, guilty);
        }
    }

    /// Drops the charge: play is where it was before.
    pub(in crate::mau) fn drop_trial(&mut self) -> Option<Trial> {
        let trial = self.state.kept.trial.take()?;
        (self.state.phase, self.state.turn) = (trial.phase, trial.turn);
        Some(trial)
    }

    fn verdict(&mut self, trial: &Trial, guilty: bool) {
        let Trial { charge, seat, by, .. } = *trial;
        let rule = &self.rules.charges[usize::from(charge)];
        let kept = &mut self.state.kept.pressed;
        kept.judged[usize::from(charge)].add(seat);
        if guilty {
            kept.open[usize::from(charge)].remove(seat);
        }
        self.emit(Event::Verdict { seat, by, charge, guilty });
        if guilty {
            self.fine(seat, rule.penalty, 0, Cause::Charged(charge));
        } else if rule.false_penalty > 0 {
            self.fine(by, rule.false_penalty, 0, Cause::FalseCharge(charge));
        }
    }
}
