//! Accusing a seat whose card has been covered since: nothing is undone any more.

use crate::mau::cause::Cause;
use crate::mau::cheat::earlier::{Earlier, Past};
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Accuser;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Another seat acts: the seat that laid a card and could be accused until now can only be accused of an
    /// earlier move. This happens whether or not it cheated, so that nobody can tell.
    pub(super) fn note_past(&mut self, by_laying: bool) {
        let Some(later) = self.rules.cheat.as_ref().and_then(|cheat| cheat.later) else { return };
        let noted = &self.state.accusable;
        let Some(seat) = noted.seat.filter(|_| noted.lying > 0) else { return };
        let (guilty, accusers) = (noted.guilt.is_some(), noted.accusers);
        // The card that ends its window does not count among those that may still be laid.
        let cards = later.cards + u8::from(by_laying);
        let earlier = &mut self.state.kept.earlier;
        earlier.forget(seat);
        earlier.push(Past { seat, guilty, cards, accusers, followers: SeatSet::EMPTY });
    }

    /// `seat` lays a card on what others have laid before.
    pub(super) fn note_covering(&mut self, seat: Seat) {
        if self.state.kept.earlier != Earlier::NOTHING {
            self.state.kept.earlier.cover(seat);
        }
    }

    /// `by` accuses `seat` of an earlier move: nothing is undone, whatever it was.
    #[cold]
    pub(super) fn accuse_of_past(&mut self, seat: Seat, by: Seat) {
        let Some(cheat) = &self.rules.cheat else { return };
        let found = self.state.kept.earlier.0.iter_mut().flatten().find(|past| past.seat == seat);
        let Some(past) = found else { return };
        past.accusers.add(by);
        let past = *past;
        self.emit(Event::Accused { seat, by, guilty: past.guilty });
        if !past.guilty {
            return self.fine(by, cheat.false_penalty, 0, Cause::FalseAccusation);
        }
        self.state.kept.earlier.forget(seat);
        self.fine(seat, cheat.penalty, 0, Cause::Cheat);
        let each = cheat.later.map_or(0, |later| later.followers);
        if each > 0 {
            let mut followers = past.followers;
            followers.remove(seat);
            for follower in followers.and(self.state.playing) {
                self.draw_penalty(follower, each, Cause::Followed);
            }
        }
    }
}

/// Seats that `seat` may accuse of an earlier move.
pub(in crate::mau) fn accusable_later(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let Some(cheat) = rules.cheat.as_ref().filter(|cheat| cheat.later.is_some()) else {
        return SeatSet::EMPTY;
    };
    let waits = cheat.by == Accuser::Next && state.turn != seat;
    if waits || !state.playing.has(seat) {
        return SeatSet::EMPTY;
    }
    let earlier = &state.kept.earlier;
    let last = state.accusable.seat;
    let open = |other: &Seat| {
        let accused = earlier.accusers(*other).is_some_and(|accusers| accusers.has(seat));
        *other != seat && Some(*other) != last && state.playing.has(*other) && !accused
    };
    earlier.seats().filter(open).collect()
}
