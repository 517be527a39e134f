//! Spectators: seats offered to them, asking for seats, names hidden, people sent away.

use super::Decided;
use crate::id::PlayerId;
use crate::live::Change;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::state::TableState;
use crate::table::Table;

/// A player may offer the seat at any time, with its hand; a seat that is paid for, not before the
/// match is over.
pub(super) fn offer(
    table: &Table,
    player: PlayerId,
    watcher: Option<u32>,
) -> Result<Decided, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if !table.state.plays_self(player) {
        return Err(Refusal::BotPlays);
    }
    if table.state.is_pot_open() {
        return Err(Refusal::StakeRunning);
    }
    let to = watcher.map(|number| numbered(table, number)).transpose()?;
    Ok(Decided::Change(Change::Offered { seat, to }))
}

/// Spectators who ask for a seat get the next one available, in the order of asking.
pub(super) fn ask_for_seat(
    table: &Table,
    player: PlayerId,
    wanted: bool,
) -> Result<Decided, Refusal> {
    if table.state.seat_of(player).is_some() {
        return Err(Refusal::AlreadySeated);
    }
    if !table.live.presence.is_here(player) {
        return Err(Refusal::NoSuchWatcher);
    }
    // Asking again does not lose the place in the queue.
    if wanted == table.live.watchers.asking.contains(&player) {
        return Ok(Decided::Entries(Vec::new()));
    }
    Ok(Decided::Change(Change::AskedForSeat { player, wanted }))
}

pub(super) fn hide_watcher(
    table: &Table,
    player: PlayerId,
    watcher: u32,
    hidden: bool,
) -> Result<Decided, Refusal> {
    is_master(&table.state, player)?;
    let player = numbered(table, watcher)?;
    Ok(Decided::Change(Change::Hidden { player, hidden }))
}

pub(super) fn remove_watcher(
    table: &Table,
    player: PlayerId,
    watcher: u32,
) -> Result<Vec<Entry>, Refusal> {
    is_master(&table.state, player)?;
    let removed = numbered(table, watcher)?;
    if removed == player {
        return Err(Refusal::NoSuchWatcher);
    }
    Ok(vec![Entry::Removed { player: removed }])
}

pub(super) fn readmit(state: &TableState, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
    is_master(state, player)?;
    Ok(if state.removed.is_empty() { Vec::new() } else { vec![Entry::Readmitted] })
}

fn is_master(state: &TableState, player: PlayerId) -> Result<(), Refusal> {
    if state.host == Some(player) { Ok(()) } else { Err(Refusal::NotHost) }
}

/// The spectator with this number.
fn numbered(table: &Table, number: u32) -> Result<PlayerId, Refusal> {
    let found = table.live.watching(&table.state).find(|(known, _)| *known == number);
    found.map(|(_, player)| player).ok_or(Refusal::NoSuchWatcher)
}

/// The first in the queue of spectators takes the first seat available.
pub(super) fn late_comer(table: &Table) -> Option<Entry> {
    let watches = |player: &&PlayerId| {
        table.state.seat_of(**player).is_none() && table.live.presence.is_here(**player)
    };
    let player = *table.live.watchers.asking.iter().find(watches)?;
    let free = table.state.seats.first_free().filter(|_| table.state.seats_are_open());
    let taken =
        table.state.seats.iter().map(|(seat, _)| seat).find(|seat| table.state.is_to_be_had(*seat));
    Some(Entry::Sat { seat: free.or(taken)?, player })
}
