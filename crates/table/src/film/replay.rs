//! A finished match, ready to watch (`Replay`).

use super::names::{Names, Reader};
use std::sync::Arc;

use super::find::{FilmError, FinishedMatch, next};
use super::step_walker::{StepWalker, is_step};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;

use crate::daily::DailyOutcome;
use crate::id::PlayerId;
use crate::live::Profile;
use crate::log::{Header, Record};
use crate::publish::shuffle;
use crate::rules::RulesCache;
use crate::table::Table;
use crate::wire::{Film, FilmDeal, FilmStep, MatchCard, SheetRow, ShuffleShown};

/// A finished match, ready to watch.
#[derive(Clone)]
pub struct Replay {
    pub(super) finished: FinishedMatch,
    pub(super) names: Names,
    /// The table as it was before the match began.
    pub(super) before: Table,
    /// The table as it was at its end.
    pub(super) after: Table,
    /// The entries of the match, and when each was stored.
    pub(super) entries: Vec<(i64, Record)>,
    pub(super) steps: Vec<FilmStep>,
    pub(super) deals: Vec<FilmDeal>,
}

impl Replay {
    /// The match with this number, from the header and the records of its table; none if no
    /// finished match has it. Only the people in `names` are named.
    ///
    /// # Errors
    /// [`FilmError`] for a log that this version cannot replay.
    pub fn of(
        header: Header,
        log: &[(i64, Record)],
        rules_cache: Arc<dyn RulesCache>,
        no: u16,
        names: &Names,
    ) -> Result<Option<Self>, FilmError> {
        let mut table = Table::with_rules_from(rules_cache, header, Vec::new())?;
        if table.is_lesson() || no == 0 {
            return Ok(None);
        }
        loop {
            let Some((mut before, finished)) = next(&mut table, log)? else { return Ok(None) };
            if finished.no != no {
                continue;
            }
            if !finished.is_to_be_watched() {
                return Ok(None);
            }
            for player in &finished.sat {
                let name = names.get(player).cloned().unwrap_or_default();
                before.set_profile(*player, Profile { name, ..Profile::default() });
            }
            let entries = log.get(finished.records.clone()).unwrap_or_default().to_vec();
            let (mut after, mut course) =
                (before.clone(), StepWalker::new(finished.witness, finished.begun_ms));
            for entry in &entries {
                course.follow(&mut after, entry)?;
            }
            let StepWalker { steps, deals, .. } = course;
            // Equal names are told apart as at the table.
            let called = |player: &PlayerId| Some((*player, before.live.names.of(*player)?));
            let names = finished.sat.iter().filter_map(called).collect();
            return Ok(Some(Self { finished, names, before, after, entries, steps, deals }));
        }
    }

    /// Whether its cards follow from this seed.
    #[must_use]
    pub fn follows_from(&self, seed: &Seed) -> bool {
        self.after.state.game.as_ref().is_some_and(|game| game.seed == *seed)
    }

    /// The result of the deal of the day, where it was one.
    #[must_use]
    pub fn daily_outcome(&self) -> Option<DailyOutcome> {
        self.after.daily_outcome()
    }

    /// How its cards were determined; none where that is not known.
    #[must_use]
    pub fn chance(&self) -> Option<ShuffleShown> {
        let game = self.after.state.game.as_ref()?;
        shuffle::shown(game.evidence.as_ref()?, game.films)
    }

    /// The number on the score sheet of the last deal begun.
    pub(super) fn last_deal(&self) -> u16 {
        self.deals.last().map_or(0, |deal| deal.deal)
    }

    /// The same with other names: only people in `names` are named.
    #[must_use]
    pub fn named(&self, names: &Names) -> Self {
        let mut named = self.clone();
        for player in &self.finished.sat {
            let name = names.get(player).cloned().unwrap_or_default();
            named.before.set_profile(*player, Profile { name, ..Profile::default() });
        }
        let called = |player: &PlayerId| Some((*player, named.before.live.names.of(*player)?));
        named.names = self.finished.sat.iter().filter_map(called).collect();
        named
    }

    /// The names of its people.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// What is known of it without watching it.
    #[must_use]
    pub const fn finished(&self) -> &FinishedMatch {
        &self.finished
    }

    /// How many steps it has: at least 1.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.finished.steps
    }

    /// Whether it has no step: never.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The index in the log, from 0, of the record of a step.
    #[must_use]
    pub fn record_of(&self, step: u32) -> usize {
        let own = (self.finished.records.start..).zip(&self.entries);
        let mut steps = own.filter(|(_, (_, record))| is_step(&record.entry));
        let found = steps.nth(usize::try_from(step).unwrap_or(usize::MAX));
        found.map_or(self.finished.records.end, |(at, _)| at)
    }

    /// The film, for a reader who may watch it.
    #[must_use]
    pub fn film(&self, id: String, reader: Reader, can_share: bool) -> Film {
        let rules = &self.before.state.rules;
        Film {
            // How the rules differ is told with the rules.
            card: MatchCard { differs: None, ..self.finished.card(id, &self.names, reader) },
            begun: self.finished.begun_ms,
            rules: rules.info.clone(),
            chosen: rules.by.chosen.without_file(),
            seats: rules.by.seats,
            sheet: self.sheet().to_vec(),
            deals: self.deals.clone(),
            steps: self.steps.clone(),
            can_share,
            cannot_save: None,
        }
    }

    /// How many seats the table had.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.before.state.seat_count()
    }

    /// The rules it was played by, compiled.
    #[must_use]
    pub fn rules(&self) -> &AnyRules {
        self.before.state.rules.book.rules()
    }

    /// The whole score sheet.
    #[must_use]
    pub fn sheet(&self) -> &[SheetRow] {
        self.after.state.game.as_ref().map_or(&[], |game| game.sheet.rows())
    }
}

/// Leaves names out, which are private.
impl std::fmt::Debug for Replay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Replay").field("no", &self.finished.no).finish_non_exhaustive()
    }
}
