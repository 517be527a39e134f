//! Whose turn it is: the end of one, and whose is next.

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
    /// Ends the turn of `seat`: an announcement that was not followed by its card costs (LIV-08).
    #[inline]
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.close_turn(seat, false);
    }

    /// Ends the turn of `seat`, by which hands may `still` move.
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

    /// `seat` does nothing more in this turn, by which hands may `still` move; whether the turn counts as
    /// one that it has had is not said.
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

    /// In the last lap of a deal that was the turn of `seat`.
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

    /// Ends the turn of `seat`; the next one is to act.
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

    /// The turn goes to the next seat after `seat`, past those who miss it.
    #[inline]
    pub(super) fn advance(&mut self, seat: Seat) {
        let next = self.state.after(seat);
        self.advance_to(next, seat);
    }

    /// The turn goes to `seat`, or past those who miss it. `from` is who has just acted.
    #[inline]
    pub(super) fn advance_to(&mut self, seat: Seat, from: Seat) {
        self.state.turn = if self.state.playing.has(seat) { seat } else { self.state.after(seat) };
        if S::FOLLOWS && self.rules.effects_turn {
            return self.arrive_later(from);
        }
        self.note_turn_from(from);
        self.arrive(from);
    }

    /// The turn has come to a seat: it goes past those who miss it.
    #[inline]
    fn arrive(&mut self, from: Seat) {
        if !self.state.misses.is_empty() || !self.state.waiting.is_empty() {
            self.pass_over();
        }
        self.lap_goes_on(self.state.turn);
        self.lap_ends_states(self.state.turn);
        self.begin_turn(from);
    }

    /// Where effects may still turn play round or give another turn, nobody has missed a turn, and no lap has
    /// gone on, before they have.
    #[cold]
    fn arrive_later(&mut self, from: Seat) {
        if let Some(fired) = self.sink.fired()
            && !std::mem::replace(&mut fired.arrives, true)
        {
            fired.turn_from = Some(from);
        }
    }

    /// The move is done: the turn comes to the seat that has it. Says whether it was still to come.
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

    /// The same where nothing more is set off.
    pub(super) fn arrive_quietly(&mut self) {
        let quiet = self.be_quiet(true);
        self.arrive_now();
        self.be_quiet(quiet);
    }

    /// The turn goes past those who miss it.
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
        // Whose last card lies has no turn: another seat lets it stand.
        if !self.state.waiting.is_empty() && window_is_open(self.rules, self.state, self.state.turn)
        {
            self.state.turn = self.state.after(self.state.turn);
        }
    }

    /// Notes who has come to act after `from`: windows that last until one's own turn close.
    ///
    /// Where the turn goes straight back to the seat that had it (a 9 that gives another turn, an 8
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
