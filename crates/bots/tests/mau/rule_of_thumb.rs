//! What `regel` knows, in positions set up by hand.

use super::common::{bot, does, given, lays, own_rules, rules, seen};
use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau::{Mau, Move, Rules, State, Wish};
use stammtisch_engine::seat::Seat;

#[test]
fn it_keeps_the_card_that_always_fits() {
    let live = rules("live", &[], 2);
    assert_ne!(lays(&live, "QH", &["JS AH KH AD 10D", "8C AC QS KS 9S"]), "JS");
    assert_eq!(lays(&live, "QH", &["JS KH", "8C AC QS KS 9S"]), "KH");
    // The same with a queen, where house rules give it that role.
    let own = own_rules(
        "base = 'live'\nid = 'damen'\n[fit]\nanywhere = ['Q']\n[cards]\nJ = 'none'\nQ.wish.of = 'suit'\n",
        2,
    );
    assert_ne!(lays(&own, "JH", &["QS AH KH AD 10D", "8C AC JS KS 9S"]), "QS");
}

#[test]
fn it_lays_the_card_that_always_fits_when_nothing_else_does() {
    let live = rules("live", &[], 2);
    assert_eq!(lays(&live, "QH", &["JS AD 10D", "8C AC QS KS 9S"]), "JS");
}

#[test]
fn it_wishes_what_it_holds() {
    let live = rules("live", &[], 4);
    let others = ["8C AC QD", "9C KC 7D", "7H AH KH"];
    let state = given(&live, "QH", &["JC KS AS 10S 10D", others[0], others[1], others[2]]);
    let jack: Card = "JC".parse().unwrap();
    assert_eq!(does(&live, state), Move::lay_and_wish(jack, Wish::Suit(Suit::Spades)));
}

#[test]
fn it_burdens_or_stops_a_neighbour_who_is_short() {
    let live = rules("live", &[], 4);
    for card in ["7H", "8H"] {
        let hand = format!("KH {card} AS 10S QD");
        assert_eq!(lays(&live, "AH", &[&hand, "AC", "9C KC 7D", "QS KS KD"]), card);
    }
    // With the direction reversed, the neighbour who is short comes last.
    assert_eq!(lays(&live, "AH", &["KH 10H AS QD 9D", "AC", "9C KC 7D QC", "QS KS KD 8S"]), "10H");
}

#[test]
fn it_goes_out_in_one_go() {
    for (seats, hand) in [(3, "9H 9S KS"), (2, "9H 9S KS"), (2, "8H 8S AS"), (2, "9H 8H 8S KS")] {
        let live = rules("live", &[], seats);
        let others = ["AD QD KD 10D 7D", "7C 10C QC KC 9C"];
        let hands: Vec<_> = [hand].into_iter().chain(others).take(usize::from(seats)).collect();
        let mut state = given(&live, "QH", &hands);
        let mut bot = bot("regel", 2);
        while Mau::status(&state) == Status::Playing {
            assert!(state_turn(&live, &state), "{hand} with {seats} seats: the turn is lost");
            let mv = bot.choose(&live, &seen(&live, &state, 0)).unwrap().mv;
            Mau::play(&live, &mut state, Seat(0), mv, &mut |_| {}).unwrap();
        }
    }
}

fn state_turn(rules: &Rules, state: &State) -> bool {
    seen(rules, state, 0).turn == Seat(0)
}

#[test]
fn it_wards_off_a_threat_if_it_can() {
    let live = rules("live", &[], 2);
    let schule = rules("schule", &[("specials", "on"), ("eight", "yes")], 2);
    for (rules, hand, answer) in [(&live, "7S AH KD", "7S"), (&schule, "8H AS KD", "8H")] {
        let mut state = given(rules, "QH", &["7H KS QS", hand]);
        let seven = Move::lay("7H".parse().unwrap());
        Mau::play(rules, &mut state, Seat(0), seven, &mut |_| {}).unwrap();
        let thought = bot("regel", 2).choose(rules, &seen(rules, &state, 1)).unwrap();
        assert_eq!(thought.mv, Move::lay(answer.parse().unwrap()));
    }
}

#[test]
fn it_gets_rid_of_points_before_somebody_is_out() {
    let schule = rules("schule", &[], 3);
    assert_eq!(lays(&schule, "KH", &["QH AH 9S 9C", "8D", "8C 8S 10D"]), "AH");
}

#[test]
fn it_says_mau_with_the_last_card_but_one() {
    let live = rules("live", &[], 2);
    let state = given(&live, "QH", &["KH AH", "8C AC QS"]);
    let says = (0..100).filter(|number| {
        let view = seen(&live, &state, 0);
        bot("regel", *number).choose(&live, &view).unwrap().mv == Move::Call { call: 0 }
    });
    let said = says.count();
    assert!((80..100).contains(&said), "{said} of 100");
    let state = given(&live, "QH", &["KH AH QD", "8C AC QS"]);
    for number in 0..100 {
        assert!(
            bot("regel", number).choose(&live, &seen(&live, &state, 0)).unwrap().mv.is_turn_move()
        );
    }
}
