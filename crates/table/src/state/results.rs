//! The matches played at a table.

use std::sync::Arc;

use stammtisch_engine::seat::Seat;

use super::TableState;
use super::seats::Occupancy;
use crate::fair::Evidence;
use crate::id::PlayerId;
use crate::publish::history::Who;
use crate::wire::{Films, TablePhase, Text};

/// All finished matches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Results {
    /// Oldest first.
    pub(crate) matches: Vec<MatchRecord>,
    /// The sequence number of the last entry that added one.
    pub(crate) seq: u64,
}

/// A finished match, with its players by id: names may change or be erased.
#[derive(Clone, Debug)]
pub(crate) struct MatchRecord {
    pub(crate) game: String,
    pub(crate) rules: Text,
    pub(crate) who: Vec<Option<Who>>,
    pub(crate) points: Vec<i32>,
    pub(crate) winners: Vec<Seat>,
    pub(crate) rows: u16,
    pub(crate) ended_early: bool,
    /// Whether it may be watched.
    pub(crate) films: Films,
    /// How its cards were determined, once the house has revealed its share.
    pub(crate) evidence: Option<Arc<Evidence>>,
}

impl Results {
    /// Everybody who has played here.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.matches.iter().flat_map(|played| &played.who).filter_map(|who| match who {
            Some(Who::Player(player)) => Some(*player),
            _ => None,
        })
    }
}

impl TableState {
    /// Records a match that has just ended.
    pub(crate) fn note_result(&mut self, ended_early: bool) {
        if self.phase() != TablePhase::Finished {
            return;
        }
        let Some(game) = self.game.as_mut().filter(|game| !game.is_noted) else { return };
        game.is_noted = true;
        let who = |(_, occupancy): (Seat, &Occupancy)| match occupancy {
            Occupancy::Free => None,
            Occupancy::Person(sitting) => Some(Who::Player(sitting.player)),
            Occupancy::Bot { name, .. } => Some(Who::Bot(name.clone())),
        };
        self.results.seq = self.seq;
        self.results.matches.push(MatchRecord {
            game: self.rules.info.game.clone(),
            rules: self.rules.info.name.clone(),
            who: self.seats.iter().map(who).collect(),
            points: game.standing.points.clone(),
            winners: game.winners(),
            rows: game.sheet.rows().len().try_into().unwrap_or(u16::MAX),
            ended_early,
            films: game.films,
            evidence: None,
        });
    }
}
