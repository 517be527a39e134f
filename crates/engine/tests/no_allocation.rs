//! Playing allocates nothing: neither dealing, listing legal moves, checking nor making them.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRules, AnyRulesFile, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, LegalSet, Opening, Status};

/// Plays one match and returns how many moves it took.
fn play<G: Game>(rules: &G::Rules, number: u64) -> u32 {
    let opening = Opening::new(Seed::from_number(number));
    let mut choice = Chance::stream(&Seed::from_number(number), 9);
    let (mut list, mut set) = (G::Moves::default(), G::MoveSet::default());
    let mut state = G::start(rules, opening, &mut |_| {});
    let mut moves = 0;
    loop {
        match G::status(&state) {
            Status::MatchOver => return moves,
            Status::DealOver => G::next_deal(rules, &mut state, &mut |_| {}).unwrap(),
            Status::Playing => {
                let mut seats = G::to_act(rules, &state);
                let seat = seats.nth(choice.below(seats.len()) as usize).unwrap();
                G::legal(rules, &state, seat, &mut list);
                G::legal_set(rules, &state, seat, &mut set);
                assert_eq!(set.len() as usize, list.len());
                let mv = set.nth(choice.below(set.len())).unwrap();
                G::play(rules, &mut state, seat, mv, &mut |_| {}).unwrap();
                moves += 1;
            }
        }
    }
}

#[test]
fn playing_allocates_nothing() {
    for id in preset::ids() {
        let file = AnyRulesFile::read(preset::text(id).unwrap()).unwrap();
        let rules = file.compile(&BTreeMap::new(), 4).unwrap();
        let mut moves = 0;
        let counted = allocation_counter::measure(|| {
            for number in 0..20 {
                moves += each_game!(AnyRules, &rules, G: rules => play::<G>(rules, number));
            }
        });
        assert!(moves > 1000, "{id}: only {moves} moves");
        assert_eq!(counted.count_total, 0, "{id} allocates");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 10])));
    assert_eq!(counted.count_total, 1);
}
