//! What ranks and cards are called, in every case a sentence needs.

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Group, Text, Which};

use super::grammar::text;

mod groups;

pub(super) use groups::narrowed;

/// What a sentence speaks of: a rank, a card, or the jokers of both colours.
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

/// The names for a list of ranks and cards; both jokers together are just jokers.
pub(in crate::mau) fn names(list: &[Which]) -> Vec<Name> {
    let [red, black] = [Card::JOKER_RED, Card::JOKER_BLACK].map(Which::Card);
    let both = list.contains(&red) && list.contains(&black);
    let mut names = Vec::new();
    for which in list {
        let name = if both && (*which == red || *which == black) {
            Name::Jokers
        } else {
            Name::Which(*which)
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// [`names`], each in one form.
pub(super) fn all(list: &[Which], form: fn(Name) -> Text) -> Vec<Text> {
    names(list).into_iter().map(form).collect()
}

/// German endings of a noun and of its articles.
#[derive(Clone, Copy)]
enum Gender {
    /// die Dame
    Feminine,
    /// der König
    Masculine,
    /// das Ass
    Neuter,
}

/// A rank or card as a noun.
struct Noun {
    gender: Gender,
    /// "Bube"
    name: String,
    /// "den Buben", "einen roten Buben"
    object: String,
    /// "dem Buben", "einer roten 7"
    dative: String,
    /// "der Bube", "der rote Bube"
    definite: String,
    /// "Buben"
    plural: String,
    en: String,
    en_plural: String,
    /// A kind of which there is one in a pack takes "the".
    single: bool,
    /// All cards there are take "every".
    every: bool,
}

fn rank(rank: Rank) -> Noun {
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
    Noun {
        gender,
        name: name.into(),
        object: object.into(),
        dative: object.into(),
        definite: name.into(),
        plural: plural.into(),
        en: en.into(),
        en_plural: en_plural.into(),
        single: false,
        every: false,
    }
}

fn noun(name: Name) -> Noun {
    let card = match name {
        Name::Which(Which::Rank(of)) => return rank(of),
        Name::Which(Which::Group(group)) => return groups::noun(group),
        Name::Which(Which::Coloured(colour, of)) => return groups::coloured(colour, of),
        Name::Which(Which::Card(card)) => card,
        Name::Jokers => return joker(),
    };
    let (Some(of), Some(suit)) = (card.rank(), card.suit()) else {
        let (de, en) = if card == Card::JOKER_RED { ("rot", "red") } else { ("schwarz", "black") };
        return Noun {
            gender: Gender::Masculine,
            name: format!("{de}e Joker"),
            object: format!("{de}en Joker"),
            dative: format!("{de}en Joker"),
            definite: format!("{de}e Joker"),
            plural: format!("{de}e Joker"),
            en: format!("{en} joker"),
            en_plural: format!("{en} jokers"),
            single: true,
            every: false,
        };
    };
    let suit = suit_name(suit);
    let rank = rank(of);
    Noun {
        gender: rank.gender,
        name: format!("{}-{}", suit.de, rank.name),
        object: format!("{}-{}", suit.de, rank.object),
        dative: format!("{}-{}", suit.de, rank.dative),
        definite: format!("{}-{}", suit.de, rank.definite),
        plural: format!("{}-{}", suit.de, rank.plural),
        en: format!("{} of {}", rank.en, suit.en),
        en_plural: format!("{} of {}", rank.en_plural, suit.en),
        single: true,
        every: false,
    }
}

fn joker() -> Noun {
    Noun {
        gender: Gender::Masculine,
        name: "Joker".into(),
        object: "Joker".into(),
        dative: "Joker".into(),
        definite: "Joker".into(),
        plural: "Joker".into(),
        en: "joker".into(),
        en_plural: "jokers".into(),
        single: false,
        every: false,
    }
}

/// "Herz", "hearts".
pub(in crate::mau) fn suit_name(suit: Suit) -> Text {
    match suit {
        Suit::Clubs => text("Kreuz", "clubs"),
        Suit::Spades => text("Pik", "spades"),
        Suit::Hearts => text("Herz", "hearts"),
        Suit::Diamonds => text("Karo", "diamonds"),
    }
}

/// Without an article, as at the head of a line: "Bube", "Herz-7", "roter Joker", "jede Herz-Karte".
pub(in crate::mau) fn label(name: impl Into<Name>) -> Text {
    match name.into() {
        Name::Which(Which::Card(Card::JOKER_RED)) => text("roter Joker", "red joker"),
        Name::Which(Which::Card(Card::JOKER_BLACK)) => text("schwarzer Joker", "black joker"),
        name => {
            let group = matches!(name, Name::Which(Which::Group(group)) if group != Group::Joker);
            let noun = noun(name);
            let each = match noun.gender {
                _ if !group => return text(noun.name, noun.en),
                Gender::Neuter => "jedes",
                Gender::Masculine => "jeder",
                Gender::Feminine => "jede",
            };
            text(format!("{each} {}", noun.name), format!("every {}", noun.en))
        }
    }
}

/// "Buben", "jacks"; a single card as [`subject`].
pub(in crate::mau) fn several(name: impl Into<Name>) -> Text {
    let name = name.into();
    let noun = noun(name);
    if noun.single { subject(name) } else { text(noun.plural, noun.en_plural) }
}

/// Who does something: "ein Bube", "die Herz-7"; "a jack", "the 7 of hearts".
pub(in crate::mau) fn subject(name: impl Into<Name>) -> Text {
    let noun = noun(name.into());
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

/// The kind as such: "der Bube", "die Herz-7"; "the jack".
pub(super) fn the(name: impl Into<Name>) -> Text {
    let noun = noun(name.into());
    let article = match noun.gender {
        Gender::Feminine => "die",
        Gender::Masculine => "der",
        Gender::Neuter => "das",
    };
    text(format!("{article} {}", noun.definite), format!("the {}", noun.en))
}

/// What is laid or lies there: "einen Buben", "die Herz-7".
pub(in crate::mau) fn object(name: impl Into<Name>) -> Text {
    let noun = noun(name.into());
    let article = match (noun.single, noun.gender) {
        _ if noun.every => "jede",
        (false, Gender::Feminine) => "eine",
        (false, Gender::Masculine) => "einen",
        (false, Gender::Neuter) => "ein",
        (true, Gender::Feminine) => "die",
        (true, Gender::Masculine) => "den",
        (true, Gender::Neuter) => "das",
    };
    text(format!("{article} {}", noun.object), english(&noun))
}

/// With what: "einem Buben", "der Herz-7".
pub(super) fn with(name: impl Into<Name>) -> Text {
    let noun = noun(name.into());
    let article = match (noun.single, noun.gender) {
        _ if noun.every => "jeder",
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
        _ if noun.every => "every",
        "8" | "ace" => "an",
        _ => "a",
    };
    format!("{article} {}", noun.en)
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

/// Whether the deck at the table holds a card that `which` means.
pub(super) fn in_deck(rules: &Rules, which: Which) -> bool {
    rules.deck().cards().any(|card| which.means(card))
}
