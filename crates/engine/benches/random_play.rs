//! Random play on one core: dealing, listing legal moves, a uniform choice, making the move.
//!
//! `cargo bench -p stammtisch-engine` prints moves per second ("elem/s"). A seat is drawn uniformly
//! from those that can act, then a move uniformly from its legal moves; calls and catches count as
//! moves. Whole matches are played, shuffles included.
#![allow(clippy::disallowed_types, missing_docs, reason = "a bench needs a clock and has no users")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stammtisch_engine::any::{AnyRules, AnyRulesFile, preset};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, LegalSet, Opening, Status};

/// A throw-away generator (PCG-like) for choices; shuffles use the engine's own chance.
struct Quick(u64);

impl Quick {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Plays one match and counts its moves.
fn play<G: Game>(rules: &G::Rules, number: u64, quick: &mut Quick, moves: &mut G::MoveSet) -> u64 {
    let sink = &mut |_| {};
    let opening = Opening::new(Seed::from_number(number));
    let mut state = G::start(rules, opening, sink);
    let mut count = 0;
    loop {
        match G::status(&state) {
            Status::MatchOver => return count,
            Status::DealOver => drop(G::next_deal(rules, &mut state, sink)),
            Status::Playing => {
                let mut seats = G::to_act(rules, &state);
                let skip = quick.below(seats.len());
                let Some(seat) = seats.nth(skip as usize) else { return count };
                G::legal_set(rules, &state, seat, moves);
                let Some(mv) = moves.nth(quick.below(moves.len())) else { return count };
                G::play_silently(rules, &mut state, seat, mv);
                count += 1;
            }
        }
    }
}

/// The time for `moves` moves, scaled down from playing whole matches until there were enough.
fn time<G: Game>(rules: &G::Rules, moves: u64) -> Duration {
    let (mut quick, mut list, mut done, mut game) = (Quick(1), G::MoveSet::default(), 0, 0);
    let start = Instant::now();
    while done < moves {
        done += play::<G>(rules, game, &mut quick, &mut list);
        game += 1;
    }
    start.elapsed().mul_f64(moves as f64 / done as f64)
}

fn rules(id: &str, options: &[(&str, &str)], seats: u8) -> AnyRules {
    let chosen: BTreeMap<String, String> =
        options.iter().map(|(id, choice)| ((*id).into(), (*choice).into())).collect();
    let file = AnyRulesFile::read(preset::text(id).expect("a preset")).expect("readable");
    file.compile(&chosen, seats).expect("valid")
}

fn random_play(criterion: &mut Criterion) {
    let named = |id: &str, seats| (format!("{id}, {seats} seats"), rules(id, &[], seats));
    let mut cases: Vec<(String, AnyRules)> = preset::ids().map(|id| named(id, 4)).collect();
    cases.extend([named("live", 2), named("maxonaut", 2)]);
    let specials = rules("schule", &[("specials", "on")], 4);
    cases.push(("schule with special cards, 4 seats".into(), specials));
    let mut group = criterion.benchmark_group("random play");
    group.throughput(Throughput::Elements(1)).measurement_time(Duration::from_secs(5));
    for (name, rules) in &cases {
        group.bench_function(name.as_str(), |bench| {
            bench.iter_custom(
                |moves| each_game!(AnyRules, rules, G: rules => time::<G>(rules, moves)),
            );
        });
    }
    group.finish();
}

criterion_group!(benches, random_play);
criterion_main!(benches);
