//! How a match begins.

use stammtisch_engine::chance::{SHUFFLE, Seed};
use stammtisch_engine::seat::{Direction, Seat};

use crate::log::Entry;
use crate::refusal::Refusal;
use crate::state::seats::Occupancy;
use crate::table::Table;

/// Whether a match can begin with the seats as they are. For credits only people play, who must be
/// here to pay; for a rematch for credits each of them must have `asked`.
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

/// The entry that begins a match with `first`, if one is named. A rematch continues after the last
/// match: the deal, or the start, passes to the left. Only a lesson has a seed here: in all other
/// matches it follows from what was committed to and revealed before.
pub(super) fn started(table: &Table, first: Option<Seat>, seed: Option<Seed>) -> Entry {
    let (state, names) = (&table.state, &table.live.names);
    let next = |last: Seat| last.next(Direction::Clockwise, state.seat_count());
    let last = state.game.as_ref().and_then(|game| game.sheet.first());
    let persons = state.seats.persons();
    // Bots write with the right hand; and the deal of the day is the same for everybody.
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
