//! Searching messages for cards that must not be in them.

use std::collections::BTreeSet;

use serde_json::Value;
use stammtisch_engine::card::Card;
use stammtisch_engine::maxonaut;
use stammtisch_engine::seat::Seat;
use stammtisch_table::Table;
use stammtisch_table::wire::{AnyView, ServerMessage, TablePhase};

use super::known::Known;

/// Fields that name a kind of card, not a card: what a wild card stands for, and claims.
const KINDS: [&str; 3] = ["as", "top_as", "claims"];

/// Events that show everybody a card, wherever it is afterwards.
const OPEN: [&str; 5] = ["played", "turned_up", "put_back", "bought", "taken_back"];

/// Fields that name the seat whose hand an event is about.
const WHOSE: [&str; 3] = ["seat", "from", "to"];

/// Fields of a view that are fixed before cards are dealt.
const SETTLED: [&str; 2] = ["rules", "chosen"];

/// The seat that a message is made for, if the message tells.
pub(crate) fn eyes(message: &ServerMessage) -> Option<Option<Seat>> {
    match message {
        ServerMessage::Welcome { view, .. } => Some(view.now.you.seat),
        ServerMessage::Update { now, .. } => {
            let you = now.you.as_ref().map(|you| you.seat);
            you.or_else(|| game(message).map(AnyView::viewer))
        }
        _ => None,
    }
}

/// The game in a message.
fn game(message: &ServerMessage) -> Option<&AnyView> {
    match message {
        ServerMessage::Welcome { view, .. } => view.now.game.as_ref(),
        ServerMessage::Update { now, .. } => now.game.as_ref()?.as_ref(),
        _ => None,
    }
}

/// Missed events may name what the viewer knew at the time, so they are checked separately.
pub(crate) fn check(table: &Table, known: Option<&Known>, message: &ServerMessage) {
    let viewer = eyes(message).flatten();
    let (all, events) = match message {
        ServerMessage::Welcome { view, missed, .. } => {
            if known.is_some() {
                check_events(viewer, &json(missed));
            }
            (json(view), Value::Null)
        }
        ServerMessage::Update { events, .. } => (json(message), json(events)),
        _ => return,
    };
    match known {
        Some(known) => check_maxonaut(known, viewer, all, &events),
        None => check_mau(table, game(message), &all, &events),
    }
}

/// A message may not name, in any field, a card that its viewer cannot know: not what another seat
/// has laid, and what came unseen from the draw pile not even to the seat that laid it.
fn check_maxonaut(known: &Known, viewer: Option<Seat>, mut all: Value, events: &Value) {
    check_events(viewer, events);
    for field in SETTLED {
        all.as_object_mut().expect("an object").remove(field);
    }
    let may_know = known.to(viewer);
    for card in bluff_cards(&all).into_iter().chain(bluff_cards(events)) {
        assert!(may_know.contains(&card), "{card} must not be known: {events} {all}");
    }
}

/// Events of Maxonaut name cards that are turned up or shown, that the viewer draws, or that the
/// viewer lays from the hand: no others.
fn check_events(viewer: Option<Seat>, events: &Value) {
    for event in events.as_array().into_iter().flatten().map(|event| &event["event"]) {
        let cards = bluff_cards(event);
        match event["event"].as_str() {
            Some("turned_up" | "shown") => {}
            Some("drew" | "laid") if viewer.is_some_and(|own| event["seat"] == json(&own)) => {
                let from = event["from"].as_array().into_iter().flatten();
                let unseen = from.filter(|from| **from == "unseen").count();
                let all = event["cards"].as_array().map_or(0, Vec::len);
                assert_eq!(cards.len() + unseen, all, "{event}");
            }
            _ => assert!(cards.is_empty(), "{viewer:?} must not know {event}"),
        }
    }
}

fn bluff_cards(value: &Value) -> Vec<maxonaut::Card> {
    let mut words = Vec::new();
    texts(value, &mut words);
    words.iter().filter_map(|word| word.parse().ok()).collect()
}

/// The log, from which everything follows, is never sent: no entry of it and not the seed, in any
/// kind of message.
pub(crate) fn check_log_stays_here(known: &Known, message: &ServerMessage) {
    let text = json(message).to_string();
    for secret in [known.seed.to_string(), "\"entry\"".into(), "\"by_bot\"".into()] {
        assert!(!text.contains(&secret), "{text}");
    }
}

/// While a deal is played, a message may name the viewer's hand, cards that lie open or were just
/// laid open, and cards that have just come into or gone from the viewer's hand. Cards slipped in
/// are never named.
fn check_mau(table: &Table, view: Option<&AnyView>, all: &Value, events: &Value) {
    let mut words = Vec::new();
    for value in [all, events] {
        all_texts(value, &mut words);
    }
    assert!(!words.iter().any(|word| word == "under"), "{view:?}");
    if table.phase() != TablePhase::Playing {
        return;
    }
    let known = may_know(view, events);
    for word in words.iter().filter(|word| word.parse::<Card>().is_ok()) {
        assert!(known.contains(word), "{word} must not be known: {events} {view:?}");
    }
}

fn may_know(view: Option<&AnyView>, events: &Value) -> BTreeSet<String> {
    let Some(AnyView::Mau(game)) = view else { return BTreeSet::new() };
    let lying = game.discards.cards().chain(game.top);
    let mut known: Vec<_> = game.hand.cards().chain(lying).map(|card| card.to_string()).collect();
    for event in events.as_array().into_iter().flatten().map(|event| &event["event"]) {
        let open = OPEN.iter().any(|kind| event["event"] == *kind);
        let own = |seat| WHOSE.iter().any(|field| event[field] == json(&seat));
        if open || game.viewer.is_some_and(own) {
            [&event["card"], &event["cards"]]
                .into_iter()
                .for_each(|card| all_texts(card, &mut known));
        }
    }
    known.into_iter().collect()
}

/// Every text and every field name, except kinds of cards.
fn all_texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|value| all_texts(value, found)),
        Value::Object(fields) => {
            for (name, value) in fields.iter().filter(|(name, _)| !KINDS.contains(&name.as_str())) {
                found.push(name.clone());
                all_texts(value, found);
            }
        }
        _ => {}
    }
}

/// Every text.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|value| texts(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| texts(value, found)),
        _ => {}
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}
