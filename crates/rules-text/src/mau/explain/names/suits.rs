//! Names of suits and colours.

use stammtisch_engine::card::Suit;
use stammtisch_engine::mau::rules::doc::{Colour, Group, HouseRules, Text, Which};

use super::super::grammar::{capital, one_of, text};
use super::Names;
use super::word::{Gender, Noun};

/// How cards of a suit are named.
pub(super) enum Kind {
    /// "Herz-7": the suit is a noun.
    Noun(Text),
    /// "rote 7": the suit is an adjective.
    Adjective(Adjectives),
}

/// Uninflected German adjectives, and English ones; if there are several, any of them applies.
pub(super) struct Adjectives {
    de: Vec<String>,
    en: Vec<String>,
}

pub(super) fn kind(house: &HouseRules, suit: Suit) -> Kind {
    let face = house.face(Which::Group(Group::Suit(suit)));
    match face.and_then(|face| face.adjective.as_ref()) {
        Some(adjective) => Kind::Adjective(Adjectives::one(adjective)),
        None => Kind::Noun(suit_name(house, suit)),
    }
}

/// "Herz", "hearts".
pub(in crate::mau) fn suit_name(by: &impl Names, suit: Suit) -> Text {
    let face = by.house().face(Which::Group(Group::Suit(suit)));
    let own = face.and_then(|face| {
        face.name.clone().or_else(|| {
            let adjective = face.adjective.as_ref()?;
            Some(text(capital(adjective).de, adjective.en.clone()))
        })
    });
    own.unwrap_or_else(|| match suit {
        Suit::Clubs => text("Kreuz", "clubs"),
        Suit::Spades => text("Pik", "spades"),
        Suit::Hearts => text("Herz", "hearts"),
        Suit::Diamonds => text("Karo", "diamonds"),
        Suit::Fifth => text("Stern", "stars"),
    })
}

/// The suits of a colour that the pack has.
pub(super) fn suits_of(house: &HouseRules, colour: Colour) -> impl Iterator<Item = Suit> {
    let there = |suit: Suit| {
        let mut kinds = Which::Group(Group::Suit(suit)).kinds();
        kinds.any(|card| house.in_all_packs(card).unwrap_or(house.in_pack(card)) > 0)
    };
    let of = move |suit: &Suit| suit.red() == Some(colour == Colour::Red) && there(*suit);
    Suit::ALL.into_iter().filter(of)
}

/// Whether the rules rename the suits of a colour, so that "red" would be meaningless.
pub(in crate::mau) fn is_renamed(house: &HouseRules, colour: Colour) -> bool {
    suits_of(house, colour).any(|suit| {
        house
            .face(Which::Group(Group::Suit(suit)))
            .is_some_and(|face| face.name.is_some() || face.adjective.is_some())
    })
}

/// The adjectives for cards of a colour, if there are any: "rot", or "rot oder gelb" where suits have such
/// names. None if only their suits can be named.
pub(super) fn adjectives(house: &HouseRules, colour: Colour) -> Option<Adjectives> {
    let own = house.face(Which::Group(Group::Colour(colour)));
    if let Some(adjective) = own.and_then(|face| face.adjective.as_ref()) {
        return Some(Adjectives::one(adjective));
    }
    if !is_renamed(house, colour) {
        let (de, en) = match colour {
            Colour::Red => ("rot", "red"),
            Colour::Black => ("schwarz", "black"),
        };
        return Some(Adjectives::one(&text(de, en)));
    }
    let mut all = Adjectives { de: Vec::new(), en: Vec::new() };
    for suit in suits_of(house, colour) {
        let Kind::Adjective(mut one) = kind(house, suit) else { return None };
        all.de.append(&mut one.de);
        all.en.append(&mut one.en);
    }
    Some(all)
}

/// The names of the suits of a colour: "Kreis oder Stern", "circles or stars".
pub(super) fn named_suits(house: &HouseRules, colour: Colour, de: &str, en: &str) -> Text {
    let names: Vec<_> = suits_of(house, colour).map(|suit| suit_name(house, suit)).collect();
    let join =
        |pick: fn(&Text) -> &str, word: &str| names.iter().map(pick).collect::<Vec<_>>().join(word);
    text(join(|name| &name.de, de), join(|name| &name.en, en))
}

