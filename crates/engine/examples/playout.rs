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

use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Mau, MoveList};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let [_, id, seats, matches] = words.as_slice() else {
        return println!("usage: playout PRESET SEATS MATCHES");
    };
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    let doc = file.resolve(&BTreeMap::new()).unwrap();
    let rules = Rules::compile(&doc, seats.parse().unwrap()).unwrap();
    let (mut list, mut moves, mut word) = (MoveList::new(), 0_u64, 1_u64);
    let mut below = |bound: u32| {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (((word >> 32) * u64::from(bound)) >> 32) as usize
    };
    for number in 0..matches.parse().unwrap() {
        let opening = Opening::new(Seed::from_number(number));
        let mut state = Mau::start(&rules, opening, &mut |_| {});
        while Mau::status(&state) != Status::MatchOver {
            if Mau::status(&state) == Status::DealOver {
                Mau::next_deal(&rules, &mut state, &mut |_| {}).unwrap();
                continue;
            }
            let mut seats = Mau::to_act(&rules, &state);
            let seat = seats.nth(below(seats.len())).unwrap();
            Mau::legal(&rules, &state, seat, &mut list);
            let mv = list[below(list.len() as u32)];
            Mau::play_unchecked(&rules, &mut state, seat, mv, &mut |_| {});
            moves += 1;
        }
    }
    println!("{moves} moves");
}
