//! Withdrawing a seat from the match: its cards are laid aside, and the others play on without it (LIV-19).

use crate::card_set::CardSet;
use crate::mau::cheat::{Accusable, Guilt, Moved};
use crate::mau::end::last_card;
use crate::mau::event::{Ending, Event};
use crate::mau::listener::Sink;
use crate::mau::matches;
use crate::mau::phase::Phase;
use crate::mau::step::Step;
use crate::mau::threat::Threat;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Takes `seat` out of the match; returns whether that was possible.
    pub(super) fn withdraw(&mut self, seat: Seat) -> bool {
        if seat.0 >= self.state.seats || self.state.match_over || self.state.withdrawn.has(seat) {
            return false;
        }
        self.state.withdrawn.add(seat);
        // No further deal includes it, and it can win none.
        self.state.knocked_out.add(seat);
        self.emit(Event::Withdrew { seat });
        if self.state.is_over() {
            // Its cards are open already, and the points of the deal have been noted.
            if let Some(winners) = matches::last_one_left(self.rules, self.state) {
                self.end_match(winners);
            }
            return true;
        }
        // Leaving sets off no triggers.
        self.be_quiet(true);
        // Those left would have to be asked again, so the charge lapses.
        self.drop_trial();
        let asked = self.ask_without(seat);
        let played = self.state.playing.has(seat);
        let (lay, untold) = (last_card(self.rules, self.state), self.state.threat);
        self.take_out(seat);
        if played {
            self.go_on_after(seat);
        } else if self.is_decided() {
            // The withdrawal of a seat already out may still decide the deal.
            self.finish_deal(Ending::Out);
        }
        if lay != last_card(self.rules, self.state) {
            self.tell_last_card(&untold);
        }
        if !self.state.is_over()
            && let Some(asked) = asked
        {
            self.ask_again(asked);
        }
        if !self.is_asking() && !self.ask_on() {
            self.arrive_quietly();
        }
        self.look_at_open_hands();
        true
    }

    /// Lets the others continue: skips what was asked of `seat` and choices that no longer exist.
    fn go_on_after(&mut self, seat: Seat) {
        if self.is_decided() {
            return self.finish_deal(Ending::Out);
        }
        let turn = self.state.turn;
        match self.state.phase {
            Phase::DealHands if turn == seat => self.state.turn = self.state.after(seat),
            Phase::DealHands => {}
            Phase::Threat | Phase::Target | Phase::Give if self.is_void() => {
                self.ask_next(turn);
            }
            _ if turn == seat => self.go_on_without(),
            Phase::Target => self.choose_victim(turn),
            Phase::Give if self.state.threat.victim == seat => {
                self.ask_next(turn);
            }
            _ => {}
        }
        if !self.state.is_over() {
            self.settle();
        }
    }

    /// Lays the seat's cards aside and forgets everything pending for it.
    fn take_out(&mut self, seat: Seat) {
        let hand = std::mem::replace(&mut self.state.hands[seat.index()], CardSet::EMPTY);
        let beside = std::mem::replace(&mut self.state.beside[seat.index()], CardSet::EMPTY);
        self.state.aside = self.state.aside.plus(hand).plus(beside);
        self.state.playing.remove(seat);
        self.state.lost.remove(seat);
        self.state.drop_all_misses(seat);
        self.state.kept.shown.forget(seat);
        self.state.kept.opened[seat.index()] = 0;
        self.state.waiting.remove(seat);
        self.forget_calls(seat);
        self.forget_charges(seat);
        let was_first = self.state.places.as_slice().first() == Some(&seat);
        self.state.places.remove(seat);
        if self.state.places.is_empty() {
            // Nobody is out any more, so there is no last lap.
            self.state.kept.last_lap = None;
        }
        if was_first {
            let first = self.state.places.as_slice().first();
            self.state.last_card = first.and_then(|first| self.state.last_laid[first.index()]);
        }
        let rotated = |guilt: &Guilt| guilt.rotated != 0;
        let noted = &mut self.state.accusable;
        if noted.seat == Some(seat) || noted.guilt.as_deref().is_some_and(rotated) {
            // Nobody is left to be accused, or the hands can no longer go back to where they were.
            *noted = Accusable::NONE;
        }
        if let Some(guilt) = &mut noted.guilt {
            guilt.drew.forget(seat);
            guilt.beside.forget(seat);
            for moved in &mut guilt.moved {
                // Once one of the two has left, the cards stay with the other.
                if moved.seats.contains(&seat) {
                    *moved = Moved::NOTHING;
                }
            }
            guilt.before.misses.remove(seat);
            guilt.before.opened[seat.index()] = 0;
        }
        self.state.threat.pending.remove(seat);
        if self.is_void() {
            (self.state.threat.pending, self.state.threat.gift) = (SeatSet::EMPTY, None);
        }
    }

    /// Whether the threat is void because its author has withdrawn and hands should move to or from it.
    fn is_void(&self) -> bool {
        let named = matches!(self.state.phase, Phase::Threat | Phase::Target | Phase::Give);
        let threat = self.rules.threats.get(usize::from(self.state.threat.rule));
        named
            && self.state.withdrawn.has(self.state.threat.author)
            && threat.is_some_and(Threat::moves_hands)
    }
}
