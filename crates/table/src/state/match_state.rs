//! A match at the table: the game itself, and what the table keeps about it.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyEvent, AnyMatch};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::Standing;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::pot::Pot;
use super::score_sheet::Sheet;
use crate::fair::Evidence;
use crate::wire::Films;

/// A match that has begun.
#[derive(Clone)]
pub(crate) struct MatchState {
    pub(crate) running: AnyMatch,
    /// The seed of the match.
    pub(crate) seed: Seed,
    /// How the seed was made; none up to format 7, and in a lesson.
    pub(crate) evidence: Option<Evidence>,
    /// The house has revealed its share of the randomness.
    pub(crate) is_seed_opened: bool,
    /// Whether it can be watched once it is over.
    pub(crate) films: Films,
    /// The public standing of the game.
    pub(crate) standing: Standing,
    pub(crate) sheet: Sheet,
    /// The pot, where the match is played for credits.
    pub(crate) pot: Option<Pot>,
    /// Seats that have left for good, their cards laid aside.
    pub(crate) withdrawn: SeatSet,
    /// The seat that won because all others had left.
    pub(crate) conceded: Option<Seat>,
    /// Its result is in the results.
    pub(crate) is_noted: bool,
    /// How many milliseconds of its reserve each seat has used.
    pub(crate) reserve_used_ms: BTreeMap<Seat, u64>,
    /// The sequence number of the last entry that changed the game in any way.
    pub(crate) changed_seq: u64,
    /// The sequence number of the last turn taken or deal begun: what turn moves are based on.
    pub(crate) turn_seq: u64,
    /// The sequence number of the last turn taken by each seat: what it may be accused of. Turns of
    /// the match before count too, for players who have not yet seen that it is over.
    pub(crate) acted: BTreeMap<Seat, u64>,
    /// How many moves were made; in a lesson, how many of its steps are done.
    pub(crate) moves: usize,
}

impl MatchState {
    /// A match that begins with the entry `seq`.
    pub(crate) fn new(
        running: AnyMatch,
        (seed, evidence): (Seed, Option<Evidence>),
        films: Films,
        seq: u64,
        pot: Option<Pot>,
        acted: BTreeMap<Seat, u64>,
    ) -> Self {
        Self {
            standing: running.standing(),
            running,
            seed,
            evidence,
            is_seed_opened: false,
            films,
            sheet: Sheet::default(),
            pot,
            withdrawn: SeatSet::EMPTY,
            conceded: None,
            is_noted: false,
            reserve_used_ms: BTreeMap::new(),
            changed_seq: seq,
            turn_seq: seq,
            acted,
            moves: 0,
        }
    }

    /// Notes an event on the score sheet; returns whether that made a new row.
    pub(crate) fn note_on_sheet(&mut self, event: &AnyEvent) -> bool {
        let seats = self.standing.points.len();
        let note = self.running.sheet_note(event);
        note.is_some_and(|note| self.sheet.note(note, seats))
    }

    /// The seats that won.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        self.conceded.map_or_else(|| self.standing.winners.clone(), |winner| vec![winner])
    }

    /// The pot, until it is paid out.
    pub(crate) fn open_pot(&self) -> Option<&Pot> {
        self.pot.as_ref().filter(|pot| pot.is_open())
    }

    /// The pot while the match goes on.
    pub(crate) fn pot_in_play(&mut self) -> Option<&mut Pot> {
        self.pot.as_mut().filter(|_| !self.is_noted)
    }

    pub(crate) fn use_reserve(&mut self, seat: Seat, ms: u32) {
        if ms > 0 {
            *self.reserve_used_ms.entry(seat).or_default() += u64::from(ms);
        }
    }
}
