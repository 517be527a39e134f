//! With all cards open every card of the deck lies somewhere, and none twice.

use stammtisch_engine::any::AnyOpen;
use stammtisch_table::film::Eyes;

use crate::played::{Played, presets, short};

/// All cards, sorted, in the words of the game.
fn all(open: &AnyOpen) -> Vec<String> {
    let mut cards = match open {
        AnyOpen::Mau(open) => {
            let sets = open.hands.iter().chain([&open.slipped, &open.aside]);
            let held = sets.flat_map(|set| set.cards());
            let piles = open.draw_pile.iter().chain(&open.discard_pile).copied();
            held.chain(piles).map(|card| card.to_string()).collect::<Vec<_>>()
        }
        AnyOpen::Maxonaut(open) => {
            let held = open.hands.iter().flat_map(|hand| hand.cards());
            let lying = open.lying.iter().map(|lying| lying.card.expect("all are known"));
            let piles = open.draw_pile.iter().chain(&open.turned_up).copied();
            held.chain(lying).chain(piles).map(|card| card.to_string()).collect()
        }
    };
    cards.sort();
    cards
}

#[test]
fn no_card_is_lost_or_doubled() {
    for base in presets() {
        for seed in 0..3 {
            let played = Played::over(short(base), 3 + seed as u8 % 2, 300 + seed);
            let replay = played.replay(1).expect("it is over");
            let positions = replay.positions(0, u32::MAX, Eyes::Open).expect("open").positions;
            let of = |at: usize| all(positions[at].open.as_ref().expect("open"));
            let deck = of(0);
            assert!(deck.len() >= 32, "{base}: {}", deck.len());
            for at in 1..positions.len() {
                assert_eq!(of(at), deck, "{base}, step {at}");
            }
        }
    }
}

#[test]
fn what_an_announcement_is_worth_is_what_a_doubt_turns_up() {
    let (mut lies, mut truths) = (0, 0);
    for seed in 0..4 {
        let played = Played::over(short("maxonaut"), 3, seed);
        let replay = played.replay(1).expect("it is over");
        let positions = replay.positions(0, u32::MAX, Eyes::Open).expect("open").positions;
        for two in positions.windows(2) {
            let Some(AnyOpen::Maxonaut(open)) = &two[0].open else { panic!("open") };
            let judged = serde_json::to_value(&two[1].events).expect("JSON");
            let judged = judged.as_array().expect("events").iter();
            let mut penalties = judged.filter_map(|event| event["event"]["why"].as_str());
            match (&open.truth, penalties.next()) {
                (Some(truth), Some("lie")) if decided(&truth.worth) => {
                    lies += 1;
                    assert!(truth.lie, "{truth:?}");
                }
                (Some(truth), Some("doubt")) if decided(&truth.worth) => {
                    truths += 1;
                    assert!(!truth.lie, "{truth:?}");
                }
                _ => {}
            }
        }
    }
    assert!(lies > 3 && truths > 0, "{lies} lies, {truths} truths");
}

/// Whether chance has no say any more.
fn decided(worth: &stammtisch_engine::maxonaut::worth::WorthView) -> bool {
    use stammtisch_engine::maxonaut::worth::WorthView;
    matches!(worth, WorthView::Value { .. } | WorthView::Nothing)
}
