//! Prints who could have held which card, given what one seat knew.

use std::collections::BTreeSet;

use comfy_table::Table;
use serde_json::Value;
use stammtisch_engine::rules::Lang;
use stammtisch_table::film::{Eyes, Replay};
use stammtisch_table::wire::{CardOdds, HandOdds};

use super::course::{printed, table};

/// A table of seats by ranks where cards have ranks, and one of seats by cards; a star marks who really held
/// it.
pub(super) fn text(
    found: &HandOdds,
    held: &[BTreeSet<String>],
    names: &[String],
    lang: Lang,
) -> String {
    let word = |de: &'static str, en: &'static str| if lang == Lang::De { de } else { en };
    if found.worlds == 0 {
        let nothing = word("Danach wurde nicht mehr gespielt.", "Nothing was played after it.");
        return format!("{nothing}\n");
    }
    let name = names.get(found.seat.index()).map_or("", String::as_str);
    let (step, worlds) = (found.step, found.worlds);
    let mut text = match lang {
        Lang::De => format!(
            "Was {name} nach Schritt {step} von den Händen wissen konnte: in Prozent, ausgezählt in {worlds} \
             Verteilungen; * hatte sie wirklich\n\n"
        ),
        Lang::En => format!(
            "What {name} could know of the hands after step {step}: in percent, counted in {worlds} deals; \
             * really had it\n\n"
        ),
    };
    if !found.ranks.is_empty() {
        // A card is written as its rank and one letter for its suit; a card without a rank is written as
        // itself.
        let ranks: BTreeSet<&str> = found.ranks.iter().map(|of| of.what.as_str()).collect();
        let rank = |card: &String| {
            let short = card.get(..card.len().saturating_sub(1)).unwrap_or_default();
            if ranks.contains(short) { short.to_owned() } else { card.clone() }
        };
        let held: Vec<_> = held.iter().map(|hand| hand.iter().map(rank).collect()).collect();
        text +=
            &printed(&by_seat(word("mindestens eine", "at least one"), &found.ranks, &held, names));
        text += "\n";
    }
    text + &printed(&by_seat(word("die Karte", "the card"), &found.cards, held, names))
}

fn by_seat(head: &str, odds: &[CardOdds], held: &[BTreeSet<String>], names: &[String]) -> Table {
    let head: Vec<&str> = std::iter::once(head).chain(names.iter().map(String::as_str)).collect();
    let numbers: Vec<usize> = (1..head.len()).collect();
    let mut rows = table(&head, &numbers);
    for of in odds.iter().filter(|of| of.shares.iter().any(|share| *share > 0.0)) {
        let share = |(seat, share): (usize, &f64)| {
            let star =
                if held.get(seat).is_some_and(|hand| hand.contains(&of.what)) { "*" } else { " " };
            format!("{:.0}{star}", 100.0 * share)
        };
        let row = std::iter::once(of.what.clone()).chain(of.shares.iter().enumerate().map(share));
        rows.add_row(row.collect::<Vec<_>>());
    }
    rows
}

/// The cards that were really in the hands after a step, by seat.
pub(super) fn held(replay: &Replay, step: u32) -> Vec<BTreeSet<String>> {
    let position = replay.positions(step, 1, Eyes::Open);
    let open = position.and_then(|all| all.positions.into_iter().next()?.open);
    // Cards are written alike in every game.
    let open = serde_json::to_value(open).unwrap_or_default();
    let cards = |hand: &Value| {
        let cards = hand.as_array().into_iter().flatten();
        cards.filter_map(|card| card.as_str().map(str::to_owned)).collect()
    };
    open["hands"].as_array().into_iter().flatten().map(cards).collect()
}
