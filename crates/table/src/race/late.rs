//! Players who came just too late for what was decided: they are named as well, once it arrives.

use stammtisch_engine::game::MoveKind;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::told::ToldTimes;
use super::windows::{Matter, ReactionWindows};
use crate::decide::Request;
use crate::limits::ON_THE_WAY_MS;
use crate::log::Entry;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{AnyMove, Command, Reaction, TablePhase};

/// A matter that a call, a catch or an accusation has decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DecidedMatter {
    matter: Matter,
    /// The entry that opened it, and when that was told.
    opened: u64,
    told: Millis,
    /// When it was decided.
    at: Millis,
    /// Who has been told of.
    reacted: SeatSet,
}

impl DecidedMatter {
    /// After a move in which somebody was quick; none if the matter is still open.
    pub(crate) fn by(
        (seat, mv): (Seat, AnyMove),
        reactions: &[Reaction],
        told: &ToldTimes,
        windows: &ReactionWindows,
        now: Millis,
    ) -> Option<Self> {
        if reactions.is_empty() {
            return None;
        }
        let matter = about(seat, mv).filter(|matter| !windows.is_open(*matter))?;
        let (opened, told) = told.last_of(matter)?;
        let reacted = reactions.iter().map(|reaction| reaction.seat).collect();
        Some(Self { matter, opened, told, at: now, reacted })
    }
}

/// What a call, a catch or an accusation is about: of these everybody may know who would have made
/// them. A card laid out of turn would tell of a hand.
fn about(seat: Seat, mv: AnyMove) -> Option<Matter> {
    match mv.kind() {
        MoveKind::Call { call } => Some(Matter::Call(seat, call)),
        MoveKind::Catch { seat, call } => Some(Matter::Call(seat, call)),
        MoveKind::Accuse { seat } => Some(Matter::Deed(seat)),
        _ => None,
    }
}

/// Takes note of a refused command, if it was given in the matter decided last, and hardly too late.
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

/// What is to be told of it now.
pub(crate) fn due(table: &Table) -> Option<Entry> {
    let first = table.live.races.late.first()?;
    (table.state.phase() == TablePhase::Playing)
        .then_some(Entry::Late { seat: first.seat, ms: first.ms })
}
