//! Bots keep the rules, and use only what they can know.

use super::common::{any_rules, bot, given, rules, seen};
use stammtisch_bots::arena::play_match;
use stammtisch_bots::maxonaut::{by_name, names, person, with_character};
use stammtisch_bots::{Bot, PEOPLE};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::maxonaut::{Maxonaut, Move, Rules};
use stammtisch_engine::seat::{Seat, SeatSet};

fn opening(number: u64) -> Opening {
    Opening::new(Seed::from_number(number))
}

#[test]
fn no_bot_ever_makes_an_illegal_move_or_none() {
    let mut chance = Chance::stream(&Seed::from_number(3), 0);
    let kinds: Vec<_> = names().collect();
    let mut seats = SeatSet::EMPTY;
    for number in 0..250 {
        let rules = any_rules(&mut chance);
        seats.add(Seat(rules.seats()));
        let mut bots: Vec<_> = (0..u64::from(rules.seats()))
            .map(|seat| bot(kinds[chance.below(kinds.len() as u32) as usize], number * 8 + seat))
            .collect();
        let lots = Chance::stream(&Seed::from_number(number), 9);
        let result = play_match(&rules, opening(number), &mut bots, lots).unwrap();
        assert!(!result.winners.is_empty(), "match {number}");
    }
    assert_eq!(seats.len(), 7, "2 to 8 seats (MAX-01)");
}

/// Two bots of one kind with the same seed; one of them is shown the table with everything that it cannot
/// know dealt again.
struct Twins {
    one: Box<dyn Bot<Maxonaut>>,
    other: Box<dyn Bot<Maxonaut>>,
}

#[test]
fn thoughts_do_not_depend_on_what_a_seat_cannot_know() {
    let mut chance = Chance::stream(&Seed::from_number(4), 0);
    for name in names() {
        let asked: u32 =
            (0..16).map(|number| twins_agree(&any_rules(&mut chance), name, number)).sum();
        assert!(asked > 400, "{name} was asked {asked} times");
    }
}

/// Plays a match with pairs of twins, and returns how often a pair was asked.
fn twins_agree(rules: &Rules, name: &str, number: u64) -> u32 {
    let mut twins: Vec<_> = (0..u64::from(rules.seats()))
        .map(|seat| Twins { one: bot(name, seat), other: bot(name, seat) })
        .collect();
    let mut redeals = Chance::stream(&Seed::from_number(number), 8);
    let mut state = Maxonaut::start(rules, opening(number), &mut |_| {});
    let mut asked = 0;
    while Maxonaut::status(&state) == Status::Playing {
        let seat = Maxonaut::to_act(rules, &state).next().unwrap();
        let elsewhere = Maxonaut::resample(rules, &state, Some(seat), &mut redeals);
        let Twins { one, other } = &mut twins[seat.index()];
        let thought = one.choose(rules, &seen(rules, &state, seat.0));
        assert_eq!(thought, other.choose(rules, &seen(rules, &elsewhere, seat.0)), "{name}");
        asked += 1;
        Maxonaut::play(rules, &mut state, seat, thought.unwrap().mv, &mut |_| {}).unwrap();
    }
    asked
}

/// Neither thinking times nor remarks reveal anything about cards: with other cards a bot takes the same
/// time, and says the same where the move is the same.
#[test]
fn neither_the_clock_nor_a_word_tells_anything_about_cards() {
    let mut chance = Chance::stream(&Seed::from_number(5), 0);
    let mut differ = 0;
    for number in 0..15 {
        let rules = any_rules(&mut chance);
        let mut redeals = Chance::stream(&Seed::from_number(number), 8);
        let mut state = Maxonaut::start(&rules, opening(number), &mut |_| {});
        let mut step = 0;
        while Maxonaut::status(&state) == Status::Playing {
            let seat = Maxonaut::to_act(&rules, &state).next().unwrap();
            // Everything that a spectator cannot know is dealt again, including the seat's own hand.
            let other = Maxonaut::resample(&rules, &state, None, &mut redeals);
            for name in names() {
                let talker = person("Paul").unwrap();
                let thought = |state| {
                    let seed = Seed::from_number(1000 * number + step);
                    let mut bot = with_character(name, talker, seed).unwrap();
                    bot.choose(&rules, &seen(&rules, state, seat.0)).unwrap()
                };
                let (here, there) = (thought(&state), thought(&other));
                assert_eq!(here.think_ms, there.think_ms, "{name}");
                let judges = matches!(here.mv, Move::Believe | Move::Doubt);
                // Everybody hears whether a player believes or doubts anyway.
                assert!(here.say == there.say || judges && here.mv != there.mv, "{name}");
                differ += u32::from(here.mv != there.mv);
            }
            let mv = bot("regel", step).choose(&rules, &seen(&rules, &state, seat.0)).unwrap().mv;
            Maxonaut::play(&rules, &mut state, seat, mv, &mut |_| {}).unwrap();
            step += 1;
        }
    }
    assert!(differ > 300, "other cards, other moves: {differ}");
}

#[test]
fn people_take_their_time_each_at_their_own_pace() {
    let rules = rules(&[], 4);
    let state = Maxonaut::start(&rules, opening(1), &mut |_| {});
    let seat = Maxonaut::to_act(&rules, &state).next().unwrap();
    let view = seen(&rules, &state, seat.0);
    let mean = |name: &str| {
        let times = (0..200).map(|number| {
            let person = person(name).unwrap();
            let mut bot = with_character("regel", person, Seed::from_number(number)).unwrap();
            let time = bot.choose(&rules, &view).unwrap().think_ms;
            assert!((350..6000).contains(&time), "{name} takes {time} ms");
            time
        });
        times.sum::<u32>() / 200
    };
    assert!(mean("Paul") < mean("Ida") && mean("Ida") < mean("Otto"));
}

#[test]
fn looking_twice_changes_nothing() {
    let rules = rules(&[], 3);
    for name in names() {
        for number in 0..50 {
            let state = Maxonaut::start(&rules, opening(number), &mut |_| {});
            let seat = Maxonaut::to_act(&rules, &state).next().unwrap();
            let mut bot = bot(name, number);
            let mut look = |seat: Seat| bot.choose(&rules, &seen(&rules, &state, seat.0));
            let first = look(seat);
            assert!(first.is_some() && look(seat) == first, "{name}");
            assert_eq!(look(Seat((seat.0 + 1) % 3)), None, "another seat has the turn");
        }
    }
}

#[test]
fn another_match_is_another_situation() {
    let rules = rules(&[], 2);
    for name in names() {
        let mut bot = bot(name, 1);
        let mut times = std::collections::BTreeSet::new();
        for hand in ["9 9 1 3", "8 7 5 4", "6 5 3 2", "joker 2 1 1"] {
            let state = given(&rules, &[hand, ""], &[], 1);
            let view = seen(&rules, &state, 0);
            let thought = bot.choose(&rules, &view).unwrap();
            assert!(view.legal.contains(&thought.mv), "{name} lays cards of the match before");
            times.insert(thought.think_ms);
        }
        assert!(times.len() > 1, "{name} thinks anew");
    }
}

#[test]
fn the_catalogue_knows_bots_and_people() {
    assert_eq!(names().collect::<Vec<_>>(), ["random", "kind", "ehrlich", "regel"]);
    for name in names() {
        assert_eq!(by_name(name, Seed::from_number(1)).unwrap().name(), name);
    }
    assert!(by_name("nobody", Seed::from_number(1)).is_none() && person("Niemand").is_none());
    assert!(PEOPLE.iter().all(|known| person(known.name).unwrap().person == *known));
}
