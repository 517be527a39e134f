//! What differs for other numbers of seats, and in some rounds or deals: the paragraphs that read
//! otherwise there.

mod conditions;

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::mau::rules::doc::{HouseRules, MatchRule, SeatsRule, Span, Text, WhenRule};
use stammtisch_engine::mau::rules::{Rules, Single};

use super::body;
use super::grammar::text;
use crate::part::Part;
use conditions::{condition, with_players};
pub(super) use conditions::{in_deals, weak};

pub(super) fn differs(rules: &Rules) -> Vec<Part> {
    let here = Here { rules };
    let mut parts = here.other_seats();
    let mut known = BTreeMap::new();
    for rule in rules.doc().when.iter().filter(|rule| rule.differs_in_a_match()) {
        parts.push(here.at_times(rule, &mut known));
    }
    parts.retain(|(_, lines)| !lines.is_empty());
    parts
}

/// What holds in all deals for a number of seats, in words, and what lays patches over it.
struct Always {
    words: Vec<Part>,
    single: Option<Single>,
}

fn has(rule: &WhenRule, seats: u8) -> bool {
    rule.seats.is_none_or(|span| span.has(u16::from(seats), None))
}

/// The rules at the table, with what differs for its number of seats laid over them already.
struct Here<'a> {
    rules: &'a Rules,
}

impl Here<'_> {
    /// The places of the patches for so many seats, whatever the deal.
    fn for_seats(&self, seats: u8) -> Vec<usize> {
        let all = self.rules.doc().when.iter().enumerate();
        let held = all.filter(|(_, rule)| !rule.differs_in_a_match() && has(rule, seats));
        held.map(|(index, _)| index).collect()
    }

    /// One part for each number of seats, or several in a row, with patches of their own.
    fn other_seats(&self) -> Vec<Part> {
        let seats = &self.rules.doc().seats;
        let here = self.for_seats(self.rules.seats());
        let mut groups: Vec<(u8, u8, Vec<usize>)> = Vec::new();
        for seats in seats.min..=seats.max {
            let patches = self.for_seats(seats);
            match groups.last_mut() {
                Some((_, last, known)) if *known == patches => *last = seats,
                _ => groups.push((seats, seats, patches)),
            }
        }
        groups.retain(|(.., patches)| *patches != here);
        let part = |(first, last, _): (u8, u8, Vec<usize>)| {
            let span = Span::Between(u16::from(first), u16::from(last));
            let before = self.compiled(self.rules.doc(), first, &[]);
            let before = body(before.as_ref().unwrap_or(self.rules));
            let after = self.with_seats(first);
            let unknown = unknown(&with_players(span));
            (with_players(span), changed(&before, after.as_ref(), &unknown))
        };
        groups.into_iter().map(part).collect()
    }

    /// The rules for so many seats. What differs here cannot be taken out of the rules again: where
    /// it does not hold there, they are not known.
    fn with_seats(&self, seats: u8) -> Option<Rules> {
        let there = self.for_seats(seats);
        if !self.for_seats(self.rules.seats()).iter().all(|index| there.contains(index)) {
            return None;
        }
        let doc = self.rules.doc();
        let patches: Vec<_> = there.iter().filter_map(|index| doc.when.get(*index)).collect();
        self.compiled(doc, seats, &patches)
    }

    fn at_times(&self, rule: &WhenRule, known: &mut BTreeMap<u8, Always>) -> Part {
        let title = condition(self.rules, rule);
        let doc = self.rules.doc();
        let here = self.rules.seats();
        let seats = if has(rule, here) {
            Some(here)
        } else {
            (doc.seats.min..=doc.seats.max).find(|seats| has(rule, *seats))
        };
        let Some(seats) = seats else { return (title, Vec::new()) };
        let always = known.entry(seats).or_insert_with(|| self.always(seats));
        let after = always.single.as_ref().and_then(|single| single.with(rule));
        let unknown = text("Da gelten zum Teil andere Regeln.", "Some rules are different then.");
        let mut lines = changed(&always.words, after.as_ref(), &unknown);
        if rule.rounds.is_some() && !matches!(doc.matches, MatchRule::Rounds { .. }) {
            lines.push(text(
                "Ein Durchgang ist vorbei, wenn jede Person einmal gegeben hat.",
                "A round is over when each player has dealt once.",
            ));
        }
        (title, lines)
    }

    /// What holds for so many seats, if that is known.
    fn always(&self, seats: u8) -> Always {
        let there = if seats == self.rules.seats() { None } else { Some(self.with_seats(seats)) };
        let rules = match &there {
            None => Some(self.rules),
            Some(there) => there.as_ref(),
        };
        let single = rules.and_then(|rules| Single::of(rules.doc(), seats));
        // What is narrowed to one number of seats for the patches is so in the words they change as well.
        let narrowed = single.as_ref().and_then(|single| single.narrowed());
        Always { words: narrowed.as_ref().or(rules).map_or_else(Vec::new, body), single }
    }

    /// `doc` with these patches alone. Rules that are sound for so many seats need not be so for
    /// others, and those for a range of seats not for one of them alone.
    fn compiled(&self, doc: &HouseRules, seats: u8, patches: &[&WhenRule]) -> Option<Rules> {
        let always = |rule: &&WhenRule| WhenRule {
            seats: Some(Span::Between(u16::from(seats), u16::from(seats))),
            set: rule.set.clone(),
            ..WhenRule::default()
        };
        let only = HouseRules { when: patches.iter().map(always).collect(), ..doc.clone() };
        let narrow = SeatsRule { min: seats, max: seats, recommended: seats };
        Rules::compile(&only, seats)
            .or_else(|_| Rules::compile(&HouseRules { seats: narrow, ..only }, seats))
            .ok()
    }
}