/// The name of a colour as a wish: "Rot", "red"; "Kreis/Stern", "circles/stars" where suits have such names.
pub(in crate::mau) fn colour_name(by: &impl Names, colour: Colour) -> Text {
    let house = by.house();
    let own = house.face(Which::Group(Group::Colour(colour)));
    if let Some(adjective) = own.and_then(|face| face.adjective.as_ref()) {
        return text(capital(adjective).de, adjective.en.clone());
    }
    if is_renamed(house, colour) {
        return named_suits(house, colour, "/", "/");
    }
    match colour {
        Colour::Red => text("Rot", "red"),
        Colour::Black => text("Schwarz", "black"),
    }
}

/// The choice where a colour is wished for: "Rot oder Schwarz", "red or black".
pub(in crate::mau) fn colours(by: &impl Names) -> Text {
    one_of(&[Colour::Red, Colour::Black].map(|colour| colour_name(by, colour)))
}

/// The form of a German adjective: by case after "ein" or no article, or after "der".
#[derive(Clone, Copy)]
enum Case {
    /// "roter Bube"
    Nominative,
    /// "einen roten Buben"
    Accusative,
    /// "einem roten Buben"
    Dative,
    /// "der rote Bube"
    Definite,
}

impl Adjectives {
    pub(super) fn one(adjective: &Text) -> Self {
        Self { de: vec![adjective.de.clone()], en: vec![adjective.en.clone()] }
    }

    fn inflected(&self, gender: Gender, case: Case) -> String {
        let ending = match (case, gender) {
            (Case::Dative, _) | (Case::Accusative, Gender::Masculine) => "en",
            (Case::Definite, _) | (_, Gender::Feminine) => "e",
            (_, Gender::Masculine) => "er",
            (_, Gender::Neuter) => "es",
        };
        let each = self.de.iter().map(|adjective| inflected(adjective, ending));
        each.collect::<Vec<_>>().join(" oder ")
    }

    fn several(&self) -> String {
        let each = self.de.iter().map(|adjective| inflected(adjective, "e"));
        each.collect::<Vec<_>>().join(" oder ")
    }

    fn english(&self) -> String {
        self.en.join(" or ")
    }

    /// Before a noun that is one of several: "roter Bube", "einen roten Buben".
    pub(super) fn of(&self, noun: Noun) -> Noun {
        let before = |case, said: &str| format!("{} {said}", self.inflected(noun.gender, case));
        let (many, en) = (self.several(), self.english());
        let name = before(Case::Nominative, &noun.name);
        Noun {
            label: name.clone(),
            object: before(Case::Accusative, &noun.object),
            dative: before(Case::Dative, &noun.dative),
            definite: before(Case::Definite, &noun.name),
            plural: format!("{many} {}", noun.plural),
            en: format!("{en} {}", noun.en),
            en_plural: format!("{en} {}", noun.en_plural),
            name,
            ..noun
        }
    }

    /// Before a noun that is unique: "der rote Bube", "das rote Ass".
    pub(super) fn of_one(&self, noun: Noun) -> Noun {
        let noun = self.of(noun);
        let masculine = matches!(noun.gender, Gender::Masculine);
        let object = if masculine { noun.object.clone() } else { noun.definite.clone() };
        Noun { name: noun.definite.clone(), object, single: true, ..noun }
    }
}

/// Inflects an adjective such as "rot" or "blau"; "lila" and "orange" have no endings.
fn inflected(adjective: &str, ending: &str) -> String {
    let diphthong = adjective.ends_with("au") || adjective.ends_with("eu");
    if adjective.ends_with(['a', 'e', 'i', 'o', 'u']) && !diphthong {
        return adjective.to_owned();
    }
    match adjective.strip_suffix("el") {
        Some(stem) => format!("{stem}l{ending}"),
        None => format!("{adjective}{ending}"),
    }
}

#[cfg(test)]
mod tests {
    use super::inflected;

    #[test]
    fn adjectives_take_endings_where_they_have_any() {
        let each =
            [("rot", "er"), ("lila", "e"), ("dunkel", "en"), ("orange", "es"), ("blau", "e")];
        let said = each.map(|(adjective, ending)| inflected(adjective, ending));
        assert_eq!(said, ["roter", "lila", "dunklen", "orange", "blaue"]);
    }
}
