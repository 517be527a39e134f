//! The cards of a match may be shown when that match is over, and not those of another.
#![allow(missing_docs)]

use stammtisch_engine::any::{AnyMatch, AnyRulesFile, preset};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Opening, Status};

fn begun(base: &str, seed: u64) -> AnyMatch {
    let file = AnyRulesFile::read(preset::text(base).expect("a preset")).expect("rules");
    let seats = file.plain().expect("rules").head().seats.recommended;
    let rules = file.compile(&[].into(), seats).expect("rules");
    AnyMatch::start(&rules, Opening::new(Seed::from_number(seed)), &mut |_| ())
}

#[test]
fn a_match_that_is_played_shows_nothing() {
    for base in preset::ids() {
        let mut game = begun(base, 1);
        let (mut events, mut moves) = (Vec::new(), 0);
        while game.status() == Status::Playing && moves < 20 {
            assert!(game.ended().is_none(), "{base}");
            let seat = game.to_act().next().expect("somebody");
            let mv = game.view(Some(seat)).legal()[0];
            game.play(seat, mv, &mut |event| events.push(event)).expect("legal");
            moves += 1;
        }
        assert!(!events.is_empty());
        // The match that is over is a different one.
        let other = begun(base, 2).given_up();
        assert!(game.open(other).is_none(), "{base}");
        for event in &events {
            assert!(game.seen_openly(event, other).is_none());
            assert!(game.mark(event, other).is_none());
        }
        let own = game.clone().given_up();
        assert!(game.open(own).is_some(), "{base}");
        assert!(events.iter().all(|event| game.seen_openly(event, own).is_some()));
    }
}
