//! The clock for answers: whoever is asked outside the course of turns, to bear a threat or to name
//! a victim, must not keep the others waiting for ever.

use stammtisch_engine::seat::Seat;

use crate::log::Entry;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::Clock;

/// How long an answer may take while somebody else waits for it.
pub const ANSWER_WITHIN: u64 = 45_000;

/// A person who is asked, and the time left.
///
/// The clock stands still while the person's line is down or nobody waits: opening the line again
/// gives nobody more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    seat: Seat,
    /// The turn move that brought the question about. Calls and catches make no other question.
    turn: u64,
    left: u64,
    runs: bool,
    noted: Millis,
}

impl Table {
    /// Takes note of the time, by which clocks are shown and talk is limited: before
    /// [`Table::handle`], and after every commit before [`Table::publish`] and [`Table::due`].
    pub fn note_time(&mut self, now: Millis) {
        self.now = now;
        self.waiting = self.asked_person().map(|seat| {
            let before = self.waiting.filter(|waiting| self.is_about(waiting, seat));
            let left = before.map_or(ANSWER_WITHIN, |waiting| waiting.left_at(now));
            Waiting { seat, turn: self.turn_seq, left, runs: self.is_waited_for(seat), noted: now }
        });
    }

    /// The clock as it stood when the time was noted last.
    pub(crate) fn clock(&self) -> Option<Clock> {
        let millis = |left: u64| left.try_into().unwrap_or(u32::MAX);
        self.waiting.filter(|waiting| waiting.runs).map(|waiting| Clock {
            seat: waiting.seat,
            left_ms: millis(waiting.left),
            total_ms: millis(ANSWER_WITHIN),
            reserve_ms: 0,
            reserve_total_ms: 0,
        })
    }

    /// When the table answers for the seat that is asked, and what.
    pub(crate) fn answer_due(&self) -> Option<(Millis, Entry)> {
        let (seat, mv) = self.game.as_ref()?.asked()?;
        let waiting =
            self.waiting.filter(|waiting| waiting.runs && self.is_about(waiting, seat))?;
        let answer = Entry::Moved { seat, mv, by_bot: true, reserve_ms: 0 };
        Some((waiting.noted.plus(waiting.left), answer))
    }

    pub(crate) fn unanswered(&self, now: Millis) -> Option<Entry> {
        self.answer_due().filter(|(at, _)| *at <= now).map(|(_, entry)| entry)
    }

    fn is_about(&self, waiting: &Waiting, seat: Seat) -> bool {
        (waiting.seat, waiting.turn) == (seat, self.turn_seq)
    }

    /// The seat that is asked, if its person plays it.
    fn asked_person(&self) -> Option<Seat> {
        let (seat, _) = self.game.as_ref()?.asked()?;
        let sitting = self.chairs.get(seat)?.person()?;
        sitting.stand_in.is_none().then_some(seat)
    }

    /// Whether the person on this seat is here and somebody else waits.
    fn is_waited_for(&self, seat: Seat) -> bool {
        let person = self.chairs.get(seat).and_then(|chair| chair.person());
        person.is_some_and(|sitting| {
            self.presence.is_here(sitting.player) && self.has_company(sitting.player)
        })
    }
}

impl Waiting {
    fn left_at(&self, now: Millis) -> u64 {
        let gone = now.0.saturating_sub(self.noted.0);
        if self.runs { self.left.saturating_sub(gone) } else { self.left }
    }
}
