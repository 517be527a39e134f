//! What `regel` knows about cards with effects: whom to hit, what to give away, what a joker stands for, when
//! to defend. It reads all of this from the rules.

use super::common::{
    bot, card, card_of, does, given, given_in_deal, lays, make, own_rules, rules, seen,
};
use stammtisch_engine::card::Suit;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::{Mau, Move, Play, Rules, Wish};
use stammtisch_engine::seat::Seat;

/// The `erftschmiede` rules without cheating, so that every move is honest.
fn smithy(seats: u8) -> Rules {
    rules("erftschmiede", &[("cheating", "off"), ("hand", "6")], seats)
}

/// The next move after seat 0 has laid `laid` on `top`.
fn after(rules: &Rules, top: &str, laid: Move, hands: &[&str]) -> Move {
    let mut state = given(rules, top, hands);
    make(rules, &mut state, 0, laid);
    does(rules, state)
}

const FOUR: [&str; 3] = ["8C 8S QC KC JD", "9C KH", "8D 9D QD KD JC"];

#[test]
fn it_swaps_with_whoever_holds_fewest() {
    let ace = Move::lay(card("AH"));
    let hands = ["AH 3C 5C JS QS KS", FOUR[0], FOUR[1], FOUR[2]];
    assert_eq!(after(&smithy(4), "2H", ace, &hands), Move::Target { seat: Seat(2) });
}

#[test]
fn it_swaps_a_good_hand_only_if_it_must() {
    let rules = smithy(4);
    // With few cards another card is laid, with many the ace is welcome.
    assert_eq!(lays(&rules, "QH", &["AH KH", FOUR[0], "9C KS 5C 5S", FOUR[2]]), "KH");
    let many = ["AH 3C 5C JS QS KS 9S 9D 8H", FOUR[0], FOUR[1], FOUR[2]];
    assert_eq!(lays(&rules, "2H", &many), "AH");
}

#[test]
fn it_ends_a_bad_swap_and_bears_a_good_one() {
    let rules = smithy(2);
    for (hands, answer) in
        [(["AH 3C 5C JS QS KS", "2C 9H"], "2C"), (["AH 3C", "2C 9H 9D JS QS KS 8D"], "Accept")]
    {
        let state = after(&rules, "2H", Move::lay(card("AH")), &hands);
        assert_eq!(card_of(state), answer);
    }
}

#[test]
fn it_hits_whoever_is_nearest_to_the_end() {
    let queen = Move::lay(card("QH"));
    let hands = ["QH 3C 5C JS QS KS", "8C 8S QC KC JD", "8D 9D QD KD", "9C"];
    assert_eq!(after(&smithy(4), "2H", queen, &hands), Move::Target { seat: Seat(3) });
}

#[test]
fn it_gives_away_what_it_can_use_least() {
    let four = Move::lay(card("4H"));
    let rules = smithy(2);
    // Of two cards the one that could not be the last; of equally good ones, the one worth more points.
    for (hand, given) in [("4H 7S 8S", "7S"), ("4H 8S JS 5D", "JS")] {
        let hands = [hand, "8C 8D QC KC JD"];
        assert_eq!(after(&rules, "2H", four, &hands), Move::Give { card: card(given) });
    }
}

#[test]
fn it_gives_back_the_same_four() {
    let rules = smithy(2);
    let mut state = given(&rules, "2H", &["4H 3C 5C JS", "4H 8C 9D"]);
    make(&rules, &mut state, 0, Move::lay(card("4H")));
    make(&rules, &mut state, 0, Move::Give { card: card("JS") });
    assert_eq!(does(&rules, state), Move::lay(card("4H")));
}

#[test]
fn it_names_a_joker_that_lets_it_go_out() {
    let rules = smithy(4);
    // Only the last card in the hand is to fit on it.
    let state = given(&rules, "2H", &["XR 9S", FOUR[0], FOUR[1], FOUR[2]]);
    let Move::Play(Play { card: laid, stands_for, wish, .. }) = does(&rules, state) else {
        panic!("nothing is laid")
    };
    assert_eq!(laid, card("XR"));
    let fits = match (stands_for, wish) {
        (Some(face), _) => rules.fitting(face),
        (None, Some(wish)) => rules.meeting(wish, laid),
        (None, None) => panic!("a joker stands for something"),
    };
    assert!(fits.has(card("9S")), "{stands_for:?} {wish:?}");
    // As the last card it must not stand for one that may not be the last.
    let last = does(&rules, given(&rules, "2H", &["XR", FOUR[0], FOUR[1], FOUR[2]]));
    let Move::Play(Play { stands_for, .. }) = last else { panic!("{last:?}") };
    assert!(stands_for.is_none_or(|face| rules.may_be_last().has(face)), "{stands_for:?}");
}

