//! What groups of cards are called.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Colour, Group, Which};

use super::{Gender, Noun, joker, rank, suit_name};

pub(super) fn noun(group: Group) -> Noun {
    match group {
        Group::Any => Noun { every: true, ..feminine("Karte", "Karten", "card", "cards") },
        Group::Colour(Colour::Red) => {
            let dative = "roten Karte".into();
            Noun { dative, ..feminine("rote Karte", "rote Karten", "red card", "red cards") }
        }
        Group::Colour(Colour::Black) => {
            let dative = "schwarzen Karte".into();
            Noun {
                dative,
                ..feminine("schwarze Karte", "schwarze Karten", "black card", "black cards")
            }
        }
        Group::Number => feminine("Zahlenkarte", "Zahlenkarten", "number card", "number cards"),
        Group::Court => Noun {
            gender: Gender::Neuter,
            ..feminine("Bild", "Bilder", "court card", "court cards")
        },
        Group::Joker => joker(),
        Group::Suit(suit) => {
            let suit = suit_name(suit);
            let one = suit.en.trim_end_matches('s');
            let (name, plural) = (format!("{}-Karte", suit.de), format!("{}-Karten", suit.de));
            feminine(&name, &plural, one, &suit.en)
        }
    }
}

fn feminine(name: &str, plural: &str, en: &str, en_plural: &str) -> Noun {
    Noun {
        gender: Gender::Feminine,
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

/// "roter Bube", "rotes Ass".
pub(super) fn coloured(colour: Colour, of: Rank) -> Noun {
    let (de, en) = match colour {
        Colour::Red => ("rot", "red"),
        Colour::Black => ("schwarz", "black"),
    };
    let noun = rank(of);
    let (nominative, accusative) = match noun.gender {
        Gender::Feminine => ("e", "e"),
        Gender::Masculine => ("er", "en"),
        Gender::Neuter => ("es", "es"),
    };
    Noun {
        name: format!("{de}{nominative} {}", noun.name),
        object: format!("{de}{accusative} {}", noun.object),
        dative: format!("{de}en {}", noun.dative),
        definite: format!("{de}e {}", noun.name),
        plural: format!("{de}e {}", noun.plural),
        en: format!("{en} {}", noun.en),
        en_plural: format!("{en} {}", noun.en_plural),
        ..noun
    }
}

/// The cards of the deck that `which` means and that are `wanted`: by that name if all are, else by
/// ranks and single cards.
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
