//! Whom the others wait for, and the clock that runs meanwhile.

use stammtisch_engine::seat::Seat;

use crate::game::is_turn_move;
use crate::log::{Away, Entry};
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{Clock, GameMove, Pace, TableState};

/// How long an answer outside the course of turns may take at a table without a pace.
pub const ANSWER_WITHIN: u64 = 45_000;

/// A person whom the game waits for.
///
/// Time stands still while the person's line is down or nobody else waits: opening the line again
/// gives nobody more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    seat: Seat,
    /// The turn move that brought this decision about. Calls and catches bring about no other.
    turn: u64,
    /// For how many milliseconds the others have waited.
    waited: u64,
    pub(crate) runs: bool,
    /// For how many milliseconds they have waited for the line besides: coming back for a moment
    /// does not begin that anew.
    missed: u64,
    is_missed: bool,
    noted: Millis,
}

/// How much time a seat has: for this decision, and then in reserve. In milliseconds.
#[derive(Clone, Copy)]
struct Allowance {
    decision: u64,
    reserve: u64,
    reserve_total: u64,
}

impl Pace {
    /// Time for a decision, and in reserve for a match, in milliseconds.
    #[must_use]
    pub const fn times(self) -> Option<(u64, u64)> {
        match self {
            Self::None => None,
            Self::Relaxed => Some((45_000, 180_000)),
            Self::Brisk => Some((15_000, 60_000)),
        }
    }
}

impl Table {
    /// Takes note of the time, by which clocks are shown and talk is limited: before
    /// [`Table::handle`], and after every commit before [`Table::publish`] and [`Table::due`].
    pub fn note_time(&mut self, now: Millis) {
        self.now = now;
        self.note_told(now);
        self.note_lesson(now);
        self.waiting = self.awaited_person().map(|seat| {
            let before = self.waiting.filter(|waiting| self.is_about(waiting, seat));
            let waited = before.map_or(0, |waiting| waiting.waited_at(now));
            let missed = before.map_or(0, |waiting| waiting.missed_at(now));
            let (runs, is_missed) = (self.is_waited_for(seat), self.is_missed(seat));
            Waiting { seat, turn: self.turn_seq, waited, runs, missed, is_missed, noted: now }
        });
        self.note_votable();
    }

    /// The clock as it stood when the time was noted last.
    pub(crate) fn clock(&self) -> Option<Clock> {
        let millis = |left: u64| left.try_into().unwrap_or(u32::MAX);
        let waiting = self.waiting.filter(|waiting| waiting.runs)?;
        let allowance = self.allowance(waiting.seat)?;
        Some(Clock {
            seat: waiting.seat,
            left_ms: millis(allowance.decision.saturating_sub(waiting.waited)),
            total_ms: millis(allowance.decision),
            reserve_ms: millis(allowance.reserve - allowance.reserve_used_by(waiting.waited)),
            reserve_total_ms: millis(allowance.reserve_total),
        })
    }

    /// When the time of the seat that is waited for is gone, and what happens then: at a table
    /// without a pace the table answers, at one with a pace a bot takes over.
    pub(crate) fn answer_due(&self) -> Option<(Millis, Entry)> {
        let waiting = self.waiting.filter(|waiting| waiting.runs)?;
        let seat = waiting.seat;
        // What has been done in time is not too late because others may have been quicker.
        if self.chairs.get(seat)?.person().is_some_and(|person| self.is_turn_held(person.player)) {
            return None;
        }
        if !self.is_about(&waiting, self.awaited_person()?) {
            return None;
        }
        let Allowance { decision, reserve, .. } = self.allowance(seat)?;
        let entry = match self.manner.pace {
            Pace::None => {
                let (_, mv) = self.game.as_ref()?.asked()?;
                Entry::Moved { seat, mv, by_bot: true, reserve_ms: 0 }
            }
            Pace::Relaxed | Pace::Brisk => {
                let reserve_ms = reserve.try_into().unwrap_or(u32::MAX);
                Entry::BotTookOver { seat, bot: self.stand_in(), why: Away::Idle, reserve_ms }
            }
        };
        Some((waiting.after(decision + reserve), entry))
    }

