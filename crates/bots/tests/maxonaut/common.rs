//! Rules and cards shared by the tests of Maxonaut bots.

use std::collections::BTreeMap;

use stammtisch_bots::Bot;
use stammtisch_bots::maxonaut::by_name;
use stammtisch_engine::any::preset;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::rules::{HouseRules, RulesFile};
use stammtisch_engine::maxonaut::{
    ArrangedDeal, Card, Laid, Lay, Maxonaut, Move, Rules, State, View,
};
use stammtisch_engine::seat::{Direction, Seat};

fn file() -> RulesFile {
    RulesFile::read(preset::text("maxonaut").unwrap()).unwrap()
}

pub(crate) fn rules(options: &[(&str, &str)], seats: u8) -> Rules {
    let own = |(id, choice): &(&str, &str)| ((*id).to_owned(), (*choice).to_owned());
    let house = file().resolve(&options.iter().map(own).collect()).unwrap();
    Rules::compile(&house, seats).unwrap()
}

/// The preset with a change.
pub(crate) fn own_rules(seats: u8, change: impl FnOnce(&mut HouseRules)) -> Rules {
    let mut house = file().resolve(&BTreeMap::new()).unwrap();
    change(&mut house);
    Rules::compile(&house, seats).unwrap()
}

/// The preset with a random choice for every option, and a number of seats that it allows.
pub(crate) fn any_rules(chance: &mut Chance) -> Rules {
    let mut chosen = BTreeMap::new();
    for option in file().options() {
        let choice = chance.below(option.choices.len() as u32) as usize;
        chosen.insert(option.id.clone(), option.choices[choice].id.clone());
    }
    let mut house = file().resolve(&chosen).unwrap();
    // Not offered by an option, but a table may write it into its rules.
    house.lay.fewer = chance.below(4) > 0;
    house.lay.unseen = chance.below(4) > 0;
    Rules::compile(&house, 2 + chance.below(7) as u8).unwrap()
}

pub(crate) fn bot(name: &str, number: u64) -> Box<dyn Bot<Maxonaut>> {
    by_name(name, Seed::from_number(number)).unwrap()
}

pub(crate) fn seen(rules: &Rules, state: &State, seat: u8) -> View {
    Maxonaut::view(rules, state, Some(Seat(seat)))
}

/// Makes moves of the seats whose turn it is.
pub(crate) fn play(rules: &Rules, state: &mut State, moves: &[Move]) {
    for mv in moves {
        let seat = Maxonaut::to_act(rules, state).next().unwrap();
        Maxonaut::play(rules, state, seat, *mv, &mut |_| {}).unwrap();
    }
}

pub(crate) fn lay(cards: &str) -> Move {
    let laid: Vec<_> = cards
        .split_whitespace()
        .map(|card| match card {
            "unseen" => Laid::Unseen,
            card => Laid::Hand(card.parse().unwrap()),
        })
        .collect();
    let cards = match laid[..] {
        [] => Lay::None,
        [one] => Lay::One(one),
        [one, other] => Lay::Two(one, other),
        _ => panic!("two cards at most"),
    };
    Move::Lay { cards }
}

pub(crate) fn announce(said: &str) -> Move {
    Move::Announce { said: said.parse().unwrap() }
}

/// Seat 0 begins; hands by seat; the cards not named are in the piles in an order drawn from `number`; nobody
/// knows the piles.
pub(crate) fn given(rules: &Rules, hands: &[&str], points: &[u8], number: u64) -> State {
    let cards = |text: &str| -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    };
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let mut rest: Vec<Card> = rules.deck().cards().collect();
    for card in hands.iter().flatten() {
        let at = rest.iter().position(|other| other == card).unwrap();
        rest.swap_remove(at);
    }
    let mut chance = Chance::stream(&Seed::from_number(number), 3);
    for last in (1..rest.len()).rev() {
        rest.swap(last, chance.below(last as u32 + 1) as usize);
    }
    let given = ArrangedDeal {
        starter: Seat(0),
        hands,
        discard_pile: rest.split_off(rest.len() - 2),
        draw_pile: rest,
        points: points.to_vec(),
        direction: Direction::Clockwise,
    };
    State::given(rules, Seed::from_number(number), &given, &mut |_| {}).unwrap()
}

/// How often out of a hundred `regel` makes a move that `meant` accepts, where `state` makes the position for
/// each number.
pub(crate) fn share(
    rules: &Rules,
    state: impl Fn(u64) -> State,
    meant: impl Fn(&View, Move) -> bool,
) -> u32 {
    let does = |number: &u64| {
        let state = state(*number);
        let seat = Maxonaut::to_act(rules, &state).next().unwrap();
        let view = seen(rules, &state, seat.0);
        let mv = bot("regel", *number).choose(rules, &view).unwrap().mv;
        meant(&view, mv)
    };
    (0..100).filter(does).count() as u32
}
