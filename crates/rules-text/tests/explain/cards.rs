//! The text for each single card: for every card of every deck, in both languages.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use stammtisch_engine::any::GameId;
use stammtisch_engine::game::Game;
use stammtisch_engine::of_game;
use stammtisch_engine::rules::{CardText, Lang};

use super::proof::proof_read;
use super::{Chosen, LANGS, Told, chosen, file};

/// Names and lines as one text, with each card as a heading.
pub(super) fn plain(cards: &[CardText], lang: Lang) -> String {
    let mut text = String::new();
    for card in cards {
        let gap = if text.is_empty() { "" } else { "\n" };
        let special = if card.special { " *" } else { "" };
        writeln!(text, "{gap}{}{special}", lang.pick(&card.name)).expect("a string");
        for line in card.lines.iter().chain(&card.claim) {
            writeln!(text, "- {}", lang.pick(line)).expect("a string");
        }
    }
    text
}

fn compiled<D: Told>(id: &str, choices: &Chosen, seats: u8) -> D::Rules {
    let doc = file::<D>(id).resolve(choices).unwrap_or_else(|wrong| panic!("{id}: {}", wrong[0]));
    doc.compile(seats).unwrap_or_else(|wrong| panic!("{id}: {}", wrong[0]))
}

fn are_those_that_people_have_read<D: Told>() {
    super::compare::<D>(D::CARDS, |id, choices, seats| {
        let cards = D::cards(&compiled::<D>(id, &chosen(choices), seats));
        LANGS.map(|(lang, _)| plain(&cards, lang))
    });
}

#[test]
fn the_words_for_cards_are_those_that_people_have_read() {
    for game in GameId::ALL {
        of_game!(game, G => are_those_that_people_have_read::<<G as Game>::HouseRules>());
    }
}

/// With every choice of every option, at every number of seats, each card of the deck is in one entry and
/// explained in both languages.
fn every_card_is_told<D: Told>() {
    for (id, _) in D::PRESETS.iter().chain(D::OWN) {
        let file = file::<D>(id);
        let mut choices = vec![Chosen::new()];
        for option in file.options() {
            for choice in &option.choices {
                let mut with = Chosen::new();
                super::with_required(&file, option, &mut with);
                with.insert(option.id.clone(), choice.id.clone());
                choices.push(with);
            }
        }
        for choices in choices {
            let doc = file.resolve(&choices).unwrap_or_else(|wrong| panic!("{id}: {}", wrong[0]));
            let seats = doc.head().seats.clone();
            for seats in [seats.min, seats.recommended, seats.max] {
                let Ok(rules) = doc.compile(seats) else { continue };
                let cards = D::cards(&rules);
                let told: Vec<_> = cards.iter().flat_map(|card| card.cards.clone()).collect();
                let once: BTreeSet<_> = told.iter().cloned().collect();
                assert_eq!(told.len(), once.len(), "{id} {choices:?}: a card is told twice");
                assert_eq!(once, D::deck(&rules), "{id} {choices:?}");
                for (lang, _) in LANGS {
                    for card in &cards {
                        assert!(!lang.pick(&card.name).is_empty() && !card.lines.is_empty());
                    }
                    let text = plain(&cards, lang);
                    proof_read(&text, lang)
                        .unwrap_or_else(|slip| panic!("{id} {choices:?} {seats}: {slip}\n{text}"));
                }
            }
        }
    }
}

#[test]
fn every_card_of_every_deck_is_told() {
    for game in GameId::ALL {
        of_game!(game, G => every_card_is_told::<<G as Game>::HouseRules>());
    }
}
