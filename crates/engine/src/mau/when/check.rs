//! Static checks of `when`: its conditions, and the rules that its patches produce.

use std::collections::{BTreeMap, BTreeSet};

use crate::limits::{MAX_CARDS, MAX_DEALS_PER_MATCH, MAX_RULES_MISTAKES};
use crate::mau::deck::packs;
use crate::mau::dimensions::body;
use crate::mau::rules::checking::{Scope, span};
use crate::mau::rules::doc::{HouseRules, MatchRule, Span, Ties, WhenRule};
use crate::mau::states;
use crate::mau::when::{Base, DealInMatch, MOST_IN_DEAL, holds, may_hold};
use crate::rules::{Document, Findings, RuleError, has, join, set_by, typed_alone};

/// The most patches in a file, and the most different combinations of them.
const MOST: usize = 32;
const MOST_MIXED: usize = 64;

/// What is the same for all numbers of seats, and what stays the same through a match.
const ALWAYS: [&str; 9] =
    ["format", "game", "id", "name", "about", "seats", "states", "when", "options"];
const THROUGH_A_MATCH: [&str; 7] =
    ["deck", "match", "kitty", "teams", "points.to", "points.ties", "points.resets"];

/// What can change during a deal.
const IN_A_DEAL: [&str; 3] = ["fit", "draw", "lay"];

/// After this many combinations that are not valid documents, the others are not checked.
const MOST_UNTYPED: usize = 4;

/// The patches of rules in force together: their indices, in order.
type Mixed = Vec<usize>;

/// The result of applying patches: whether it is a valid document at all, and its mistakes.
enum Laid {
    Untyped(Vec<RuleError>),
    Typed(Vec<RuleError>),
}

/// All mistakes in the patches of `doc` and in the rules in force at each number of seats and in each deal.
pub(in crate::mau) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let all: Vec<u8> = (doc.seats.min..=doc.seats.max).collect();
    if doc.when.is_empty() {
        return body(doc, &Scope { seats: &all, by_deal: false });
    }
    let mut found = Findings::default();
    if doc.when.len() > MOST {
        let message = (format!("höchstens {MOST} Einträge"), format!("at most {MOST} entries"));
        found.add("bad_when", "when", message);
        return found.0;
    }
    for (index, rule) in doc.when.iter().enumerate() {
        entry(doc, rule, &place(index), &mut found);
    }
    if let Some((index, _)) =
        doc.when.iter().enumerate().filter(|(_, rule)| rule.in_deal()).nth(MOST_IN_DEAL)
    {
        let message = (
            format!("mitten in einer Runde kommen und gehen höchstens {MOST_IN_DEAL} Abweichungen"),
            format!("at most {MOST_IN_DEAL} changes come and go in the middle of a deal"),
        );
        found.add("bad_when", place(index), message);
    }
    if !found.0.is_empty() {
        return found.0;
    }
    match Layers::of(doc).and_then(|mut layers| layers.mistakes()) {
        Ok(mistakes) | Err(mistakes) => mistakes,
    }
}

/// A patch as mistakes name it: its number from 1.
pub(super) fn place(index: usize) -> String {
    format!("when.{}", index + 1)
}

/// Whether a patch depends on the round or deal.
const fn by_time(rule: &WhenRule) -> bool {
    rule.rounds.is_some() || rule.deals.is_some()
}

