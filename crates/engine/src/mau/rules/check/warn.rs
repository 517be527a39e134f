//! What in sound rules has no effect at all: cards that the deck does not have, and values that
//! something else makes idle.

use crate::card::Card;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::deck::deck;
use crate::mau::rules::doc::{
    AnswerAction, Enforced, Group, HouseRules, MatchRule, NextDealer, PointsRule, PointsTo, Ties,
    Which,
};

use super::{Findings, deck_kinds};
use crate::rules::RuleError;

/// Everything without effect in rules without patches.
pub(super) fn warnings(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    absent(doc, &mut found);
    hands(doc, &mut found);
    threats(doc, &mut found);
    calls(doc, &mut found);
    dealer(doc, &mut found);
    single(doc, &mut found);
    found.0
}

/// Cards that are named though the deck does not have them.
fn absent(doc: &HouseRules, found: &mut Findings) {
    let here = deck_kinds(doc);
    let mut tell = |which: &Which, field: String| {
        if kinds(&[*which]).and(here).is_empty() {
            let (de, en) = where_from(*which);
            let message = (
                format!("{which} ist nicht im Spiel, also bewirkt das nichts{de}"),
                format!("{which} is not in the deck, so this does nothing{en}"),
            );
            found.add("absent_card", field, message);
        }
    };
    let fit = &doc.fit;
    for (field, list) in [
        ("deal.start_effects", &doc.deal.start_effects),
        ("deal.start_wishes", &doc.deal.start_wishes),
        ("deal.start_again", &doc.deal.start_again),
        ("fit.anywhere", &fit.anywhere),
        ("fit.on_plain", &fit.on_plain),
        ("end.never_last", &doc.end.never_last),
        ("end.only_last", &doc.end.only_last),
    ] {
        list.iter().for_each(|which| tell(which, field.to_owned()));
    }
    for rank in &fit.never_on_own_rank {
        tell(&Which::Rank(*rank), "fit.never_on_own_rank".to_owned());
    }
    for (field, lists) in [("fit.also", &fit.also), ("fit.never", &fit.never)] {
        for (lying, others) in lists {
            tell(lying, format!("{field}.{lying}"));
            others.iter().for_each(|which| tell(which, format!("{field}.{lying}")));
        }
    }
    doc.cards.keys().for_each(|which| tell(which, format!("cards.{which}")));
    doc.points.cards.keys().for_each(|which| tell(which, format!("points.cards.{which}")));
    doc.points.last_card.keys().for_each(|which| tell(which, format!("points.last_card.{which}")));
    for (id, pattern) in &doc.patterns {
        pattern.cards.iter().for_each(|which| tell(which, format!("patterns.{id}.cards")));
        pattern.onto.iter().for_each(|which| tell(which, format!("patterns.{id}.onto")));
    }
    for (id, call) in &doc.calls {
        call.cards.iter().for_each(|which| tell(which, format!("calls.{id}.cards")));
    }
}

/// What brings a card into the deck.
fn where_from(which: Which) -> (String, String) {
    let said =
        |key: &str| (format!("; `{key}` bringt es hinein"), format!("; `{key}` brings it in"));
    match which {
        Which::Card(card) if card == Card::JOKER_RED => said("deck.jokers = 1"),
        Which::Card(card) if card.is_joker() => said("deck.jokers = 2"),
        Which::Card(card) => match card.rank() {
            Some(rank) => said(&format!("deck.lowest = \"{rank}\"")),
            None => Default::default(),
        },
        Which::Rank(rank) | Which::Coloured(_, rank) => said(&format!("deck.lowest = \"{rank}\"")),
        Which::Group(Group::Joker) => said("deck.jokers = 2"),
        Which::Group(_) => said("deck.lowest = \"2\""),
    }
}

/// Bounds of hands that are never reached.
fn hands(doc: &HouseRules, found: &mut Findings) {
    let (most, dealt) = (doc.seats.max, doc.deal.hand);
    for (from, cards) in &doc.deal.hand_at_most {
        let field = format!("deal.hand_at_most.{from}");
        if from.parse::<u8>().is_ok_and(|from| from > most) {
            let message = (
                format!("das gilt ab {from} Leuten, und mehr als {most} spielen nie"),
                format!("this holds from {from} players on, and never more than {most} play"),
            );
            found.add("no_effect", field, message);
        } else if *cards >= dealt {
            let message = (
                format!("es werden ohnehin nur {dealt} Karten gegeben"),
                format!("no more than {dealt} cards are dealt anyway"),
            );
            found.add("no_effect", field, message);
        }
    }
    let Some(limit) = &doc.draw.limit else { return };
    let seats = doc.seats.min..=doc.seats.max;
    // One card lies on the table, and everybody else holds one.
    let held = seats.map(|seats| deck(doc, seats).len().saturating_sub(u32::from(seats))).max();
    let held = held.unwrap_or(0);
    if u32::from(limit.cards) >= held {
        let message = (
            format!("so viele Karten hat nie jemand auf der Hand: Es gibt höchstens {held}"),
            format!("nobody ever holds so many cards: there are {held} at most"),
        );
        found.add("no_effect", "draw.limit.cards", message);
    }
}

