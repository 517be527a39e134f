//! The Mau-Mau family under the contract.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::limits::{MAX_CALLS, MAX_MOVES_PER_DEAL};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Mau, Move, SeenEvent};
use stammtisch_engine::seat::Seat;

use crate::DEALS;
use crate::play::{Subject, play};

/// Every move that anybody could send, legal anywhere or not.
fn universe() -> Vec<Move> {
    let wishes = || Suit::ALL.into_iter().map(Some).chain([None]);
    let plays = Card::all().flat_map(|card| wishes().map(move |wish| Move::Play { card, wish }));
    let calls = (0..=MAX_CALLS as u8).map(|call| Move::Call { call });
    let catches = (0..=MAX_CALLS as u8)
        .flat_map(|call| (0..12).map(move |seat| Move::Catch { seat: Seat(seat), call }));
    plays.chain([Move::Draw, Move::Bear, Move::Pass]).chain(calls).chain(catches).collect()
}

/// The rules of a preset with the default options (in one of four) or any others.
fn some_rules(file: &RulesFile, number: u64) -> Rules {
    let mut chance = Chance::stream(&Seed::from_number(number), 3);
    let mut chosen = BTreeMap::new();
    if !number.is_multiple_of(4) {
        for option in file.options() {
            let choice = chance.below(option.choices.len() as u32) as usize;
            chosen.insert(option.id.clone(), option.choices[choice].id.clone());
        }
    }
    let doc = file.resolve(&chosen).unwrap();
    let seats = doc.seats.min + chance.below(u32::from(doc.seats.max - doc.seats.min) + 1) as u8;
    Rules::compile(&doc, seats).unwrap()
}

fn keeps_the_contract(id: &str) {
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    let universe = universe();
    let (mut deals, mut number) = (0, 0);
    while deals < DEALS {
        let rules = some_rules(&file, number);
        let subject = Subject::<Mau> {
            rules: &rules,
            seats: rules.seats(),
            universe: &universe,
            cap: MAX_MOVES_PER_DEAL,
            gives_own_cards: |seen| matches!(seen, SeenEvent::Drew { cards: Some(_), .. }),
        };
        deals += u64::from(play(&subject, number, 5));
        number += 1;
    }
}

#[test]
fn every_preset_is_held_to_the_contract() {
    let tested = ["live", "schule"];
    assert!(preset::ids().eq(tested), "a preset has no contract test");
}

#[test]
fn live_keeps_the_contract() {
    keeps_the_contract("live");
}

#[test]
fn schule_keeps_the_contract() {
    keeps_the_contract("schule");
}