#[test]
fn it_keeps_a_card_that_may_be_the_last() {
    let rules = smithy(4);
    let hands = ["7H 8H", FOUR[0], "9C KS 5C 5S", FOUR[2]];
    assert_eq!(lays(&rules, "QH", &hands), "7H");
    // The other way round, where house rules want it so.
    let own = own_rules(
        "base = 'live'\nid = 'acht'\n[end]\nplay = 'first_out'\nlast_threat = 'ignored'\nnever_last = ['K', 'A']\n",
        2,
    );
    assert_eq!(lays(&own, "QH", &["KH 10H", "8C AC QS KS 9S"]), "KH");
    let own = own_rules("base = 'live'\nid = 'zehn'\nend.only_last = ['K']\n", 2);
    assert_eq!(lays(&own, "QH", &["KH 10H", "8C AC QS KS 9S"]), "10H");
}

#[test]
fn it_announces_a_round_only_if_it_can_end_it() {
    let rules = smithy(4);
    for (hand, claims) in [("KH KS 9C 3D", true), ("KH 7S 9C 4D", false)] {
        let state = given(&rules, "QH", &[hand, FOUR[0], "9C 5D", FOUR[2]]);
        let mv = does(&rules, state);
        if claims {
            assert!(matches!(mv, Move::Play(Play { claim: true, .. })), "{mv:?}");
        } else {
            assert!(!matches!(mv, Move::Play(Play { claim: true, .. })), "{mv:?}");
        }
    }
}

#[test]
fn it_buys_nothing() {
    let rules = smithy(4);
    let mv = does(&rules, given(&rules, "3H", &["3S 9C QD", FOUR[0], "9C 5D", FOUR[2]]));
    assert!(!matches!(mv, Move::Play(Play { claim: true, .. })), "{mv:?}");
}

#[test]
fn it_passes_a_threat_on_or_sends_it_back() {
    let rules = smithy(3);
    for answer in ["7S", "10S"] {
        let hand = format!("{answer} 9C KC");
        let hands = ["7H 3C 5C JS QS", &hand, "8D 9D QD"];
        let mv = after(&rules, "2H", Move::lay(card("7H")), &hands);
        assert_eq!(card_of(mv), answer);
    }
    // Somebody else may be named.
    let hands = ["QH 3C 5C JS QS", "QC 9C KC", "8D"];
    let mut state = given(&rules, "2H", &hands);
    make(&rules, &mut state, 0, Move::lay(card("QH")));
    make(&rules, &mut state, 0, Move::Target { seat: Seat(1) });
    let mv = does(&rules, state.clone());
    assert_eq!(card_of(mv), "QC");
    make(&rules, &mut state, 1, mv);
    assert_eq!(does(&rules, state), Move::Target { seat: Seat(2) });
}

#[test]
fn it_lays_all_it_can_together() {
    let own = own_rules("base = 'live'\nid = 'viele'\nlay.together = { by = 'rank' }\n", 3);
    let hands = ["KH KS KD AC", "8C 7C QS 9S", "8D 9D QD 7D"];
    let mut state = given(&own, "QH", &hands);
    for _ in 0..3 {
        let mv = does(&own, state.clone());
        assert!(card_of(mv).starts_with('K'), "{mv:?}");
        make(&own, &mut state, 0, mv);
    }
    // All of one rank: it goes out at once, whatever else could be laid.
    let state = given(&own, "QH", &["9H 9S 9C", "8C 7C QS AS", "8D 9D QD 7D"]);
    assert!(card_of(does(&own, state)).starts_with('9'));
}

#[test]
fn it_jumps_in_when_it_sees_the_chance() {
    let own = own_rules(
        "base = 'live'\nid = 'dazwischen'\ndeck.packs = 2\nlay.jump_in = 'same_card'\n",
        3,
    );
    let state = given(&own, "QH", &["KH AS", "8C 7C QS", "QH 9D KD"]);
    let view = seen(&own, &state, 2);
    let thoughts = (0..100).filter_map(|number| bot("regel", number).choose(&own, &view));
    let jumps: Vec<_> = thoughts.collect();
    assert!((50..90).contains(&jumps.len()), "{} of 100", jumps.len());
    assert!(jumps.iter().all(|thought| thought.mv == Move::lay(card("QH"))));
    assert!(jumps.iter().all(|thought| (600..=2500).contains(&thought.think_ms)));
}

