//! Statistics of a match, compared with its film and its result.

use std::sync::Arc;

use stammtisch_engine::any::preset;
use stammtisch_engine::film::Mark;
use stammtisch_table::film::numbers::{MatchNumbers, MatchOfOne as Numbers, Tally, counted};
use stammtisch_table::wire::{ChosenRules, Command, Films, TableSettings};

use crate::played::{Played, presets, short};
use crate::test_table::game_data::tells_hands;
use crate::test_table::{TestTable, bot_kinds};

fn all(played: &Played) -> Vec<MatchNumbers> {
    let header = played.party.table.header();
    counted(header, &played.log, Arc::new(bot_kinds())).expect("a log")
}

fn sum(one: &MatchNumbers, what: fn(&Tally) -> u32) -> usize {
    one.people.values().map(|numbers| what(&numbers.tally) as usize).sum()
}

/// With people only, everything that has a mark counts for somebody.
#[test]
fn every_mark_of_a_film_counts_for_somebody() {
    let mut seen = Tally::default();
    for base in presets() {
        for seed in 0..4 {
            let seats = 3;
            let played = Played::over(short(base), seats, seed);
            let (all, film) = (all(&played), played.replay(1).expect("a film"));
            let [one] = &all[..] else { panic!("{base}: {}", all.len()) };
            let film = film.film("m".into(), None, false);
            assert_eq!((one.no, one.ended_ms), (1, film.card.ended), "{base}");
            assert_eq!(one.people.len(), usize::from(seats), "{base}");
            let steps = |mark: Mark| film.steps.iter().filter(|s| s.marks.contains(&mark)).count();
            assert_eq!(sum(one, |tally| tally.lies), steps(Mark::Lie), "{base} {seed}");
            assert_eq!(sum(one, |tally| tally.cheats), steps(Mark::Cheat), "{base} {seed}");
            assert_eq!(sum(one, |tally| tally.charges), steps(Mark::CheatCaught), "{base} {seed}");
            let seen_cheats = sum(one, |tally| tally.cheats_seen);
            assert_eq!(seen_cheats, sum(one, |tally| tally.charges), "{base} {seed}");
            let vain = steps(Mark::AccusedInVain);
            assert_eq!(sum(one, |tally| tally.charges_in_vain), vain, "{base} {seed}");
            let right = sum(one, |tally| tally.catches) + sum(one, |tally| tally.doubts_right);
            assert_eq!(right, steps(Mark::Catch), "{base} {seed}");
            let moves = film.steps.iter().filter(|s| s.seat.is_some()).count();
            assert_eq!(sum(one, |tally| tally.moves), moves, "{base} {seed}");
            for numbers in one.people.values() {
                holds_together(base, numbers);
                let told = numbers.tally.longest_hand.is_some();
                assert_eq!(told, tells_hands(preset::game(base).expect("a preset")), "{base}");
                let Tally { lies_believed, doubts_right, catches, cheats, .. } = numbers.tally;
                seen.lies_believed += lies_believed;
                seen.doubts_right += doubts_right;
                seen.catches += catches;
                seen.cheats += cheats;
            }
            let won: Vec<_> = one.people.values().filter(|numbers| numbers.won).collect();
            assert_eq!(won.len(), film.card.winners.len(), "{base} {seed}");
            assert!(won.iter().all(|numbers| numbers.place == 1), "{base} {seed}");
        }
    }
    let Tally { lies_believed, doubts_right, catches, cheats, .. } = seen;
    assert!(lies_believed > 0 && doubts_right > 0 && catches > 0 && cheats > 0, "{seen:?}");
}

fn holds_together(base: &str, numbers: &Numbers) {
    let tally = &numbers.tally;
    assert!(tally.lies <= tally.announced, "{base} {tally:?}");
    assert!(tally.lies_believed <= tally.lies, "{base} {tally:?}");
    assert!(tally.lies_found <= tally.announced, "{base} {tally:?}");
    assert!(tally.doubts_right <= tally.doubts, "{base} {tally:?}");
    assert!(numbers.won == (numbers.place == 1), "{base} {numbers:?}");
    assert_eq!(numbers.rules.len(), 16, "{base}");
}

/// Rules with the same name may be quite different.
#[test]
fn what_is_not_as_usual_stands_beside_the_name() {
    let differs = |chosen| {
        let all = all(&Played::over(chosen, 3, 1));
        let one = all[0].people.values().next().expect("somebody").clone();
        one.differs.map(|differs| (differs.base.is_some(), differs.options.len(), differs.de.len()))
    };
    assert_eq!(differs(short("live")), Some((true, 0, 1)));
    let chosen = ChosenRules { base: "live".into(), ..ChosenRules::default() };
    assert_eq!(differs(chosen), None);
}

#[test]
fn a_match_that_runs_and_one_that_is_never_shown_are_not_counted() {
    let mut played = Played::begun(short("live"), 3, 1);
    for _ in 0..20 {
        played.step();
    }
    assert_eq!(all(&played), []);
    played.play_out();
    assert_eq!(all(&played).len(), 1);

    let mut party = TestTable::gathered(short("live"), 3, 3, 1);
    let settings = TableSettings { films: Films::Never, ..TableSettings::default() };
    party.ask(Played::on(0), Command::ChangeSettings { settings }).expect("set");
    let mut hidden = Played::at(party, 1);
    hidden.play_out();
    assert_eq!(hidden.finished().len(), 0);
    assert_eq!(all(&hidden), []);
}

#[test]
fn the_same_rules_have_the_same_key_and_others_another() {
    let key = |chosen: ChosenRules| {
        let played = Played::over(chosen, 3, 7);
        all(&played)[0].people[&Played::on(0)].rules.clone()
    };
    let (one, other) = (key(short("live")), key(short("schule")));
    assert_eq!(one, key(short("live")));
    assert_ne!(one, other);
}
