//! How a match begins.

use stammtisch_engine::chance::{SHUFFLE, Seed};
use stammtisch_engine::seat::{Direction, Seat};

use crate::log::Entry;
use crate::refusal::Refusal;
use crate::state::seats::Occupancy;
use crate::table::Table;

/// Whether a match can begin with those who sit here. For credits only people play who are here
/// to pay; for another match of that kind each of them has `asked`.
pub(super) fn may_start(table: &Table, asked: bool) -> Result<(), Refusal> {
    if table.state.seats.first_free().is_some() {
        return Err(Refusal::SeatsFree);
    }
    let pays = |(_, chair): (Seat, &Occupancy)| {
        chair.person().is_some_and(|sitting| {
            let here = table.live.presence.is_here(sitting.player);
            here && sitting.stand_in.is_none() && (sitting.ready || !asked)
        })
    };
    if table.state.settings.stake > 0 && !table.state.seats.iter().all(pays) {
        return Err(Refusal::StakeNeedsPeople);
    }
    Ok(())
}

/// The entry that begins a match with `first`, if somebody is named. Another match goes on where
/// the last one ended: the deal, or the start, passes to the left. Only in a lesson is a seed named:
/// all other matches follow from what was fixed and opened before.
pub(super) fn started(table: &Table, first: Option<Seat>, seed: Option<Seed>) -> Entry {
    let (state, names) = (&table.state, &table.live.names);
    let next = |last: Seat| last.next(Direction::Clockwise, state.seat_count());
    let last = state.game.as_ref().and_then(|game| game.sheet.first());
    let persons = state.seats.persons();
    // Bots write with the right hand; and the deal of a day is the same for whoever plays it.
    let left_handed = persons
        .filter(|(_, sitting)| names.is_left_handed(sitting.player) && state.daily().is_none())
        .map(|(seat, _)| seat)
        .collect();
    Entry::Started {
        seed: seed.map(|seed| seed.to_string()),
        shuffle: SHUFFLE.into(),
        dealer: first.or_else(|| last.map(next)),
        left_handed,
    }
}
