//! The state that follows from a table's log and so survives a restart: seats, host, settings,
//! rules, results, and the match in progress.

mod answered_commands;
pub(crate) mod lesson;
mod link;
mod match_state;
mod moves;
mod people;
pub(crate) mod pot;
pub(crate) mod results;
mod score_sheet;
mod seating;
pub(crate) mod seats;
pub(crate) mod shuffle;

use std::collections::BTreeSet;
use std::sync::Arc;

use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::game::Status;

pub(crate) use answered_commands::AnsweredCommands;
pub use link::key;
pub(crate) use match_state::MatchState;

use crate::id::PlayerId;
use crate::log::Header;
use crate::publish::history::History;
use crate::race::ReactionWindows;
use crate::rules::{RulesCache, RulesInForce, TableRules, UnreadableTable};
use crate::wire::{Reaction, TablePhase, TableSettings};
use results::Results;
use seats::Seats;
use shuffle::NextShuffle;

/// The state that follows from the header and the entries of a log, and from nothing else.
#[derive(Clone)]
pub(crate) struct TableState {
    /// The header without its rules, which tables may share.
    pub(crate) header: Header,
    /// The rules it was opened with.
    opened_with: Arc<RulesInForce>,
    /// The source of rules that an entry sets.
    pub(crate) rules_cache: Arc<dyn RulesCache>,
    /// The sequence number of the last entry.
    pub(crate) seq: u64,
    pub(crate) rules: Arc<RulesInForce>,
    /// The sequence number of the last entry that changed the rules or the seats.
    pub(crate) rules_seq: u64,
    pub(crate) host: Option<PlayerId>,
    pub(crate) settings: TableSettings,
    /// The key in the link, where the table can only be found by its link.
    pub(crate) key: Option<String>,
    /// The people who were sent away.
    pub(crate) removed: BTreeSet<PlayerId>,
    pub(crate) seats: Seats,
    /// The randomness of the next match.
    pub(crate) shuffle: NextShuffle,
    /// The match in progress, or the last one by these rules.
    pub(crate) game: Option<MatchState>,
    /// The sequence number of the last entry that changed the score sheet.
    pub(crate) sheet_seq: u64,
    pub(crate) results: Results,
    /// The reaction windows that are open.
    pub(crate) windows: ReactionWindows,
    /// The reaction times of the last race decided, and those that were just too late for it.
    pub(crate) reacted: Vec<Reaction>,
    pub(crate) answered: AnsweredCommands,
    pub(crate) history: History,
}

impl TableState {
    /// The state before the first entry.
    pub(crate) fn open(
        rules_cache: Arc<dyn RulesCache>,
        mut header: Header,
    ) -> Result<Self, UnreadableTable> {
        let (chosen, text) =
            (std::mem::take(&mut header.chosen), std::mem::take(&mut header.rules));
        let lesson = header.lesson.take();
        let rules = rules_cache.rules(&TableRules { chosen, text, seats: header.seats, lesson })?;
        Ok(Self {
            opened_with: rules.clone(),
            rules,
            rules_cache,
            seq: 0,
            rules_seq: 0,
            host: Some(header.host),
            settings: header.settings,
            key: header.key.clone().filter(|_| header.settings.link_only),
            removed: BTreeSet::new(),
            seats: Seats::new(header.seats),
            shuffle: NextShuffle::default(),
            game: None,
            sheet_seq: 0,
            results: Results::default(),
            reacted: Vec::new(),
            windows: ReactionWindows::default(),
            answered: AnsweredCommands::default(),
            history: History::default(),
            header,
        })
    }

    /// The header as it was stored.
    pub(crate) fn header(&self) -> Header {
        let TableRules { chosen, text, lesson, .. } = self.opened_with.by.clone();
        Header { chosen, rules: text, lesson, ..self.header.clone() }
    }

    /// The phase of the table.
    pub(crate) fn phase(&self) -> TablePhase {
        let Some(game) = &self.game else { return TablePhase::Lobby };
        match game.running.status() {
            _ if game.conceded.is_some() => TablePhase::Finished,
            Status::Playing => TablePhase::Playing,
            Status::DealOver => TablePhase::BetweenDeals,
            Status::MatchOver => TablePhase::Finished,
        }
    }

    /// Whether a rated match is being played, as far as can be told: people have all seats.
    pub(crate) fn is_rated_now(&self) -> bool {
        let plays = matches!(self.phase(), TablePhase::Playing | TablePhase::BetweenDeals);
        let people = self.seats.iter().all(|(_, chair)| chair.person().is_some());
        plays && people && self.settings.rated && self.daily().is_none()
    }

    /// The present number of seats.
    pub(crate) fn seat_count(&self) -> u8 {
        self.rules.by.seats
    }

    /// The match that has begun, whether it is over or not.
    pub(crate) fn running(&self) -> Option<&AnyMatch> {
        self.game.as_ref().map(|game| &game.running)
    }

    /// The bot that stands in for a person who is away; empty if no bot plays this game.
    pub(crate) fn stand_in(&self) -> String {
        self.rules.info.bots.last().cloned().unwrap_or_default()
    }

    /// Whether the table is in the public list.
    pub(crate) const fn is_public(&self) -> bool {
        self.settings.public && !self.settings.link_only
    }
}
