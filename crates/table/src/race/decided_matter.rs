//! The matter of a race that a call, a catch or an accusation has decided.

use stammtisch_engine::game::MoveKind;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::published_times::PublishedTimes;
use super::windows::{Matter, ReactionWindows};
use crate::time::Millis;
use crate::wire::{AnyMove, Reaction};

/// The matter of a race that a call, a catch or an accusation has decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DecidedMatter {
    pub(super) matter: Matter,
    /// The entry that opened it, and when that entry was published.
    pub(super) opened: u64,
    pub(super) told: Millis,
    /// When it was decided.
    pub(super) at: Millis,
    /// The seats whose reactions have been published.
    pub(super) reacted: SeatSet,
}

impl DecidedMatter {
    /// The matter decided by a move in a race; none if it is still open.
    pub(crate) fn by(
        (seat, mv): (Seat, AnyMove),
        reactions: &[Reaction],
        told: &PublishedTimes,
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

/// The matter of a call, a catch or an accusation: anybody may know who would have made one of
/// these. A card laid out of turn would reveal part of a hand.
pub(super) fn about(seat: Seat, mv: AnyMove) -> Option<Matter> {
    match mv.kind() {
        MoveKind::Call { call } => Some(Matter::Call(seat, call)),
        MoveKind::Catch { seat, call } => Some(Matter::Call(seat, call)),
        MoveKind::Accuse { seat } => Some(Matter::Deed(seat)),
        _ => None,
    }
}
