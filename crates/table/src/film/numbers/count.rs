//! Replays finished matches and counts what each player did.

use super::rated::plays;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use stammtisch_engine::film::{Deed, EndedMatch};
use stammtisch_engine::seat::Seat;

use super::rated::Company;
use super::{MatchOfOne, Tally};
use crate::evolve::{Broken, game_truth};
use crate::film::FilmError;
use crate::film::find::{FinishedMatch, next};
use crate::id::PlayerId;
use crate::log::{Entry, Header, Record};
use crate::ratings::RatedMatch;
use crate::rules::RulesCache;
use crate::table::Table;

/// A finished match, counted for each person who sat there from beginning to end.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchNumbers {
    /// Its number at its table, from 1.
    pub no: u16,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// The statistics by person.
    pub people: BTreeMap<PlayerId, MatchOfOne>,
    /// Its result for ratings, if it is rated.
    pub rated: Option<RatedMatch>,
}

/// Counts all finished matches of a log that may be watched, except those played for fun: lessons,
/// and further tries at a deal of the day.
///
/// # Errors
/// [`FilmError`] for a log that this version cannot replay.
pub fn counted(
    header: Header,
    log: &[(i64, Record)],
    rules_cache: Arc<dyn RulesCache>,
) -> Result<Vec<MatchNumbers>, FilmError> {
    let mut table = Table::with_rules_from(rules_cache, header, Vec::new())?;
    let mut all = Vec::new();
    if table.is_lesson() || table.state.daily().is_some_and(|daily| !daily.counted) {
        return Ok(all);
    }
    while let Some((before, finished)) = next(&mut table, log)? {
        if !finished.is_to_be_watched() {
            continue;
        }
        let own = log.get(finished.records.clone()).unwrap_or_default();
        let (no, ended_ms) = (finished.no, finished.ended_ms);
        let (people, rated) = people(before, &finished, own)?;
        all.push(MatchNumbers { no, ended_ms, people, rated });
    }
    Ok(all)
}

fn people(
    mut table: Table,
    finished: &FinishedMatch,
    own: &[(i64, Record)],
) -> Result<(BTreeMap<PlayerId, MatchOfOne>, Option<RatedMatch>), Broken> {
    let at_first: Vec<_> = seated(&table).collect();
    let mut company = Company::before(&table);
    let rules = &table.state.rules;
    let differs = rules.info.differs.clone();
    let (rules, count) = (key(&rules.info.game, &rules.by.text), rules.by.seats);
    let mut counting = Counting::new(finished.witness, count);
    for (_, record) in own {
        counting.follow(&mut table, &record.entry)?;
        company.look(&table, &record.entry);
    }
    let played = |(seat, player): (Seat, PlayerId)| {
        let record = &finished.record;
        let here = at_first.contains(&(seat, player));
        let tally = *counting.tallies.get(seat.index())?;
        let one = MatchOfOne {
            game: record.game.clone(),
            rules: rules.clone(),
            name: record.rules.clone(),
            differs: differs.clone(),
            daily: table.state.daily().is_some(),
            seats: count,
            winners: u8::try_from(record.winners.len()).unwrap_or(u8::MAX),
            ms: u64::try_from(finished.ended_ms.saturating_sub(finished.begun_ms)).unwrap_or(0),
            won: record.winners.contains(&seat) && plays(&table, seat),
            place: place(&table, &record.winners, seat),
            tally,
        };
        here.then_some((player, one))
    };
    let people = seated(&table).filter_map(played).collect();
    let place = |seat| place(&table, &finished.record.winners, seat);
    let rated = company.played(&table, &rules, place);
    Ok((people, rated))
}

fn seated(table: &Table) -> impl Iterator<Item = (Seat, PlayerId)> {
    table.state.seats.persons().map(|(seat, sitting)| (seat, sitting.player))
}

/// The final place: winners are first, whatever the points; the others by how many did better.
fn place(table: &Table, winners: &[Seat], seat: Seat) -> u8 {
    if winners.contains(&seat) {
        return 1;
    }
    let ranks = table.state.game.as_ref().map_or(&[][..], |game| &game.standing.rank);
    let own = ranks.get(seat.index());
    let others = (0..).map(Seat).zip(ranks);
    let better = others.filter(|(other, rank)| winners.contains(other) || Some(*rank) < own);
    u8::try_from(better.count() + 1).unwrap_or(u8::MAX)
}

/// A key that is the same for all matches by the same rules.
fn key(game: &str, text: &str) -> String {
    let digest = Sha256::new().chain_update(game).chain_update([0]).chain_update(text).finalize();
    digest.iter().take(8).fold(String::new(), |mut key, byte| {
        let _ = write!(key, "{byte:02x}");
        key
    })
}

