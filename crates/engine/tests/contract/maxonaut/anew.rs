//! Resampling changes everything that a viewer cannot know, and nothing that it knows: otherwise
//! the leak test would find nothing.

use std::collections::BTreeSet;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::maxonaut::event::Origin;
use stammtisch_engine::maxonaut::rules::{HouseRules, RulesFile};
use stammtisch_engine::maxonaut::view::LyingView;
use stammtisch_engine::maxonaut::{
    Card, Event, Maxonaut, Move, MoveList, Refusal, Rules, Source, State,
};
use stammtisch_engine::rules::Document;
use stammtisch_engine::seat::Seat;

use super::some_rules;

/// What must have changed at least once.
const HIDDEN: [&str; 4] = ["a hand", "a card of another", "an own card laid unseen", "the pile"];

/// The cards turned up by a doubt.
fn turned_up(rules: &Rules, state: &State) -> Result<Vec<(Card, Origin)>, Refusal> {
    let (mut state, mut up) = (state.clone(), Vec::new());
    let seat = Maxonaut::to_act(rules, &state).next().unwrap();
    Maxonaut::play(rules, &mut state, seat, Move::Doubt, &mut |event| {
        if let Event::TurnedUp { card, origin } = event {
            up.push((card, origin));
        }
    })?;
    Ok(up)
}

/// The kind of card that the viewer does not know.
fn hidden(lying: &LyingView, viewer: Option<Seat>) -> &'static str {
    match (lying.by, lying.from) {
        (by, Some(Source::Unseen)) if by == viewer => "an own card laid unseen",
        _ => "a card of another",
    }
}

fn compare(
    rules: &Rules,
    state: &State,
    viewer: Option<Seat>,
    choice: &mut Chance,
    changed: &mut BTreeSet<&'static str>,
) {
    let other = Maxonaut::resample(rules, state, viewer, choice);
    for seat in Seat::first(rules.seats()).filter(|seat| Some(*seat) != viewer) {
        let hand = |state| Maxonaut::view(rules, state, Some(seat)).hand;
        if hand(state) != hand(&other) {
            changed.insert("a hand");
        }
    }
    let (Ok(one), Ok(two)) = (turned_up(rules, state), turned_up(rules, &other)) else { return };
    let view = Maxonaut::view(rules, state, viewer);
    for (lying, (one, two)) in view.top.iter().zip(one.iter().zip(&two)) {
        match lying.card {
            Some(card) => assert_eq!((card, card), (one.0, two.0), "a card that {viewer:?} knows"),
            None if one != two => drop(changed.insert(hidden(lying, viewer))),
            None => {}
        }
    }
    let drawn = |up: &[(Card, Origin)]| up.iter().find(|(_, from)| *from == Origin::Draw).copied();
    if drawn(&one) != drawn(&two) {
        changed.insert("the pile");
    }
}

/// MAX-05, MAX-16
#[test]
fn what_nobody_knows_is_dealt_anew() {
    let mut changed = BTreeSet::new();
    for (_, text) in HouseRules::PRESETS {
        let file = RulesFile::read(text).unwrap();
        for number in 0..40 {
            let rules = some_rules(&file, number);
            let mut choice = Chance::stream(&Seed::from_number(number), 8);
            let mut list = MoveList::new();
            let opening = Opening::new(Seed::from_number(number));
            let mut state = Maxonaut::start(&rules, opening, &mut |_| {});
            while Maxonaut::status(&state) == Status::Playing {
                let viewers = Seat::first(rules.seats()).map(Some).chain([None]);
                for viewer in viewers {
                    compare(&rules, &state, viewer, &mut choice, &mut changed);
                }
                let seat = Maxonaut::to_act(&rules, &state).next().unwrap();
                Maxonaut::legal(&rules, &state, seat, &mut list);
                let mv = list[choice.below(list.len() as u32) as usize];
                Maxonaut::play(&rules, &mut state, seat, mv, &mut |_| {}).unwrap();
            }
        }
    }
    let missing: Vec<_> = HIDDEN.iter().filter(|what| !changed.contains(**what)).collect();
    assert!(missing.is_empty(), "never dealt anew: {missing:?}");
}
