//! After effects, makes sure somebody can act: asks again where a gift, victim or turn has become void.

use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::step::Step;
use crate::seat::SeatSet;

impl<S: Sink> Step<'_, S> {
    /// Repairs what was asked before hands moved or seats went, if it has become void; `playing` are the
    /// seats that played before.
    pub(super) fn repair(&mut self, playing: SeatSet) {
        let turn = self.state.turn;
        let author = self.state.threat.author;
        let turns =
            self.sink.fired().is_some_and(|fired| fired.turn_from.is_some() && !fired.arrives);
        match self.state.phase {
            Phase::Give
                if self.hand(author).is_empty()
                    || !self.state.playing.has(self.state.threat.victim) =>
            {
                self.ask_next(turn);
            }
            Phase::Target if playing != self.state.playing => self.choose_victim(turn),
            Phase::Threat => {
                let held = |card| self.hand(author).has(card);
                self.state.threat.gift = self.state.threat.gift.filter(|card| held(*card));
            }
            Phase::Turn if turns => {
                let waits = self.state.misses.has(turn) || !self.state.waiting.is_empty();
                if waits {
                    self.pass_over();
                    self.begin_turn(turn);
                }
            }
            _ => {}
        }
        if !self.state.is_over() {
            self.settle();
        }
    }
}
