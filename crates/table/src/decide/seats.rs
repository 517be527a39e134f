//! Sitting down, getting up, leaving, coming back: who takes which seat.

use stammtisch_engine::seat::Seat;

use crate::decide::host_passes;
use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::refusal::Refusal;
use crate::state::TableState;
use crate::table::Table;
use crate::wire::Leavers;

pub(super) fn sit(
    table: &Table,
    player: PlayerId,
    seat: Option<Seat>,
) -> Result<Vec<Entry>, Refusal> {
    if table.state.seat_of(player).is_some() {
        return Err(Refusal::AlreadySeated);
    }
    let seat = match seat {
        Some(seat) if table.live.watchers.is_offered(seat, player) => {
            return take_over(&table.state, seat, player);
        }
        Some(seat) if table.state.seats.get(seat).ok_or(Refusal::NoSuchSeat)?.is_free() => seat,
        Some(seat) if table.state.is_to_be_had(seat) => seat,
        Some(_) => return Err(Refusal::SeatTaken),
        None => table.state.seats.first_free().ok_or(Refusal::TableFull)?,
    };
    Ok(and_host(&table.state, Entry::Sat { seat, player }, player))
}

/// A player who sits down where there is no host becomes the host.
fn and_host(state: &TableState, entry: Entry, player: PlayerId) -> Vec<Entry> {
    let host = Entry::HostChanged { player: Some(player) };
    [entry].into_iter().chain(state.host.is_none().then_some(host)).collect()
}

fn take_over(state: &TableState, seat: Seat, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
    if state.is_pot_open() {
        return Err(Refusal::StakeRunning);
    }
    Ok(and_host(state, Entry::HandedOver { seat, player }, player))
}

pub(super) fn stand(state: &TableState, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
    let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if !state.seats_are_open() {
        return Err(Refusal::MatchRunning);
    }
    Ok(vec![Entry::Stood { seat }])
}

/// Leaving is always allowed. For a player who has already left it changes nothing.
pub(super) fn leave(table: &Table, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
    let mut entries: Vec<_> = leaves(&table.state, player).into_iter().collect();
    if table.state.host == Some(player) {
        entries.push(Entry::HostChanged { player: host_passes::next_host(table, player) });
    }
    Ok(entries)
}

/// The entry for the seat of a player who leaves or is sent away.
pub(super) fn leaves(state: &TableState, player: PlayerId) -> Option<Entry> {
    let (seat, sitting) = state.seats.persons().find(|(_, sitting)| sitting.player == player)?;
    let why = Away::Left;
    let is_out = state.game.as_ref().is_some_and(|game| game.withdrawn.has(seat));
    if state.seats_are_open() {
        Some(Entry::Stood { seat })
    } else if state.settings.leavers == Leavers::LaidAside && !is_out {
        Some(Entry::Withdrew { seat, bot: state.stand_in() })
    } else if sitting.stand_in.as_ref().is_none_or(|bot| bot.why != why) {
        Some(Entry::BotTookOver { seat, bot: state.stand_in(), why, reserve_ms: 0 })
    } else {
        None
    }
}

pub(super) fn come_back(state: &TableState, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
    let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if state.plays_self(player) {
        return Err(Refusal::NotAway);
    }
    Ok(and_host(state, Entry::Returned { seat }, player))
}
