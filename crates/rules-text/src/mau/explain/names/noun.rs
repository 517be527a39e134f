//! A rank, a card or a group of cards as a noun: as the rules name it, or as everybody does.

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::rules::doc::{Article, FaceRule, Group, HouseRules, Text, Which};

use super::suits::{Adjectives, Kind, kind};
use super::{Name, groups};

/// German endings of a noun and of its articles.
#[derive(Clone, Copy)]
pub(super) enum Gender {
    /// die Dame
    Feminine,
    /// der König
    Masculine,
    /// das Ass
    Neuter,
}

/// A rank or card as a noun.
pub(super) struct Noun {
    pub(super) gender: Gender,
    /// "Bube", "roter Joker"
    pub(super) label: String,
    /// "Bube"
    pub(super) name: String,
    /// "den Buben", "einen roten Buben"
    pub(super) object: String,
    /// "dem Buben", "einer roten 7"
    pub(super) dative: String,
    /// "der Bube", "der rote Bube"
    pub(super) definite: String,
    /// "Buben"
    pub(super) plural: String,
    pub(super) en: String,
    pub(super) en_plural: String,
    /// A kind of which there is one in a pack takes "the".
    pub(super) single: bool,
    /// All cards there are take "every".
    pub(super) every: bool,
}

impl Noun {
    /// A noun that is the same in every case.
    pub(super) fn new(
        gender: Gender,
        (name, plural): (&str, &str),
        (en, en_plural): (&str, &str),
    ) -> Self {
        Self {
            gender,
            label: name.into(),
            name: name.into(),
            object: name.into(),
            dative: name.into(),
            definite: name.into(),
            plural: plural.into(),
            en: en.into(),
            en_plural: en_plural.into(),
            single: false,
            every: false,
        }
    }

    /// As these rules call it.
    pub(super) fn called(self, face: Option<&FaceRule>) -> Self {
        let Some(face) = face else { return self };
        let gender = face.article.map(|article| match article {
            Article::Der => Gender::Masculine,
            Article::Die => Gender::Feminine,
            Article::Das => Gender::Neuter,
        });
        let Some(name) = &face.name else {
            return Self { gender: gender.unwrap_or(self.gender), ..self };
        };
        let plural = |of: fn(&FaceRule) -> Option<&String>| of(face).cloned();
        let plural_de = plural(|face| face.plural.as_ref().map(|plural| &plural.de));
        let plural_en = plural(|face| face.plural.as_ref().map(|plural| &plural.en));
        let plural_de = plural_de.unwrap_or_else(|| name.de.clone());
        let plural_en = plural_en.unwrap_or_else(|| several_en(&name.en));
        // A card, "die Karte", unless it is said otherwise.
        let gender = gender.unwrap_or(Gender::Feminine);
        let named = Self::new(gender, (&name.de, &plural_de), (&name.en, &plural_en));
        let object = face.declined.clone().unwrap_or_else(|| name.de.clone());
        // "die dicke Farbkarte", but "nach einer dicken Farbkarte".
        let dative = match (face.declined.is_none(), gender, name.de.split_once(' ')) {
            (true, Gender::Feminine, Some((adjective, noun)))
                if adjective.ends_with('e') && adjective.starts_with(char::is_lowercase) =>
            {
                format!("{adjective}n {noun}")
            }
            _ => object.clone(),
        };
        Self { object, dative, single: self.single, every: self.every, ..named }
    }
}

fn several_en(one: &str) -> String {
    let ending = if one.ends_with(['s', 'x']) || one.ends_with("ch") { "es" } else { "s" };
    format!("{one}{ending}")
}

pub(super) fn rank(house: &HouseRules, rank: Rank) -> Noun {
    usual_rank(rank).called(house.face(Which::Rank(rank)))
}

fn usual_rank(rank: Rank) -> Noun {
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

pub(super) fn noun(house: &HouseRules, name: Name) -> Noun {
    match name {
        Name::Which(Which::Rank(of)) => rank(house, of),
        // Its name is that of the suit, not of a card.
        Name::Which(Which::Group(group @ Group::Suit(_))) => groups::noun(house, group),
        Name::Which(which @ Which::Group(group)) => {
            groups::noun(house, group).called(house.face(which))
        }
        Name::Which(which @ Which::Coloured(colour, of)) => {
            groups::coloured(house, colour, of).called(house.face(which))
        }
        Name::Which(which @ Which::Card(card)) => {
            let noun = match (card.rank(), card.suit()) {
                (Some(of), Some(suit)) => suited(house, of, suit),
                _ => special(house, card),
            };
            let named = house.face(which);
            let alone = card.rank().is_some() || named.is_none() || one_of_a_kind(house, card);
            Noun { single: alone, ..noun.called(named) }
        }
        Name::Jokers => joker(house),
    }
}

/// Whether a pack has one such card only, others of the same name included.
fn one_of_a_kind(house: &HouseRules, card: Card) -> bool {
    let name = |card: Card| house.face(Which::Card(card)).and_then(|face| face.name.as_ref());
    let alike = Card::SPECIALS.into_iter().filter(|other| name(*other) == name(card));
    alike.map(|card| house.in_pack(card)).sum::<u8>() <= 1
}

/// "Herz-7", "7 of hearts"; "rote 7", "red 7".
fn suited(house: &HouseRules, of: Rank, suit: Suit) -> Noun {
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
fn special(house: &HouseRules, card: Card) -> Noun {
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
