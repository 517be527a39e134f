//! Bots keep the rules, know only what their seat knows, and are determined by their seed.

use super::common::{any_rules, bot, own_rules, rules, seen};
use stammtisch_bots::arena::{ArenaResult, Purpose, play_match, seed_for};
use stammtisch_bots::mau::{Character, Counts, by_name, names, person, with_character};
use stammtisch_bots::{Bot, BotDecision, PEOPLE, people_names};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::rules::{Rules, preset};
use stammtisch_engine::mau::{Mau, Move};
use stammtisch_engine::seat::Seat;

fn opening(number: u64) -> Opening {
    Opening::new(Seed::from_number(number))
}

/// A match with bots of all kinds, mixed by `number`.
fn mixed(rules: &Rules, number: u64) -> ArenaResult<Counts> {
    let kinds: Vec<_> = names().collect();
    let mut bots: Vec<_> = (0..u64::from(rules.seats()))
        .map(|seat| bot(kinds[(number + seat) as usize % kinds.len()], number * 16 + seat))
        .collect();
    play_match(rules, opening(number), &mut bots, Chance::stream(&Seed::from_number(number), 9))
        .unwrap_or_else(|fault| panic!("match {number}: {fault}"))
}

#[test]
fn no_bot_ever_makes_an_illegal_move_or_none() {
    for id in preset::ids() {
        let mut chance = Chance::stream(&Seed::from_number(5), 0);
        let (mut deals, mut number) = (0, 0);
        while deals < 800 {
            deals += mixed(&any_rules(id, &mut chance), number).deals;
            number += 1;
        }
    }
}

#[test]
fn bots_play_house_rules_that_nobody_has_thought_of() {
    let rules = own_rules(
        "base = 'schule'
        id = 'wild'
        deck = { lowest = '2', packs = 2, jokers = 2 }
        fit.anywhere = ['XR', 'XB', 'A']
        draw = { when = 'any_time', count = 2, then = 'lay_any' }
        end = { play = 'one_left', last_threat = 'may_come_back' }
        [cards]
        A = { wish.of = 'suit', again = true }
        2.threat = { draw = 3, then = 'misses', longest = 4, answers = { 2 = { do = { pass_on = 1 } }, KH = { do = 'cancel' }, 3 = { do = { pass_on = 2 }, must = 'fit' } } }
        5.reverse.with_two = 'other_misses'
        QS.threat = { draw = 5, then = 'plays' }
        [calls.mau]
        at = 2
        enforced = 'catch_until_next_move'
        ",
        5,
    );
    for number in 0..100 {
        assert_eq!(mixed(&rules, number).deals, 4);
    }
}

#[test]
fn bots_play_everything_at_once() {
    let rules = own_rules(
        "base = 'erftschmiede'
        id = 'alles'
        fit = { anywhere = ['XR', 'XB', 'Q'], colour = true }
        draw = { when = 'any_time', count = 1, times = 2, then = 'lay_any', must_lay = true, limit = { cards = 15, then = 'loses' } }
        deal = { hand_choice = { min = 1, max = 8 }, start_wishes = ['J', 'Q', 'XR'] }
        lay = { together = { by = 'rank', most = 3 }, jump_in = 'same_rank' }
        cheat = { slip = true, draw_short = true }
        end.play = 'one_left'
        [cards]
        2.rotates = true
        5.copies = true
        J.wish = { of = 'rank', cards = 2 }
        Q.wish = { of = 'colour', may = true }
        3 = { buys = true, threat = { victim = 'last_out', draw = 2, then = 'plays' } }
        10 = { threat = { victim = 'oneself', draw = 1, then = 'nothing' }, again = false }
        8.threat = { victim = 'previous', take = true, then = 'misses' }
        ",
        5,
    );
    for number in 0..25 {
        assert_eq!(mixed(&rules, number).deals, 5);
    }
}

#[test]
fn a_match_follows_from_its_seeds() {
    let short = ("rounds", "1");
    for (id, options) in [
        ("live", &[][..]),
        ("schule", &[("specials", "on")]),
        ("verschaerft", &[short]),
        ("erftschmiede", &[("deals", "2")]),
    ] {
        let rules = rules(id, options, 4);
        for number in 0..20 {
            assert_eq!(mixed(&rules, number), mixed(&rules, number));
        }
        assert_ne!(mixed(&rules, 1), mixed(&rules, 2));
    }
}

