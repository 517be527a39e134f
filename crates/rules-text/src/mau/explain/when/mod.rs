//! What differs for other numbers of seats, and in some rounds or deals: the paragraphs that change there.

mod conditions;

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::mau::rules::doc::{MatchRule, Span, Text, WhenRule};
use stammtisch_engine::mau::rules::{Rules, Single};

use super::body;
use super::grammar::text;
pub(super) use crate::mau::explain::counting::{in_deals, weak};
use crate::part::Part;
use conditions::{condition, with_players};

pub(super) fn differs(rules: &Rules) -> Vec<Part> {
    let here = Here { rules };
    let mut parts = here.other_seats();
    let mut known = BTreeMap::new();
    for (place, rule) in rules.doc().when.iter().enumerate() {
        if rule.differs_in_a_match() {
            parts.extend(here.at_times(place, rule, &mut known));
        }
    }
    parts.retain(|(_, lines)| !lines.is_empty());
    parts
}

/// The rules that hold in all deals for a number of seats, in words, and the means to apply patches to them.
struct Always {
    words: Vec<Part>,
    single: Single,
}

/// Lines that are the same for several consecutive numbers of seats.
struct Group {
    first: u8,
    last: u8,
    lines: Vec<Text>,
}

impl Group {
    /// Adds the lines for the next number of seats.
    fn add(groups: &mut Vec<Self>, seats: u8, lines: Vec<Text>) {
        match groups.last_mut() {
            Some(group) if group.last + 1 == seats && group.lines == lines => group.last = seats,
            _ => groups.push(Self { first: seats, last: seats, lines }),
        }
    }

    fn span(&self) -> Span {
        Span::Between(u16::from(self.first), u16::from(self.last))
    }
}

fn has(rule: &WhenRule, seats: u8) -> bool {
    rule.seats.is_none_or(|span| span.has(u16::from(seats), None))
}

/// The rules at the table, with the patches for its number of seats already applied.
struct Here<'a> {
    rules: &'a Rules,
}

impl Here<'_> {
    /// The places of the patches for this many seats, regardless of the deal.
    fn for_seats(&self, seats: u8) -> Vec<usize> {
        let all = self.rules.doc().when.iter().enumerate();
        let held = all.filter(|(_, rule)| !rule.differs_in_a_match() && has(rule, seats));
        held.map(|(index, _)| index).collect()
    }

    fn all_seats(&self) -> std::ops::RangeInclusive<u8> {
        let seats = &self.rules.doc().seats;
        seats.min..=seats.max
    }

    /// One part for each number of seats, or several consecutive ones, for which other patches hold than
    /// here.
    fn other_seats(&self) -> Vec<Part> {
        let here = self.for_seats(self.rules.seats());
        let mut groups = Vec::new();
        for seats in self.all_seats().filter(|seats| self.for_seats(*seats) != here) {
            // This number may not be able to play at all.
            let Some(there) = Single::of(self.rules.written(), seats) else { continue };
            let before = body(&self.rules.taken_to(seats));
            Group::add(&mut groups, seats, changed(&before, Some(&there.alone())));
        }
        groups.into_iter().map(|group| (with_players(group.span()), group.lines)).collect()
    }

    /// What a patch changes while it holds: where other patches hold for other numbers of seats, one part for
    /// each number, or for several consecutive ones with the same changes.
    fn at_times(
        &self,
        place: usize,
        rule: &WhenRule,
        known: &mut BTreeMap<(u8, bool), Option<Always>>,
    ) -> Vec<Part> {
        let here = self.rules.seats();
        let by_seats = self.rules.doc().when.iter().any(|rule| rule.seats.is_some());
        let held = self.all_seats().filter(|seats| has(rule, *seats));
        let held: Vec<_> = held.filter(|seats| by_seats || *seats == here).collect();
        let mut groups = Vec::new();
        // Where the same patches hold for several numbers, the text is that of this table, or of the lowest
        // number.
        let mut said: BTreeMap<Vec<usize>, Vec<Text>> = BTreeMap::new();
        for seats in held {
            let patches = self.for_seats(seats);
            if !said.contains_key(&patches) {
                let same = if patches == self.for_seats(here) { here } else { seats };
                let turned = self.rules.is_seen_turned(&rule.held);
                let always =
                    known.entry((same, turned)).or_insert_with(|| self.always(same, turned));
                let Some(Always { words, single }) = always else { continue };
                let then = single.with(place);
                let then = then.as_ref().map(|rules| if turned { rules.turned() } else { rules });
                said.insert(patches.clone(), changed(words, then));
            }
            Group::add(&mut groups, seats, said.get(&patches).cloned().unwrap_or_default());
        }
        let alone = groups.len() == 1;
        let part = |group: Group| {
            let seats = if alone { rule.seats } else { Some(group.span()) };
            let title = condition(self.rules, &WhenRule { seats, ..rule.clone() });
            let mut lines = group.lines;
            if rule.rounds.is_some()
                && !matches!(self.rules.doc().matches, MatchRule::Rounds { .. })
            {
                lines.push(text(
                    "Ein Durchgang ist vorbei, wenn jede Person einmal gegeben hat.",
                    "A round is over when each player has dealt once.",
                ));
            }
            (title, lines)
        };
        groups.into_iter().map(part).collect()
    }

    /// What holds for this many seats, by the names on the backs where those are up; none where this many
    /// cannot play.
    fn always(&self, seats: u8, turned: bool) -> Option<Always> {
        let single = Single::of(self.rules.written(), seats)?;
        let rules = single.rules();
        let words = body(if turned { rules.turned() } else { &rules });
        Some(Always { words, single })
    }
}

/// The lines that are new or different after the change, and those that are gone.
fn changed(before: &[Part], after: Option<&Rules>) -> Vec<Text> {
    let Some(after) = after else {
        return vec![text("Da gelten zum Teil andere Regeln.", "Some rules are different then.")];
    };
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

/// From this percentage of common words, one line counts as replacing another.
const ALIKE: usize = 30;

/// The percentage of words that two lines have in common; 0 for lines about different cards.
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

/// The cards named at the beginning of a line about special cards.
fn head(line: &Text) -> Option<&str> {
    const LONGEST: usize = 40;
    let head = line.de.split_once(": ").map(|(head, _)| head);
    // The list of cards in the pack also follows a colon, but is a single line about all of them.
    head.filter(|head| head.len() <= LONGEST && !head.starts_with("Gespielt wird"))
}
