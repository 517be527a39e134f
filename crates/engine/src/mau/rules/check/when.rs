//! What differs for some numbers of seats, rounds or deals: the conditions, and the rules that
//! come of them.

use std::collections::{BTreeMap, BTreeSet};

use toml::Table;

use crate::limits::MAX_DEALS_PER_MATCH;
use crate::mau::rules::deck::packs;
use crate::mau::rules::doc::{HouseRules, MatchRule, Span, Ties, WhenRule};
use crate::mau::rules::when::{Moment, holds};
use crate::rules::{Document, Findings, RuleError, has, join, merge, set_by, typed_alone};

use super::{Scope, body};

/// Most patches in a file, and most different rules that they may come to.
const MOST: usize = 32;
const MOST_MIXED: usize = 64;

/// What stays the same whoever plays, and what stays the same through a match.
const ALWAYS: [&str; 8] = ["format", "game", "id", "name", "about", "seats", "when", "options"];
const THROUGH_A_MATCH: [&str; 6] =
    ["deck", "match", "kitty", "points.to", "points.ties", "points.resets"];

/// Rules that are in force together: the places of their patches, in order.
type Mixed = Vec<usize>;

/// Everything wrong with the patches of `doc` and with the rules that are in force, at each number
/// of seats and in each deal.
pub(super) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let all: Vec<u8> = (doc.seats.min..=doc.seats.max).collect();
    if doc.when.is_empty() {
        return body(doc, &Scope { seats: &all, by_deal: false });
    }
    let mut found = Findings::default();
    if doc.when.len() > MOST {
        found.add("bad_when", "when", format!("at most {MOST} entries"));
        return found.0;
    }
    for (index, rule) in doc.when.iter().enumerate() {
        entry(rule, &place(index), &mut found);
    }
    if !found.0.is_empty() {
        return found.0;
    }
    match in_force(doc) {
        Ok(mixed) => {
            let mut mistakes = Vec::new();
            for (patches, seats) in mixed {
                let seats: Vec<_> = seats.into_iter().collect();
                tell(&mut mistakes, rules_of(doc, &patches, &seats));
            }
            found.0.extend(mistakes);
        }
        Err(mistake) => found.0.push(mistake),
    }
    found.0
}

/// A patch as mistakes name it.
fn place(index: usize) -> String {
    format!("when.{}", index + 1)
}

/// Whether a patch depends on the deal.
const fn by_time(rule: &WhenRule) -> bool {
    rule.rounds.is_some() || rule.deals.is_some()
}

/// What is wrong with a patch by itself.
fn entry(rule: &WhenRule, field: &str, found: &mut Findings) {
    let by_time = by_time(rule);
    if rule.seats.is_none() && !by_time {
        let message = "name `seats`, `rounds` or `deals`; what always holds stands in the rules \
                       themselves";
        found.add("bad_when", field, message);
    }
    if rule.set.is_empty() {
        found.add("bad_when", format!("{field}.set"), "write what differs then");
    }
    if matches!(rule.seats, Some(Span::Last)) {
        let message = "write a number of seats, as in 2, \"2-4\" or \"5-\"";
        found.add("bad_when", format!("{field}.seats"), message);
    }
    for key in ALWAYS.iter().filter(|key| rule.set.contains_key(**key)) {
        let message = format!("`{key}` is the same for all");
        found.add("bad_when", format!("{field}.set.{key}"), message);
    }
    for key in THROUGH_A_MATCH.iter().filter(|key| by_time && has(&rule.set, key)) {
        let message = format!("`{key}` stays the same through a match; only `seats` can change it");
        found.add("bad_when", format!("{field}.set.{key}"), message);
    }
}

/// All rules that are ever in force, with the numbers of seats at which they are. Without any
/// patch come first.
fn in_force(doc: &HouseRules) -> Result<BTreeMap<Mixed, BTreeSet<u8>>, RuleError> {
    let mut mixed = BTreeMap::<Mixed, BTreeSet<u8>>::new();
    for seats in doc.seats.min..=doc.seats.max {
        mixed.entry(patches(doc, seats, None)).or_default().insert(seats);
        for moment in moments(doc, seats) {
            mixed.entry(patches(doc, seats, Some(moment))).or_default().insert(seats);
        }
        if mixed.len() > MOST_MIXED {
            let message = format!("these conditions mix to more than {MOST_MIXED} different rules");
            return Err(RuleError::new("bad_when", "when", message));
        }
    }
    Ok(mixed)
}

fn patches(doc: &HouseRules, seats: u8, moment: Option<Moment>) -> Mixed {
    let held = doc.when.iter().enumerate();
    held.filter(|(_, rule)| holds(rule, seats, moment)).map(|(index, _)| index).collect()
}

