//! Who plays, and with which cards.

use stammtisch_engine::card::Rank;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{DeckRule, Packs, SeatsRule, Text, Which};

use super::grammar::{all_of, capital, number, text, together, who_plays};
use super::names::{label, reading_order};

pub(super) fn cards(rules: &Rules, seats: &SeatsRule, deck: &DeckRule) -> Vec<Text> {
    let mut lines = vec![who_plays(rules.seats(), seats), the_deck(rules, deck)];
    lines.extend(packs(rules, deck));
    lines
}

fn the_deck(rules: &Rules, deck: &DeckRule) -> Text {
    let DeckRule { lowest, packs: _, jokers } = deck;
    let mut ranks: Vec<_> =
        Rank::all().filter(|rank| rank >= lowest || *rank == Rank::ACE).map(Which::Rank).collect();
    ranks.sort_by_key(reading_order);
    let ranks = all_of(&run(&ranks));
    let joker = match jokers {
        0 => text("", ""),
        1 => text(" Zu jedem Blatt gehört ein Joker.", " Each pack has one joker."),
        more => {
            let more = number(u32::from(*more));
            text(
                format!(" Zu jedem Blatt gehören {} Joker.", more.de),
                format!(" Each pack has {} jokers.", more.en),
            )
        }
    };
    let size = rules.deck().len();
    text(
        format!(
            "Gespielt wird mit {size} Karten: {} in Kreuz, Pik, Herz und Karo.{}",
            ranks.de, joker.de
        ),
        format!(
            "The deck has {size} cards: {} in clubs, spades, hearts and diamonds.{}",
            ranks.en, joker.en
        ),
    )
}

/// The names of ranks in reading order; three or more numbers in a row become "7 bis 10".
fn run(ranks: &[Which]) -> Vec<Text> {
    let is_number =
        |which: &Which| matches!(which, Which::Rank(rank) if (2..=10).contains(&rank.value()));
    let (numbers, pictures): (Vec<_>, Vec<_>) = ranks.iter().copied().partition(is_number);
    let mut names: Vec<_> = numbers.iter().copied().map(label).collect();
    if let [first, .., last] = names.as_slice()
        && names.len() > 2
    {
        names = vec![text(
            format!("{} bis {}", first.de, last.de),
            format!("{} to {}", first.en, last.en),
        )];
    }
    names.extend(pictures.into_iter().map(label));
    names
}

fn packs(rules: &Rules, deck: &DeckRule) -> Option<Text> {
    let used = rules.deck().cards().next().map_or(1, |card| rules.deck().count(card));
    let count = number(u32::from(used));
    match deck.packs {
        Packs::Fixed(1) | Packs::AsNeeded { at_most: 1 } => None,
        Packs::Fixed(_) => Some(text(
            format!("Dafür werden {} Blätter zusammengemischt.", count.de),
            format!("For this, {} packs are shuffled together.", count.en),
        )),
        Packs::AsNeeded { at_most } => {
            let here = capital(&together(rules.seats()));
            let (so_de, so_en) = if used == 1 {
                ("reicht ein Blatt".to_owned(), "one pack is enough".to_owned())
            } else {
                let so = (&count.de, &count.en);
                (
                    format!("werden {} Blätter zusammengemischt", so.0),
                    format!("{} packs are shuffled together", so.1),
                )
            };
            let most = number(u32::from(at_most));
            let (else_de, else_en) = if used == at_most {
                ("kleinere Runden brauchen weniger".into(), "smaller tables need fewer".into())
            } else {
                (
                    format!("größere Runden mischen weitere dazu, höchstens {} insgesamt", most.de),
                    format!("larger tables shuffle in more, {} at most", most.en),
                )
            };
            Some(text(
                format!("{} {so_de}; {else_de}.", here.de),
                format!("{}, {so_en}; {else_en}.", here.en),
            ))
        }
    }
}
