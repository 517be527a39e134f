//! Names of ranks and cards, in every grammatical case a sentence needs.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Group, HouseRules, Text, Which};

use super::grammar::{number, one_of, text};
use noun::noun;
use word::{Gender, Noun};

mod groups;
mod noun;
mod single;
mod suits;
mod word;

pub(super) use groups::narrowed;
pub(in crate::mau) use suits::{colour_name, colours, is_renamed, suit_name};

/// Provides the names of cards under certain rules.
pub(in crate::mau) trait Names {
    /// The rules that define the names.
    fn house(&self) -> &HouseRules;
}

impl Names for Rules {
    fn house(&self) -> &HouseRules {
        self.doc()
    }
}

impl Names for HouseRules {
    fn house(&self) -> &HouseRules {
        self
    }
}

/// The thing a sentence is about: a rank, a card, or the jokers of both colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::mau) enum Name {
    /// A rank, a single card or a group of cards.
    Which(Which),
    /// Jokers, whatever their colour.
    Jokers,
}

impl From<Which> for Name {
    fn from(which: Which) -> Self {
        Self::Which(which)
    }
}

/// The names for a list of ranks and cards; both jokers together are just jokers, and cards with the same
/// name are named once.
pub(in crate::mau) fn names(by: &impl Names, list: &[Which]) -> Vec<Name> {
    let [red, black] = [Card::JOKER_RED, Card::JOKER_BLACK].map(Which::Card);
    let both = list.contains(&red) && list.contains(&black) && !names_jokers(by);
    let mut names = Vec::new();
    for which in list {
        let name = if both && (*which == red || *which == black) {
            Name::Jokers
        } else {
            Name::Which(first_of_name(by, *which))
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// [`names`], each in one form.
pub(in crate::mau) fn all<N: Names>(
    by: &N,
    list: &[Which],
    form: fn(&N, Name) -> Text,
) -> Vec<Text> {
    names(by, list).into_iter().map(|name| form(by, name)).collect()
}

/// The same list, with a rank in place of all its cards if the list has all that the deck at the table has.
pub(in crate::mau) fn gathered(rules: &Rules, list: &[Which]) -> Vec<Which> {
    let whole = |rank: Rank| {
        let mut cards = rules.deck().cards().filter(|card| card.rank() == Some(rank));
        cards.all(|card| list.contains(&Which::Card(card)))
    };
    let mut gathered = Vec::new();
    for which in list {
        let rank = which.rank().filter(|rank| matches!(which, Which::Card(_)) && whole(*rank));
        let name = rank.map_or(*which, Which::Rank);
        if !gathered.contains(&name) {
            gathered.push(name);
        }
    }
    gathered
}

/// Whether cards without a suit have names of their own here.
pub(in crate::mau) fn names_jokers(by: &impl Names) -> bool {
    let named = |card| by.house().face(Which::Card(card)).is_some_and(|face| face.name.is_some());
    Card::SPECIALS.into_iter().any(named)
}

/// The first of the suitless cards with the same name.
fn first_of_name(by: &impl Names, which: Which) -> Which {
    let house = by.house();
    let name = |which| house.face(which).and_then(|face| face.name.as_ref());
    let special = matches!(which, Which::Card(card) if card.is_joker()) && name(which).is_some();
    let mut others = Card::SPECIALS.into_iter().map(Which::Card);
    let first = others.find(|other| special && name(*other) == name(which));
    first.unwrap_or(which)
}

/// Without an article, as at the head of a line: "Bube", "Herz-7", "roter Joker", "jede Herz-Karte".
pub(in crate::mau) fn label(by: &impl Names, name: impl Into<Name>) -> Text {
    let name = name.into();
    let group = matches!(name, Name::Which(Which::Group(group)) if group != Group::Joker);
    let noun = noun(by.house(), name);
    let each = match noun.gender {
        _ if !group => return text(noun.label, noun.en),
        Gender::Neuter => "jedes",
        Gender::Masculine => "jeder",
        Gender::Feminine => "jede",
    };
    text(format!("{each} {}", noun.label), format!("every {}", noun.en))
}

/// All of a kind: "jede 7", "jeder rote Bube", "jede andere Herz-Karte"; "every 7", "every other heart".
pub(super) fn every(by: &impl Names, name: impl Into<Name>, other: bool) -> Text {
    let noun = noun(by.house(), name.into());
    let each = match noun.gender {
        Gender::Neuter => "jedes",
        Gender::Masculine => "jeder",
        Gender::Feminine => "jede",
    };
    let (other_de, other_en) = if other { ("andere ", "other ") } else { ("", "") };
    text(format!("{each} {other_de}{}", noun.definite), format!("every {other_en}{}", noun.en))
}

/// "Buben", "jacks"; a single card as [`subject`].
pub(in crate::mau) fn several(by: &impl Names, name: impl Into<Name>) -> Text {
    let name = name.into();
    let noun = noun(by.house(), name);
    if noun.single { subject(by, name) } else { text(noun.plural, noun.en_plural) }
}

/// Nominative, as the subject: "ein Bube", "die Herz-7"; "a jack", "the 7 of hearts".
pub(in crate::mau) fn subject(by: &impl Names, name: impl Into<Name>) -> Text {
    let noun = noun(by.house(), name.into());
    let article = match (noun.single, noun.gender) {
        _ if noun.every => "jede",
        (false, Gender::Feminine) => "eine",
        (false, _) => "ein",
        (true, Gender::Feminine) => "die",
        (true, Gender::Masculine) => "der",
        (true, Gender::Neuter) => "das",
    };
    text(format!("{article} {}", noun.name), english(&noun))
}

/// With a definite article, for the kind as such: "der Bube", "die Herz-7"; "the jack".
pub(super) fn the(by: &impl Names, name: impl Into<Name>) -> Text {
    let noun = noun(by.house(), name.into());
    let article = match noun.gender {
        Gender::Feminine => "die",
        Gender::Masculine => "der",
        Gender::Neuter => "das",
    };
    text(format!("{article} {}", noun.definite), format!("the {}", noun.en))
}

/// The cards of a list, joined with "or"; none where any card will do.
pub(super) fn of_some(
    rules: &Rules,
    list: &[Which],
    form: fn(&Rules, Name) -> Text,
) -> Option<Text> {
    let said = !list.is_empty() && !list.contains(&Which::Group(Group::Any));
    said.then(|| one_of(&all(rules, list, form)))
}

/// Accusative, as the object: "einen Buben", "die Herz-7".
pub(in crate::mau) fn object(by: &impl Names, name: impl Into<Name>) -> Text {
    let noun = noun(by.house(), name.into());
    let article = match (noun.single, noun.gender) {
        _ if noun.every => "eine beliebige",
        (false, Gender::Feminine) => "eine",
        (false, Gender::Masculine) => "einen",
        (false, Gender::Neuter) => "ein",
        (true, Gender::Feminine) => "die",
        (true, Gender::Masculine) => "den",
        (true, Gender::Neuter) => "das",
    };
    text(format!("{article} {}", noun.object), english(&noun))
}

/// Dative, as after "mit": "einem Buben", "der Herz-7".
pub(in crate::mau) fn with(by: &impl Names, name: impl Into<Name>) -> Text {
    let noun = noun(by.house(), name.into());
    let article = match (noun.single, noun.gender) {
        _ if noun.every => "einer beliebigen",
        (false, Gender::Feminine) => "einer",
        (false, _) => "einem",
        (true, Gender::Feminine) => "der",
        (true, _) => "dem",
    };
    text(format!("{article} {}", noun.dative), english(&noun))
}

fn english(noun: &Noun) -> String {
    let article = match noun.en.as_str() {
        _ if noun.single => "the",
        _ if noun.every => "any",
        name if sounds_like_a_vowel(name) => "an",
        _ => "a",
    };
    format!("{article} {}", noun.en)
}

/// Whether it takes "an": "ace", "8", "11".
fn sounds_like_a_vowel(name: &str) -> bool {
    let number = name.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default();
    name.starts_with(['a', 'e', 'i', 'o', 'u']) || matches!(number, "8" | "11" | "18")
}

/// A number of them: "vier Könige", "four kings"; for one, an indefinite form like that of [`subject`].
pub(super) fn counted(by: &impl Names, count: u8, name: impl Into<Name>) -> Text {
    let noun = Noun { single: false, ..noun(by.house(), name.into()) };
    if count != 1 {
        let count = number(u32::from(count));
        return text(
            format!("{} {}", count.de, noun.plural),
            format!("{} {}", count.en, noun.en_plural),
        );
    }
    let article = if matches!(noun.gender, Gender::Feminine) { "eine" } else { "ein" };
    text(format!("{article} {}", noun.label), english(&noun))
}

/// 2 to king, then the ace, then groups, then single cards: the order in which people look things up.
pub(in crate::mau) fn reading_order(which: &Which) -> (u8, u8, usize) {
    let place = |rank: Rank| if rank == Rank::ACE { 14 } else { rank.value() };
    match which {
        Which::Rank(rank) => (0, place(*rank), 0),
        Which::Coloured(colour, rank) => (0, place(*rank), 1 + *colour as usize),
        Which::Group(_) => (1, 0, Card::KINDS - which.kinds().len() as usize),
        Which::Card(card) => (2, card.rank().map_or(15, place), card.index()),
    }
}

/// Like [`reading_order`], but ranks named by a number under these rules are sorted by that number.
pub(in crate::mau) fn counting_order(by: &impl Names, which: &Which) -> (u8, u8, usize) {
    let (group, place, within) = reading_order(which);
    let number = which.rank().and_then(|rank| number_of(by, rank));
    (group, number.and_then(|number| number.try_into().ok()).unwrap_or(place), within)
}

/// The number that a rank is named by, if it is one.
pub(super) fn number_of(by: &impl Names, rank: Rank) -> Option<u32> {
    let name = label(by, Which::Rank(rank)).de;
    // "+2" is not a number.
    let digits = name.chars().all(|sign| sign.is_ascii_digit());
    name.parse().ok().filter(|_| digits)
}

/// The entries of a list that the deck at the table has, in reading order.
pub(super) fn in_order(rules: &Rules, list: &[Which]) -> Vec<Which> {
    let mut list: Vec<_> = list.iter().copied().filter(|which| in_deck(rules, *which)).collect();
    list.sort_by_key(reading_order);
    list
}

/// Whether the deck at the table holds a card that `which` means.
pub(in crate::mau) fn in_deck(rules: &Rules, which: Which) -> bool {
    rules.deck().cards().any(|card| which.means(card))
}

pub(super) fn covers_all(which: Which) -> bool {
    Card::all().all(|card| which.means(card))
}
