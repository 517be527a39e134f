//! Random effects that ask a player, and those that make sense only with such questions.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{EffectRule, Hits, Way};
use stammtisch_engine::rules::Document;

use super::Lots;

/// Lets effects ask, where the rules remain valid.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let patterns: Vec<String> = doc.patterns.keys().cloned().collect();
    let triggers: Vec<String> = doc.triggers.keys().cloned().collect();
    // One of two is in force only after the other has let somebody choose it.
    if any.one_in(3)
        && let [first, second, ..] = triggers.as_slice()
    {
        let (first, second) = (first.clone(), second.clone());
        changed_by(doc, |doc| {
            if let Some(rule) = doc.triggers.get_mut(&first) {
                rule.does.adds = vec![second.clone()];
            }
        });
    }
    if any.one_in(3)
        && let ([first, ..], [second, ..]) = (patterns.as_slice(), triggers.as_slice())
    {
        let (first, second) = (first.clone(), second.clone());
        changed_by(doc, |doc| {
            if let Some(rule) = doc.patterns.get_mut(&first) {
                rule.does.adds = vec![second.clone()];
            }
        });
    }
    for id in &patterns {
        changed(any, doc, |doc| doc.patterns.get_mut(id).map(|rule| &mut rule.does));
    }
    for id in &triggers {
        changed(any, doc, |doc| doc.triggers.get_mut(id).map(|rule| &mut rule.does));
    }
}

/// Changes the rules if they remain valid; returns whether they do.
pub(super) fn changed_by(doc: &mut HouseRules, change: impl FnOnce(&mut HouseRules)) -> bool {
    let mut with = doc.clone();
    change(&mut with);
    let holds = Document::check(&with).is_empty();
    if holds {
        *doc = with;
    }
    holds
}

/// Lets the effect found by `of` ask now and then.
fn changed(
    any: &mut Chance,
    doc: &mut HouseRules,
    of: impl Fn(&mut HouseRules) -> Option<&mut EffectRule>,
) {
    for _ in 0..4 {
        if changed_by(doc, |doc| of(doc).into_iter().for_each(|does| ask(any, does))) {
            return;
        }
    }
}

fn ask(any: &mut Chance, does: &mut EffectRule) {
    if any.one_in(2) {
        does.hits = any.one_of(&[
            Hits::Chosen,
            Hits::Chosen,
            Hits::Slowest,
            Hits::SlowestOther,
            Hits::Fastest,
            Hits::FastestOther,
            Hits::LastWinner,
            Hits::LastLoser,
        ]);
    }
    match any.draw(7) {
        0 => does.gives = any.number(1, 2),
        1 => does.puts_away = any.number(1, 2),
        2 => does.looks = true,
        4 if does.hits == Hits::Oneself => {
            (does.rotates, does.rotates_to) = (true, Way::Chosen);
        }
        3 => does.bars = any.number(1, 2),
        _ => {}
    }
    does.may |= any.one_in(3);
}