#[test]
fn it_wishes_colours_and_ranks_as_well() {
    let wishes = |of: &str, hand: &str| {
        let text = format!("base = 'live'\nid = 'wunsch'\ncards.J.wish.of = '{of}'\n");
        let own = own_rules(&text, 4);
        let state = given(&own, "QH", &[hand, "8C AC QD", "9C KC 7D", "7H AH KH"]);
        match does(&own, state) {
            Move::Play(Play { wish, .. }) => wish,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(wishes("colour", "JC KS AS 10S 10C"), Some(Wish::Colour { red: false }));
    assert_eq!(wishes("suit", "JC KS AS 10S 10D"), Some(Wish::Suit(Suit::Spades)));
    let ten: Wish = "10".parse().unwrap();
    assert_eq!(wishes("rank", "JC 10S 10C 10D"), Some(ten));
}

#[test]
fn it_draws_no_further_once_it_can_lay() {
    let own = own_rules(
        "base = 'live'\nid = 'bis'\n[draw]\nwhen = 'any_time'\ncount = 1\ntimes = 3\nthen = 'lay_any'\n",
        2,
    );
    // The king of diamonds is drawn first.
    let mut state = given(&own, "QD", &["AS 10S", "9H KH JD"]);
    make(&own, &mut state, 0, Move::Draw);
    let view = seen(&own, &state, 0);
    assert!(view.legal.contains(&Move::Draw));
    assert_eq!(card_of(does(&own, state)), "KD");
}

#[test]
fn bots_wish_first_what_they_hold_most_of() {
    // SCH-14, SCH-26
    let school = rules("schule", &[("specials", "on"), ("start_jack", "wish")], 2);
    let wish = |rules: &Rules, name: &str, top: &str, hand: &str| {
        let view = seen(rules, &given(rules, top, &[hand, "AC 7D"]), 0);
        (0..9).find_map(|n| bot(name, n).choose(rules, &view)).map(|thought| thought.mv)
    };
    for name in ["kind", "greedy", "regel"] {
        for (hand, suit) in [
            ("KS QS 9S KH 8C", Suit::Spades),
            ("KS QD KD 9D 10H", Suit::Diamonds),
            ("KH 9H 10H", Suit::Hearts),
        ] {
            let first = Move::Wish { wish: Some(Wish::Suit(suit)) };
            assert_eq!(wish(&school, name, "JH", hand), Some(first), "{name}: {hand}");
        }
        let own = own_rules(
            "base = 'live'\nid = 'wunsch'\n[deal]\nstart_wishes = ['J', 'QC']\n[cards]\nJ.wish.of = 'rank'\nQC.wish = { of = 'colour', may = true }\n",
            2,
        );
        let ten: Wish = "10".parse().unwrap();
        let hand = "10S 10C 10D KH";
        assert_eq!(wish(&own, name, "JH", hand), Some(Move::Wish { wish: Some(ten) }), "{name}");
        let red = Move::Wish { wish: Some(Wish::Colour { red: true }) };
        assert_eq!(wish(&own, name, "QC", "KH 9D AH 10S"), Some(red), "{name}");
    }
}

#[test]
fn bots_deal_five_to_seven_by_lot_within_the_bounds() {
    // ERF-02
    let rules = rules("erftschmiede", &[], 4);
    let state = Mau::start(&rules, Opening::new(Seed::from_number(1)), &mut |_| {});
    let dealer = seen(&rules, &state, 0).dealer;
    for name in ["random", "greedy", "regel"] {
        let mut dealt = [0; 54];
        for number in 0..90 {
            let view = seen(&rules, &state, dealer.0);
            let thought = (0..99).find_map(|n| bot(name, number * 100 + n).choose(&rules, &view));
            let Some(Move::DealHands { cards }) = thought.map(|thought| thought.mv) else {
                panic!("{thought:?}")
            };
            dealt[usize::from(cards)] += 1;
        }
        assert_eq!(dealt[5..=7].iter().sum::<u32>(), 90, "{name}: {dealt:?}");
        assert!(dealt[5..=7].iter().all(|times| *times > 15), "{name}: {dealt:?}");
    }
    let narrow = own_rules(
        "base = 'erftschmiede'\nid = 'knapp'\ndeal.hand = 3\ndeal.hand_choice = { min = 2, max = 4 }\n",
        4,
    );
    let state = Mau::start(&narrow, Opening::new(Seed::from_number(1)), &mut |_| {});
    let view = seen(&narrow, &state, seen(&narrow, &state, 0).dealer.0);
    let mv = bot("regel", 1).choose(&narrow, &view).unwrap().mv;
    assert_eq!(mv, Move::DealHands { cards: 4 });
}

#[test]
fn in_a_sharp_round_it_spares_whoever_plays_against_the_dealer_too() {
    // VER-21: the seat to the left is short of cards. It is an ally when the dealer sits elsewhere.
    let rules = rules("verschaerft", &[("rounds", "1"), ("cheating", "off")], 4);
    let hands = ["8H KH 9S 10C", "AC", "9C KC 7D QC", "QS KS KD 9D"];
    let lays = |dealer| card_of(does(&rules, given_in_deal(&rules, 1, dealer, "QH", &hands)));
    assert_eq!(lays(1), "8H");
    assert_eq!(lays(2), "KH");
}
