//! What must be said: announcing, making up for it, being caught or noticed.

use crate::card::Card;
use crate::mau::calls::Call;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::moves::CallIndex;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Due, Enforced};
use crate::mau::sink::Sink;
use crate::mau::state::{Phase, State, nobody};
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Makes a call: before laying it is an announcement, afterwards it makes up for the omission.
    pub(in crate::mau) fn call(&mut self, seat: Seat, call: CallIndex) {
        let index = usize::from(call);
        if self.state.open[index].has(seat) {
            self.state.open[index].remove(seat);
            self.state.called[index].add(seat);
        } else {
            self.state.announced[index].add(seat);
        }
        self.emit(Event::Called { seat, call });
    }

    /// `by` catches `seat`, which draws and plays on (LIV-07). If it has left nothing out, `by` draws.
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

    /// Before any turn is taken: windows close, and the table notices what was left out (SCH-16).
    pub(in crate::mau) fn close_windows(&mut self, actor: Seat) {
        // What falls due by a penalty drawn here is of the next window.
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

    /// After `seat` has laid down to `left` cards: calls fall due, and those for more cards are past.
    #[inline]
    pub(in crate::mau) fn calls_fall_due(&mut self, seat: Seat, left: u8, card: Card) {
        if self.rules.calls_at(left) || !self.state.no_call_stands() {
            self.fall_due_or_pass(seat, left, card);
        }
    }

    #[inline(never)]
    fn fall_due_or_pass(&mut self, seat: Seat, left: u8, card: Card) {
        for (index, call) in self.rules.calls.iter().enumerate() {
            if call.on.is_some() {
                // What is due by something else is not settled by laying.
                self.state.called[index].remove(seat);
            } else if falls_due(call, left, card) {
                self.owe_call(seat, index);
            } else if call.at.is_none_or(|at| at > left) {
                self.state.open[index].remove(seat);
                self.state.called[index].remove(seat);
            }
        }
    }

    /// After the hand of `seat`, which had `before` cards, has changed without a card laid: calls that
    /// fall due however a hand comes to its number of cards (ERF-49).
    pub(in crate::mau) fn hand_reaches(&mut self, seat: Seat, before: u32) {
        let count = self.hand(seat).len();
        if !self.rules.due_by_number || count == before || !self.state.playing.has(seat) {
            return;
        }
        for (index, call) in self.rules.calls.iter().enumerate() {
            let reached = call.due == Due::Reached && call.at.map(u32::from) == Some(count);
            if reached && !self.state.called[index].has(seat) && !self.state.open[index].has(seat) {
                self.owe_call(seat, index);
            }
        }
    }

    /// The call is due from `seat`: said already, said by the table, or left out so far.
    pub(super) fn owe_call(&mut self, seat: Seat, index: usize) {
        if self.state.announced[index].has(seat) {
            self.state.announced[index].remove(seat);
            self.state.called[index].add(seat);
        } else if self.rules.calls[index].enforced == Enforced::Automatic {
            self.state.called[index].add(seat);
            self.emit(Event::Called { seat, call: index as u8 });
        } else {
            self.state.open[index].add(seat);
        }
    }

    /// After `seat` has drawn: calls for fewer cards than it holds now no longer stand. What it has left
    /// out is owed on where it draws as a `fine`: else one error would hide another.
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
            if call.on.is_none() && call.at.is_some_and(|at| count > u32::from(at)) {
                if !fine {
                    self.state.open[index].remove(seat);
                }
                self.state.called[index].remove(seat);
            }
        }
    }

    /// Who is out of the deal has nothing more to call.
    pub(in crate::mau) fn forget_calls(&mut self, seat: Seat) {
        for index in 0..self.rules.calls.len() {
            self.state.open[index].remove(seat);
            self.state.called[index].remove(seat);
            self.state.announced[index].remove(seat);
        }
    }

    /// At the end of a turn: an announcement without its card costs (LIV-08). Where hands may `still`
    /// move by that turn, those stay that this could make true (ERF-49).
    #[inline]
    pub(in crate::mau) fn check_announcements(&mut self, seat: Seat, still: bool) {
        if nobody(&self.state.announced) {
            return;
        }
        self.check_those(seat, |call| !(still && call.due == Due::Reached));
    }

    /// When no hand moves any more by that turn: those that had stayed.
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

    /// Whether `seat`, rid of all cards, still owes a call that somebody sees to.
    pub(in crate::mau) fn owes_call(&self, seat: Seat) -> bool {
        self.rules.calls.iter().enumerate().any(|(index, call)| {
            call.at.is_none_or(|at| at == 0)
                && call.enforced.is_seen_to()
                && self.state.open[index].has(seat)
        })
    }
}

/// Who can be caught by `by` in vain: those still in the deal who have not left the call out.
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

/// Whether a call falls due when laying `card` leaves `left` cards.
pub(in crate::mau) fn falls_due(call: &Call, left: u8, card: Card) -> bool {
    call.on.is_none() && call.at.is_none_or(|at| at == left) && call.cards.has(card)
}
