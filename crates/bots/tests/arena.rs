//! Which bot beats which.

use std::collections::BTreeMap;

use stammtisch_bots::arena::{Duel, duel};
use stammtisch_bots::by_name;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};

fn rules(id: &str, options: &[(&str, &str)], seats: u8) -> Rules {
    let chosen: BTreeMap<String, String> =
        options.iter().map(|(id, choice)| ((*id).into(), (*choice).into())).collect();
    let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
    Rules::compile(&file.resolve(&chosen).unwrap(), seats).unwrap()
}

fn play(rules: &Rules, hero: &str, field: &str, count: u64) -> Duel {
    let seat = |name: &str, seed| by_name(name, seed).unwrap();
    let (hero, field) = (|seed| seat(hero, seed), |seed| seat(field, seed));
    duel(rules, &hero, &field, &Seed::from_number(1), count).unwrap()
}

#[test]
fn figures() {
    for (id, options) in [("live", vec![("format", "single")]), ("live", vec![]), ("schule", vec![("specials", "on"), ("deals", "1")]), ("schule", vec![("specials", "on")]), ("schule", vec![])] {
        for seats in [2, 4] {
            for (hero, field) in [("greedy", "random"), ("regel", "greedy")] {
                let start = std::time::Instant::now();
                let d = play(&rules(id, &options, seats), hero, field, 1000);
                println!("{id} {options:?} {seats} {hero} vs {field}: match {:.3} [{:.3} {:.3}] deal {:.3} [{:.3} {:.3}] {:?}", d.matches.mean, d.matches.low, d.matches.high, d.deals.mean, d.deals.low, d.deals.high, start.elapsed());
            }
        }
    }
}
