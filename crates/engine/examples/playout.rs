//! Plays random matches and prints how many moves that took: something for profilers to look at.
//!
//! `valgrind --tool=callgrind target/release/examples/playout live 4 200` counts instructions,
//! which no busy neighbour can blur.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool for developers"
)]

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRules, AnyRulesFile, preset};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, LegalSet, Opening, Status};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let [_, id, seats, matches] = words.as_slice() else {
        return println!("usage: playout PRESET SEATS MATCHES");
    };
    let file = AnyRulesFile::read(preset::text(id).unwrap()).unwrap();
    let matches = matches.parse().unwrap();
    let rules = file.compile(&BTreeMap::new(), seats.parse().unwrap()).unwrap();
    let moves = each_game!(AnyRules, rules, G: rules => play::<G>(&rules, matches));
    println!("{moves} moves");
}

/// Plays so many matches and says how many moves that took.
fn play<G: Game>(rules: &G::Rules, matches: u64) -> u64 {
    let (mut set, mut moves, mut word) = (G::MoveSet::default(), 0_u64, 1_u64);
    let mut below = |bound: u32| {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (((word >> 32) * u64::from(bound)) >> 32) as usize
    };
    for number in 0..matches {
        let opening = Opening::new(Seed::from_number(number));
        let mut state = G::start(rules, opening, &mut |_| {});
        while G::status(&state) != Status::MatchOver {
            if G::status(&state) == Status::DealOver {
                G::next_deal(rules, &mut state, &mut |_| {}).unwrap();
                continue;
            }
            let mut seats = G::to_act(rules, &state);
            let seat = seats.nth(below(seats.len())).unwrap();
            G::legal_set(rules, &state, seat, &mut set);
            let mv = set.nth(below(set.len()) as u32).unwrap();
            G::play_silently(rules, &mut state, seat, mv);
            moves += 1;
        }
    }
    moves
}
