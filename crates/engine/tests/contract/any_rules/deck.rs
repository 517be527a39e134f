//! Random custom decks: how many of which card, a fifth suit, further cards without suit, names and looks.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Article, CardRule, Colour, FaceRule, Group, Ink, Packs, Symbol, Text, Which, WishOf, WishRule,
};

use super::{Lots, text};

const SYMBOLS: [Symbol; 20] = [
    Symbol::Circle,
    Symbol::Triangle,
    Symbol::Square,
    Symbol::Star,
    Symbol::Cross,
    Symbol::Drop,
    Symbol::Leaf,
    Symbol::Moon,
    Symbol::Sun,
    Symbol::Flower,
    Symbol::Heart,
    Symbol::Diamond,
    Symbol::Club,
    Symbol::Spade,
    Symbol::Crown,
    Symbol::Bolt,
    Symbol::Turn,
    Symbol::Stop,
    Symbol::Cards,
    Symbol::Eye,
];

const INKS: [Ink; 10] = [
    Ink::Red,
    Ink::Yellow,
    Ink::Green,
    Ink::Blue,
    Ink::Purple,
    Ink::Orange,
    Ink::Pink,
    Ink::Brown,
    Ink::Grey,
    Ink::Black,
];

/// Adds cards, removes some and names some.
pub(super) fn of_ones_own(any: &mut Chance, doc: &mut HouseRules) {
    let packs = match doc.deck.packs {
        Packs::Fixed(packs) | Packs::AsNeeded { at_most: packs } => packs,
    };
    let most = 3 / packs;
    if any.one_in(2) {
        doc.deck.cards.insert(Which::Group(Group::Suit(Suit::Fifth)), 1);
        let rank = Rank::at(any.number(0, Rank::FIFTH - 1)).unwrap();
        let card = Card::new(rank, Suit::Fifth).unwrap();
        doc.deck.cards.insert(Which::Card(card), any.number(0, most));
    }
    for special in &Card::SPECIALS[2..] {
        if any.one_in(2) {
            further(any, doc, *special, most);
        }
    }
    for _ in 0..any.number(0, 4) {
        let (rank, suit) = (Rank::at(any.number(0, 12)).unwrap(), Suit::at(any.number(0, 3)));
        let which = match any.draw(4) {
            0 => Which::Rank(rank),
            1 => Which::Coloured(any.one_of(&[Colour::Red, Colour::Black]), rank),
            _ => Which::Card(Card::new(rank, suit).unwrap()),
        };
        doc.deck.cards.insert(which, any.number(0, most));
    }
    doc.deck.faces = faces(any);
}

/// A card without suit that no ordinary pack has, and its effect.
fn further(any: &mut Chance, doc: &mut HouseRules, card: Card, most: u8) {
    let which = Which::Card(card);
    doc.deck.cards.insert(which, any.number(1, most));
    if !any.one_in(4) {
        doc.fit.anywhere.push(which);
    }
    let of = any.one_of(&[WishOf::Suit, WishOf::Colour, WishOf::Rank]);
    let wish = WishRule {
        of,
        may: any.one_in(3),
        cards: 1,
        turns: 0,
        laps: 0,
        oneself: false,
        only: Vec::new(),
        other: false,
    };
    let rule = match any.draw(4) {
        0 => CardRule { wild: true, ..CardRule::default() },
        1 => CardRule { again: true, ..CardRule::default() },
        2 => return,
        _ => CardRule { wish: Some(wish), ..CardRule::default() },
    };
    doc.cards.insert(which, rule);
}

/// Names and looks of some suits, ranks and cards.
pub(super) fn faces(any: &mut Chance) -> BTreeMap<Which, FaceRule> {
    let mut faces = BTreeMap::new();
    for (index, suit) in Suit::ALL.into_iter().enumerate() {
        if any.one_in(2) {
            let adjective =
                any.one_in(2).then(|| text(&format!("farb{index}"), &format!("hue{index}")));
            let face = FaceRule {
                name: any
                    .one_in(2)
                    .then(|| text(&format!("Farbe {index}"), &format!("hues {index}"))),
                adjective,
                symbol: Some(any.one_of(&SYMBOLS)),
                ink: Some(any.one_of(&INKS)),
                ..FaceRule::default()
            };
            faces.insert(Which::Group(Group::Suit(suit)), face);
        }
    }
    for rank in Rank::all() {
        if any.one_in(4) {
            let face = named(any, &format!("Wert {rank}"), &format!("R{}", rank.index()));
            faces.insert(Which::Rank(rank), face);
        }
    }
    for card in Card::SPECIALS {
        if any.one_in(3) {
            let ink = any.one_in(2).then(|| any.one_of(&INKS));
            let face = named(any, "Sonderkarte", "S");
            faces.insert(Which::Card(card), FaceRule { ink, ..face });
        }
    }
    if any.one_in(3) {
        let face = FaceRule { adjective: Some(text("warm", "warm")), ..FaceRule::default() };
        faces.insert(Which::Group(Group::Colour(Colour::Red)), face);
    }
    faces
}

/// A noun with a label.
fn named(any: &mut Chance, name: &str, label: &str) -> FaceRule {
    let words = |more: &str| -> Text { text(&format!("{name}{more}"), &format!("{name}{more}")) };
    FaceRule {
        name: Some(words("")),
        plural: any.one_in(2).then(|| words("en")),
        article: any.one_in(2).then(|| any.one_of(&[Article::Der, Article::Die, Article::Das])),
        declined: any.one_in(3).then(|| format!("{name}n")),
        label: Some(label.to_owned()),
        label_en: any.one_in(3).then(|| format!("{label}E")[..label.len()].to_owned()),
        symbol: any.one_in(2).then(|| any.one_of(&SYMBOLS)),
        ..FaceRule::default()
    }
}
