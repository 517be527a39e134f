//! What bots say alongside the cards: at the right moment, now and then, and nothing about their hand.

use super::common::{card, given, make, rules, seen};
use stammtisch_bots::mau::{Character, PHRASES, person, with_character};
use stammtisch_bots::{BotDecision, PEOPLE};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::{Mau, Move, State};
use stammtisch_engine::seat::Seat;

const HITTING: usize = 0;
const HIT: usize = 1;
const WISHING: usize = 2;
const CATCHING: usize = 3;
const NEARLY_OUT: usize = 4;
const OUT: usize = 5;

fn chatterbox() -> Character {
    Character { chatter: 1000, talk: 0, attention: 1000, ..*person("Paul").unwrap() }
}

/// What a player who always makes a remark says, and the move that goes with it.
fn thought(rules: &Rules, state: &State, seat: u8) -> BotDecision<Move> {
    let mut bot = with_character("regel", &chatterbox(), Seed::from_number(3)).unwrap();
    bot.choose(rules, &seen(rules, state, seat)).unwrap()
}

fn says(rules: &Rules, state: &State, seat: u8, list: usize) {
    let BotDecision { mv, say, .. } = thought(rules, state, seat);
    assert!(say.is_some_and(|said| PHRASES[list].contains(&said)), "{mv:?} goes with {say:?}");
}

#[test]
fn there_is_a_word_for_the_right_moment() {
    let rules = rules("live", &[], 2);
    let mut state = given(&rules, "QH", &["7H 7S 7D", "8C 9C 10C"]);
    says(&rules, &state, 0, HITTING);
    make(&rules, &mut state, 0, Move::lay(card("7H")));
    says(&rules, &state, 1, HIT);
    says(&rules, &given(&rules, "QH", &["JS JC JD", "8C 9C 10C"]), 0, WISHING);
    says(&rules, &given(&rules, "QH", &["KH KS", "8C 9C 10C"]), 0, NEARLY_OUT);
    says(&rules, &given(&rules, "QH", &["KH", "8C 9C 10C"]), 0, OUT);
    // Where nothing happens, nothing is said.
    assert_eq!(thought(&rules, &given(&rules, "QH", &["KH KS KD", "8C 9C 10C"]), 0).say, None);
}

#[test]
fn who_catches_somebody_says_so() {
    let rules = rules("live", &[], 2);
    let mut state = given(&rules, "QH", &["KH KS", "8C 9C 10C"]);
    make(&rules, &mut state, 0, Move::lay(card("KH")));
    let BotDecision { mv, .. } = thought(&rules, &state, 1);
    assert!(matches!(mv, Move::Catch { .. }), "{mv:?}");
    says(&rules, &state, 1, CATCHING);
}

/// Which of one person's moves, among three others like them, went with a remark, deal by deal.
fn talk_of(name: &str) -> Vec<Vec<bool>> {
    let rules = rules("live", &[("format", "single")], 4);
    let deal = |number: u64| {
        let mut bots: Vec<_> = (0..4)
            .map(|seat| {
                let seed = Seed::from_number(number * 4 + seat);
                with_character("regel", person(name).unwrap(), seed).unwrap()
            })
            .collect();
        let mut said = Vec::new();
        let mut state = Mau::start(&rules, Opening::new(Seed::from_number(number)), &mut |_| {});
        while Mau::status(&state) == Status::Playing {
            let think = |seat: Seat| {
                let view = seen(&rules, &state, seat.0);
                bots[seat.index()].choose(&rules, &view).map(|thought| (seat, thought))
            };
            let thoughts = Mau::to_act(&rules, &state).filter_map(think);
            let (seat, thought) = thoughts.min_by_key(|(_, one)| one.think_ms).unwrap();
            if seat == Seat(0) {
                said.push(thought.say.is_some());
            }
            make(&rules, &mut state, seat.0, thought.mv);
        }
        said
    };
    (0..120).map(deal).collect()
}

#[test]
fn some_have_a_word_for_much_and_nobody_for_everything() {
    let share = |name| {
        let all = talk_of(name).concat();
        all.iter().filter(|said| **said).count() as f64 / all.len() as f64
    };
    for person in PEOPLE {
        let share = share(person.name);
        println!("{}: {share:.3}", person.name);
        assert!(share < 0.2, "{} talks {share}", person.name);
    }
    assert!(share("Paul") > 0.03 && share("Paul") > 3.0 * share("Wilma"));
}

#[test]
fn nobody_talks_twice_in_a_row() {
    for deal in talk_of("Paul") {
        assert!(deal.windows(2).all(|moves| moves != [true, true]), "{deal:?}");
    }
}
