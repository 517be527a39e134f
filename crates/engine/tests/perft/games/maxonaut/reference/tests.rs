//! Tests of the reference on positions small enough to check by hand.

use super::cards::{Card, Value, best};
use super::{Maxonaut, Step};
use crate::reference::{Game, Options, texts};

fn after(options: &str, deal: &str) -> Maxonaut {
    let options = Options::read(options);
    Maxonaut::start(&Maxonaut::deal(deal, &options), &options)
}

fn then(options: &str, deal: &str) -> Vec<String> {
    texts(&after(options, deal))
}

fn worth(cards: &str) -> Option<&'static str> {
    let cards: Vec<Card> = cards.split(' ').map(Card::read).collect();
    best(&cards).map(Value::text)
}

#[test]
fn values() {
    // MAX-22 to MAX-24, MAX-26 to MAX-28.
    assert_eq!(worth("7 3"), Some("73"));
    assert_eq!(worth("1 2"), Some("21"));
    assert_eq!(worth("match_even 2"), Some("22"));
    assert_eq!(worth("match_even joker"), Some("88"));
    assert_eq!(worth("match_odd joker_even"), None);
    assert_eq!(worth("joker joker_odd"), Some("21"));
    // MAX-32.
    assert_eq!(worth("chance 9 8 match_even"), Some("88"));
    assert_eq!(Value::all().count(), 45);
}

#[test]
fn rounds_begin_with_two_of_the_hand() {
    // MAX-07, MAX-14, MAX-17: drawn from the pile, laid in either order.
    let deal = "hands /; discard 1 2; draw 3 3 4 4 5 5";
    assert_eq!(then("", deal), ["0 lays 3 3", "0 lays 3 4", "0 lays 4 3", "0 lays 4 4"]);
}

#[test]
fn later_there_is_more_to_lay() {
    // MAX-15, MAX-16.
    let deal = "hands 1 2 / 5 5; discard 7 7; after 0 lays 1 2, 0 says 54, 1 believes";
    let moves = then("hand=2", deal);
    let lays = ["nothing", "unseen", "unseen unseen", "unseen 5", "5", "5 unseen", "5 5"];
    assert_eq!(moves, lays.map(|cards| format!("1 lays {cards}")));
    let both = then("hand=2 lay.fewer=false lay.unseen=false", deal);
    assert_eq!(both, ["1 lays 5 5"]);
}

#[test]
fn a_lie_and_a_truth() {
    // MAX-09 to MAX-12.
    let deal = "hands 1 3 / 5 5; discard 7 8; draw 2 2 2 2; after 0 lays 1 3, 0 says";
    let lie = after("hand=2", &format!("{deal} 32, 1 doubts"));
    assert_eq!((lie.points.as_slice(), lie.turn, lie.step), (&[1, 0][..], 0, Step::Lay));
    let truth = after("hand=2", &format!("{deal} 31, 1 doubts"));
    assert_eq!((truth.points.as_slice(), truth.turn, truth.step), (&[0, 1][..], 1, Step::Lay));
    let below: Vec<String> = truth.pile.iter().map(ToString::to_string).collect();
    assert_eq!(below, ["3", "1", "7", "8"]);
}

#[test]
fn virus_and_bomb() {
    // MAX-29 to MAX-31.
    let deal = "hands bomb virus 3 4 / 2 2 7 joker; discard 5 5; draw 3 4 6 6; \
                after 0 lays virus bomb, 0 says 54, 1 doubts";
    let shows = ["2 2 7", "2 2 joker", "2 joker", "7 joker"];
    let mut moves: Vec<String> = shows.map(|cards| format!("1 shows {cards}")).into();
    moves.push("1 bears".into());
    assert_eq!(then("", deal), moves);
    let shown = after("", &format!("{deal}, 1 shows 2 joker"));
    assert_eq!((shown.points.as_slice(), shown.turn), (&[1, 0][..], 0));
    let borne = after("", &format!("{deal}, 1 bears"));
    assert_eq!((borne.points.as_slice(), borne.turn), (&[0, 1][..], 1));
}

#[test]
fn chance_after_chance() {
    // MAX-33: the second comes from the pile and is replaced in turn; MAX-20: finally the draw pile
    // is made of what is left.
    let deal = "hands chance 3 / 1 1; discard 6 7 chance; draw 4; exact; after 0 lays 3 chance";
    let game = after("hand=2", &format!("{deal}, 0 says 76, 1 doubts"));
    // chance and 3; chance and 4 replace the first chance, 7 and 6 the second: 76 is true.
    assert_eq!(game.points, [0, 1]);
    assert_eq!(game.pile.len(), 6);
}

#[test]
fn a_21() {
    // MAX-36, MAX-O4.
    let deal = "hands 1 2 / 5 5; discard 7 8; after 0 lays 1 2, 0 says 21";
    assert_eq!(then("hand=2", deal), ["1 doubts"]);
    assert_eq!(then("hand=2 maxonaut=accept", deal), ["1 believes", "1 doubts"]);
    let accepted = after("hand=2 maxonaut=accept", &format!("{deal}, 1 believes"));
    assert_eq!((accepted.points.as_slice(), accepted.turn), (&[0, 1][..], 1));
    assert_eq!(accepted.pile.len(), 4);
    let doubted = after("hand=2 maxonaut=accept", &format!("{deal}, 1 doubts"));
    assert_eq!(doubted.points, [0, 2]);
}

#[test]
fn directions_skips_and_slips() {
    let deal = "hands 1 2 / 5 5 / 6 6 / 7 7; discard 7 8; after 0 lays 1 2, 0 says";
    let turn = |options, said| after(options, &format!("{deal} {said}")).turn;
    // MAX-O1, MAX-O3.
    assert_eq!(turn("hand=2 turning=turns", "11"), 3);
    assert_eq!(turn("hand=2 two=skips", "92"), 2);
    assert_eq!(turn("hand=2 two=skips announce.reverses=[\"22\"]", "22"), 2);
    assert_eq!(turn("hand=2", "11"), 1);
    // MAX-O2: it counts as the right form.
    let slip = after("hand=2 wrong_form=costs", &format!("{deal} 45, 1 believes, 1 lays nothing"));
    assert_eq!(slip.points, [1, 0, 0, 0]);
    assert_eq!(texts(&slip)[0], "1 says 61");
}

#[test]
fn the_limit_ends_the_match() {
    // MAX-34.
    let deal = "hands 1 3 / 5 5; discard 7 8; points 0 4; after 0 lays 1 3, 0 says 31, 1 doubts";
    assert!(then("hand=2", deal).is_empty());
}
