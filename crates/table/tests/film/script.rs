//! Deals as scripted games.

use stammtisch_playscript::Script;
use stammtisch_table::film::NoScript;
use stammtisch_table::wire::ChosenRules;

use crate::played::{Played, presets, short};

#[test]
fn every_deal_of_every_preset_is_a_script_that_runs_green() {
    for base in presets() {
        let (mut whole, mut moves) = (0, 0);
        // What is played depends on every word of the rules: it is chance how many matches this takes.
        for seed in 0..40 {
            if seed >= 4 && whole >= 2 && moves > 40 {
                break;
            }
            let played = Played::over(short(base), 3, 40 + seed);
            let replay = played.replay(1).expect("over");
            let film = replay.film("x".into(), None, false);
            for deal in film.deals {
                let script = match replay.script(deal.deal, "rules.toml") {
                    Ok(script) => script,
                    Err(NoScript::Shuffled | NoScript::NotAllPlay | NoScript::AccusedAtOnce) => {
                        continue;
                    }
                    Err(other) => panic!("{base}, seed {seed}, deal {}: {other}", deal.deal),
                };
                let rules = script.rules.clone().expect("rules of its own");
                let read = Script::read(&script.text, |_| Ok(rules.clone())).expect("reads");
                let passed = read.run().expect("runs green");
                assert_eq!(passed.moves, script.moves);
                assert!(passed.expectations > 5);
                whole += usize::from(script.left_out == 0);
                moves += script.moves;
                // A script can fail.
                let wrong = script.text.clone() + "expect draw 250\n";
                let read = Script::read(&wrong, |_| Ok(rules.clone())).expect("reads");
                assert!(read.run().is_err(), "{base}");
            }
            assert_eq!(replay.script(99, "x").err(), Some(NoScript::NoDeal));
        }
        assert!(whole >= 2 && moves > 40, "{base}: {whole} whole deals, {moves} moves");
    }
}

#[test]
fn a_preset_is_named_with_its_options() {
    let options = [("format".to_owned(), "single".to_owned())].into();
    let chosen = ChosenRules { base: "live".into(), options, file: None };
    let played = Played::over(chosen, 2, 3);
    let script = played.replay(1).expect("over").script(1, "x").expect("a script");
    assert_eq!(script.rules, None);
    assert!(script.text.contains("rules live\noptions format=single\nseats A B\n"));
}
