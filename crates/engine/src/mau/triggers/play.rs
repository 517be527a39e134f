//! Playing triggers: `Step` methods that note events and what they set off, due once the move is done.

use super::compiled::Trigger;
use super::happening::Happening;
use super::rule::On;
use crate::limits::{MAX_COUNTED, MAX_SEATS};
use crate::mau::conditions::has;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::Span;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Notes an event announced to everybody: what it sets off is due when the move is done.
    #[cold]
    #[inline(never)]
    pub(in crate::mau) fn note(&mut self, happening: Happening) {
        let Happening { on, seat, besides, number, other } = happening;
        if self.is_quiet() || (on == On::DrawsPenalty || on == On::Draws) && number == 0 {
            return;
        }
        match on {
            On::Draws | On::Passes | On::Misses => self.breaks_row(seat, false),
            On::Lays => self.breaks_row(seat, true),
            _ => {}
        }
        // The direction is always reversed by the seat whose turn it is.
        let seat = if on == On::Reverses { self.state.turn } else { seat };
        let other = if on == On::Threatened { Some(self.state.threat.author) } else { other };
        self.sets_off(on, seat, number, other);
        if on == On::Lays && self.state.is_answering() {
            self.sets_off(On::Answers, seat, number, Some(self.state.threat.author));
        }
        if let Some((on, besides)) = besides {
            self.sets_off(on, besides, number, Some(seat));
        }
    }

    /// Notes that the victim accepts a threat.
    #[inline]
    pub(in crate::mau) fn bears(&mut self, seat: Seat) {
        if S::FOLLOWS {
            self.sets_off(On::Bears, seat, 0, Some(self.state.threat.author));
        }
    }

    /// Notes that a threat nobody can answer hits `seat`, which accepts it.
    #[inline]
    pub(in crate::mau) fn is_hit(&mut self, seat: Seat) {
        if S::FOLLOWS {
            let author = Some(self.state.threat.author);
            self.sets_off(On::Threatened, seat, 0, author);
            self.sets_off(On::Bears, seat, 0, author);
        }
    }

    /// Notes that `seat` passes by drawing: nothing may be laid afterwards.
    #[inline]
    pub(in crate::mau) fn passes_with_that(&mut self, seat: Seat) {
        if S::FOLLOWS {
            self.sets_off(On::Passes, seat, 0, None);
        }
    }

    /// Notes that the discard pile has become the draw pile because `seat` draws.
    pub(in crate::mau) fn pile_turned(&mut self, seat: Seat) {
        if S::FOLLOWS {
            self.sets_off(On::PileTurned, seat, 0, None);
        }
    }

    /// Notes that the deal begins: everything has been dealt, and the first card is turned up.
    pub(in crate::mau) fn deal_begins(&mut self, starter: Seat) {
        self.state.kept.starter = starter;
        self.sets_off(On::DealBegins, starter, 0, None);
        if self.rules.triggers.iter().any(|trigger| trigger.on == On::Dealt) {
            for seat in self.state.playing {
                self.sets_off(On::Dealt, seat, 0, None);
            }
        }
    }

    /// Notes that the deal is over, won by `first`, if anybody. Triggers note points even if an
    /// effect ended it.
    pub(in crate::mau) fn deal_ends(&mut self, first: Option<Seat>) {
        let quiet = self.be_quiet(false);
        self.sets_off(On::DealEnds, first.unwrap_or(self.state.dealer), 0, None);
        if self.rules.triggers.iter().any(|trigger| trigger.on == On::Loses) {
            let own = first.map_or(SeatSet::EMPTY, |first| self.rules.teams.of(first));
            let all = SeatSet::first(self.rules.seats).without(self.state.knocked_out);
            for seat in all.without(own) {
                self.sets_off(On::Loses, seat, 0, first);
            }
        }
        self.be_quiet(quiet);
    }

    /// Notes that the move is done and a turn begins.
    pub(in crate::mau) fn turn_begins(&mut self, seat: Seat) {
        self.sets_off(On::TurnBegins, seat, 0, None);
    }

    /// Notes which hands have reached a number of cards once the move is done.
    pub(in crate::mau) fn watch_hands(&mut self, before: &[u8; MAX_SEATS]) {
        for (index, trigger) in self.rules.triggers.iter().enumerate() {
            for seat in self.state.playing {
                let (was, is) = (u32::from(before[seat.index()]), self.hand(seat).len());
                if trigger.comes_to(was, is) {
                    self.sets_one_off(index, trigger, seat, 0, None);
                }
            }
        }
    }

    fn sets_off(&mut self, on: On, seat: Seat, number: u8, other: Option<Seat>) {
        for (index, trigger) in self.rules.triggers.iter().enumerate() {
            if trigger.on == on {
                self.sets_one_off(index, trigger, seat, number, other);
            }
        }
        if self.rules.calls_by_happening && !self.is_quiet() {
            self.calls_due_by(on, seat, number);
        }
        if self.rules.charges_by_happening && !self.is_quiet() {
            self.chargeable_by(on, seat);
        }
    }

    fn sets_one_off(
        &mut self,
        index: usize,
        trigger: &Trigger,
        seat: Seat,
        number: u8,
        other: Option<Seat>,
    ) {
        let due = self.rules.patterns.len() + index;
        let awake = self.rules.is_awake(self.state, due);
        if self.is_quiet() || !awake || !trigger.holds(self.rules, self.state, seat, number) {
            return;
        }
        // If it happens several times in a move, the first counts.
        let other = other.filter(|other| *other != seat);
        if let (Some(slot), Some(other)) = (trigger.later.other, other) {
            self.state.kept.others.note(slot, seat, other);
        }
        let Some(slot) = trigger.slot else { return self.fire(due, seat) };
        let of = trigger.counted.place(seat);
        let count = &mut self.state.kept.counts[slot][of];
        // Counting for "every 3" wraps round, so that it does not overflow; other numbers are small.
        *count = match trigger.times {
            Some(Span::Every(step)) => (u16::from(*count) % step.max(1) + 1) as u8,
            _ => count.saturating_add(1),
        };
        if has(trigger.times, u32::from(*count)) {
            self.fire(due, seat);
        }
    }

    /// Restores the counts of accusations and charges: these have been made even if moves are taken back.
    pub(in crate::mau) fn keep_what_was_judged(&mut self, counts: &[[u8; MAX_SEATS]; MAX_COUNTED]) {
        for trigger in &self.rules.triggers {
            if let Some(slot) = trigger.slot.filter(|_| trigger.on.is_judged()) {
                self.state.kept.counts[slot] = counts[slot];
            }
        }
    }

    /// Ends counts in a row: some when the seat lays a card, others when it does anything else, for
    /// the seat alone or for all.
    fn breaks_row(&mut self, seat: Seat, lays: bool) {
        for trigger in &self.rules.triggers {
            let laying = matches!(trigger.on, On::Lays | On::JumpsIn | On::Answers | On::Wishes);
            if let Some(slot) = trigger.slot.filter(|_| trigger.counted.in_a_row())
                && laying != lays
            {
                let of = trigger.counted.place(seat);
                self.state.kept.counts[slot][of] = 0;
            }
        }
    }
}
