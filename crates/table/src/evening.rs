//! The matches that were played at a table.

use crate::chair::Chair;
use crate::history::Who;
use crate::id::PlayerId;
use crate::table::Table;
use crate::wire::{MatchResult, TableState, Text};
use stammtisch_engine::seat::Seat;

/// A match that is over, with its players as the log knows them: names may change or be erased.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    game: String,
    rules: Text,
    who: Vec<Option<Who>>,
    points: Vec<i32>,
    winners: Vec<Seat>,
    rows: u16,
    ended_early: bool,
}

impl Table {
    /// Takes note of a match that has just come to its end.
    pub(crate) fn note_match(&mut self, ended_early: bool) {
        if !self.match_runs || self.state() != TableState::Finished {
            return;
        }
        self.match_runs = false;
        self.evening_seq = self.seq;
        let who = |(_, chair): (Seat, &Chair)| match chair {
            Chair::Free => None,
            Chair::Person(sitting) => Some(Who::Player(sitting.player)),
            Chair::Bot { name, .. } => Some(Who::Bot(name.clone())),
        };
        self.evening.push(Played {
            game: self.rules.info.game.clone(),
            rules: self.rules.info.name.clone(),
            who: self.chairs.iter().map(who).collect(),
            points: self.course.points.clone(),
            winners: self.winners(),
            rows: self.sheet.rows().len().try_into().unwrap_or(u16::MAX),
            ended_early,
        });
    }

    /// All matches, oldest first.
    pub(crate) fn evening(&self) -> Vec<MatchResult> {
        let name = |who: &Option<Who>| who.as_ref().map(|who| self.who(who)).unwrap_or_default();
        let result = |(no, played): (u16, &Played)| MatchResult {
            no,
            game: played.game.clone(),
            rules: played.rules.clone(),
            names: played.who.iter().map(name).collect(),
            points: played.points.clone(),
            winners: played.winners.clone(),
            rows: played.rows,
            ended_early: played.ended_early,
        };
        (1..).zip(&self.evening).map(result).collect()
    }

    /// Takes note that a player has another name from now on, or none.
    pub(crate) fn called_otherwise(&mut self, player: PlayerId) {
        self.news = true;
        let has_played = self.have_played().any(|played| played == player);
        self.evening_renamed |= has_played;
    }

    /// Everybody who has played here.
    pub(crate) fn have_played(&self) -> impl Iterator<Item = PlayerId> {
        self.evening.iter().flat_map(|played| &played.who).filter_map(|who| match who {
            Some(Who::Player(player)) => Some(*player),
            _ => None,
        })
    }
}