/// Two bots with the same seed; one of them is shown the table with everything that it cannot know dealt
/// again.
struct Twins {
    one: Box<dyn Bot<Mau>>,
    other: Box<dyn Bot<Mau>>,
}

#[test]
fn thoughts_do_not_depend_on_what_a_seat_cannot_know() {
    let tables = [
        rules("live", &[("format", "single")], 3),
        rules("verschaerft", &[("rounds", "1")], 4),
        rules("erftschmiede", &[("deals", "1"), ("hand", "6")], 4),
    ];
    for rules in &tables {
        for name in names() {
            let asked: u32 = (0..40).map(|number| twins_agree(rules, name, number)).sum();
            assert!(asked > 1000, "{name} was asked {asked} times");
        }
    }
}

/// Plays a deal with pairs of twins who cheat a lot, and returns how often a pair was asked.
fn twins_agree(rules: &Rules, name: &str, number: u64) -> u32 {
    let irregular =
        Character { wrong_card: 200, second_card: 200, too_few: 200, ..*person("Paul").unwrap() };
    let made = |seat| with_character(name, &irregular, Seed::from_number(seat)).unwrap();
    let seats = u64::from(rules.seats());
    let mut twins: Vec<_> =
        (0..seats).map(|seat| Twins { one: made(seat), other: made(seat) }).collect();
    let mut redeals = Chance::stream(&Seed::from_number(number), 8);
    let mut state = Mau::start(rules, opening(number), &mut |_| {});
    let mut asked = 0;
    while Mau::status(&state) == Status::Playing {
        let mut intended: Option<(Seat, BotDecision<Move>)> = None;
        for seat in Mau::to_act(rules, &state).or(Mau::may_act_irregularly(rules, &state)) {
            let elsewhere = Mau::resample(rules, &state, Some(seat), &mut redeals);
            let Twins { one, other } = &mut twins[seat.index()];
            let thought = one.choose(rules, &seen(rules, &state, seat.0));
            assert_eq!(thought, other.choose(rules, &seen(rules, &elsewhere, seat.0)));
            asked += 1;
            if let Some(thought) = thought {
                let sooner = intended.is_none_or(|(_, first)| thought.think_ms < first.think_ms);
                intended = if sooner { Some((seat, thought)) } else { intended };
            }
        }
        let (seat, thought) = intended.unwrap();
        Mau::play(rules, &mut state, seat, thought.mv, &mut |_| {}).unwrap();
    }
    asked
}

#[test]
fn the_clock_tells_nothing_about_a_hand() {
    for id in preset::ids() {
        let rules = rules(id, &[], 4);
        let mut redeals = Chance::stream(&Seed::from_number(8), 0);
        for number in 0..300 {
            let mut state = Mau::start(&rules, opening(number), &mut |_| {});
            let seat = Mau::to_act(&rules, &state).next().unwrap();
            if seen(&rules, &state, seat.0).legal.contains(&Move::DealHands { cards: 6 }) {
                Mau::play(&rules, &mut state, seat, Move::DealHands { cards: 6 }, &mut |_| {})
                    .unwrap();
            }
            let seat = seen(&rules, &state, 0).turn;
            // Everything that a spectator cannot know is dealt again, including the seat's own hand.
            let other = Mau::resample(&rules, &state, None, &mut redeals);
            for name in ["kind", "greedy", "regel"] {
                let time = |state| {
                    let view = seen(&rules, state, seat.0);
                    bot(name, number).choose(&rules, &view).unwrap().think_ms
                };
                assert_eq!(time(&state), time(&other), "{name}");
            }
        }
    }
}

#[test]
fn people_take_their_time_each_at_their_own_pace() {
    let rules = rules("live", &[], 4);
    let state = Mau::start(&rules, opening(1), &mut |_| {});
    let seat = Mau::to_act(&rules, &state).next().unwrap();
    let view = seen(&rules, &state, seat.0);
    let mean = |name: &str| {
        let person = person(name).unwrap();
        let times = (0..200).map(|number| {
            let mut bot = with_character("regel", person, Seed::from_number(number)).unwrap();
            let time = bot.choose(&rules, &view).unwrap().think_ms;
            assert!((350..5000).contains(&time), "{name} takes {time} ms");
            time
        });
        times.sum::<u32>() / 200
    };
    assert!(mean("Paul") < mean("Ida") && mean("Ida") < mean("Otto"));
}

