//! Cheating by character, noticing it, and accusing (VER-14, ERF-11).

use super::common::{card, given, make, own_rules, rules, seen};
use stammtisch_bots::Bot;
use stammtisch_bots::arena::{ArenaResult, play_match};
use stammtisch_bots::mau::{Character, Counts, by_name, person, with_character};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::{Mau, Move, Play};
use stammtisch_engine::seat::Seat;

/// Sees everything, tries nothing, imagines nothing.
fn eagle() -> Character {
    Character {
        wrong_card: 0,
        second_card: 0,
        too_few: 0,
        watch: 2000,
        suspicion: 0,
        ..*person("Ida").unwrap()
    }
}

/// Tries everything.
fn rogue() -> Character {
    Character { wrong_card: 1000, second_card: 1000, too_few: 1000, ..eagle() }
}

/// Tries a trick now and then.
fn tempted() -> Character {
    Character { wrong_card: 150, second_card: 150, too_few: 150, ..eagle() }
}

fn made(name: &str, character: &Character, number: u64) -> Box<dyn Bot<Mau>> {
    with_character(name, character, Seed::from_number(number)).unwrap()
}

fn play(rules: &Rules, characters: &[Character], number: u64) -> ArenaResult<Counts> {
    let names = ["regel", "greedy"];
    let mut bots: Vec<_> = (0..u64::from(rules.seats()))
        .map(|seat| {
            let character = characters[seat as usize % characters.len()];
            made(names[(number + seat) as usize % 2], &character, number * 16 + seat)
        })
        .collect();
    let lots = Chance::stream(&Seed::from_number(number), 9);
    play_match(rules, Opening::new(Seed::from_number(number)), &mut bots, lots).unwrap()
}

const ROUGH: &str = "base = 'verschaerft'
    id = 'grob'
    [lay]
    jump_in = 'same_card'
    together = { by = 'rank' }
    [cards]
    A = { rotates = true }
    Q.threat = { victim = 'chosen', take = true, then = 'nothing' }
    K.threat = { victim = 'chosen', give = true, then = 'nothing' }
    9.threat = { victim = 'chosen', swap = true, then = 'nothing' }
    ";

fn tables() -> [Rules; 4] {
    [
        rules("verschaerft", &[("rounds", "1")], 4),
        rules("verschaerft", &[("rounds", "1"), ("notice", "next-card")], 3),
        rules("erftschmiede", &[("deals", "2")], 4),
        own_rules(ROUGH, 4),
    ]
}

#[test]
fn who_only_says_what_lies_open_never_accuses_in_vain() {
    let (mut cheats, mut found) = (0, 0);
    for rules in tables() {
        for number in 0..40 {
            let result = play(&rules, &[tempted()], number);
            assert_eq!(result.counts.accused_in_vain, [0; 10], "match {number}");
            cheats += result.counts.cheats.iter().sum::<u32>();
            found += result.counts.found_out.iter().sum::<u32>();
        }
    }
    assert!(cheats > 500 && found * 3 > cheats, "{cheats} cheats, {found} found out");
}

#[test]
fn nobody_cheats_who_would_not() {
    for rules in tables() {
        for number in 0..10 {
            let result = play(&rules, &[eagle()], number);
            assert_eq!((result.counts.cheats, result.counts.accused_in_vain), ([0; 10], [0; 10]));
        }
    }
}

#[test]
fn where_cheating_is_no_part_of_the_game_characters_make_no_difference_to_it() {
    let rules = rules("verschaerft", &[("rounds", "1"), ("cheating", "off")], 4);
    for number in 0..20 {
        assert_eq!(play(&rules, &[rogue()], number), play(&rules, &[eagle()], number));
    }
}

#[test]
fn the_suspicious_accuse_in_vain_now_and_then_where_somebody_cheats() {
    let rules = rules("verschaerft", &[("rounds", "1")], 4);
    let wary = Character { suspicion: 100, ..eagle() };
    let vain = |others: Character| -> u32 {
        let of = |n| play(&rules, &[wary, others], n).counts.accused_in_vain.iter().sum::<u32>();
        (0..40).map(of).sum()
    };
    let (among_cheats, among_honest) = (vain(tempted()), vain(wary));
    assert!((10..400).contains(&among_cheats), "{among_cheats}");
    assert_eq!(among_honest, 0);
}

/// As among people: about every second cheat passes, and accusations are nearly always right.
#[test]
fn about_half_of_all_cheats_pass_and_accusations_are_rarely_wrong() {
    let tables = [(rules("verschaerft", &[], 4), 60), (rules("erftschmiede", &[], 4), 800)];
    for (rules, matches) in tables {
        let (mut cheats, mut found, mut vain) = (0, 0, 0);
        for number in 0..matches {
            let names = ["regel", "greedy"];
            let mut bots: Vec<_> = (0..4)
                .map(|seat| by_name(names[seat % 2], Seed::from_number(number * 4 + seat as u64)))
                .map(Option::unwrap)
                .collect();
            let lots = Chance::stream(&Seed::from_number(number), 9);
            let opening = Opening::new(Seed::from_number(number));
            let counts = play_match(&rules, opening, &mut bots, lots).unwrap().counts;
            cheats += counts.cheats.iter().sum::<u32>();
            found += counts.found_out.iter().sum::<u32>();
            vain += counts.accused_in_vain.iter().sum::<u32>();
        }
        let passed = 1.0 - f64::from(found) / f64::from(cheats);
        let wrong = f64::from(vain) / f64::from(found + vain);
        println!(
            "{cheats} cheats, {passed:.3} passed; {vain} of {} wrong: {wrong:.3}",
            found + vain
        );
        assert!(cheats > 300, "{cheats}");
        assert!((0.40..0.60).contains(&passed), "{passed} passed");
        assert!(wrong < 0.05, "{wrong} of the accusations are wrong");
    }
}

