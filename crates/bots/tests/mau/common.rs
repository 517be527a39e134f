//! Rules and cards shared by the tests of Mau-Mau bots.

use std::collections::BTreeMap;

use stammtisch_bots::Bot;
use stammtisch_bots::mau::by_name;
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Game;
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{ArrangedDeal, Mau, Move, Play, State, View};
use stammtisch_engine::seat::{Direction, Seat};

pub(crate) fn rules(id: &str, options: &[(&str, &str)], seats: u8) -> Rules {
    let own = |(id, choice): &(&str, &str)| ((*id).to_owned(), (*choice).to_owned());
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    let house = file.resolve(&options.iter().map(own).collect()).unwrap();
    Rules::compile(&house, seats).unwrap()
}

/// A preset with a random choice for every option, and a number of seats that it allows.
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

/// House rules on top of a preset.
pub(crate) fn own_rules(text: &str, seats: u8) -> Rules {
    let house = RulesFile::read(text).unwrap().resolve(&BTreeMap::new()).unwrap();
    Rules::compile(&house, seats).unwrap()
}

pub(crate) fn bot(name: &str, number: u64) -> Box<dyn Bot<Mau>> {
    by_name(name, Seed::from_number(number)).unwrap()
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Seat 0 has the turn, clockwise; the cards not named are in the draw pile.
pub(crate) fn given(rules: &Rules, top: &str, hands: &[&str]) -> State {
    State::given(rules, Seed::from_number(0), &laid_out(rules, top, hands), &mut |_| {}).unwrap()
}

fn laid_out(rules: &Rules, top: &str, hands: &[&str]) -> ArrangedDeal {
    let top = cards(top)[0];
    let hands: Vec<CardSet> = hands.iter().map(|hand| cards(hand).into_iter().collect()).collect();
    let used: CardSet = hands.iter().flat_map(|hand| hand.cards()).chain([top]).collect();
    let left = |card: &Card| rules.deck().count(*card) - used.count(*card);
    let rest = rules.deck().kinds().flat_map(|card| vec![card; usize::from(left(&card))]).collect();
    let direction = Some(Direction::Clockwise);
    ArrangedDeal { turn: Some(Seat(0)), direction, ..ArrangedDeal::new(Seat(0), hands, top, rest) }
}

/// The same in the deal of this number.
pub(crate) fn given_in_deal(
    rules: &Rules,
    deal: u16,
    dealer: u8,
    top: &str,
    hands: &[&str],
) -> State {
    State::given(
        rules,
        Seed::from_number(0),
        &ArrangedDeal { deal, dealer: Seat(dealer), ..laid_out(rules, top, hands) },
        &mut |_| {},
    )
    .unwrap()
}

/// The move of the seat to act, leaving out its calls.
pub(crate) fn does(rules: &Rules, mut state: State) -> Move {
    let mut bot = bot("regel", 2);
    let turn = seen(rules, &state, 0).turn;
    loop {
        let mv = bot.choose(rules, &seen(rules, &state, turn.0)).unwrap().mv;
        if mv.is_turn_move() {
            return mv;
        }
        make(rules, &mut state, turn.0, mv);
    }
}

/// The card that seat 0 lays on `top`.
pub(crate) fn lays(rules: &Rules, top: &str, hands: &[&str]) -> String {
    card_of(does(rules, given(rules, top, hands)))
}

/// The card that is laid with a move.
pub(crate) fn card_of(mv: Move) -> String {
    match mv {
        Move::Play(Play { card, .. }) => card.to_string(),
        other => format!("{other:?}"),
    }
}

/// Makes a move of `seat`.
pub(crate) fn make(rules: &Rules, state: &mut State, seat: u8, mv: Move) {
    Mau::play(rules, state, Seat(seat), mv, &mut |_| {}).unwrap();
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn seen(rules: &Rules, state: &State, seat: u8) -> View {
    Mau::view(rules, state, Some(Seat(seat)))
}
