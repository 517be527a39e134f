//! Cards explain themselves: in every position, of every set of rules, to every viewer.

use stammtisch_engine::card::Card;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::moves::MoveList;
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Mau, Move, Play, State};
use stammtisch_engine::seat::Seat;
use stammtisch_rules_text::{AboutCard, InWords};

use crate::any_rules::AnyRules;

fn about(rules: &Rules, state: &State, seat: Seat, card: Card) -> Option<AboutCard> {
    Mau::about(rules, state, Some(seat), &card.to_string(), &|seat| format!("S{}", seat.0))
}

/// Whether `seat` can lay or give away this card by the honest rules.
fn of_use(moves: &[Move], card: Card) -> bool {
    moves.iter().any(|mv| match *mv {
        Move::Play(Play { card: laid, .. }) => laid == card,
        Move::Give { card: given } => given == card,
        _ => false,
    })
}

/// The explanation of each card in a hand says yes to what can be laid, and to nothing else; and it
/// is the same in a state that this viewer cannot tell from this one.
fn every_card_is_told(rules: &Rules, state: &State, choice: &mut Chance) {
    let mut moves = MoveList::default();
    let turn = Mau::view(rules, state, None).turn;
    for seat in Seat::first(rules.seats()) {
        let hand = Mau::view(rules, state, Some(seat)).hand;
        let world = Mau::resample(rules, state, Some(seat), choice);
        Mau::legal(rules, state, seat, &mut moves);
        for card in Card::all() {
            let told = about(rules, state, seat, card);
            assert_eq!(
                about(rules, &world, seat, card),
                told,
                "what {seat:?} is told of {card} tells too much"
            );
            assert_eq!(told.is_some(), rules.deck().has(card));
            let Some(told) = told else { continue };
            assert!(told.lines.iter().all(|line| !line.de.is_empty() && !line.en.is_empty()));
            let Some(now) = told.now else { continue };
            assert!(hand.has(card), "nobody is told what to do with a card of others");
            assert!(now.text.de.ends_with('.') && now.text.en.ends_with('.'), "{:?}", now.text);
            let useful = of_use(&moves, card);
            assert!(!useful || now.fits, "{card} can be laid: {:?}", now.text);
            assert!(useful || !now.fits || turn != seat, "{card} cannot be laid: {:?}", now.text);
        }
        for card in hand.cards().filter(|card| of_use(&moves, *card)) {
            let told = about(rules, state, seat, card);
            assert!(told.is_some_and(|told| told.now.is_some()), "{card} can be laid: why?");
        }
    }
}

fn play(rules: &Rules, number: u64, most: u32) {
    let mut choice = Chance::stream(&Seed::from_number(!number), 3);
    let mut state = Mau::start(rules, Opening::new(Seed::from_number(number)), &mut |_| {});
    let mut moves = MoveList::default();
    for _ in 0..most {
        if Mau::status(&state) != Status::Playing {
            return;
        }
        if choice.below(4) == 0 {
            every_card_is_told(rules, &state, &mut choice);
        }
        let seats: Vec<_> = Mau::to_act(rules, &state).collect();
        let seat = seats[choice.below(seats.len() as u32) as usize];
        Mau::legal(rules, &state, seat, &mut moves);
        let mv = moves[choice.below(moves.len() as u32) as usize];
        Mau::play_silently(rules, &mut state, seat, mv);
    }
}

#[test]
fn cards_of_every_preset_explain_themselves() {
    for id in preset::ids() {
        let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
        let doc = file.resolve(&std::collections::BTreeMap::new()).unwrap();
        for number in 0..6 {
            let seats = doc.seats.min + (number as u8 % (doc.seats.max - doc.seats.min + 1));
            play(&Rules::compile(&doc, seats).unwrap(), number, 160);
        }
    }
}

#[test]
fn cards_of_made_up_rules_explain_themselves() {
    let mut any = AnyRules::new(2026);
    for number in 0..60 {
        play(&any.next(), number, 60);
    }
}
