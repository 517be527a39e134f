//! Names of groups of cards: court cards, numbers, red ones.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Colour, Group, HouseRules, Which};

use super::names_jokers;
use super::single::{joker, rank};
use super::suits::{Kind, adjectives, kind, named_suits};
use super::word::{Gender, Noun};

pub(super) fn noun(house: &HouseRules, group: Group) -> Noun {
    match group {
        Group::Any => Noun { every: true, ..card() },
        Group::Colour(colour) => match adjectives(house, colour) {
            Some(like) => like.of(card()),
            None => of_suits(house, colour, card()),
        },
        Group::Number => feminine("Zahlenkarte", "Zahlenkarten", "number card", "number cards"),
        Group::Court => Noun {
            gender: Gender::Neuter,
            ..feminine("Bild", "Bilder", "court card", "court cards")
        },
        Group::Joker if names_jokers(house) => feminine(
            "Karte ohne Farbe",
            "Karten ohne Farbe",
            "card without suit",
            "cards without suit",
        ),
        Group::Joker => joker(house),
        Group::Suit(suit) => match kind(house, suit) {
            Kind::Adjective(like) => like.of(card()),
            Kind::Noun(name) => {
                let (one, all) = (format!("{}-Karte", name.de), format!("{}-Karten", name.de));
                if house.face(Which::Group(group)).is_some_and(|face| face.name.is_some()) {
                    // It is not known here whether people say "a rose" or "a cup".
                    let [one_en, all_en] =
                        ["card", "cards"].map(|card| format!("{card} of {}", name.en));
                    return feminine(&one, &all, &one_en, &all_en);
                }
                feminine(&one, &all, name.en.trim_end_matches('s'), &name.en)
            }
        },
    }
}

fn card() -> Noun {
    feminine("Karte", "Karten", "card", "cards")
}

fn feminine(name: &str, plural: &str, en: &str, en_plural: &str) -> Noun {
    Noun::new(Gender::Feminine, (name, plural), (en, en_plural))
}

/// "roter Bube", "rotes Ass".
pub(super) fn coloured(house: &HouseRules, colour: Colour, of: Rank) -> Noun {
    let of = rank(house, of);
    match adjectives(house, colour) {
        Some(like) => like.of(of),
        None => of_suits(house, colour, of),
    }
}

/// "Kreis- oder Stern-Bube"; "jack of circles or stars".
fn of_suits(house: &HouseRules, colour: Colour, noun: Noun) -> Noun {
    let suits = named_suits(house, colour, "- oder ", " or ");
    let compound = |of: &str| format!("{}-{of}", suits.de);
    Noun {
        label: compound(&noun.label),
        name: compound(&noun.name),
        object: compound(&noun.object),
        dative: compound(&noun.dative),
        definite: compound(&noun.definite),
        plural: compound(&noun.plural),
        en: format!("{} of {}", noun.en, suits.en),
        en_plural: format!("{} of {}", noun.en_plural, suits.en),
        ..noun
    }
}

/// The cards of the deck that `which` means and that are `wanted`: by that name if all of them are, otherwise
/// by ranks and single cards.
pub(in crate::mau::explain) fn narrowed(
    rules: &Rules,
    which: Which,
    wanted: impl Fn(Card) -> bool,
) -> Vec<Which> {
    let found = |which: Which| rules.deck().cards().filter(move |card| which.means(*card));
    if !matches!(which, Which::Group(_)) || found(which).all(&wanted) {
        return if found(which).any(&wanted) { vec![which] } else { Vec::new() };
    }
    let mut names = Vec::new();
    for card in found(which).filter(|card| wanted(*card)) {
        let rank = card.rank().map(Which::Rank);
        let whole =
            rank.filter(|rank| found(*rank).all(|other| which.means(other) && wanted(other)));
        let name = whole.unwrap_or(Which::Card(card));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
