//! The order in which the commands of a race are decided.

use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::seat::Seat;

use super::held_commands::ReactionTime;
use super::part::{self, Favour, Part};
use crate::id::PlayerId;
use crate::live::planned_moves::PlannedMove;
use crate::refusal::Refusal;
use crate::state::TableState;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::AnyMove;

/// The refusal that spares a player who had seen everything up to `seen` the price of a wrong
/// catch; none if the move is no such catch, or costs what the rules say. A player who was merely
/// second does not pay.
pub(crate) fn excused(table: &Table, player: PlayerId, mv: AnyMove, seen: u64) -> Option<Refusal> {
    let windows = &table.state.windows;
    let races = &table.live.races;
    let matter = part::caught(mv).filter(|matter| !windows.is_open(*matter))?;
    let delay_ms = races.delay_ms(&table.live.presence, player);
    let given = Millis(table.live.now.0.saturating_sub(delay_ms));
    if seen < windows.dealt_seq {
        return Some(Refusal::Stale);
    }
    let second = races.told.was_open(windows, matter, seen, given);
    let refusal = table.state.running().and_then(AnyMatch::caught_in_vain);
    refusal.filter(|_| second).map(Refusal::Game)
}

/// When a move in a race counts as given, if it was given at `at`: never before its player could know
/// of the matter.
pub(super) fn given(table: &Table, Part { favour, matter }: Part, at: Millis) -> ReactionTime {
    let (windows, told) = (&table.state.windows, &table.live.races.told);
    let told = matter.map_or_else(|| told.last(windows), |matter| told.of(windows, matter));
    ReactionTime { at: at.max(told), favour }
}

/// How many milliseconds a command must be held after it was given: as long as an earlier command
/// of another player may still be on its way.
pub(super) fn waiting_ms(table: &Table) -> u64 {
    let seats = table.state.windows.race.seats;
    let plays = |player| table.state.seat_of(player).is_some_and(|seat| seats.has(seat));
    table
        .live
        .presence
        .connections()
        .filter(|(_, player, screen)| !screen && table.state.plays_self(*player) && plays(*player))
        .map(|(connection, ..)| table.live.races.delays.round_trip_ms(connection))
        .max()
        .unwrap_or(0)
}

/// When the first held command is to be decided.
pub(crate) fn next_release(table: &Table) -> Option<Millis> {
    let first = table.live.races.held.first()?;
    Some(first.at.plus(waiting_ms(table)))
}

/// The next planned move of a bot, and when. Bots have no round trip, and wait like everybody else.
pub(crate) fn next_plan(table: &Table) -> Option<(Millis, Seat, PlannedMove)> {
    let wait_ms = waiting_ms(table);
    let carried_out = |(seat, thought): (Seat, PlannedMove)| match plan_given(table, seat, &thought)
    {
        Some(given) => ((given.at.plus(wait_ms), given.favour), seat, thought),
        None => ((ready_at(&table.state, &thought), Favour::Call), seat, thought),
    };
    let first =
        table.live.plans.pending().map(carried_out).min_by_key(|(at, seat, _)| (*at, *seat));
    let ((at, _), seat, thought) = first?;
    let overtaken = plan_given(table, seat, &thought)
        .is_some_and(|given| table.live.races.held.first().is_some_and(|first| first <= given));
    (!overtaken).then_some((at, seat, thought))
}

/// When a bot is ready to make its planned move. Once no person plays in this deal any more, bots
/// do not pretend to think.
fn ready_at(state: &TableState, thought: &PlannedMove) -> Millis {
    if state.is_played_by_people() { thought.due } else { Millis::default() }
}

/// When a bot gives its planned move, if that takes part in a race.
pub(crate) fn plan_given(table: &Table, seat: Seat, thought: &PlannedMove) -> Option<ReactionTime> {
    let part = table.state.part(seat, thought.mv)?;
    Some(given(table, part, ready_at(&table.state, thought)))
}
