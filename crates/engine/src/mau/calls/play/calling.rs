//! Playing calls: announcing, making up for one left out, being caught or noticed.

use crate::card::Card;
use crate::mau::calls::Call;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::moves::CallIndex;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Due, Enforced, Speaker};
use crate::mau::state::{State, nobody};
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Makes a call: before laying it is an announcement, afterwards it makes up for the omission.
    pub(in crate::mau) fn call(&mut self, seat: Seat, call: CallIndex) {
        let index = usize::from(call);
        if self.state.open[index].has(seat) && self.rules.calls[index].afterwards {
            self.state.open[index].remove(seat);
            self.state.called[index].add(seat);
        } else {
            self.state.announced[index].add(seat);
        }
        self.emit(Event::Called { seat, call });
    }

    /// `by` catches `seat`, which draws and plays on (LIV-07). If `seat` has left nothing out, `by` draws.
    pub(in crate::mau) fn catch(&mut self, seat: Seat, by: Seat, call: CallIndex) {
        let index = usize::from(call);
        let rule = &self.rules.calls[index];
        if !self.state.open[index].has(seat) {
            self.emit(Event::FalseCatch { seat, by, call });
            self.fine(by, rule.false_catch, 0, Cause::FalseCatch(call));
            return;
        }
        self.state.open[index].remove(seat);
        self.emit(Event::Caught { seat, by, call });
        self.fine(seat, rule.penalty, 0, Cause::Caught(call));
    }

    /// Before a turn is taken: the windows for catching close, and the table notices omissions (SCH-16).
    pub(in crate::mau) fn close_windows(&mut self, actor: Seat) {
        // What falls due by a penalty drawn here belongs to the next window.
        let open = self.state.open;
        for (index, call) in self.rules.calls.iter().enumerate() {
            let due = open[index].and(self.state.open[index]);
            if due.is_empty() {
                continue;
            }
            match call.enforced {
                Enforced::Nobody
                | Enforced::Reminder
                | Enforced::Automatic
                | Enforced::CatchUntilNextMove => {
                    self.state.open[index] = self.state.open[index].without(due)
                }
                Enforced::CatchUntilOwnTurn => self.state.open[index].remove(actor),
                Enforced::Table => {
                    self.state.open[index] = self.state.open[index].without(due);
                    for seat in due {
                        self.emit(Event::CallMissed { seat, call: index as u8 });
                        self.fine(seat, call.penalty, 0, Cause::Forgotten(index as u8));
                    }
                }
            }
        }
    }

    /// After `seat` has laid a card: calls fall due, and those for more cards lapse.
    #[inline]
    pub(in crate::mau) fn calls_fall_due(&mut self, seat: Seat, laid: Down) {
        if self.rules.calls_at(laid.left) || !self.state.no_call_stands() {
            self.fall_due_or_pass(seat, laid);
        }
    }

    #[inline(never)]
    fn fall_due_or_pass(&mut self, seat: Seat, laid: Down) {
        for (index, call) in self.rules.calls.iter().enumerate() {
            if self.rules.last_call == Some(index as CallIndex) || call.any_time {
                continue;
            }
            let others = call.on.is_some() || call.of != Speaker::Oneself;
            if others {
                // A call due by another event, or from other seats, is not settled by laying.
                self.state.called[index].remove(seat);
            }
            if laid.makes_due(call) {
                self.owe_call(seat, index, 0);
            } else if !others && call.at.is_none_or(|at| at > laid.left) && !laid.goes_through(call)
            {
                self.state.open[index].remove(seat);
                self.state.called[index].remove(seat);
            }
        }
    }

    /// After the hand of `seat`, which had `before` cards, has changed without a card laid: calls fall due
    /// that depend on the number of cards alone (ERF-49).
    pub(in crate::mau) fn hand_reaches(&mut self, seat: Seat, before: u32) {
        let count = self.hand(seat).len();
        if !self.rules.due_by_number || count == before || !self.state.playing.has(seat) {
            return;
        }
        for (index, call) in self.rules.calls.iter().enumerate() {
            let comes = |at: u32| at == count || (call.through && (count..before).contains(&at));
            let reached = call.due == Due::Reached && call.at.is_some_and(|at| comes(at.into()));
            if reached && !self.state.called[index].has(seat) && !self.state.open[index].has(seat) {
                self.owe_call(seat, index, 0);
            }
        }
    }

    /// `seat` makes the call due, from the seats that have to say it.
    pub(super) fn owe_call(&mut self, seat: Seat, index: usize, drawn: u8) {
        if !self.rules.calls[index].is_for(self.rules, self.state, seat, drawn) {
            return;
        }
        let speaker = match self.rules.calls[index].of {
            Speaker::Oneself => return self.owes_it(seat, index),
            Speaker::Next => self.state.after(seat),
            Speaker::Previous => self.state.before(seat),
            Speaker::Others => {
                let others = self.state.playing.without(SeatSet::of(seat));
                return others.for_each(|other| self.owes_it(other, index));
            }
        };
        if speaker != seat {
            self.owes_it(speaker, index);
        }
    }

    /// `seat` owes the call: it has said it already, the table says it, or it is left out so far.
    fn owes_it(&mut self, seat: Seat, index: usize) {
        let call = &self.rules.calls[index];
        if self.state.announced[index].has(seat) {
            self.state.announced[index].remove(seat);
            self.state.called[index].add(seat);
        } else if call.enforced == Enforced::Automatic {
            self.state.called[index].add(seat);
            self.emit(Event::Called { seat, call: index as u8 });
        } else if call.afterwards || call.enforced.is_seen_to() {
            self.state.open[index].add(seat);
        }
    }

    /// After `seat` has drawn: calls for fewer cards than it holds now lapse. Where it draws as a `fine`, it
    /// still owes what it left out: else one error would hide another.
    #[inline]
    pub(in crate::mau) fn lapse_calls(&mut self, seat: Seat, fine: bool) {
        if !self.state.no_call_stands() {
            self.lapse_those_for_fewer(seat, fine);
        }
    }

    #[inline(never)]
    fn lapse_those_for_fewer(&mut self, seat: Seat, fine: bool) {
        let count = self.hand(seat).len();
        for (index, call) in self.rules.calls.iter().enumerate() {
            let own = call.on.is_none() && call.of == Speaker::Oneself;
            if own && call.at.is_some_and(|at| count > u32::from(at)) {
                if !fine {
                    self.state.open[index].remove(seat);
                }
                self.state.called[index].remove(seat);
            }
        }
    }

    /// A seat that is out of the deal has nothing more to call.
    pub(in crate::mau) fn forget_calls(&mut self, seat: Seat) {
        for index in 0..self.rules.calls.len() {
            self.state.open[index].remove(seat);
            self.state.called[index].remove(seat);
            self.state.announced[index].remove(seat);
        }
        self.state.kept.ready.remove(seat);
    }

    /// At the end of a turn an announcement without its card costs (LIV-08). Where that turn may `still`
    /// change hands, those that this could make true stay (ERF-49).
    #[inline]
    pub(in crate::mau) fn check_announcements(&mut self, seat: Seat, still: bool) {
        if nobody(&self.state.announced) {
            return;
        }
        self.check_those(seat, |call| !(still && call.due == Due::Reached));
    }

    /// The same for those that had stayed, once that turn changes no more hands.
    pub(in crate::mau) fn check_those_left(&mut self, seat: Seat) {
        self.check_those(seat, |call| call.due == Due::Reached);
    }

    fn check_those(&mut self, seat: Seat, which: impl Fn(&Call) -> bool) {
        for (index, call) in self.rules.calls.iter().enumerate().filter(|(_, call)| which(call)) {
            if self.state.announced[index].has(seat) {
                self.state.announced[index].remove(seat);
                if call.false_penalty > 0 {
                    self.emit(Event::FalseCall { seat, call: index as u8 });
                    self.fine(seat, call.false_penalty, 0, Cause::FalseCall(index as u8));
                }
            }
        }
    }

    /// Whether `seat`, with no cards left, still owes a call that somebody enforces.
    pub(in crate::mau) fn owes_call(&self, seat: Seat) -> bool {
        self.rules.calls.iter().enumerate().any(|(index, call)| {
            call.is_due_at_the_end()
                && call.enforced.is_seen_to()
                && self.state.open[index].has(seat)
        })
    }
}

