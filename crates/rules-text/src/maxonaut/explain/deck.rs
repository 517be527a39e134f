//! The deck in words: how many play, and with which cards.

use crate::grammar::{all_of, number, text, times, who_plays};
use stammtisch_engine::maxonaut::card::Card;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::rules::{SeatsRule, Text};

use super::names::{held, name};

pub(super) fn cards(rules: &Rules, seats: &SeatsRule) -> Vec<Text> {
    let (special, digits): (Vec<_>, Vec<_>) = Card::all().partition(|card| card.is_special());
    let [special, digits] = [special, digits].map(|kinds| held(rules, &kinds));
    let size = rules.deck().len();
    let mut lines = vec![
        who_plays(rules.seats(), seats, |_| true),
        text(format!("Gespielt wird mit {size} Karten."), format!("The deck has {size} cards.")),
    ];
    if !digits.is_empty() {
        lines.push(labelled(&text("Ziffern", "Digits"), &counted(rules, &digits)));
    }
    lines.push(if special.is_empty() {
        text(
            "Sonderkarten sind keine dabei: So lernt ihr das Spiel am leichtesten.",
            "There are no special cards: that is the easiest way to learn the game.",
        )
    } else {
        labelled(&text("Sonderkarten", "Special cards"), &counted(rules, &special))
    });
    lines
}

fn labelled(label: &Text, what: &Text) -> Text {
    text(format!("{}: {}.", label.de, what.de), format!("{}: {}.", label.en, what.en))
}

/// Kinds grouped by how many cards there are of each: "1 bis 4 (je dreimal); 7 (einmal)".
fn counted(rules: &Rules, kinds: &[Card]) -> Text {
    let count = |card: Card| rules.deck().of(card);
    let mut counts: Vec<u8> = Vec::new();
    for card in kinds {
        if !counts.contains(&count(*card)) {
            counts.push(count(*card));
        }
    }
    let groups: Vec<_> = counts
        .into_iter()
        .map(|so_many| {
            let alike: Vec<_> =
                kinds.iter().copied().filter(|card| count(*card) == so_many).collect();
            let (names, often) = (all_of(&runs(&alike)), times(u32::from(so_many)));
            let copies = number(u32::from(so_many));
            if alike.len() == 1 {
                text(
                    format!("{} ({})", names.de, often.de),
                    format!("{} ({})", names.en, copies.en),
                )
            } else {
                text(
                    format!("{} (je {})", names.de, often.de),
                    format!("{} ({} of each)", names.en, copies.en),
                )
            }
        })
        .collect();
    let join = |pick: fn(&Text) -> &str| groups.iter().map(pick).collect::<Vec<_>>().join("; ");
    text(join(|group| &group.de), join(|group| &group.en))
}

/// The names of kinds; three or more digits in a row become "1 bis 9".
fn runs(kinds: &[Card]) -> Vec<Text> {
    kinds
        .chunk_by(|one, next| !next.is_special() && one.index() + 1 == next.index())
        .flat_map(|run| match run {
            [first, _, .., last] => {
                let (first, last) = (name(*first), name(*last));
                let ends = [
                    format!("{} bis {}", first.de, last.de),
                    format!("{} to {}", first.en, last.en),
                ];
                let [de, en] = ends;
                vec![text(de, en)]
            }
            few => few.iter().copied().map(name).collect(),
        })
        .collect()
}
