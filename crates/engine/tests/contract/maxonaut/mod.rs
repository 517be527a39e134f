//! The contract under Maxonaut.

mod anew;
mod any_rules;
mod coverage;
mod house;
mod reached;
mod retold;

use std::collections::BTreeMap;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::rules::{HouseRules, RulesFile};
use stammtisch_engine::maxonaut::{
    Card, Claim, Laid, Lay, Maxonaut, Move, Rules, Said, SeenEvent, Shown,
};
use stammtisch_engine::rules::Document;
use stammtisch_engine::seat::Seat;

use crate::deals;
use crate::play::{Subject, play};

/// Every move that anybody could send, whether legal anywhere or not.
fn universe() -> Vec<Move> {
    let mut moves = vec![Move::Believe, Move::Doubt, Move::Accept];
    let laid = || Card::all().map(Laid::Hand).chain([Laid::Unseen]);
    let mut lay = |cards| moves.push(Move::Lay { cards });
    lay(Lay::None);
    for first in laid() {
        lay(Lay::One(first));
        laid().for_each(|second| lay(Lay::Two(first, second)));
    }
    for claim in Claim::all() {
        let said = [Some(Said::right(claim)), Said::wrong(claim)];
        moves.extend(said.into_iter().flatten().map(|said| Move::Announce { said }));
    }
    let mut show = |cards| moves.push(Move::Show { cards });
    for one in Card::all() {
        show(Shown::one(one));
        for two in Card::all().filter(|two| *two >= one) {
            show(Shown::two(one, two));
            Card::all().filter(|three| *three >= two).for_each(|three| {
                show(Shown::three(one, two, three));
            });
        }
    }
    moves
}

/// Whether what `viewer` has seen gives it cards of its own, or turns up one that it did not know:
/// these differ from world to world.
fn gives_cards(seen: &SeenEvent, viewer: Option<Seat>) -> bool {
    match seen {
        SeenEvent::Drew { seat, cards: Some(_), .. } => Some(*seat) == viewer,
        SeenEvent::TurnedUp { .. } => true,
        _ => false,
    }
}

fn subject<'a>(rules: &'a Rules, universe: &'a [Move]) -> Subject<'a, Maxonaut> {
    Subject { rules, seats: rules.seats(), universe, cap: longest(rules), sample: 32, gives_cards }
}

/// No match can have more moves than this: each round ends with a point, each announcement is
/// higher than the last, and at most three moves are made for each.
fn longest(rules: &Rules) -> u32 {
    let rounds = u32::from(rules.seats()) * u32::from(rules.limit() - 1) + 1;
    rounds * (3 * Claim::COUNT as u32 + 1)
}

/// The rules of a preset, with the default options one time in four, else with random ones.
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

/// MAX-01, MAX-04, MAX-35, MAX-O1 to MAX-O4: 2 to 8 seats, with and without special cards, all
/// options in all combinations.
#[test]
fn every_preset_keeps_the_contract() {
    let universe = universe();
    for (id, text) in HouseRules::PRESETS {
        let file = RulesFile::read(text).unwrap();
        assert!(file.options().len() >= 6, "{id} lacks options");
        for number in 0..deals() {
            let rules = some_rules(&file, number);
            play(&subject(&rules, &universe), number, 1);
        }
    }
}
