//! Searches messages for cards that they must not contain.

use std::collections::BTreeSet;

use serde_json::Value;
use stammtisch_engine::maxonaut;

/// Every Mau-Mau card that a JSON text names, at any depth.
pub(crate) fn named(text: &str) -> BTreeSet<String> {
    text.split('"').filter(|word| is_card(word)).map(str::to_owned).collect()
}

fn is_card(word: &str) -> bool {
    let Some(suit) = word.chars().next_back() else { return false };
    let rank = &word[..word.len() - suit.len_utf8()];
    matches!(word, "XR" | "XB")
        || "CSHD".contains(suit)
            && matches!(
                rank,
                "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K"
            )
}

/// The viewer's own hand.
pub(crate) fn hand(view: &Value) -> Vec<String> {
    strings(&view["game"]["hand"])
}

/// During a deal, a view and its events may name only what their viewer can know. Missed events may
/// name what lay openly at the time: there is no view to check them against.
pub(crate) fn only_what_may_be_known(before: &[String], view: &Value, events: &Value) {
    match view["game"]["game"].as_str() {
        Some("maxonaut") => only_known_maxonaut(view, events),
        Some("mau") => only_known_mau(before, view, events),
        other => panic!("nothing says what may be known here: {other:?}"),
    }
}

/// The cards that lie face up in Mau-Mau.
pub(crate) fn open(view: &Value) -> Vec<String> {
    let top = view["game"]["top"].as_str().map(str::to_owned);
    strings(&view["game"]["discards"]).into_iter().chain(top).collect()
}

/// Allowed: the viewer's hand, face-up cards, and cards that lay face up before they were taken
/// back.
fn only_known_mau(before: &[String], view: &Value, events: &Value) {
    let mut known: BTreeSet<String> = hand(view).into_iter().collect();
    known.extend(open(view));
    let events_of_game = events.as_array().into_iter().flatten().map(|event| &event["event"]);
    let taken = events_of_game.filter(|event| event["event"] == "taken_back");
    let taken = taken.filter_map(|event| event["card"].as_str().map(str::to_owned));
    known.extend(taken.filter(|card| before.contains(card)));
    let text = view.to_string() + &events.to_string();
    let leaked: Vec<_> = named(&text).difference(&known).cloned().collect();
    assert!(leaked.is_empty(), "{leaked:?} must not be known here: {view} {events}");
}

/// Allowed: the viewer's hand, what they laid from it, and what has been turned up or shown. Nobody
/// knows a card laid unseen from the draw pile, or what another player has laid.
fn only_known_maxonaut(view: &Value, events: &Value) {
    let (game, own) = (&view["game"], &view["you"]["seat"]);
    for lying in game["top"].as_array().expect("two cards").iter().filter(|l| !l["card"].is_null())
    {
        let laid = lying["by"] == *own && !own.is_null() && lying["from"] == "hand";
        let was_open = lying["by"].is_null();
        assert!(laid || was_open, "{lying} in {view}");
    }
    let mut known = game.clone();
    let mut rest = view.clone();
    let known_fields = ["hand", "top", "known", "reveal"];
    known.as_object_mut().expect("fields").retain(|name, _| known_fields.contains(&name.as_str()));
    rest.as_object_mut().expect("fields").retain(|name, _| name != "rules" && name != "chosen");
    let (mut allowed, mut said) = (BTreeSet::new(), BTreeSet::new());
    bluff_cards(&known, &mut allowed);
    bluff_cards(&rest, &mut said);
    for event in events.as_array().into_iter().flatten().map(|event| &event["event"]) {
        let open = ["turned_up", "shown"].iter().any(|kind| event["event"] == *kind);
        let of_own_hand =
            ["drew", "laid"].iter().any(|kind| event["event"] == *kind) && event["seat"] == *own;
        bluff_cards(event, if open || of_own_hand { &mut allowed } else { &mut said });
    }
    let leaked: Vec<_> = said.difference(&allowed).collect();
    assert!(leaked.is_empty(), "{leaked:?} must not be known here: {view} {events}");
}

/// Collects every Maxonaut card that is named.
fn bluff_cards(value: &Value, found: &mut BTreeSet<maxonaut::Card>) {
    match value {
        Value::String(text) => found.extend(text.parse::<maxonaut::Card>().ok()),
        Value::Array(all) => all.iter().for_each(|value| bluff_cards(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| bluff_cards(value, found)),
        _ => {}
    }
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|v| v.as_str()).map(str::to_owned).collect()
}