    pub(crate) fn unanswered(&self, now: Millis) -> Option<Entry> {
        self.answer_due().filter(|(at, _)| *at <= now).map(|(_, entry)| entry)
    }

    /// How much of its reserve a seat has used for the decision that this move makes.
    pub(crate) fn reserve_used_by(&self, seat: Seat, mv: GameMove) -> u32 {
        if is_turn_move(mv) { self.reserve_gone(seat) } else { 0 }
    }

    /// How much of its reserve a seat has used for the decision that it has not made yet.
    pub(crate) fn reserve_gone(&self, seat: Seat) -> u32 {
        let waiting = self.waiting.filter(|waiting| self.is_about(waiting, seat));
        let used = waiting.zip(self.allowance(seat));
        let used = used.map_or(0, |(waiting, has)| has.reserve_used_by(waiting.waited));
        used.try_into().unwrap_or(u32::MAX)
    }

    /// For how many milliseconds the others have waited for this seat.
    pub(crate) fn waited_for(&self, seat: Seat) -> Option<u64> {
        let waiting = self.waiting.filter(|waiting| self.is_about(waiting, seat))?;
        Some(waiting.waited)
    }

    fn allowance(&self, seat: Seat) -> Option<Allowance> {
        match self.manner.pace.times() {
            None => {
                let asked = self.game.as_ref()?.asked().is_some_and(|(asked, _)| asked == seat);
                let has = Allowance { decision: ANSWER_WITHIN, reserve: 0, reserve_total: 0 };
                asked.then_some(has)
            }
            Some((decision, reserve_total)) => {
                let used = self.reserve_used.get(&seat).copied().unwrap_or(0);
                let reserve = reserve_total.saturating_sub(used);
                Some(Allowance { decision, reserve, reserve_total })
            }
        }
    }

    fn is_about(&self, waiting: &Waiting, seat: Seat) -> bool {
        (waiting.seat, waiting.turn) == (seat, self.turn_seq)
    }

    /// The seat that is asked or has the turn, if its person plays it.
    fn awaited_person(&self) -> Option<Seat> {
        if self.state() != TableState::Playing {
            return None;
        }
        let asked = self.game.as_ref()?.asked().map(|(seat, _)| seat);
        let seat = asked.or(self.course.turn)?;
        let sitting = self.chairs.get(seat)?.person()?;
        sitting.stand_in.is_none().then_some(seat)
    }

    /// When others will have waited for so long, in this decision, for the line of this seat.
    pub(crate) fn missed_until(&self, seat: Seat, millis: u64) -> Option<Millis> {
        let waiting = self.waiting.filter(|waiting| waiting.is_missed)?;
        let is_about = self.is_about(&waiting, seat);
        is_about.then(|| waiting.noted.plus(millis.saturating_sub(waiting.missed)))
    }

    fn is_missed(&self, seat: Seat) -> bool {
        self.player_on(seat).is_some_and(|player| self.missed_since(player).is_some())
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
    /// When the others will have waited for so long, if the clock runs on.
    pub(crate) const fn after(&self, waited: u64) -> Millis {
        self.noted.plus(waited.saturating_sub(self.waited))
    }

    const fn waited_at(&self, now: Millis) -> u64 {
        let gone = now.0.saturating_sub(self.noted.0);
        if self.runs { self.waited.saturating_add(gone) } else { self.waited }
    }

    const fn missed_at(&self, now: Millis) -> u64 {
        let gone = now.0.saturating_sub(self.noted.0);
        if self.is_missed { self.missed.saturating_add(gone) } else { self.missed }
    }
}

impl Allowance {
    /// How much of the reserve goes into a decision that has taken so long.
    fn reserve_used_by(self, waited: u64) -> u64 {
        waited.saturating_sub(self.decision).min(self.reserve)
    }
}
