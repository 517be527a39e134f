//! Random rules of which one is picked, wishes without a card, cards taken unseen.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{Counted, EffectRule, Hits, On, Picker, Way, WishOf};

use super::asking::changed_by;
use super::{Lots, Pack, cards, text, triggers};

/// Adds them to rules that have none, where these remain valid.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let patterns: Vec<String> = doc.patterns.keys().cloned().collect();
    let setters: Vec<String> = doc.triggers.keys().cloned().collect();
    for id in patterns.iter().chain(&setters) {
        for _ in 0..3 {
            let mut does = effect(doc, id).clone();
            more(any, &pack, &mut does);
            if changed_by(doc, |doc| *effect(doc, id) = does) {
                break;
            }
        }
    }
    if let Some(setter) = patterns.iter().chain(&setters).next_back().filter(|_| any.one_in(2)) {
        pick(any, &pack, doc, setter);
    }
    for rule in doc.cards.values_mut().filter_map(|rule| rule.wish.as_mut()) {
        if any.one_in(3) {
            rule.of = WishOf::SuitOrRank;
        }
    }
}

/// Lets the rule with this id pick one of three new rules.
fn pick(any: &mut Chance, pack: &Pack, doc: &mut HouseRules, setter: &str) {
    let mut picked = ["pick-a", "pick-b", "pick-c"].map(|id| {
        let mut rule = triggers::trigger(any, doc, pack);
        (rule.on, rule.call, rule.drawn, rule.hand) = (On::Picked, None, None, None);
        (rule.times, rule.counted) = (None, Counted::Seat);
        rule.does = triggers::does(any, pack, doc.end.play);
        rule.name = text("Auswahl", "Choice");
        (id.to_owned(), rule)
    });
    // A rule that happens by itself continues with whatever it asks.
    if any.one_in(2) {
        picked[0].1.does =
            EffectRule { wish: Some(cards::wish(any, pack)), ..EffectRule::default() };
    }
    let by = any.one_of(&[Picker::Hit, Picker::Oneself, Picker::Lot]);
    changed_by(doc, |doc| {
        let ids = picked.iter().map(|(id, _)| id.clone()).collect();
        doc.triggers.extend(picked);
        let does = effect(doc, setter);
        (does.one_of, does.one_of_by) = (ids, by);
        (does.gives, does.puts_away, does.ends, does.wish) = (0, 0, None, None);
        (does.passes, does.passes_to) = (0, Way::Along);
        does.adds.clear();
    });
}

fn more(any: &mut Chance, pack: &Pack, does: &mut EffectRule) {
    match any.draw(6) {
        2 => {
            does.passes = any.number(1, 3);
            does.passes_to =
                any.one_of(&[Way::Along, Way::Against, Way::Left, Way::Right, Way::Across]);
            (does.gives, does.puts_away, does.ends) = (0, 0, None);
            (does.hits, does.wish) = (Hits::Oneself, None);
            does.adds.clear();
        }
        0 => does.takes = any.number(1, 3),
        1 => {
            let mut wish = cards::wish(any, pack);
            if any.one_in(3) {
                wish.of = WishOf::SuitOrRank;
            }
            does.wish = Some(wish);
            (does.gives, does.puts_away, does.ends) = (0, 0, None);
            does.adds.clear();
        }
        _ => {}
    }
}

/// The effect of the pattern or trigger with this id.
fn effect<'a>(doc: &'a mut HouseRules, id: &str) -> &'a mut EffectRule {
    match doc.patterns.get_mut(id) {
        Some(rule) => &mut rule.does,
        None => &mut doc.triggers.get_mut(id).expect("one of both").does,
    }
}
