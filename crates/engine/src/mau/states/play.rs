//! Playing states: `Step` methods that switch and announce them and let them expire.

use super::compiled::Switch;
use super::lasting::Lasting;
use super::rule::{Lasts, StateOf};
use crate::limits::MAX_STATES;
use crate::mau::effects::Kept;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::Seat;

/// What changes at the table because states have been switched.
pub(in crate::mau) struct Changed {
    /// The direction of play.
    way: bool,
    /// The side that the cards show.
    sides: bool,
}

impl<S: Sink> Step<'_, S> {
    /// Switches states because of `by` and announces those that change. A state of one player at a
    /// time passes to the player hit.
    #[cold]
    pub(in crate::mau) fn switch(&mut self, switch: Switch, by: Seat, hit: &[Seat]) {
        let before = self.state.kept;
        for seat in hit {
            let own = &mut self.state.kept.each[seat.index()];
            *own = switch.of_each(*own);
        }
        let hit = hit.first().copied();
        let next = switch.of(&before, hit);
        self.state.kept.switched = next;
        let doc = self.rules.doc();
        for (place, rule) in doc.states.values().enumerate().take(MAX_STATES) {
            if switch.named() >> place & 1 == 0 || rule.of == StateOf::Each {
                continue;
            }
            let owned = rule.of == StateOf::Player;
            let Some(whose) = (if owned { hit } else { Some(by) }) else { continue };
            let on = next >> place & 1 == 1;
            let left = rule.lasts.map_or(0, |(Lasts::Turns(count) | Lasts::Laps(count))| count);
            let lasting = if on { Lasting::of(whose, left) } else { Lasting::NOTHING };
            self.state.kept.lasting[place] = lasting;
        }
        // The starter is settled before anybody has acted.
        if self.states_change(&before) && self.state.moves > 0 {
            self.goes_on_from_whoever_acted();
        }
    }

    /// Announces which states differ from `before`, and turns cards and play accordingly. Returns
    /// whether the direction of play has changed.
    fn states_change(&mut self, before: &Kept) -> bool {
        let changed = self.tell_states(before);
        if changed.sides {
            self.turn_cards_over();
        }
        if changed.way {
            self.turn_round();
        }
        changed.way
    }

    /// Announces which states differ from `before`, and who has them. Returns what changes by that.
    pub(in crate::mau) fn tell_states(&mut self, before: &Kept) -> Changed {
        let mut changed = Changed { way: false, sides: false };
        let first = self.rules.first_state();
        let now = self.state.kept;
        let doc = self.rules.doc();
        for (place, rule) in doc.states.values().enumerate().take(MAX_STATES) {
            if rule.of == StateOf::Each {
                self.tell_each(before, place, rule.holds);
                continue;
            }
            let held = |kept: &Kept| rule.holds != (kept.switched >> place & 1 == 1);
            let owned = rule.of == StateOf::Player;
            let moved =
                owned && held(&now) && before.lasting[place].by() != now.lasting[place].by();
            if held(before) == held(&now) && !moved {
                continue;
            }
            changed.way ^= rule.reverses && held(before) != held(&now);
            changed.sides ^= rule.turns_over && held(before) != held(&now);
            let kept = if held(&now) { &now } else { before };
            let seat = owned.then_some(kept.lasting[place].by());
            self.emit(Event::Switched { rule: first + place as u8, on: held(&now), seat });
        }
        changed
    }

    /// Announces for which seats a separate state differs from `before`.
    fn tell_each(&mut self, before: &Kept, place: usize, from_the_start: bool) {
        let rule = self.rules.first_state() + place as u8;
        for seat in Seat::first(self.rules.seats) {
            let [was, is] = [before, &self.state.kept]
                .map(|kept| from_the_start != (kept.each[seat.index()] >> place & 1 == 1));
            if was != is {
                self.emit(Event::Switched { rule, on: is, seat: Some(seat) });
            }
        }
    }

    /// Reverses play because of a state, without setting off what a player's reversal would.
    fn turn_round(&mut self) {
        self.state.direction = self.state.direction.reversed();
        let quiet = self.be_quiet(true);
        self.emit(Event::Reversed { direction: self.state.direction });
        self.be_quiet(quiet);
    }

    /// A turn has ended or been missed: shortens states that last a number of turns.
    #[inline]
    pub(in crate::mau) fn turn_ends_states(&mut self) {
        if S::FOLLOWS && self.state.kept.lasting != [Lasting::NOTHING; MAX_STATES] {
            self.shorten_states(|lasts, _| matches!(lasts, Lasts::Turns(_)));
        }
    }

    /// The turn comes to `seat`, even if it misses it: shortens states that last until it has come
    /// to whoever switched them a number of times, or to the seat after them if they are out.
    #[inline]
    pub(in crate::mau) fn lap_ends_states(&mut self, seat: Seat) {
        if S::FOLLOWS && self.state.kept.lasting != [Lasting::NOTHING; MAX_STATES] {
            let (playing, direction) = (self.state.playing, self.state.direction);
            self.shorten_states(|lasts, by| {
                let here = playing.has(by);
                let meant = if here { by } else { playing.next_to(by, direction).unwrap_or(by) };
                matches!(lasts, Lasts::Laps(_)) && meant == seat
            });
        }
    }

    #[cold]
    fn shorten_states(&mut self, meant: impl Fn(Lasts, Seat) -> bool) {
        let before = self.state.kept;
        for (place, rule) in self.rules.doc().states.values().enumerate().take(MAX_STATES) {
            let (left, by) = (before.lasting[place].left(), before.lasting[place].by());
            if left == 0 || !rule.lasts.is_some_and(|lasts| meant(lasts, by)) {
                continue;
            }
            self.state.kept.lasting[place] = Lasting::of(by, left - 1);
            if left == 1 {
                self.state.kept.switched &= !(1 << place);
                self.state.kept.lasting[place] = Lasting::NOTHING;
            }
        }
        self.states_change(&before);
    }
}
