//! The turn: ending one, and passing it to the next seat.

use crate::card_set::CardSet;
use crate::mau::cards::BY_LAPS;
use crate::mau::end::window_is_open;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::Enforced;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Ends the turn of `seat`: an announcement not followed by its card costs a penalty (LIV-08).
    #[inline]
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.close_turn(seat, false);
    }

    /// Ends the turn of `seat`; `still` if hands may yet move because of it.
    #[inline]
    pub(super) fn close_turn(&mut self, seat: Seat, still: bool) {
        if self.rules.last_call.is_some() {
            self.last_call_is_over(seat);
        }
        self.act_no_more(seat, still);
        self.has_had_its_turn(seat);
        if let Some(fired) = self.sink.fired() {
            fired.turn_over.add(seat);
        }
    }

    /// Ends what `seat` does in this turn, without counting it as a turn that the seat has had;
    /// `still` if hands may yet move because of it.
    #[inline]
    pub(super) fn act_no_more(&mut self, seat: Seat, still: bool) {
        if self.rules.last_call.is_some() {
            self.last_call_stands(seat);
        }
        self.check_announcements(seat, still);
        self.state.drawn = CardSet::EMPTY;
        (self.state.draws, self.state.dry, self.state.together) = (0, false, 0);
        self.state.covers = false;
        self.state.idle += 1;
    }

    /// Counts this as a turn that `seat` has had, also for the last lap of a deal.
    #[inline]
    pub(super) fn has_had_its_turn(&mut self, seat: Seat) {
        self.turn_ends_lap(seat);
        self.turn_ends_states();
        if let Some(left) = &mut self.state.kept.last_lap {
            left.remove(seat);
        }
        if S::FOLLOWS {
            let barred = &mut self.state.kept.barred[seat.index()];
            *barred = barred.saturating_sub(1);
            self.shorten_open_hand(seat);
        }
    }

    /// Ends the turn of `seat` and passes it to the next seat.
    pub(super) fn hand_over(&mut self, seat: Seat) {
        self.end_turn(seat);
        if (1..BY_LAPS).contains(&self.state.wish_turns) && self.state.wish.is_some() {
            self.state.wish_turns -= 1;
            if self.state.wish_turns == 0 {
                self.state.wish = None;
            }
        }
        self.state.phase = Phase::Turn;
        self.advance(seat);
    }

    /// Passes the turn to the next seat after `seat`, skipping those that miss theirs.
    #[inline]
    pub(super) fn advance(&mut self, seat: Seat) {
        let next = self.state.after(seat);
        self.advance_to(next, seat);
    }

    /// Passes the turn to `seat`, skipping those that miss theirs. `from` is the seat that has just acted.
    #[inline]
    pub(super) fn advance_to(&mut self, seat: Seat, from: Seat) {
        self.state.turn = if self.state.playing.has(seat) { seat } else { self.state.after(seat) };
        if S::FOLLOWS && self.rules.effects_turn {
            return self.arrive_later(from);
        }
        self.note_turn_from(from);
        self.arrive(from);
    }

    /// Lets the turn arrive at a seat, skipping those that miss theirs.
    #[inline]
    fn arrive(&mut self, from: Seat) {
        if !self.state.misses.is_empty() || !self.state.waiting.is_empty() {
            self.pass_over();
        }
        self.lap_goes_on(self.state.turn);
        self.lap_ends_states(self.state.turn);
        self.begin_turn(from);
    }

    /// Postpones the arrival of the turn: where effects may still reverse play or give another
    /// turn, no turn is missed and no lap goes on before they have happened.
    #[cold]
    fn arrive_later(&mut self, from: Seat) {
        if let Some(fired) = self.sink.fired()
            && !std::mem::replace(&mut fired.arrives, true)
        {
            fired.turn_from = Some(from);
        }
    }

    /// Lets a postponed turn arrive once the move is done. Returns whether it did.
    pub(super) fn arrive_now(&mut self) -> bool {
        let Some(fired) = self.sink.fired() else { return false };
        if !std::mem::take(&mut fired.arrives) {
            return false;
        }
        let from = fired.turn_from.unwrap_or(self.state.turn);
        let comes = !self.state.is_over() && self.state.phase == Phase::Turn;
        if comes {
            self.arrive(from);
        }
        comes
    }

    /// The same, without setting anything off.
    pub(super) fn arrive_quietly(&mut self) {
        let quiet = self.be_quiet(true);
        self.arrive_now();
        self.be_quiet(quiet);
    }

    /// Skips the seats that miss their turn.
    #[inline(never)]
    pub(super) fn pass_over(&mut self) {
        while self.state.misses.has(self.state.turn) {
            self.state.drop_miss(self.state.turn);
            self.emit(Event::Missed { seat: self.state.turn });
            self.has_had_its_turn(self.state.turn);
            self.lap_goes_on(self.state.turn);
            self.lap_ends_states(self.state.turn);
            self.state.turn = self.state.after(self.state.turn);
        }
        // The seat whose last card lies there gets no turn: another seat lets the card stand.
        if !self.state.waiting.is_empty() && window_is_open(self.rules, self.state, self.state.turn)
        {
            self.state.turn = self.state.after(self.state.turn);
        }
    }

    /// Notes which seat comes to act after `from`: windows that last until one's own turn close.
    ///
    /// If the turn goes straight back to the seat that had it (a 9 that gives another turn, an 8
    /// between two), nobody else could have acted: the window stays open until that seat acts.
    #[inline]
    pub(super) fn begin_turn(&mut self, from: Seat) {
        let seat = self.state.turn;
        if seat != from && self.rules.catches_until_own_turn && !self.state.all_said() {
            for (index, call) in self.rules.calls.iter().enumerate() {
                if call.enforced == Enforced::CatchUntilOwnTurn {
                    self.state.open[index].remove(seat);
                }
            }
        }
    }
}