/// Bounds of chains that nothing makes longer.
fn threats(doc: &HouseRules, found: &mut Findings) {
    for (which, rule) in &doc.cards {
        let Some(threat) = &rule.threat else { continue };
        let goes_on = threat.answers.values().any(|answer| {
            matches!(
                answer.action,
                AnswerAction::PassOn(_) | AnswerAction::SendBack(_) | AnswerAction::SendTo(_)
            )
        });
        let piles_up = doc.lay.together.is_some();
        if threat.at_most > 0 && !goes_on && !piles_up {
            let message = (
                "keine Antwort lässt die Drohung wachsen, also wird diese Grenze nie erreicht: nenne \
                 `answers`, etwa { 7 = { do = { pass_on = 2 } } }",
                "no answer makes the threat grow, so this bound is never reached: name `answers`, as \
                 in { 7 = { do = { pass_on = 2 } } }",
            );
            found.add("no_effect", format!("cards.{which}.threat.at_most"), message);
        }
    }
}

/// Penalties that nobody sees to.
fn calls(doc: &HouseRules, found: &mut Findings) {
    for (id, call) in &doc.calls {
        let enforced = call.enforced;
        let free = matches!(enforced, Enforced::Nobody | Enforced::Reminder | Enforced::Automatic);
        if free && call.penalty > 0 {
            let message = (
                "niemand achtet auf diese Ansage, also kostet es nie etwas, sie wegzulassen: schreib \
                 0, oder etwa `enforced = \"table\"`",
                "nobody sees to this call, so leaving it out never costs anything: write 0, or for \
                 example `enforced = \"table\"`",
            );
            found.add("no_effect", format!("calls.{id}.penalty"), message);
        }
        if call.false_catch > 0 && !enforced.can_be_caught() {
            let message = (
                "bei dieser Ansage wird niemand erwischt, also auch niemand vergeblich",
                "nobody is caught leaving this call out, so nobody is caught in vain either",
            );
            found.add("no_effect", format!("calls.{id}.false_catch"), message);
        }
    }
}

/// The losers of a deal all note the same where one takes everything.
fn dealer(doc: &HouseRules, found: &mut Findings) {
    let all_the_same = doc.points.to == PointsTo::Winner && doc.points.places.is_empty();
    if doc.deal.dealer == NextDealer::Loser && all_the_same {
        let message = (
            "wer verliert, notiert hier immer gleich viel, also gibt einfach die nächste Person: \
             schreib \"holds_most\" für die mit den meisten Kartenpunkten auf der Hand",
            "whoever loses notes the same here, so simply the next player deals: write \
             \"holds_most\" for whoever holds the most card points",
        );
        found.add("no_effect", "deal.dealer", message);
    }
}

/// What only matters in a match of several deals.
fn single(doc: &HouseRules, found: &mut Findings) {
    if doc.matches != MatchRule::Single {
        return;
    }
    let mut tell = |field: &str| {
        let message = (
            "eine Partie ist hier eine einzige Runde, also kommt es darauf nie an: schreib etwa \
             `match = { deals = { count = 3 } }`",
            "a match is a single deal here, so this never matters: write for example \
             `match = { deals = { count = 3 } }`",
        );
        found.add("no_effect", field, message);
    };
    if doc.deal.dealer != NextDealer::Left {
        tell("deal.dealer");
    }
    let PointsRule { to: _, each: _, cards, last_card, round, places, resets, ties, worst_loses } =
        &doc.points;
    for (field, said) in [
        ("points.ties", *ties != Ties::Shared),
        ("points.worst_loses", *worst_loses),
        ("points.resets", !resets.is_empty()),
    ] {
        if said {
            tell(field);
        }
    }
    // What points cost is reckoned even after a single deal.
    if doc.kitty.is_some() {
        return;
    }
    for (field, said) in [
        ("points.cards", !cards.is_empty()),
        ("points.last_card", !last_card.is_empty()),
        ("points.round", round.is_some()),
        ("points.places", !places.is_empty()),
    ] {
        if said {
            tell(field);
        }
    }
}
