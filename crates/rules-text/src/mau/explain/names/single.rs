//! The names of ranks and single cards.

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::rules::doc::{Group, HouseRules, Text, Which};

use super::suits::{Adjectives, Kind, kind};
use super::word::{Gender, Noun};

pub(super) fn rank(house: &HouseRules, rank: Rank) -> Noun {
    usual_rank(rank).called(house.face(Which::Rank(rank)))
}

pub(super) fn usual_rank(rank: Rank) -> Noun {
    let (gender, name, object, plural, en, en_plural) = match rank.value() {
        1 => (Gender::Neuter, "Ass", "Ass", "Asse", "ace", "aces"),
        2 => (Gender::Feminine, "2", "2", "Zweien", "2", "twos"),
        3 => (Gender::Feminine, "3", "3", "Dreien", "3", "threes"),
        4 => (Gender::Feminine, "4", "4", "Vieren", "4", "fours"),
        5 => (Gender::Feminine, "5", "5", "Fünfen", "5", "fives"),
        6 => (Gender::Feminine, "6", "6", "Sechsen", "6", "sixes"),
        7 => (Gender::Feminine, "7", "7", "Siebenen", "7", "sevens"),
        8 => (Gender::Feminine, "8", "8", "Achten", "8", "eights"),
        9 => (Gender::Feminine, "9", "9", "Neunen", "9", "nines"),
        10 => (Gender::Feminine, "10", "10", "Zehnen", "10", "tens"),
        11 => (Gender::Masculine, "Bube", "Buben", "Buben", "jack", "jacks"),
        12 => (Gender::Feminine, "Dame", "Dame", "Damen", "queen", "queens"),
        _ => (Gender::Masculine, "König", "König", "Könige", "king", "kings"),
    };
    let noun = Noun::new(gender, (name, plural), (en, en_plural));
    Noun { object: object.into(), dative: object.into(), ..noun }
}

/// Whether a pack has only one such card, counting others of the same name.
pub(super) fn one_of_a_kind(house: &HouseRules, card: Card) -> bool {
    let name = |card: Card| house.face(Which::Card(card)).and_then(|face| face.name.as_ref());
    let alike = Card::SPECIALS.into_iter().filter(|other| name(*other) == name(card));
    alike.map(|card| house.in_pack(card)).sum::<u8>() <= 1
}

/// "Herz-7", "7 of hearts"; "rote 7", "red 7".
pub(super) fn suited(house: &HouseRules, of: Rank, suit: Suit) -> Noun {
    let of = rank(house, of);
    match kind(house, suit) {
        Kind::Adjective(like) => like.of_one(of),
        Kind::Noun(name) => {
            let compound = |of: &str| format!("{}-{of}", name.de);
            Noun {
                label: compound(&of.label),
                name: compound(&of.name),
                object: compound(&of.object),
                dative: compound(&of.dative),
                definite: compound(&of.definite),
                plural: compound(&of.plural),
                en: format!("{} of {}", of.en, name.en),
                en_plural: format!("{} of {}", of.en_plural, name.en),
                single: true,
                ..of
            }
        }
    }
}

/// A card without suit and rank.
pub(super) fn special(house: &HouseRules, card: Card) -> Noun {
    let place = Card::SPECIALS.iter().position(|special| *special == card);
    let (de, en) = match place {
        Some(0) => ("rot", "red"),
        Some(1) | None => ("schwarz", "black"),
        Some(2) => ("blau", "blue"),
        Some(_) => ("grün", "green"),
    };
    if house.face(Which::Group(Group::Joker)).is_some_and(|face| face.name.is_some()) {
        return Adjectives::one(&Text { de: de.into(), en: en.into() }).of_one(joker(house));
    }
    Noun {
        label: format!("{de}er Joker"),
        name: format!("{de}e Joker"),
        object: format!("{de}en Joker"),
        dative: format!("{de}en Joker"),
        definite: format!("{de}e Joker"),
        plural: format!("{de}e Joker"),
        en: format!("{en} joker"),
        en_plural: format!("{en} jokers"),
        single: true,
        ..joker(house)
    }
}

pub(super) fn joker(house: &HouseRules) -> Noun {
    let joker = Noun::new(Gender::Masculine, ("Joker", "Joker"), ("joker", "jokers"));
    joker.called(house.face(Which::Group(Group::Joker)))
}