/// Every deal that a match can come to.
fn moments(doc: &HouseRules, seats: u8) -> impl Iterator<Item = Moment> {
    // How a match goes may differ by seats.
    let patched = patched(doc, &patches(doc, seats, None)).ok();
    let rules = patched.as_ref().unwrap_or(doc);
    let each = u16::from(seats);
    let (last_deal, last_round) = match rules.matches {
        MatchRule::Single => (Some(1), Some(1)),
        MatchRule::Deals { count } => (Some(count), Some(count.div_ceil(each))),
        MatchRule::Rounds { count, .. } => (Some(count.saturating_mul(each)), Some(count)),
        MatchRule::Race { .. } | MatchRule::Knockout { .. } => (None, None),
    };
    let goes_on = rules.points.ties == Ties::PlayOn && rules.matches != MatchRule::Single;
    let most = last_deal.filter(|_| !goes_on).unwrap_or(MAX_DEALS_PER_MATCH);
    (1..=most.min(MAX_DEALS_PER_MATCH)).map(move |deal| Moment {
        deal,
        round: (deal - 1) / each + 1,
        last_deal,
        last_round,
    })
}

/// Patches whose conditions never hold. They do no harm, and a choice of an option may bring it
/// about, so only who checks a file is told.
pub(super) fn never(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    for (index, rule) in doc.when.iter().enumerate() {
        let ever = (doc.seats.min..=doc.seats.max).any(|seats| {
            holds(rule, seats, None)
                || moments(doc, seats).any(|moment| holds(rule, seats, Some(moment)))
        });
        if !ever {
            let last = [rule.rounds, rule.deals].contains(&Some(Span::Last));
            let message = if last {
                "this never holds: nobody knows in advance which round or deal is the last".into()
            } else {
                let (min, max) = (doc.seats.min, doc.seats.max);
                format!("this never holds with {min} to {max} seats and as long as a match lasts")
            };
            found.add("never_holds", place(index), message);
        }
    }
    found.0
}

/// The document with these patches laid over it.
fn patched(doc: &HouseRules, patches: &[usize]) -> Result<HouseRules, Vec<RuleError>> {
    let plain = HouseRules { when: Vec::new(), ..doc.clone() };
    if patches.is_empty() {
        return Ok(plain);
    }
    let mut table = Table::try_from(&plain)
        .map_err(|error| vec![RuleError::new("bad_value", "", error.to_string())])?;
    for index in patches {
        merge(&mut table, &doc.when[*index].set, HouseRules::DECISIONS);
    }
    typed_alone(&table)
}

/// What is wrong with the rules that these patches come to.
fn rules_of(doc: &HouseRules, patches: &[usize], seats: &[u8]) -> Vec<RuleError> {
    let by_deal = patches.iter().any(|index| by_time(&doc.when[*index]));
    let mistakes = match patched(doc, patches) {
        Err(mistakes) => mistakes,
        Ok(rules) => {
            let mut mistakes = body(&rules, &Scope { seats, by_deal });
            if by_deal && mistakes.is_empty() {
                mistakes.extend(changes(doc, patches, &rules, seats));
            }
            mistakes
        }
    };
    mistakes.into_iter().map(|mistake| set_in(doc, patches, mistake)).collect()
}

/// What changes from deal to deal though it has to stay through a match: calls are numbered, and
/// no card comes or goes.
fn changes(
    doc: &HouseRules,
    patches: &[usize],
    rules: &HouseRules,
    seats: &[u8],
) -> Option<RuleError> {
    let always: Mixed =
        patches.iter().copied().filter(|index| !by_time(&doc.when[*index])).collect();
    let always = patched(doc, &always).ok()?;
    if !always.calls.keys().eq(rules.calls.keys()) {
        let message = "a call cannot come or go from deal to deal; change what it costs instead";
        return Some(RuleError::new("bad_when", "calls", message));
    }
    let other = seats.iter().find(|seats| packs(&always, **seats) != packs(rules, **seats))?;
    let message = format!(
        "{other} seats would need {} packs in place of {}, and the deck stays the same through a \
         match: fix `deck.packs`",
        packs(rules, *other),
        packs(&always, *other)
    );
    Some(RuleError::new("deck_changes", "deal.hand", message))
}

/// The mistake, named after the last patch that sets it, or that has to do with it.
fn set_in(doc: &HouseRules, patches: &[usize], mistake: RuleError) -> RuleError {
    let also = HouseRules::related(mistake.code).iter().map(|field| (*field).to_owned());
    for field in std::iter::once(mistake.field.clone()).chain(also) {
        let by = patches.iter().rev().find(|index| set_by(&doc.when[**index].set, &field));
        if let Some(index) = by {
            let field = join(&format!("{}.set", place(*index)), &field);
            return RuleError { field, ..mistake };
        }
    }
    mistake
}

/// Adds what has not been told yet.
fn tell(known: &mut Vec<RuleError>, mistakes: Vec<RuleError>) {
    for mistake in mistakes {
        if !known.iter().any(|one| one.code == mistake.code && one.field == mistake.field) {
            known.push(mistake);
        }
    }
}