struct Counting {
    ended: EndedMatch,
    tallies: Vec<Tally>,
    /// The seat whose lie may still be believed or doubted.
    lied: Option<Seat>,
    /// The seat that doubted last.
    doubted: Option<Seat>,
    /// By how many points each seat trailed after the latest deal; the final deal does not count.
    behind: Vec<u32>,
}

impl Counting {
    fn new(ended: EndedMatch, seats: u8) -> Self {
        let (tallies, behind) = (vec![Tally::default(); seats.into()], vec![0; seats.into()]);
        Self { ended, tallies, lied: None, doubted: None, behind }
    }

    /// Applies the next entry.
    fn follow(&mut self, table: &mut Table, entry: &Entry) -> Result<(), Broken> {
        let people: Vec<Seat> =
            seated(table).map(|(seat, _)| seat).filter(|seat| plays(table, *seat)).collect();
        let rows = |table: &Table| table.state.game.as_ref().map_or(0, |g| g.sheet.rows().len());
        let lines = rows(table);
        if let Entry::Moved { seat, mv, by_bot: false, .. } = *entry
            && let Some(tally) = self.tallies.get_mut(seat.index())
        {
            tally.moves += 1;
            let game = table.state.running();
            tally.cheats += u32::from(game.is_some_and(|game| game.is_cheat(seat, mv, self.ended)));
        }
        table.state.evolve(entry)?;
        let latest = table.state.history.after(table.state.seq - 1);
        let Some(game) = table.state.running() else { return Ok(()) };
        for (_, happened) in latest.into_iter().flatten() {
            let Some(event) = game_truth(happened) else { continue };
            for (seat, deed) in game.deeds(event, self.ended).into_iter().flatten() {
                self.note(seat, deed, &people);
            }
        }
        for seat in &people {
            let held = game.held(*seat, self.ended);
            if let Some(tally) = self.tallies.get_mut(seat.index()) {
                tally.longest_hand = tally.longest_hand.max(held);
            }
        }
        if rows(table) > lines {
            self.deal_ended(table, &people);
        }
        Ok(())
    }

    fn note(&mut self, seat: Seat, deed: Deed, people: &[Seat]) {
        let told = self.lied;
        match deed {
            Deed::Announced => self.lied = None,
            Deed::Lied => self.lied = Some(seat),
            Deed::Doubted => (self.lied, self.doubted) = (None, Some(seat)),
            Deed::Believed => {
                self.lied = None;
                self.count(told, people, |tally| &mut tally.lies_believed);
            }
            Deed::LieFound => {
                let doubted = self.doubted.take();
                self.count(doubted, people, |tally| &mut tally.doubts_right);
            }
            _ => {}
        }
        let what: Option<fn(&mut Tally) -> &mut u32> = match deed {
            Deed::CallForgotten => Some(|tally| &mut tally.calls_forgotten),
            Deed::Caught => Some(|tally| &mut tally.catches),
            Deed::CaughtInVain => Some(|tally| &mut tally.catches_in_vain),
            Deed::Accused => Some(|tally| &mut tally.charges),
            Deed::AccusedInVain => Some(|tally| &mut tally.charges_in_vain),
            Deed::CheatSeen => Some(|tally| &mut tally.cheats_seen),
            Deed::Announced => Some(|tally| &mut tally.announced),
            Deed::Lied => Some(|tally| &mut tally.lies),
            Deed::LieFound => Some(|tally| &mut tally.lies_found),
            Deed::Doubted => Some(|tally| &mut tally.doubts),
            Deed::Believed => None,
        };
        if let Some(what) = what {
            self.count(Some(seat), people, what);
        }
    }

    /// Adds one for a seat that its person plays.
    fn count(&mut self, seat: Option<Seat>, people: &[Seat], what: fn(&mut Tally) -> &mut u32) {
        let own = seat.filter(|seat| people.contains(seat));
        if let Some(tally) = own.and_then(|seat| self.tallies.get_mut(seat.index())) {
            *what(tally) += 1;
        }
    }

    /// The deal before turned out not to be the last: its gaps count.
    fn deal_ended(&mut self, table: &Table, people: &[Seat]) {
        for seat in people {
            let behind = self.behind.get(seat.index()).copied().unwrap_or(0);
            if let Some(tally) = self.tallies.get_mut(seat.index()) {
                tally.behind = tally.behind.max(behind);
            }
        }
        let ranks = table.state.game.as_ref().map_or(&[][..], |game| &game.standing.rank);
        let best = ranks.iter().min().copied().unwrap_or(0);
        // A seat that plays no further has no comparable points.
        let behind = |rank: &i32| match rank.checked_sub(best) {
            Some(behind @ 0..=1_000_000) => behind.unsigned_abs(),
            _ => 0,
        };
        self.behind = ranks.iter().map(behind).collect();
    }
}