/// Seats that `by` can catch in vain: those still in the deal that have not left the call out.
pub(in crate::mau) fn caught_in_vain(
    rules: &Rules,
    state: &State,
    by: Seat,
    index: usize,
) -> SeatSet {
    let rule = &rules.calls[index];
    let begun = !state.is_over() && state.phase != Phase::DealHands;
    if rule.false_catch == 0 || !begun || !rule.enforced.can_be_caught() || !state.playing.has(by) {
        return SeatSet::EMPTY;
    }
    state.playing.without(state.open[index]).without(SeatSet::of(by))
}

/// What matters to calls about a card laid.
#[derive(Clone, Copy)]
pub(in crate::mau) struct Down {
    /// The card that it acts as.
    pub(in crate::mau) card: Card,
    /// Cards in the hand before.
    pub(in crate::mau) held: u8,
    /// Cards left in the hand.
    pub(in crate::mau) left: u8,
    /// Whether it was the seat's own turn, so that it could call before.
    pub(in crate::mau) own_turn: bool,
    /// Whether it is a further one of several cards laid together.
    pub(in crate::mau) further: bool,
}

impl Down {
    fn makes_due(self, call: &Call) -> bool {
        let passed = |at: u8| call.through && (self.left..self.held).contains(&at);
        call.on.is_none()
            && call.at.is_none_or(|at| at == self.left || passed(at))
            && call.cards.has(self.card)
            && (self.own_turn || call.afterwards)
    }

    /// Whether it only goes on past the number of cards at which the call was due.
    const fn goes_through(self, call: &Call) -> bool {
        call.through && self.further
    }
}

/// Whether a call falls due from a seat that lays `card` and has `left` cards left.
pub(in crate::mau) fn falls_due(call: &Call, left: u8, card: Card) -> bool {
    let own = call.on.is_none() && call.of == Speaker::Oneself;
    own && call.at.is_none_or(|at| at == left) && call.cards.has(card)
}