/// What seat 1 says when the seat to act does `deed` in front of its eyes.
fn reaction(rules: &Rules, top: &str, hands: &[&str], before: &[Move], deed: Move) -> Vec<Move> {
    let mut said = Vec::new();
    for number in 0..100 {
        let watching = Character { watch: 500, ..eagle() };
        let mut bot = made("regel", &watching, number);
        let mut state = given(rules, top, hands);
        for mv in before {
            let turn = seen(rules, &state, 0).turn;
            make(rules, &mut state, turn.0, *mv);
        }
        let cheat = seen(rules, &state, 0).turn;
        bot.choose(rules, &seen(rules, &state, 1));
        make(rules, &mut state, cheat.0, deed);
        let view = seen(rules, &state, 1);
        let first = bot.choose(rules, &view);
        for _ in 0..5 {
            let again = bot.choose(rules, &view).map(|thought| thought.mv);
            assert_eq!(again.map(is_accusation), first.map(|thought| is_accusation(thought.mv)));
        }
        if let Some(thought) = first.filter(|thought| is_accusation(thought.mv)) {
            assert!((600..=2500).contains(&thought.think_ms));
            assert_eq!(thought.mv, Move::Accuse { seat: cheat });
            said.push(thought.mv);
        }
    }
    said
}

fn is_accusation(mv: Move) -> bool {
    matches!(mv, Move::Accuse { .. })
}

#[test]
fn a_wrong_card_a_second_card_and_too_few_cards_are_noticed_by_some() {
    let rules = rules("verschaerft", &[], 3);
    let hands = ["KH KH 9S AD", "7C 8C 9C", "7S 8S QC"];
    let lay = |text| Move::lay(card(text));
    let slip = |text, below| match lay(text) {
        Move::Play(Play { card, .. }) => {
            let under = Some(super::common::card(below));
            Move::Play(Play { card, stands_for: None, wish: None, claim: false, under })
        }
        other => other,
    };
    let cases = [
        (vec![], lay("9S"), 35..65),
        (vec![], slip("KH", "9S"), 20..50),
        (vec![], Move::DrawShort { missing: 1 }, 15..45),
        // Honest moves are not accused.
        (vec![], lay("KH"), 0..1),
        (vec![], Move::Draw, 0..1),
    ];
    for (before, deed, times) in cases {
        let accusations = reaction(&rules, "QH", &hands, &before, deed).len();
        assert!(times.contains(&accusations), "{deed:?}: {accusations} of 100");
    }
}

#[test]
fn bearing_a_threat_short_is_noticed_by_some() {
    let rules = rules("verschaerft", &[], 3);
    // Seat 2 accepts what seat 1 has laid.
    let hands = ["KH AD", "7H 8C 9C", "8S QC AC"];
    let before = [Move::lay(card("KH")), Move::lay(card("7H"))];
    for (deed, times) in [(Move::DrawShort { missing: 1 }, 15..45), (Move::Accept, 0..1)] {
        let accusations = reaction(&rules, "QH", &hands, &before, deed).len();
        assert!(times.contains(&accusations), "{deed:?}: {accusations} of 100");
    }
}

#[test]
fn the_bold_cheat_and_take_their_usual_time_for_it() {
    let rules = rules("verschaerft", &[], 3);
    let state = given(&rules, "QH", &["9S AD 8C", "7C 8C 9C", "7S 8S KC"]);
    let view = seen(&rules, &state, 0);
    for name in ["regel", "greedy"] {
        let mut cheats = 0;
        for number in 0..100 {
            let honest = made(name, &eagle(), number).choose(&rules, &view).unwrap();
            let bold = made(name, &rogue(), number).choose(&rules, &view).unwrap();
            assert!(!view.irregular.contains(&honest.mv));
            assert_eq!(bold.think_ms, honest.think_ms, "the clock gives it away");
            cheats += u32::from(view.irregular.contains(&bold.mv));
        }
        assert_eq!(cheats, 100, "{name}");
    }
}

#[test]
fn whether_to_dare_is_decided_once() {
    let rules = rules("verschaerft", &[], 3);
    let state = given(&rules, "QH", &["9S AD 8C", "7C 8C 9C", "7S 8S KC"]);
    let view = seen(&rules, &state, 0);
    let half = Character { wrong_card: 500, second_card: 0, too_few: 0, ..eagle() };
    let mut bold = 0;
    for number in 0..100 {
        let mut bot = made("regel", &half, number);
        let first = bot.choose(&rules, &view).unwrap().mv;
        for _ in 0..10 {
            assert_eq!(bot.choose(&rules, &view).unwrap().mv, first);
        }
        bold += u32::from(view.irregular.contains(&first));
    }
    assert!((35..65).contains(&bold), "{bold} of 100");
    assert!(Mau::may_act_irregularly(&rules, &state).has(Seat(0)));
}
