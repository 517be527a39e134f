//! The contract under the Mau-Mau family.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::limits::{MAX_CALLS, MAX_CHARGES, MAX_MOVES_PER_DEAL};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::seen_answer::SeenAnswer;
use stammtisch_engine::mau::{Mau, Move, Play, SeenEvent, Wish};
use stammtisch_engine::seat::Seat;

use crate::play::{Subject, play};

/// One in this many positions goes through the slow checks: matches are long.
pub(crate) const SAMPLE: u32 = 256;

/// Moves that anybody could send, whether legal anywhere or not: every card with every wish, with a
/// claim, standing for every other, and with every card below it.
pub(crate) fn universe() -> Vec<Move> {
    let mut moves = Vec::new();
    for card in Card::all() {
        let lay = |stands_for, wish, claim, under| {
            Move::Play(Play { card, stands_for, wish, claim, under })
        };
        moves.extend([lay(None, None, false, None), lay(None, None, true, None)]);
        // Only a few wishes for single cards: there are as many as cards.
        let few = Wish::all().filter(|wish| match wish {
            Wish::Card(wished) => wished.index() % 16 == card.index() % 16 || wished.is_joker(),
            _ => true,
        });
        moves.extend(few.map(|wish| lay(None, Some(wish), false, None)));
        moves.extend(Card::all().step_by(3).map(|under| lay(None, None, false, Some(under))));
        let step = if card.is_joker() { 1 } else { 11 };
        for named in Card::all().step_by(step) {
            moves.push(lay(Some(named), None, false, None));
            moves.push(lay(Some(named), None, true, None));
            moves.push(lay(Some(named), Some(Wish::Suit(Suit::Hearts)), false, None));
        }
        moves.push(Move::Give { card });
    }
    let seats = || (0..12).map(Seat);
    moves.extend([Move::Draw, Move::Accept, Move::Pass]);
    moves.extend((0..=4).map(|missing| Move::DrawShort { missing }));
    moves.extend([None].into_iter().chain(Wish::all().map(Some)).map(|wish| Move::Wish { wish }));
    moves.extend((0..=20).map(|cards| Move::DealHands { cards }));
    moves.extend(seats().map(|seat| Move::Target { seat }));
    moves.extend(seats().map(|seat| Move::Accuse { seat }));
    moves.extend((0..=MAX_CALLS as u8).map(|call| Move::Call { call }));
    for call in 0..=MAX_CALLS as u8 {
        moves.extend(seats().map(|seat| Move::Catch { seat, call }));
    }
    for charge in 0..=MAX_CHARGES as u8 {
        moves.extend(seats().map(|seat| Move::Charge { seat, charge }));
    }
    moves.extend([true, false].map(|guilty| Move::Judge { guilty }));
    moves.extend([true, false].map(|yes| Move::React { yes }));
    moves.extend((0..40).map(|rule| Move::AddRule { rule }));
    moves
}

/// Whether what `viewer` has seen gives it cards of its own, or turns up cards that it did not
/// know: these differ from world to world.
pub(crate) fn gives_cards(seen: &SeenEvent, viewer: Option<Seat>) -> bool {
    let own = |seat: &Seat| Some(*seat) == viewer;
    match seen {
        SeenEvent::Drew { seat, cards: Some(_), .. }
        | SeenEvent::Dealt { seat, cards: Some(_), .. }
        | SeenEvent::PutAway { seat, cards: Some(_), .. } => own(seat),
        SeenEvent::Gave { from, to, card: Some(_) }
        | SeenEvent::Took { from, to, card: Some(_) } => own(from) || own(to),
        SeenEvent::Swapped { seats, cards: Some(_), .. } => seats.iter().any(own),
        SeenEvent::Rotated { cards: Some(_), .. } => viewer.is_some(),
        SeenEvent::Answered(SeenAnswer::TookUp { seat, cards: Some(_), .. }) => own(seat),
        SeenEvent::Answered(SeenAnswer::LookedAt { by, cards: Some(_), .. }) => own(by),
        // Random results and cards turned up differ from world to world.
        SeenEvent::Lot { .. } | SeenEvent::Rolled { .. } | SeenEvent::Showed { .. } => true,
        SeenEvent::Answered(SeenAnswer::HandOpened { .. }) => true,
        SeenEvent::DealEnded { .. } | SeenEvent::TurnedUp { .. } => true,
        _ => false,
    }
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

fn keeps_the_contract(id: &str) {
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    let universe = universe();
    let (mut deals, mut number) = (0, 0);
    while deals < crate::deals() {
        let rules = some_rules(&file, number);
        let subject = Subject::<Mau> {
            rules: &rules,
            seats: rules.seats(),
            universe: &universe,
            cap: MAX_MOVES_PER_DEAL,
            sample: SAMPLE,
            gives_cards,
        };
        deals += u64::from(play(&subject, number, 5));
        number += 1;
    }
}

#[test]
fn every_preset_is_held_to_the_contract() {
    let tested = ["live", "schule", "verschaerft", "erftschmiede"];
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

#[test]
fn verschaerft_keeps_the_contract() {
    keeps_the_contract("verschaerft");
}

#[test]
fn erftschmiede_keeps_the_contract() {
    keeps_the_contract("erftschmiede");
}
