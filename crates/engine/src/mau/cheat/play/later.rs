//! Accusing somebody whose card has been covered since: nothing is undone any more.

use crate::digest::Digest;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Accuser;
use crate::mau::sink::Sink;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

/// So many cards later somebody can be accused at most.
pub(in crate::mau) const MOST_LATER: usize = 3;

/// Who acted before whoever acted last and may still be accused, the latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Earlier([Option<Past>; MOST_LATER]);

/// Somebody whose move is past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Past {
    seat: Seat,
    /// Whether it was a cheat.
    guilty: bool,
    /// Cards that may still be laid.
    cards: u8,
    accusers: SeatSet,
    /// Who has laid a card since.
    followers: SeatSet,
}

impl Earlier {
    pub(in crate::mau) const NOTHING: Self = Self([None; MOST_LATER]);

    /// Who may be accused.
    pub(in crate::mau) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().flatten().map(|past| past.seat)
    }

    /// Who has accused `seat` in vain.
    pub(in crate::mau) fn accusers(&self, seat: Seat) -> Option<SeatSet> {
        self.0.iter().flatten().find(|past| past.seat == seat).map(|past| past.accusers)
    }

    /// Nobody accuses `seat` of what it has done so far.
    pub(in crate::mau) fn forget(&mut self, seat: Seat) {
        self.keep(|past| (past.seat != seat).then_some(past));
    }

    /// What `kept` leaves of each, without a gap between them.
    fn keep(&mut self, kept: impl Fn(Past) -> Option<Past>) {
        let mut left = [None; MOST_LATER];
        for (slot, past) in
            left.iter_mut().zip(self.0.iter().flatten().filter_map(|past| kept(*past)))
        {
            *slot = Some(past);
        }
        self.0 = left;
    }

    /// These are as they were `before` a card was laid that is taken back now, but for accusations made since.
    pub(in crate::mau) fn uncover(&mut self, before: &Self) {
        let now = *self;
        *self = *before;
        self.keep(|past| now.accusers(past.seat).map(|accusers| Past { accusers, ..past }));
    }

    fn push(&mut self, past: Past) {
        self.0.rotate_right(1);
        self.0[0] = Some(past);
    }

    /// `seat` lays a card.
    fn cover(&mut self, seat: Seat) {
        self.keep(|past| {
            let mut followers = past.followers;
            followers.add(seat);
            let cards = past.cards - 1;
            (cards > 0).then_some(Past { cards, followers, ..past })
        });
    }

    /// Adds nothing where nobody can be accused so.
    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        if *self == Self::NOTHING {
            return;
        }
        for past in self.0.iter().flatten() {
            let Past { seat, guilty, cards, accusers, followers } = past;
            sum.bytes(&[seat.0, u8::from(*guilty), *cards]);
            sum.word(u64::from(accusers.bits()) << 32 | u64::from(followers.bits()));
        }
    }
}

impl<S: Sink> Step<'_, S> {
    /// Somebody else acts, and whoever has laid a card and could be accused until now is so only as somebody whose
    /// move is past. That it was a cheat makes no difference: nobody is to see it by that.
    pub(super) fn note_past(&mut self, by_laying: bool) {
        let Some(later) = self.rules.cheat.as_ref().and_then(|cheat| cheat.later) else { return };
        let noted = &self.state.accusable;
        let Some(seat) = noted.seat.filter(|_| noted.lying > 0) else { return };
        let (guilty, accusers) = (noted.guilt.is_some(), noted.accusers);
        // The card by which its time has ended is none of those that may still be laid.
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

    /// `by` accuses `seat`, whose move is past: all stays as it is, whatever it was.
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

/// Those whose move is past and whom `seat` may accuse.
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
