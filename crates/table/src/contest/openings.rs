//! Since when things are open to several seats, and since when they could know.

use std::collections::BTreeMap;

use stammtisch_engine::mau;
use stammtisch_engine::seat::Seat;

use crate::time::Millis;

/// Something that is open to several seats at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Matter {
    /// A seat has left a call out (LIV-06, LIV-07).
    Call(Seat, u8),
    /// A seat may be accused of what it did last (VER-14, ERF-11).
    Deed(Seat),
    /// A turn may be snatched by laying out of turn.
    Turn(Seat),
}

/// When a matter came up.
#[derive(Clone, Copy, Debug)]
struct Opening {
    /// The entry that brought it up.
    seq: u64,
    /// When that was told; none: it has not been told yet.
    told: Option<Millis>,
}

/// What is open now, and what was.
#[derive(Clone, Debug, Default)]
pub(super) struct Openings {
    pub(super) contest: mau::Contest,
    since: BTreeMap<Matter, Opening>,
    /// Calls left out that were open before: what ended that last, and when that was told.
    ended: BTreeMap<Matter, Opening>,
    /// The entry that the deal began with.
    pub(super) dealt: u64,
}

/// Whoever catches so many milliseconds after being told that the chance is over was on the way
/// already: a hand needs that long from seeing something to pressing a button.
const ON_THE_WAY: u64 = 1_000;

impl Openings {
    /// Takes note of what is open after the entry `seq`, in which `mover` made a step of a turn.
    pub(super) fn follow(&mut self, seq: u64, contest: mau::Contest, mover: Option<Seat>) {
        let before = std::mem::take(&mut self.since);
        self.contest = contest;
        for matter in matters(&contest) {
            let anew = match matter {
                Matter::Call(..) => false,
                // What it did before cannot be meant any more.
                Matter::Deed(seat) => mover == Some(seat),
                Matter::Turn(_) => mover.is_some(),
            };
            let known = before.get(&matter).filter(|_| !anew).copied();
            self.since.insert(matter, known.unwrap_or(Opening { seq, told: None }));
        }
        let over = before.into_keys().filter(|matter| !self.since.contains_key(matter));
        let calls = over.filter(|matter| matches!(matter, Matter::Call(..)));
        self.ended.extend(calls.map(|matter| (matter, Opening { seq, told: None })));
    }

    /// Everything that has happened is told now.
    pub(super) fn told(&mut self, now: Millis) {
        for opening in self.since.values_mut().chain(self.ended.values_mut()) {
            opening.told.get_or_insert(now);
        }
    }

    /// When a matter was told; 0 if it is not open.
    pub(super) fn told_at(&self, matter: Matter) -> Millis {
        self.since.get(&matter).and_then(|opening| opening.told).unwrap_or_default()
    }

    /// When the last matter was told; 0 if none is open.
    pub(super) fn last_told(&self) -> Millis {
        self.since.values().filter_map(|opening| opening.told).max().unwrap_or_default()
    }

    /// Whether the matter is open.
    pub(super) fn is_open(&self, matter: Matter) -> bool {
        self.since.contains_key(&matter)
    }

    /// Whether the matter was open for all that could be known at `given` by somebody who had seen
    /// everything up to the entry `seen`.
    pub(super) fn was_open(&self, matter: Matter, seen: u64, given: Millis) -> bool {
        let ended = self.ended.get(&matter).filter(|ended| {
            let knew = ended.told.is_some_and(|told| given > told.plus(ON_THE_WAY));
            ended.seq > seen || !knew
        });
        ended.is_some()
    }

    /// Whether the matter came up after the entry `seen`.
    pub(super) fn is_newer(&self, matter: Matter, seen: u64) -> bool {
        self.since.get(&matter).is_some_and(|opening| opening.seq > seen)
    }
}

fn matters(contest: &mau::Contest) -> impl Iterator<Item = Matter> {
    let owed = contest.owed.into_iter().zip(0..);
    let calls = owed.flat_map(|(seats, call)| seats.map(move |seat| Matter::Call(seat, call)));
    calls.chain(contest.accusable.map(Matter::Deed)).chain(contest.snatched_from.map(Matter::Turn))
}
