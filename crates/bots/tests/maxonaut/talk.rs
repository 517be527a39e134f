//! What bots say alongside the cards.

use std::collections::BTreeSet;

use super::common::{announce, given, lay, play, rules, seen};
use stammtisch_bots::maxonaut::{PHRASES, person, with_character};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::maxonaut::{Maxonaut, Move, Rules, View};
use stammtisch_engine::seat::Seat;

/// What a person says in the same situation, asked afresh this many times.
fn words(rules: &Rules, view: &View, name: &str, times: u64) -> Vec<&'static str> {
    let says = |number| {
        let mut bot =
            with_character("regel", person(name).unwrap(), Seed::from_number(number)).unwrap();
        bot.choose(rules, view).unwrap().say
    };
    (0..times).filter_map(says).collect()
}

#[test]
fn a_liar_and_an_honest_player_say_the_same_things_as_often() {
    let rules = rules(&[], 4);
    let about_to_announce = |hand: &str, cards: &str| {
        let mut state = given(&rules, &[hand, "", "", ""], &[], 1);
        play(&rules, &mut state, &[lay(cards)]);
        seen(&rules, &state, 0)
    };
    let honest = about_to_announce("9 9 1 3", "9 9");
    let liar = about_to_announce("virus 5 match_even 3", "3 match_even");
    let (one, other) = (words(&rules, &honest, "Paul", 400), words(&rules, &liar, "Paul", 400));
    assert_eq!(one, other);
    assert!((120..240).contains(&one.len()), "Paul persuades {} times of 400", one.len());
}

#[test]
fn some_talk_a_lot_and_some_hardly_ever() {
    let rules = rules(&[], 4);
    let mut state = given(&rules, &["9 9 1 3", "", "", ""], &[], 1);
    play(&rules, &mut state, &[lay("9 9")]);
    let view = seen(&rules, &state, 0);
    let often = |name| words(&rules, &view, name, 400).len();
    assert!(often("Wilma") < 40 && often("Wilma") > 0, "{}", often("Wilma"));
    assert!(often("Lotte") > 3 * often("Wilma"));
}

#[test]
fn whoever_got_a_point_groans_and_whoever_gave_it_laughs() {
    let rules = rules(&[], 2);
    let mut state = given(&rules, &["3 1 4 5", "3 4 6 8"], &[], 1);
    // A lie is caught: seat 0 begins again.
    play(&rules, &mut state, &[lay("3 1"), announce("99"), Move::Doubt]);
    let all_from = |words: Vec<&str>, list: usize| {
        assert!(
            words.len() > 20 && words.iter().all(|word| PHRASES[list].contains(word)),
            "{words:?}"
        );
    };
    all_from(words(&rules, &seen(&rules, &state, 0), "Lotte", 300), 3);
    // Seat 1 has caught it, and says so when it judges next.
    let cards = seen(&rules, &state, 0).hand.cards().take(2).map(|card| card.to_string());
    let laid = lay(&cards.collect::<Vec<_>>().join(" "));
    play(&rules, &mut state, &[laid, announce("31")]);
    all_from(words(&rules, &seen(&rules, &state, 1), "Lotte", 300), 4);
}

#[test]
fn all_phrases_are_heard_sooner_or_later_and_no_others() {
    let rules = rules(&[], 3);
    let mut heard = BTreeSet::new();
    for number in 0..60 {
        let mut bots: Vec<_> = (0..3)
            .map(|seat| {
                let seed = Seed::from_number(number * 3 + seat);
                with_character("ehrlich", person("Lotte").unwrap(), seed).unwrap()
            })
            .collect();
        let mut state =
            Maxonaut::start(&rules, Opening::new(Seed::from_number(number)), &mut |_| {});
        while Maxonaut::status(&state) == Status::Playing {
            let seat: Seat = Maxonaut::to_act(&rules, &state).next().unwrap();
            let thought = bots[seat.index()].choose(&rules, &seen(&rules, &state, seat.0)).unwrap();
            heard.extend(thought.say);
            Maxonaut::play(&rules, &mut state, seat, thought.mv, &mut |_| {}).unwrap();
        }
    }
    let known: BTreeSet<_> = PHRASES.into_iter().flatten().copied().collect();
    assert_eq!(heard, known);
}