/// What differs for so many players cannot be told from here.
fn unknown(players: &Text) -> Text {
    let lower = |said: &str| {
        let mut letters = said.chars();
        let first = letters.next().map(char::to_lowercase);
        first.into_iter().flatten().chain(letters).collect::<String>()
    };
    text(
        format!(
            "Da gelten zum Teil andere Regeln: Sie stehen im Text dafür, wie man {} spielt.",
            lower(&players.de)
        ),
        format!(
            "Some rules are different then: they stand in the text of how to play {}.",
            lower(&players.en)
        ),
    )
}

/// The lines that read otherwise after than before, and those that are gone.
fn changed(before: &[Part], after: Option<&Rules>, unknown: &Text) -> Vec<Text> {
    let Some(after) = after else { return vec![unknown.clone()] };
    let mut lines = Vec::new();
    for ((_, old), (_, new)) in before.iter().zip(&body(after)) {
        let mut gone: Vec<_> = old.iter().filter(|line| !new.contains(line)).collect();
        for line in new.iter().filter(|line| !old.contains(line)) {
            let replaced = (0..gone.len()).max_by_key(|at| alike(gone[*at], line));
            if let Some(at) = replaced.filter(|at| alike(gone[*at], line) >= ALIKE) {
                gone.remove(at);
            }
            lines.push(line.clone());
        }
        lines.extend(gone.into_iter().map(|line| {
            text(
                format!("Das entfällt: {}", line.de),
                format!("This does not apply then: {}", line.en),
            )
        }));
    }
    lines
}

/// From so many hundredths of common words on, one line takes the place of another.
const ALIKE: usize = 30;

/// How many hundredths of their words two lines have in common; lines about different cards none.
fn alike(one: &Text, other: &Text) -> usize {
    match (head(one), head(other)) {
        (None, None) => {}
        (one, other) if one == other => return 100,
        _ => return 0,
    }
    let words =
        |line: &Text| line.de.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
    let (one, other) = (words(one), words(other));
    let common = one.intersection(&other).count();
    100 * common / one.union(&other).count().max(1)
}

/// The cards that a line about special cards begins with.
fn head(line: &Text) -> Option<&str> {
    const LONGEST: usize = 40;
    line.de.split_once(": ").map(|(head, _)| head).filter(|head| head.len() <= LONGEST)
}