/// Checks a patch by itself.
fn entry(doc: &HouseRules, rule: &WhenRule, field: &str, found: &mut Findings) {
    let by_time = by_time(rule);
    rule.conditions(&doc.states).check(doc, "bad_when", field, found);
    states::asked(&doc.states, &rule.held, &rule.unless, "bad_when", field, found);
    if let Some(left) = rule.left {
        span("bad_when", left, (0, MAX_CARDS as u16), &format!("{field}.left"), found);
    }
    if rule.in_deal() {
        for key in rule.set.keys().filter(|key| !IN_A_DEAL.contains(&key.as_str())) {
            let message = (
                "mitten in einer Runde kann sich nur ändern, was in `fit`, `draw` und `lay` steht; für Karten \
                 gibt es `dormant` und `patterns`",
                "in the middle of a deal only what stands in `fit`, `draw` and `lay` can change; for cards \
                 there are `dormant` and `patterns`",
            );
            found.add("bad_when", format!("{field}.set.{key}"), message);
        }
    }
    if rule.seats.is_none() && !by_time && !rule.in_deal() {
        let message = (
            "sag, wann, etwa mit `seats`, `deals` oder `turns`; was immer gilt, steht in den Regeln selbst",
            "say when, as with `seats`, `deals` or `turns`; what always holds stands in the rules themselves",
        );
        found.add("bad_when", field, message);
    }
    if rule.set.is_empty() {
        let message = (
            "schreib, was dann anders ist, etwa { draw.count = 2 }",
            "write what differs then, as in { draw.count = 2 }",
        );
        found.add("bad_when", format!("{field}.set"), message);
    }
    if matches!(rule.seats, Some(Span::Last)) {
        let message = (
            "schreib, zu wievielt, etwa 2, \"2-4\" oder \"5-\"",
            "write a number of seats, as in 2, \"2-4\" or \"5-\"",
        );
        found.add("bad_when", format!("{field}.seats"), message);
    }
    for key in ALWAYS.iter().filter(|key| rule.set.contains_key(**key)) {
        let message =
            (format!("`{key}` ist für alle gleich"), format!("`{key}` is the same for all"));
        found.add("bad_when", format!("{field}.set.{key}"), message);
    }
    for key in THROUGH_A_MATCH.iter().filter(|key| by_time && has(&rule.set, key)) {
        let message = (
            format!("`{key}` bleibt eine Partie lang gleich; nur `seats` kann es ändern"),
            format!("`{key}` stays the same through a match; only `seats` can change it"),
        );
        found.add("bad_when", format!("{field}.set.{key}"), message);
    }
}

/// A document and its patches, with what the checks need repeatedly.
pub(super) struct Layers<'a> {
    doc: &'a HouseRules,
    base: Base,
    /// Cache: the rules for combinations of patches that hold in all deals.
    always: BTreeMap<Mixed, Option<HouseRules>>,
}

impl<'a> Layers<'a> {
    pub(super) fn of(doc: &'a HouseRules) -> Result<Self, Vec<RuleError>> {
        Ok(Self { doc, base: Base::of(doc)?, always: BTreeMap::new() })
    }

    /// The mistakes in all rules that are ever in force.
    fn mistakes(&mut self) -> Result<Vec<RuleError>, Vec<RuleError>> {
        let (mut known, mut untyped) = (Vec::new(), 0);
        let in_force = self.in_force().map_err(|mistake| vec![mistake])?;
        let comes_and_goes = self.doc.when.iter().any(WhenRule::in_deal);
        // Where rules change during a deal, it is enough if something is reachable under some of them.
        let mut reached: Option<Vec<RuleError>> = None;
        for (patches, seats) in in_force {
            let seats: Vec<_> = seats.into_iter().collect();
            match self.rules_of(&patches, &seats) {
                Laid::Typed(mut mistakes) if comes_and_goes => {
                    let never = |mistake: &RuleError| mistake.code.starts_with("unreachable");
                    let here: Vec<_> = mistakes.iter().filter(|one| never(one)).cloned().collect();
                    mistakes.retain(|one| !never(one));
                    tell(&mut known, mistakes);
                    match &mut reached {
                        None => reached = Some(here),
                        Some(all) => {
                            all.retain(|one| here.iter().any(|other| one.field == other.field))
                        }
                    }
                }
                Laid::Typed(mistakes) => tell(&mut known, mistakes),
                Laid::Untyped(mistakes) => {
                    tell(&mut known, mistakes);
                    untyped += 1;
                }
            }
            if untyped >= MOST_UNTYPED || known.len() >= MAX_RULES_MISTAKES {
                break;
            }
        }
        tell(&mut known, reached.unwrap_or_default());
        known.truncate(MAX_RULES_MISTAKES);
        Ok(known)
    }

