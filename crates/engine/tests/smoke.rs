use stammtisch_engine::{chance::*, game::*, mau::rules::*, mau::*, seat::*};
use std::collections::BTreeMap;
#[test]
fn random_play() {
    for id in preset::ids() {
        let file = RulesFile::read(preset::text(id).unwrap()).unwrap();
        let opts: Vec<_> = file.options().to_vec();
        for variant in 0..200u64 {
            let mut rng = Chance::stream(&Seed::from_number(99), variant);
            let mut chosen = BTreeMap::new();
            for o in &opts {
                if variant > 0 {
                    chosen.insert(
                        o.id.clone(),
                        o.choices[rng.below(o.choices.len() as u32) as usize].id.clone(),
                    );
                }
            }
            let doc = file.resolve(&chosen).unwrap_or_else(|e| panic!("{id} {chosen:?} {}", e[0]));
            for seats in doc.seats.min..=doc.seats.max {
                let rules = Rules::compile(&doc, seats)
                    .unwrap_or_else(|e| panic!("{id} {chosen:?} {}", e[0]));
                let mut endings = BTreeMap::new();
                let mut state = Mau::start(
                    &rules,
                    Opening { seed: Seed::from_number(variant), dealer: None },
                    &mut |_| {},
                );
                let mut moves = MoveList::new();
                loop {
                    match Mau::status(&state) {
                        Status::MatchOver => break,
                        Status::DealOver => {
                            Mau::next_deal(&rules, &mut state, &mut |_| {}).unwrap();
                        }
                        Status::Playing => {
                            let acts: Vec<_> = Mau::to_act(&rules, &state).collect();
                            for s in Seat::first(seats) {
                                Mau::legal(&rules, &state, s, &mut moves);
                                assert_eq!(!moves.is_empty(), acts.contains(&s));
                                for m in moves.iter() {
                                    assert_eq!(Mau::check(&rules, &state, s, *m), Ok(()), "{m:?}");
                                }
                            }
                            let seat = acts[rng.below(acts.len() as u32) as usize];
                            Mau::legal(&rules, &state, seat, &mut moves);
                            let mv = moves[rng.below(moves.len() as u32) as usize];
                            Mau::play(&rules, &mut state, seat, mv, &mut |e| {
                                if let Event::DealEnded { ending, .. } = e {
                                    *endings.entry(format!("{ending:?}")).or_insert(0) += 1;
                                }
                            })
                            .unwrap();
                            assert_eq!(Mau::cards(&state), rules.deck());
                        }
                    }
                }
                if variant == 0 {
                    println!("{id} {seats} {endings:?}");
                }
            }
        }
    }
}
