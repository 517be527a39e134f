//! Calls in words: the cards that alone make a call due.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Group, Text, Which};

use super::grammar::{one_of, text};
use super::names::{all, in_deck, object, reading_order};

/// The cards that alone make a call due: "einen Buben", "etwas anderes als einen Buben".
pub(super) fn only(rules: &Rules, cards: &[Which]) -> Option<Text> {
    if cards.is_empty() || cards.contains(&Which::Group(Group::Any)) {
        return None;
    }
    let sorted = |mut list: Vec<Which>| {
        list.sort_by_key(reading_order);
        all(rules, &list, object)
    };
    let named: Vec<_> = cards.iter().copied().filter(|which| in_deck(rules, *which)).collect();
    let mut others = Vec::new();
    for card in rules.deck().cards().filter(|card| !cards.iter().any(|which| which.means(*card))) {
        let which = card.rank().map_or(Which::Card(card), Which::Rank);
        if !others.contains(&which) {
            others.push(which);
        }
    }
    // A rank of which only some cards are named cannot be described by exclusion.
    let apart = others.iter().all(|other| !cards.iter().any(|which| overlap(*other, *which)));
    if apart && !others.is_empty() && others.len() < named.len() {
        let others = one_of(&sorted(others));
        return Some(text(
            format!("etwas anderes als {}", others.de),
            format!("anything but {}", others.en),
        ));
    }
    Some(one_of(&sorted(named)))
}

fn overlap(one: Which, other: Which) -> bool {
    !one.kinds().and(other.kinds()).is_empty()
}
