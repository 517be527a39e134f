//! Looking for cards where they must not be.

use std::collections::BTreeSet;

use serde_json::Value;

/// Every card that a JSON text names, whatever it stands in.
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

/// While a deal is played, a message may name the viewer's hand and what lies openly, and nothing
/// else. What was missed may name what lay openly at the time: only the view is looked at then.
pub(crate) fn only_what_may_be_known(message: &Value) {
    let view = &message["view"];
    let mut known: BTreeSet<String> = hand(view).into_iter().collect();
    known.extend(strings(&view["game"]["discards"]));
    known.extend(view["game"]["top"].as_str().map(str::to_owned));
    let mut text = view.to_string();
    if message["type"] == "update" {
        text += &message["events"].to_string();
    }
    let leaked: Vec<_> = named(&text).difference(&known).cloned().collect();
    assert!(leaked.is_empty(), "{leaked:?} must not be known here: {message}");
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|v| v.as_str()).map(str::to_owned).collect()
}
