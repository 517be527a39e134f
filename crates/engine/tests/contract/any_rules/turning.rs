//! Random two-sided cards.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    BackRule, EffectRule, Group, On, Piles, StateOf, StateRule, TriggerRule, Which,
};

use super::deck::faces;
use super::{Lots, Pack, text, triggers};

/// Adds them to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let mut shows = BTreeMap::new();
    for _ in 0..any.number(0, 2) {
        let (one, other) = pair(any, doc, &pack);
        if !shows.contains_key(&one) && !shows.contains_key(&other) {
            shows.extend([(one, other), (other, one)]);
        }
    }
    let faces = if any.one_in(2) { faces(any) } else { BTreeMap::new() };
    let piles = any.one_of(&[Piles::Whole, Piles::Each]);
    doc.deck.back = Some(BackRule { shows, faces, piles });
    let known = doc.states.iter().find(|(_, rule)| rule.of == StateOf::Table && !rule.holds);
    let id = known.map_or_else(|| "backs".to_owned(), |(id, _)| id.clone());
    let state = doc.states.entry(id.clone()).or_insert_with(|| StateRule {
        name: text("Rückseite", "Backs"),
        holds: false,
        lasts: None,
        of: StateOf::Table,
        reverses: false,
        turns_over: false,
    });
    state.turns_over = true;
    let does = EffectRule { switches: vec![id], ..EffectRule::default() };
    let on = any.one_of(&[On::Lays, On::Draws, On::Passes]);
    let top = if on == On::Lays { vec![Which::Rank(any.rank(&pack))] } else { Vec::new() };
    let rule = TriggerRule { top, ..triggers::plain(on, does) };
    doc.triggers.insert("turns".to_owned(), rule);
}

/// Two suits, two ranks, or two cards that are equally frequent in the deck.
fn pair(any: &mut Chance, doc: &HouseRules, pack: &Pack) -> (Which, Which) {
    match any.draw(3) {
        0 => (Which::Group(Group::Suit(suit(any))), Which::Group(Group::Suit(suit(any)))),
        1 => (Which::Rank(any.rank(pack)), Which::Rank(any.rank(pack))),
        _ => {
            let count = |card: Card| (doc.in_pack(card), doc.in_all_packs(card));
            let deck: Vec<_> = Card::all().filter(|card| doc.in_pack(*card) > 0).collect();
            let one = any.one_of(&deck);
            let like: Vec<_> = deck.into_iter().filter(|card| count(*card) == count(one)).collect();
            (Which::Card(one), Which::Card(any.one_of(&like)))
        }
    }
}

fn suit(any: &mut Chance) -> Suit {
    any.one_of(&Suit::ALL[..4])
}
