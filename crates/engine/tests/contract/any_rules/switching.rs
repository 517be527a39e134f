//! Random states that patterns and triggers switch, and rules that ask about them.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    DormantRule, EffectRule, On, StateRule, TriggerRule, WhenRule,
};

use super::triggers::plain;
use super::{Lots, Pack, text};

const IDS: [&str; 3] = ["dark", "quiet", "wild"];

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let count = any.number(1, 3);
    for id in &IDS[..usize::from(count)] {
        let rule = StateRule {
            name: text("Zustand", "State"),
            holds: any.one_in(3),
            lasts: None,
            of: Default::default(),
            reverses: false,
            turns_over: false,
        };
        doc.states.insert((*id).to_owned(), rule);
    }
    let effects = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().filter(|rule| rule.on != On::DealEnds);
    for does in effects.chain(of_triggers.map(|rule| &mut rule.does)) {
        if any.one_in(2) {
            switch(any, doc.states.len(), does);
        }
    }
    let mut does = EffectRule::default();
    switch(any, doc.states.len(), &mut does);
    if doc.triggers.len() < 16 {
        let top = any.some(&pack, 3);
        let rule = TriggerRule { top, ..plain(On::Lays, does) };
        doc.triggers.insert("switch".to_owned(), rule);
    }
    let known = doc.states.len();
    for rule in doc.patterns.values_mut() {
        (rule.held, rule.unless) = asked(any, known, 3);
    }
    for rule in doc.triggers.values_mut().filter(|rule| rule.on != On::DealBegins) {
        (rule.held, rule.unless) = asked(any, known, 4);
    }
    for rule in doc.dormant.values_mut() {
        (rule.held, rule.unless) = asked(any, known, 2);
    }
    if doc.dormant.len() < 4 {
        let (held, unless) = asked(any, known, 1);
        let barred = any.one_in(2);
        let cards = any.some(&pack, 4);
        let rule = DormantRule { cards, held, unless, barred, ..DormantRule::default() };
        doc.dormant.insert("while".to_owned(), rule);
    }
    if doc.when.is_empty() && any.one_in(3) {
        let (held, unless) = asked(any, known, 1);
        let set = any.one_of(&["draw.count = 2", "fit.colour = true", "draw.times = 2"]);
        doc.when.push(WhenRule { held, unless, set: set.parse().unwrap(), ..WhenRule::default() });
    }
}

fn one(any: &mut Chance, known: usize) -> Vec<String> {
    vec![IDS[any.draw(known as u32) as usize].to_owned()]
}

fn asked(any: &mut Chance, known: usize, one_in: u32) -> (Vec<String>, Vec<String>) {
    if !any.one_in(one_in) {
        return Default::default();
    }
    let mut lists = (one(any, known), Vec::new());
    if any.one_in(2) {
        std::mem::swap(&mut lists.0, &mut lists.1);
    }
    lists
}

fn switch(any: &mut Chance, known: usize, does: &mut EffectRule) {
    let ids = one(any, known);
    match any.draw(4) {
        0 => does.turns_on = ids,
        1 => does.turns_off = ids,
        _ => does.switches = ids,
    }
}
