//! What a step makes of it: what has happened sets off what is due when the move is done.

use super::compiled::{Detail, Trigger, has};
use super::rule::{Counted, On};
use crate::limits::MAX_SEATS;
use crate::mau::event::{DrawReason, Event};
use crate::mau::rules::doc::Span;
use crate::mau::state::Phase;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: FnMut(Event)> Step<'_, S> {
    /// Something has happened that everybody is told: what it sets off is due when the move is done.
    #[cold]
    #[inline(never)]
    pub(in crate::mau) fn note(&mut self, event: &Event) {
        if self.fired.quiet {
            return;
        }
        let plain = Detail::default();
        let of_call = |call: u8| Detail { call: Some(call), ..plain };
        match *event {
            Event::Drew { seat, cards, reason } if !cards.is_empty() => {
                let drawn = Detail { drawn: cards.len(), ..plain };
                match reason {
                    DrawReason::Turn => {
                        self.breaks_row(seat, false);
                        self.sets_off(On::Draws, seat, drawn);
                    }
                    DrawReason::Rule => {}
                    _ => self.sets_off(On::DrawsPenalty, seat, drawn),
                }
            }
            Event::Passed { seat } => {
                self.breaks_row(seat, false);
                self.sets_off(On::Passes, seat, plain);
            }
            Event::Played { seat, wish, .. } => {
                self.breaks_row(seat, true);
                self.sets_off(On::Lays, seat, plain);
                if self.state.phase == Phase::Threat {
                    self.sets_off(On::Answers, seat, plain);
                }
                if wish.is_some() {
                    self.sets_off(On::Wishes, seat, plain);
                }
            }
            Event::Wished { seat, wish: Some(_) } => self.sets_off(On::Wishes, seat, plain),
            Event::JumpedIn { seat } => self.sets_off(On::JumpsIn, seat, plain),
            Event::Reversed { .. } => self.sets_off(On::Reverses, self.state.turn, plain),
            Event::Missed { seat } => {
                self.breaks_row(seat, false);
                self.sets_off(On::Misses, seat, plain);
            }
            Event::Threatened { seat, .. } => self.sets_off(On::Threatened, seat, plain),
            Event::Gave { from, to, .. } => {
                self.sets_off(On::Gives, from, plain);
                self.sets_off(On::Given, to, plain);
            }
            Event::Took { from, to, .. } => {
                self.sets_off(On::Robbed, from, plain);
                self.sets_off(On::Takes, to, plain);
            }
            Event::Called { seat, call } => self.sets_off(On::Calls, seat, of_call(call)),
            Event::CallMissed { seat, call } => self.sets_off(On::Forgets, seat, of_call(call)),
            Event::FalseCall { seat, call } => {
                self.sets_off(On::CallsFalsely, seat, of_call(call));
            }
            Event::Caught { seat, by, call } => {
                self.sets_off(On::Caught, seat, of_call(call));
                self.sets_off(On::Catches, by, of_call(call));
            }
            Event::FalseCatch { by, call, .. } => {
                self.sets_off(On::CatchesInVain, by, of_call(call));
            }
            Event::Accused { seat, by, guilty: true } => {
                self.sets_off(On::AccusedRightly, seat, plain);
                self.sets_off(On::AccusesRightly, by, plain);
            }
            Event::Accused { seat, by, guilty: false } => {
                self.sets_off(On::AccusedWrongly, seat, plain);
                self.sets_off(On::AccusesWrongly, by, plain);
            }
            Event::WentOut { seat, .. } => self.sets_off(On::GoesOut, seat, plain),
            Event::CameBack { seat } => self.sets_off(On::ComesBack, seat, plain),
            _ => {}
        }
    }

    /// The victim accepts a threat.
    #[inline]
    pub(in crate::mau) fn bears(&mut self, seat: Seat) {
        if !self.rules.triggers.is_empty() {
            self.sets_off(On::Bears, seat, Detail::default());
        }
    }

    /// The discard pile has become the draw pile, because `seat` draws.
    pub(in crate::mau) fn pile_turned(&mut self, seat: Seat) {
        self.sets_off(On::PileTurned, seat, Detail::default());
    }

    /// All has been dealt, and a card lies there.
    pub(in crate::mau) fn deal_begins(&mut self, starter: Seat) {
        self.state.kept.starter = starter;
        self.sets_off(On::DealBegins, starter, Detail::default());
    }

    /// The deal is over, won by `seat`, or dealt by it where nobody has won. Points count even if it was
    /// an effect that ended it.
    pub(in crate::mau) fn deal_ends(&mut self, seat: Seat) {
        let quiet = std::mem::take(&mut self.fired.quiet);
        self.sets_off(On::DealEnds, seat, Detail::default());
        self.fired.quiet = quiet;
    }

    /// The move is done, and it is another turn.
    pub(in crate::mau) fn turn_begins(&mut self, seat: Seat) {
        self.sets_off(On::TurnBegins, seat, Detail::default());
    }

    /// The move is done: hands that have come to a number of cards.
    pub(in crate::mau) fn watch_hands(&mut self, before: &[u8; MAX_SEATS]) {
        for (index, trigger) in self.rules.triggers.iter().enumerate() {
            for seat in self.state.playing {
                let (was, is) = (u32::from(before[seat.index()]), self.hand(seat).len());
                if trigger.comes_to(was, is) {
                    self.sets_one_off(index, trigger, seat, Detail::default());
                }
            }
        }
    }

    fn sets_off(&mut self, on: On, seat: Seat, detail: Detail) {
        for (index, trigger) in self.rules.triggers.iter().enumerate() {
            if trigger.on == on {
                self.sets_one_off(index, trigger, seat, detail);
            }
        }
    }

    fn sets_one_off(&mut self, index: usize, trigger: &Trigger, seat: Seat, detail: Detail) {
        if self.fired.quiet || !trigger.holds(self.state, seat, detail) {
            return;
        }
        let of = if trigger.counted == Counted::All { 0 } else { seat.index() };
        let count = &mut self.state.kept.counts[index][of];
        // "every 3" goes on however long the deal; other numbers are small.
        *count = match trigger.times {
            Some(Span::Every(step)) => (u16::from(*count) % step.max(1) + 1) as u8,
            _ => count.saturating_add(1),
        };
        if has(trigger.times, u32::from(*count)) {
            self.fired.add(self.rules.patterns.len() + index, seat);
        }
    }

    /// Rows of a seat end when it lays a card, or when it does anything else.
    fn breaks_row(&mut self, seat: Seat, lays: bool) {
        for (index, trigger) in self.rules.triggers.iter().enumerate() {
            let laying = matches!(trigger.on, On::Lays | On::JumpsIn | On::Answers | On::Wishes);
            if trigger.counted == Counted::InARow && laying != lays {
                self.state.kept.counts[index][seat.index()] = 0;
            }
        }
    }
}
