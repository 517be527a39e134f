//! Reactions that arrived just too late for a race already decided: their times are published too.

use super::decided_matter::about;

use crate::decide::Request;
use crate::limits::ON_THE_WAY_MS;
use crate::log::Entry;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{Command, Reaction, TablePhase};

/// Notes a refused command, if it belongs to the race decided last and was only just too late.
pub(crate) fn note_refused(table: &mut Table, request: &Request) {
    let Some(reaction) = late(table, request) else { return };
    let races = &mut table.live.races;
    races.late.push(reaction);
    if let Some(decided) = &mut races.decided {
        decided.reacted.add(reaction.seat);
    }
}

fn late(table: &Table, request: &Request) -> Option<Reaction> {
    let Command::Move { mv } = request.command else { return None };
    let races = &table.live.races;
    let seat = table.state.seat_of(request.player)?;
    let decided = races.decided.filter(|decided| about(seat, mv) == Some(decided.matter))?;
    let now = table.live.now;
    let counts = request.base >= decided.opened
        && now <= decided.at.plus(ON_THE_WAY_MS)
        && !decided.reacted.has(seat)
        && table.state.plays_self(request.player)
        && table.state.phase() == TablePhase::Playing;
    let given = Millis(now.0.saturating_sub(races.delay_ms(&table.live.presence, request.player)));
    let ms = given.0.saturating_sub(decided.told.0);
    counts.then(|| Reaction { seat, ms: ms.try_into().unwrap_or(u32::MAX) })
}

/// The next late reaction to record, if any.
pub(crate) fn due(table: &Table) -> Option<Entry> {
    let first = table.live.races.late.first()?;
    (table.state.phase() == TablePhase::Playing)
        .then_some(Entry::Late { seat: first.seat, ms: first.ms })
}