#[test]
fn attention_is_decided_once_for_each_omission() {
    let rules = rules("live", &[("format", "single")], 4);
    let (mut caught, mut missed) = (0, 0);
    for number in 0..300 {
        let mut random = Chance::stream(&Seed::from_number(number), 1);
        let mut state = Mau::start(&rules, opening(number), &mut |_| {});
        let catchable = |state: &_| {
            let seats = Mau::to_act(&rules, state);
            seats.into_iter().find(|seat| {
                let legal = seen(&rules, state, seat.0).legal;
                !legal.is_empty() && legal.iter().all(|mv| matches!(mv, Move::Catch { .. }))
            })
        };
        while Mau::status(&state) == Status::Playing && catchable(&state).is_none() {
            let seat = Mau::to_act(&rules, &state).next().unwrap();
            let legal = seen(&rules, &state, seat.0).legal;
            let plays: Vec<_> = legal.iter().filter(|mv| mv.is_turn_move()).collect();
            let mv = *plays[random.below(plays.len() as u32) as usize];
            Mau::play(&rules, &mut state, seat, mv, &mut |_| {}).unwrap();
        }
        let Some(seat) = catchable(&state) else { continue };
        let view = seen(&rules, &state, seat.0);
        let mut bot = bot("regel", number);
        let first = bot.choose(&rules, &view);
        for _ in 0..20 {
            assert_eq!(
                bot.choose(&rules, &view).map(|thought| thought.mv),
                first.map(|thought| thought.mv)
            );
        }
        match first {
            Some(thought) => {
                assert!((600..=2500).contains(&thought.think_ms));
                caught += 1;
            }
            None => missed += 1,
        }
    }
    assert!(caught > missed && missed > 20, "caught {caught}, missed {missed}");
}

#[test]
fn calls_are_forgotten_now_and_then_but_hardly_ever_made_in_vain() {
    let rules = rules("live", &[], 4);
    let (mut deals, mut omissions, mut in_vain) = (0, 0, 0);
    for number in 0..200 {
        let mut bots: Vec<_> = (0..4).map(|seat| bot("regel", number * 4 + seat)).collect();
        let lots = Chance::stream(&Seed::from_number(number), 9);
        let result = play_match(&rules, opening(number), &mut bots, lots).unwrap();
        deals += result.deals;
        omissions += result.counts.omissions.iter().sum::<u32>();
        in_vain += result.counts.false_calls.iter().sum::<u32>();
    }
    assert!(omissions > 0 && omissions * 6 < deals, "{omissions} in {deals} deals");
    assert!(in_vain * 100 < deals, "{in_vain} calls in vain in {deals} deals");
}

#[test]
fn the_catalogue_knows_bots_and_people() {
    assert_eq!(names().collect::<Vec<_>>(), ["random", "kind", "greedy", "regel"]);
    assert!(
        names()
            .all(|name| by_name(name, Seed::from_number(1)).is_some_and(|bot| bot.name() == name))
    );
    assert!(by_name("nobody", Seed::from_number(1)).is_none() && person("Niemand").is_none());
    let (one, other) = (people_names(Seed::from_number(1)), people_names(Seed::from_number(2)));
    assert_ne!(one, other);
    for mut names in [one, other] {
        assert!(names.iter().all(|name| person(name).is_some()));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), PEOPLE.len());
    }
}

#[test]
fn seeds_of_a_series_differ_by_purpose_and_number() {
    let seed = Seed::from_number(1);
    let mut seeds: Vec<_> = [Purpose::Deals, Purpose::Bots, Purpose::Lots]
        .into_iter()
        .flat_map(|purpose| (0..100).map(move |number| seed_for(&seed, purpose, number).0))
        .collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 300);
    assert_eq!(seed_for(&seed, Purpose::Bots, 7), seed_for(&seed, Purpose::Bots, 7));
}
