//! Moves on arrival: allowed, meant for an earlier position, or part of a race.

use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::game::MoveKind;
use stammtisch_engine::limits::MAX_LOG_ENTRIES;
use stammtisch_engine::race::Race;
use stammtisch_engine::seat::Seat;

use super::TableState;
use crate::limits::ENTRIES_KEPT_FOR_PLAY;
use crate::race::Matter;
use crate::race::part::{self, Favour, Part};
use crate::wire::AnyMove;

impl TableState {
    /// Whether a bot may make this move: wrong catches are for people only.
    pub(crate) fn allows(&self, seat: Seat, mv: AnyMove) -> bool {
        let legal = self.running().is_some_and(|game| game.check(seat, mv).is_ok());
        legal && !self.catches_in_vain(mv)
    }

    /// Whether the move accuses a seat that has acted since `seen`.
    pub(crate) fn is_accused_of_more(&self, mv: AnyMove, seen: u64) -> bool {
        let MoveKind::Accuse { seat } = mv.kind() else { return false };
        let acted = self.game.as_ref().and_then(|game| game.acted.get(&seat));
        acted.is_some_and(|acted| *acted > seen)
    }

    /// Whether the move catches a call that was not yet left out at `seen`.
    pub(crate) fn catches_unseen(&self, mv: AnyMove, seen: u64) -> bool {
        part::caught(mv).is_some_and(|matter| self.windows.is_newer(matter, seen))
    }

    /// Whether the move reacts to something that had not yet happened at `seen`.
    pub(crate) fn reacts_unseen(&self, mv: AnyMove, seen: u64) -> bool {
        part::reacts(mv) && self.windows.is_newer(Matter::Reaction, seen)
    }

    /// Whether the move catches a call that is not left out now: under rules that penalise this it
    /// is a legal move all the same.
    pub(crate) fn catches_in_vain(&self, mv: AnyMove) -> bool {
        part::caught(mv).is_some_and(|matter| !self.windows.is_open(matter))
    }

    /// Whether this move of `seat` is a call or a charge that others race against (true), a turn
    /// that ends such a race (false), or in no race (none).
    pub(crate) fn races(&self, seat: Seat, mv: AnyMove) -> Option<bool> {
        let part = part::part(&self.race(), seat, mv)?;
        Some(matches!(part.favour, Favour::Call | Favour::Charge))
    }

    /// The part that a move of `seat` takes in the open races.
    pub(crate) fn part(&self, seat: Seat, mv: AnyMove) -> Option<Part> {
        part::part(&self.windows.race, seat, mv)
    }

    /// Whether the log has only room left for play.
    pub(crate) const fn is_log_full(&self) -> bool {
        self.seq + ENTRIES_KEPT_FOR_PLAY >= MAX_LOG_ENTRIES as u64
    }

    /// What several seats can race for now.
    pub(crate) fn race(&self) -> Race {
        self.running().map(AnyMatch::race).unwrap_or_default()
    }
}