    /// All combinations of patches that are ever in force, with their numbers of seats. The one
    /// without any patch comes first.
    pub(super) fn in_force(&mut self) -> Result<BTreeMap<Mixed, BTreeSet<u8>>, RuleError> {
        let doc = self.doc;
        let mut mixed = BTreeMap::<u64, BTreeSet<u8>>::new();
        for seats in doc.seats.min..=doc.seats.max {
            for moment in std::iter::once(None).chain(self.moments(seats).map(Some)) {
                for patches in mixes(doc, seats, moment) {
                    mixed.entry(patches).or_default().insert(seats);
                }
            }
            if mixed.len() > MOST_MIXED {
                let message = (
                    format!(
                        "aus diesen Bedingungen werden mehr als {MOST_MIXED} verschiedene Regeln"
                    ),
                    format!("these conditions mix to more than {MOST_MIXED} different rules"),
                );
                return Err(RuleError::new("bad_when", "when", message));
            }
        }
        Ok(mixed.into_iter().map(|(patches, seats)| (places(patches), seats)).collect())
    }

    /// Every deal that a match can reach, if the rules can differ from deal to deal.
    pub(super) fn moments(&mut self, seats: u8) -> impl Iterator<Item = DealInMatch> + use<> {
        // The match format may differ by number of seats.
        let timed = self.doc.when.iter().any(by_time);
        let rules = if timed { self.always(&places(patches(self.doc, seats, None))) } else { None };
        let (matches, ties) = match rules {
            Some(rules) => (rules.matches.clone(), rules.points.ties),
            None => (self.doc.matches.clone(), self.doc.points.ties),
        };
        let each = u16::from(seats);
        let (last_deal, last_round) = match matches {
            MatchRule::Single => (Some(1), Some(1)),
            MatchRule::Deals { count } => (Some(count), Some(count.div_ceil(each))),
            MatchRule::Rounds { count, .. } => (Some(count.saturating_mul(each)), Some(count)),
            MatchRule::Race { .. } | MatchRule::Knockout { .. } | MatchRule::Dropout => {
                (None, None)
            }
        };
        let goes_on = ties != Ties::Shared && matches != MatchRule::Single;
        let most = last_deal.filter(|_| !goes_on).unwrap_or(MAX_DEALS_PER_MATCH);
        let most = if timed { most.min(MAX_DEALS_PER_MATCH) } else { 0 };
        (1..=most).map(move |deal| DealInMatch {
            deal,
            round: (deal - 1) / each + 1,
            last_deal,
            last_round,
        })
    }

    /// The rules with these patches, which hold in all deals; none if they are not a valid document.
    fn always(&mut self, patches: &Mixed) -> Option<&HouseRules> {
        if !self.always.contains_key(patches) {
            let rules = self.typed(patches).ok();
            self.always.insert(patches.clone(), rules);
        }
        self.always.get(patches)?.as_ref()
    }

    /// The document with these patches applied.
    pub(super) fn typed(&self, patches: &[usize]) -> Result<HouseRules, Vec<RuleError>> {
        if patches.is_empty() {
            return Ok(self.base.plain.clone());
        }
        typed_alone(&self.base.with(patches.iter().map(|index| &self.doc.when[*index])))
    }

    /// The mistakes in the rules with these patches.
    fn rules_of(&mut self, patches: &[usize], seats: &[u8]) -> Laid {
        let doc = self.doc;
        let named = |mistakes: Vec<RuleError>| -> Vec<RuleError> {
            mistakes.into_iter().map(|mistake| set_in(doc, patches, mistake)).collect()
        };
        let rules = match self.typed(patches) {
            Err(mistakes) => return Laid::Untyped(named(mistakes)),
            Ok(rules) => rules,
        };
        let by_deal = patches.iter().any(|index| doc.when[*index].differs_in_a_match());
        let mut mistakes = body(&rules, &Scope { seats, by_deal });
        if by_deal && mistakes.is_empty() {
            mistakes.extend(self.changes(patches, &rules, seats));
        }
        Laid::Typed(named(mistakes))
    }

