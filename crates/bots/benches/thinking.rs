//! How fast bots think: views built and decisions made per second, on positions from real games.
//!
//! `cargo bench -p stammtisch-bots` prints them ("elem/s").
#![allow(missing_docs, reason = "a bench has no users")]

use std::collections::BTreeMap;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stammtisch_bots::Bot;
use stammtisch_bots::mau::by_name;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Mau, State};

fn live(seats: u8) -> Rules {
    let file = RulesFile::read(preset::text("live").expect("a preset")).expect("readable");
    Rules::compile(&file.resolve(&BTreeMap::new()).expect("valid"), seats).expect("compiles")
}

/// All positions in games of `regel`, each with a seat to act.
fn positions(rules: &Rules) -> Vec<State> {
    let mut found = Vec::new();
    for number in 0..20 {
        let opening = Opening::new(Seed::from_number(number));
        let mut state = Mau::start(rules, opening, &mut |_| {});
        let mut bot: Box<dyn Bot<Mau>> =
            by_name("regel", Seed::from_number(number)).expect("a bot");
        while Mau::status(&state) == Status::Playing {
            found.push(state.clone());
            let seats = Mau::to_act(rules, &state);
            let thought = seats.into_iter().find_map(|seat| {
                let view = Mau::view(rules, &state, Some(seat));
                bot.choose(rules, &view).map(|thought| (seat, thought.mv))
            });
            let Some((seat, mv)) = thought else { break };
            Mau::play_silently(rules, &mut state, seat, mv);
        }
    }
    found
}

fn thinking(criterion: &mut Criterion) {
    let rules = live(4);
    let states = positions(&rules);
    let acting = |state: &State| Mau::to_act(&rules, state).next();
    let views: Vec<_> =
        states.iter().map(|state| Mau::view(&rules, state, acting(state))).collect();
    let mut group = criterion.benchmark_group("live, 4 seats");
    group.throughput(Throughput::Elements(views.len() as u64));
    group.bench_function("views", |bench| {
        bench.iter(|| {
            states
                .iter()
                .map(|state| Mau::view(&rules, state, acting(state)).hand.len())
                .sum::<u32>()
        });
    });
    for name in ["random", "greedy", "regel"] {
        let mut bot = by_name(name, Seed::from_number(1)).expect("a bot");
        group.bench_function(name, |bench| {
            bench.iter(|| views.iter().filter(|view| bot.choose(&rules, view).is_some()).count());
        });
    }
    group.finish();
}

criterion_group!(benches, thinking);
criterion_main!(benches);
