//! The playing tips of the rules: `regel` knows them all (MAX-37).

use super::common::{announce, bot, given, lay, play, rules, seen, share};
use stammtisch_bots::Bot;
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::{Laid, Lay, Maxonaut, Move, Rules, State};
use stammtisch_engine::seat::Seat;

/// The announcement after laying `cards`.
fn said_after(rules: &Rules, state: State, cards: &str, number: u64) -> String {
    said_by(bot("regel", number), rules, state, cards)
}

fn said_by(
    mut bot: Box<dyn Bot<Maxonaut>>,
    rules: &Rules,
    mut state: State,
    cards: &str,
) -> String {
    play(rules, &mut state, &[lay(cards)]);
    let seat = Maxonaut::to_act(rules, &state).next().unwrap();
    match bot.choose(rules, &seen(rules, &state, seat.0)).unwrap().mv {
        Move::Announce { said } => said.to_string(),
        other => panic!("{other:?}"),
    }
}

fn lays(mv: Move) -> Lay {
    match mv {
        Move::Lay { cards } => cards,
        other => panic!("{other:?}"),
    }
}

/// Seat 0 has announced `claim` with these two cards, and seat 1, which holds `hand`, has believed it.
fn believed(rules: &Rules, cards: &str, claim: &str, hand: &str, number: u64) -> State {
    let mut hands = vec![""; usize::from(rules.seats())];
    let first = format!("{cards} 3 4");
    (hands[0], hands[1]) = (&first, hand);
    let mut state = given(rules, &hands, &[], number);
    play(rules, &mut state, &[lay(cards), announce(claim), Move::Believe]);
    state
}

/// MAX-37: a single even matchmaker on an announced 86 makes 66 true, whichever card lies on top.
#[test]
fn it_lays_a_matchmaker_on_what_was_announced() {
    let rules = rules(&[], 2);
    let state = |number| believed(&rules, "8 6", "86", "1 3 5 match_even", number);
    let alone = share(&rules, state, |_, mv| mv == lay("match_even"));
    assert!(alone > 50, "{alone}");
    let says_66 = |number: &u64| said_after(&rules, state(*number), "match_even", *number) == "66";
    let said = (0..100).filter(says_66).count();
    assert!(said > 50, "{said}");
}

/// MAX-37: a single 1 on an announced pair of twos is the Maxonaut, which makes everything above the pair
/// true.
#[test]
fn it_makes_a_maxonaut_of_a_pair_of_twos() {
    let rules = rules(&[], 2);
    let state = |number| believed(&rules, "2 2", "22", "1 3 5 7", number);
    let alone = share(&rules, state, |_, mv| mv == lay("1"));
    assert!(alone > 50, "{alone}");
}

/// MAX-37: announcing higher without laying, where the player knows what lies there.
#[test]
fn it_announces_higher_without_laying() {
    let rules = rules(&[], 2);
    let state = |number| {
        let mut state = given(&rules, &["9 9 3 4", "3 5 6 8"], &[], number);
        play(
            &rules,
            &mut state,
            &[lay("9 9"), announce("98"), Move::Believe, lay(""), announce("11")],
        );
        state
    };
    let believes = share(&rules, state, |_, mv| mv == Move::Believe);
    assert_eq!(believes, 100, "it knows what lies there");
    let after = |number| {
        let mut state = state(number);
        play(&rules, &mut state, &[Move::Believe]);
        state
    };
    let nothing = share(&rules, after, |_, mv| mv == lay(""));
    assert!(nothing > 60, "{nothing}");
}

/// MAX-37: good cards are kept while others or unseen ones will do.
#[test]
fn it_keeps_good_cards_and_lays_unseen_ones() {
    let rules = rules(&[], 4);
    let state = |number| believed(&rules, "5 1", "51", "9 9 virus bomb", number);
    let takes = |mv, from: Laid| lays(mv).cards().any(|laid| laid == from);
    let nine = Laid::Hand("9".parse().unwrap());
    assert_eq!(share(&rules, state, |_, mv| takes(mv, nine)), 0);
    let unseen = share(&rules, state, |_, mv| takes(mv, Laid::Unseen));
    assert!(unseen > 25, "cards of the draw pile {unseen} times of 100");
}

/// MAX-37: a pair of twos is now and then announced as 98, so that nobody lays a 1 on it.
#[test]
fn it_understates() {
    let rules = rules(&[], 4);
    let understated = |number: &u64| {
        let state = given(&rules, &["2 2 3 5", "", "", ""], &[], *number);
        said_after(&rules, state, "2 2", *number).starts_with('9')
    };
    let count = (0..100).filter(understated).count();
    assert!((5..80).contains(&count), "{count}");
}

/// `regel` on seat 0, after the others have climbed in small steps and believed one another: it no longer
/// expects people who doubt whatever is said.
fn among_thinkers(rules: &Rules, number: u64) -> Box<dyn Bot<Maxonaut>> {
    let mut regel = bot("regel", number);
    let mut state = given(rules, &["3 1 7 8", "4 1 9 9", "5 1 2 2", "6 1 7 7"], &[], number);
    for (cards, claim) in [("3 1", "31"), ("4 1", "41"), ("5 1", "51"), ("6 1", "61")] {
        play(rules, &mut state, &[lay(cards), announce(claim)]);
        let judge = Maxonaut::to_act(rules, &state).next().unwrap();
        if judge == Seat(0) {
            regel.choose(rules, &seen(rules, &state, judge.0)).unwrap();
        }
        play(rules, &mut state, &[Move::Believe]);
    }
    regel
}

/// How often out of a hundred seat 0 opens with an announcement that `meant` accepts, after laying the first
/// two cards of its hand.
fn opens_with(rules: &Rules, hand: &str, points: [u8; 4], meant: impl Fn(&str) -> bool) -> usize {
    let laid = &hand[..3];
    let opens = |number: &u64| {
        let state = given(rules, &[hand, "", "", ""], &points, *number);
        meant(&said_by(among_thinkers(rules, *number), rules, state, laid))
    };
    (0..100).filter(opens).count()
}

/// MAX-O1: 11 turns the direction, so that the point goes to a player close to losing (MAX-34).
#[test]
fn it_turns_the_direction_against_somebody_close_to_losing() {
    let rules = rules(&[("turning", "turns")], 4);
    let turns = |points| opens_with(&rules, "1 1 3 5", points, |said| said == "11");
    let (on, off) = (turns([0, 4, 1, 1]), turns([0, 1, 1, 4]));
    assert!(on > off + 50, "turned {on} times of 100, and {off} times where that is bad");
}

/// MAX-O3: a 2 in the announcement skips the next player, so that a player close to losing has to judge.
#[test]
fn it_skips_so_that_the_point_falls_to_somebody_close_to_losing() {
    let rules = rules(&[("two", "skips")], 4);
    let skips = |points| opens_with(&rules, "1 2 4 4", points, |said| said.contains('2'));
    let (on, off) = (skips([0, 1, 4, 1]), skips([0, 4, 1, 1]));
    assert!(on > off + 50, "skipped {on} times of 100, and {off} times where that is bad");
}
