//! The clock: which seat the others wait for, how much time it has left, and what happens when it runs out.

use stammtisch_engine::seat::Seat;

use crate::limits::ANSWER_WITHIN_MS;
use crate::live::waited_for::WaitedFor;
use crate::log::{Away, Entry};
use crate::state::TableState;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{AnyMove, Clock, Pace, TablePhase};

/// How much time a seat has: for this decision, and then in reserve.
#[derive(Clone, Copy)]
struct Allowance {
    decision_ms: u64,
    reserve_ms: u64,
    reserve_total_ms: u64,
}

/// Notes which seat the others wait for at this time.
pub(super) fn note_waiting(table: &mut Table, now: Millis) {
    table.live.waiting = awaited_person(&table.state).map(|(seat, turn_seq)| {
        let before = table.live.waiting.filter(|waiting| is_about(&table.state, waiting, seat));
        let waited_ms = before.map_or(0, |waiting| waiting.waited_ms_at(now));
        let missed_ms = before.map_or(0, |waiting| waiting.missed_ms_at(now));
        let (runs, is_missed) = (is_waited_for(table, seat), is_missed(table, seat));
        WaitedFor { seat, turn_seq, waited_ms, runs, missed_ms, is_missed, noted: now }
    });
}

/// The clock as of the time noted last.
pub(crate) fn clock(table: &Table) -> Option<Clock> {
    let millis = |left: u64| left.try_into().unwrap_or(u32::MAX);
    let waiting = table.live.waiting.filter(|waiting| waiting.runs)?;
    let has = allowance(&table.state, waiting.seat)?;
    Some(Clock {
        seat: waiting.seat,
        left_ms: millis(has.decision_ms.saturating_sub(waiting.waited_ms)),
        total_ms: millis(has.decision_ms),
        reserve_ms: millis(has.reserve_ms - has.reserve_ms_used_by(waiting.waited_ms)),
        reserve_total_ms: millis(has.reserve_total_ms),
    })
}

/// When the time of the seat that the others wait for runs out, and what happens then: at a table
/// without a pace the table answers, at one with a pace a bot takes over.
pub(crate) fn answer_due(table: &Table) -> Option<(Millis, Entry)> {
    let waiting = table.live.waiting.filter(|waiting| waiting.runs)?;
    let seat = waiting.seat;
    // A move made in time is not late because it is held for others who may have been quicker.
    if table.state.player_on(seat).is_some_and(|player| table.live.races.held.holds_turn(player)) {
        return None;
    }
    let (awaited, _) = awaited_person(&table.state)?;
    if !is_about(&table.state, &waiting, awaited) {
        return None;
    }
    let has = allowance(&table.state, seat)?;
    let entry = match table.state.settings.pace {
        Pace::None => {
            let (_, mv) = table.state.running()?.asked()?;
            Entry::Moved { seat, mv, by_bot: true, reserve_ms: 0, reactions: Vec::new() }
        }
        Pace::Relaxed | Pace::Brisk => {
            let reserve_ms = has.reserve_ms.try_into().unwrap_or(u32::MAX);
            Entry::BotTookOver { seat, bot: table.state.stand_in(), why: Away::Idle, reserve_ms }
        }
    };
    Some((waiting.after(has.decision_ms + has.reserve_ms), entry))
}

pub(crate) fn unanswered(table: &Table, now: Millis) -> Option<Entry> {
    answer_due(table).filter(|(at, _)| *at <= now).map(|(_, entry)| entry)
}

/// How much of its reserve a seat has used for the decision that this move makes.
pub(crate) fn reserve_ms_used_by(table: &Table, seat: Seat, mv: AnyMove) -> u32 {
    if mv.is_turn_move() { reserve_ms_gone(table, seat) } else { 0 }
}

/// How much of its reserve a seat has used for the decision that it has not made yet.
pub(crate) fn reserve_ms_gone(table: &Table, seat: Seat) -> u32 {
    let waiting = table.live.waiting.filter(|waiting| is_about(&table.state, waiting, seat));
    let used = waiting.zip(allowance(&table.state, seat));
    let used = used.map_or(0, |(waiting, has)| has.reserve_ms_used_by(waiting.waited_ms));
    used.try_into().unwrap_or(u32::MAX)
}

/// For how many milliseconds the others have waited for this seat.
pub(crate) fn waited_ms_for(table: &Table, seat: Seat) -> Option<u64> {
    let waiting = table.live.waiting.filter(|waiting| is_about(&table.state, waiting, seat))?;
    Some(waiting.waited_ms)
}

fn allowance(state: &TableState, seat: Seat) -> Option<Allowance> {
    let game = state.game.as_ref()?;
    match state.settings.pace.times_ms() {
        None => {
            let asked = game.running.asked().is_some_and(|(asked, _)| asked == seat);
            asked.then_some(Allowance {
                decision_ms: ANSWER_WITHIN_MS,
                reserve_ms: 0,
                reserve_total_ms: 0,
            })
        }
        Some((decision_ms, reserve_total_ms)) => {
            let used_ms = game.reserve_used_ms.get(&seat).copied().unwrap_or(0);
            let reserve_ms = reserve_total_ms.saturating_sub(used_ms);
            Some(Allowance { decision_ms, reserve_ms, reserve_total_ms })
        }
    }
}

fn is_about(state: &TableState, waiting: &WaitedFor, seat: Seat) -> bool {
    let game = state.game.as_ref();
    waiting.seat == seat && game.is_some_and(|game| game.turn_seq == waiting.turn_seq)
}

/// The seat that is asked or has the turn, if its person plays it, and the turn move that led to
/// this decision.
fn awaited_person(state: &TableState) -> Option<(Seat, u64)> {
    if state.phase() != TablePhase::Playing {
        return None;
    }
    let game = state.game.as_ref()?;
    let asked = game.running.asked().map(|(seat, _)| seat);
    let seat = asked.or(game.standing.turn)?;
    let sitting = state.seats.get(seat)?.person()?;
    sitting.stand_in.is_none().then_some((seat, game.turn_seq))
}

/// When others will have waited this long, over the whole decision, for the connection of this seat.
pub(crate) fn missed_until(table: &Table, seat: Seat, ms: u64) -> Option<Millis> {
    let waiting = table.live.waiting.filter(|waiting| waiting.is_missed)?;
    let is_about = is_about(&table.state, &waiting, seat);
    is_about.then(|| waiting.noted.plus(ms.saturating_sub(waiting.missed_ms)))
}

fn is_missed(table: &Table, seat: Seat) -> bool {
    let player = table.state.player_on(seat);
    player.is_some_and(|player| table.live.missed_since(&table.state, player).is_some())
}

/// Whether the person on this seat is here and somebody else waits.
fn is_waited_for(table: &Table, seat: Seat) -> bool {
    let (state, live) = (&table.state, &table.live);
    let player = state.player_on(seat);
    player.is_some_and(|player| live.presence.is_here(player) && live.has_company(state, player))
}

impl Allowance {
    /// How much of the reserve a decision uses that has taken this long.
    fn reserve_ms_used_by(self, waited_ms: u64) -> u64 {
        waited_ms.saturating_sub(self.decision_ms).min(self.reserve_ms)
    }
}
