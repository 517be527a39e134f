//! Finds the finished matches in a table's log.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use stammtisch_engine::film::EndedMatch;

use super::names::{Names, Reader};
use super::step_walker::is_step;
use crate::evolve::Broken;
use crate::id::PlayerId;
use crate::log::{Entry, Header, Record};
use crate::publish::history::Who;
use crate::rules::{RulesCache, UnreadableTable};
use crate::state::results::MatchRecord;
use crate::table::Table;
use crate::wire::{Films, MatchCard, RulesDifference};

/// A log from which no film can be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FilmError {
    /// This version cannot read the rules of the table.
    #[error(transparent)]
    Open(#[from] UnreadableTable),
    /// Its entries do not fit together.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// A finished match in a log.
#[derive(Clone, Debug)]
pub struct FinishedMatch {
    /// Its number at its table, from 1.
    pub no: u16,
    /// When it began, in milliseconds since 1970.
    pub begun_ms: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// Everybody who sat at it at any time.
    pub sat: BTreeSet<PlayerId>,
    pub(super) steps: u32,
    pub(super) record: MatchRecord,
    /// How its rules differed from the usual ones.
    differs: Option<RulesDifference>,
    pub(super) witness: EndedMatch,
    /// The range of its records in the log.
    pub(super) records: Range<usize>,
}

/// All finished matches of a table that may be watched, oldest first: from its header and its
/// records, each with the time at which it was stored, in milliseconds since 1970. Neither lessons
/// nor matches in progress are included.
///
/// # Errors
/// [`FilmError`] for a log that this version cannot replay.
pub fn finished(
    header: Header,
    log: &[(i64, Record)],
    rules_cache: Arc<dyn RulesCache>,
) -> Result<Vec<FinishedMatch>, FilmError> {
    let mut table = Table::with_rules_from(rules_cache, header, Vec::new())?;
    let mut found = Vec::new();
    if !table.is_lesson() {
        while let Some((_, one)) = next(&mut table, log)? {
            found.extend(one.is_to_be_watched().then_some(one));
        }
    }
    Ok(found)
}

/// Everybody who has ever sat at a table: the people whose names a film needs.
#[must_use]
pub fn people(log: &[(i64, Record)]) -> BTreeSet<PlayerId> {
    let sat = log.iter().filter_map(|(_, record)| match record.entry {
        Entry::Sat { player, .. } | Entry::HandedOver { player, .. } => Some(player),
        _ => None,
    });
    sat.collect()
}

/// Replays a log until the next match is over; also returns the table as it was before that match.
pub(super) fn next(
    table: &mut Table,
    log: &[(i64, Record)],
) -> Result<Option<(Table, FinishedMatch)>, FilmError> {
    let mut begun: Option<(Table, usize)> = None;
    let mut sat = BTreeSet::new();
    let seq = |table: &Table| usize::try_from(table.seq()).unwrap_or(usize::MAX);
    while let Some((at, Record { entry, .. })) = log.get(seq(table)) {
        let (index, over) = (seq(table), table.state.results.matches.len());
        if let Entry::Started { .. } = entry {
            begun = Some((table.clone(), index));
            sat.clear();
        }
        match table.state.evolve(entry) {
            // A match sealed with a lost key is not over: otherwise its share would have been revealed.
            Err(Broken::KeyLost(_)) => return Ok(None),
            evolved => evolved?,
        }
        sat.extend(table.state.seats.persons().map(|(_, sitting)| sitting.player));
        let Some(record) = table.state.results.matches.get(over) else { continue };
        let Some((before, first)) = begun else { return Ok(None) };
        let record = record.clone();
        let Some(witness) = witness(table) else { return Ok(None) };
        // The pot is paid out right after the end.
        let mut last = index;
        if let Some((_, Record { entry: entry @ Entry::Settled { .. }, .. })) = log.get(index + 1) {
            table.state.evolve(entry)?;
            last += 1;
        }
        let records = first..last + 1;
        let own = log.get(records.clone()).unwrap_or_default();
        let steps = own.iter().filter(|(_, record)| is_step(&record.entry)).count();
        let one = FinishedMatch {
            no: u16::try_from(over + 1).unwrap_or(u16::MAX),
            begun_ms: own.first().map_or(*at, |(at, _)| *at),
            ended_ms: *at,
            sat,
            steps: u32::try_from(steps).unwrap_or(u32::MAX),
            record,
            differs: table.state.rules.info.differs.clone(),
            witness,
            records,
        };
        return Ok(Some((before, one)));
    }
    Ok(None)
}

/// The proof that the match at this table is over: its result has been noted.
fn witness(table: &Table) -> Option<EndedMatch> {
    let game = table.state.game.as_ref().filter(|game| game.is_noted)?;
    match game.conceded {
        Some(_) => Some(game.running.clone().given_up()),
        None => game.running.ended(),
    }
}

impl FinishedMatch {
    /// Whether it may be watched at all: that was settled before it began.
    pub(super) fn is_to_be_watched(&self) -> bool {
        self.record.films == Films::Kept
    }

    /// Whether a player sat at it.
    #[must_use]
    pub fn sat(&self, player: PlayerId) -> bool {
        self.sat.contains(&player)
    }

    /// The summary of the match, for a reader who may watch it.
    #[must_use]
    pub fn card(&self, id: String, names: &Names, reader: Reader) -> MatchCard {
        let MatchRecord { game, rules, who, points, winners, rows, ended_early, .. } = &self.record;
        let name = |who: &Option<Who>| match who {
            Some(Who::Player(player)) => names.get(player).cloned().unwrap_or_default(),
            Some(Who::Bot(name)) => name.clone(),
            None => String::new(),
        };
        let is_reader = |who: &Option<Who>| match who {
            Some(Who::Player(player)) => Some(*player) == reader,
            _ => false,
        };
        let seats = (0..).map(stammtisch_engine::seat::Seat).zip(who);
        MatchCard {
            id,
            no: self.no,
            game: game.clone(),
            rules: rules.clone(),
            differs: self.differs.clone(),
            names: who.iter().map(name).collect(),
            points: points.clone(),
            winners: winners.clone(),
            rows: *rows,
            ended_early: *ended_early,
            ended: self.ended_ms,
            steps: self.steps,
            you: seats.into_iter().find(|(_, who)| is_reader(who)).map(|(seat, _)| seat),
        }
    }
}