    /// What changes from deal to deal although it must stay the same through a match: calls,
    /// charges and named rules are numbered, and no card comes or goes.
    fn changes(
        &mut self,
        patches: &[usize],
        rules: &HouseRules,
        seats: &[u8],
    ) -> Option<RuleError> {
        let doc = self.doc;
        let always: Mixed = patches
            .iter()
            .copied()
            .filter(|index| !doc.when[*index].differs_in_a_match())
            .collect();
        let always = self.always(&always)?;
        if !always.calls.keys().eq(rules.calls.keys()) {
            let message = (
                "eine Ansage kann nicht von Runde zu Runde kommen oder gehen; ändere, was sie kostet",
                "a call cannot come or go from deal to deal; change what it costs instead",
            );
            return Some(RuleError::new("bad_when", "calls", message));
        }
        if !always.charges.keys().eq(rules.charges.keys()) {
            let message = (
                "ein Vorwurf kann nicht von Runde zu Runde kommen oder gehen; ändere, was er kostet",
                "a charge cannot come or go from deal to deal; change what it costs instead",
            );
            return Some(RuleError::new("bad_when", "charges", message));
        }
        let triggers = |rules: &HouseRules| -> Vec<_> {
            rules.triggers.iter().map(|(id, rule)| (id.clone(), rule.name.clone())).collect()
        };
        if triggers(always) != triggers(rules) {
            let message = (
                "ein Auslöser und sein Name bleiben von Runde zu Runde gleich; ändere, was er bewirkt",
                "a trigger and its name stay the same from deal to deal; change what it does instead",
            );
            return Some(RuleError::new("bad_when", "triggers", message));
        }
        let named = |rules: &HouseRules| -> Vec<_> {
            rules.patterns.iter().map(|(id, rule)| (id.clone(), rule.name.clone())).collect()
        };
        if named(always) != named(rules) {
            let message = (
                "ein Muster und sein Name bleiben von Runde zu Runde gleich; ändere, was es bewirkt",
                "a pattern and its name stay the same from deal to deal; change what it does instead",
            );
            return Some(RuleError::new("bad_when", "patterns", message));
        }
        let other = seats.iter().find(|seats| packs(always, **seats) != packs(rules, **seats))?;
        let (then, always) = (packs(rules, *other), packs(always, *other));
        let message = (
            format!(
                "{other} Leute bräuchten {then} statt {always} Blätter, und die Karten bleiben eine \
                 Partie lang gleich: leg `deck.packs` fest, etwa auf {then}"
            ),
            format!(
                "{other} seats would need {then} packs in place of {always}, and the deck stays the \
                 same through a match: fix `deck.packs`, as in {then}"
            ),
        );
        Some(RuleError::new("deck_changes", "deal.hand", message))
    }
}

/// Which patches hold, one bit each.
fn patches(doc: &HouseRules, seats: u8, moment: Option<DealInMatch>) -> u64 {
    let held = doc.when.iter().take(MOST).enumerate();
    held.filter(|(_, rule)| holds(rule, seats, moment)).fold(0, |all, (index, _)| all | 1 << index)
}

/// The same for each combination of the patches that can come and go during the deal.
fn mixes(doc: &HouseRules, seats: u8, moment: Option<DealInMatch>) -> Vec<u64> {
    let mut all = vec![patches(doc, seats, moment)];
    for (index, rule) in doc.when.iter().take(MOST).enumerate() {
        if rule.in_deal() && may_hold(rule, seats, moment) {
            all.extend(all.clone().into_iter().map(|held| held | 1 << index));
        }
    }
    all
}

/// The indices of patches given as bits.
fn places(patches: u64) -> Mixed {
    (0..MOST).filter(|index| patches >> index & 1 == 1).collect()
}

/// The mistake, attributed to the last patch that sets its field or a related one.
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

/// Adds the mistakes that are not known yet.
fn tell(known: &mut Vec<RuleError>, mistakes: Vec<RuleError>) {
    for mistake in mistakes {
        if !known.iter().any(|one| one.code == mistake.code && one.field == mistake.field) {
            known.push(mistake);
        }
    }
}
