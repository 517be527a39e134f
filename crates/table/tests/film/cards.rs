//! With all cards open, every card of the deck is somewhere, and none twice.

use std::collections::BTreeSet;

use serde_json::Value;
use stammtisch_engine::any::AnyOpen;
use stammtisch_table::film::Eyes;

use crate::played::{Played, presets, short};

/// The cards of the pack that are named anywhere, sorted, except where something is said about
/// cards that lie elsewhere.
fn all(open: &AnyOpen, pack: &BTreeSet<String>) -> Vec<String> {
    fn collect(value: &Value, pack: &BTreeSet<String>, found: &mut Vec<String>) {
        match value {
            Value::String(text) => found.extend(pack.get(text).cloned()),
            Value::Array(all) => all.iter().for_each(|value| collect(value, pack, found)),
            Value::Object(fields) => {
                let fields = fields.iter().filter(|(name, _)| *name != "truth");
                fields.for_each(|(_, value)| collect(value, pack, found));
            }
            _ => {}
        }
    }
    let mut cards = Vec::new();
    collect(&serde_json::to_value(open).expect("JSON"), pack, &mut cards);
    cards.sort();
    cards
}

#[test]
fn no_card_is_lost_or_doubled() {
    for base in presets() {
        for seed in 0..3 {
            let played = Played::over(short(base), 3 + seed as u8 % 2, 300 + seed);
            let mut deck = played.party.table.rulebook().rules().pack();
            deck.sort();
            assert!(deck.len() >= 32, "{base}: {}", deck.len());
            let pack = deck.iter().cloned().collect();
            let replay = played.replay(1).expect("it is over");
            let positions = replay.positions(0, u32::MAX, Eyes::Open).expect("open").positions;
            for (at, position) in positions.iter().enumerate() {
                let open = position.open.as_ref().expect("open");
                assert_eq!(all(open, &pack), deck, "{base}, step {at}");
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

/// Whether chance no longer matters.
fn decided(worth: &stammtisch_engine::maxonaut::worth::WorthView) -> bool {
    use stammtisch_engine::maxonaut::worth::WorthView;
    matches!(worth, WorthView::Value { .. } | WorthView::Nothing)
}
