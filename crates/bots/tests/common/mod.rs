//! Rules and cards for the tests.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::collections::BTreeMap;

use stammtisch_bots::{Bot, by_name};
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Game;
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Given, Mau, State, View};
use stammtisch_engine::seat::Seat;

pub(crate) fn rules(id: &str, options: &[(&str, &str)], seats: u8) -> Rules {
    let own = |(id, choice): &(&str, &str)| ((*id).to_owned(), (*choice).to_owned());
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    let house = file.resolve(&options.iter().map(own).collect()).unwrap();
    Rules::compile(&house, seats).unwrap()
}

/// A preset with a choice drawn for every option, and so many seats as it allows.
pub(crate) fn any_rules(id: &str, chance: &mut Chance) -> Rules {
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    let mut chosen = BTreeMap::new();
    for option in file.options() {
        let choice = chance.below(option.choices.len() as u32) as usize;
        chosen.insert(option.id.clone(), option.choices[choice].id.clone());
    }
    let house = file.resolve(&chosen).unwrap();
    let more = chance.below(u32::from(house.seats.max - house.seats.min) + 1);
    Rules::compile(&house, house.seats.min + more as u8).unwrap()
}

/// House rules of one's own over a preset.
pub(crate) fn own_rules(text: &str, seats: u8) -> Rules {
    let house = RulesFile::read(text).unwrap().resolve(&BTreeMap::new()).unwrap();
    Rules::compile(&house, seats).unwrap()
}

pub(crate) fn bot(name: &str, number: u64) -> Box<dyn Bot> {
    by_name(name, Seed::from_number(number)).unwrap()
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Seat 0 has the turn; the cards not named lie in the draw pile.
pub(crate) fn given(rules: &Rules, top: &str, hands: &[&str]) -> State {
    let top = cards(top)[0];
    let hands: Vec<CardSet> = hands.iter().map(|hand| cards(hand).into_iter().collect()).collect();
    let used: CardSet = hands.iter().flat_map(|hand| hand.cards()).chain([top]).collect();
    let left = |card: &Card| rules.deck().count(*card) - used.count(*card);
    let rest = rules.deck().kinds().flat_map(|card| vec![card; usize::from(left(&card))]).collect();
    let given = Given { turn: Some(Seat(0)), ..Given::new(Seat(0), hands, top, rest) };
    State::given(rules, Seed::from_number(0), &given, &mut |_| {}).unwrap()
}

pub(crate) fn seen(rules: &Rules, state: &State, seat: u8) -> View {
    Mau::view(rules, state, Some(Seat(seat)))
}
