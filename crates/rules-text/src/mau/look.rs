//! The look of a custom Mau-Mau deck: names, symbols and colours for clients to draw.

use serde_json::{Value, json};
use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Colour, FaceRule, Group, Ink, Symbol, Which};
use stammtisch_engine::mau::wish::Wish;

use super::explain::names::{colour_name, counting_order, in_deck, label, suit_name};
use crate::look::{CardLook, DeckLook, RankLook, SuitLook};

/// None for a French pack, with German suits or not: clients have a look of their own for it.
pub(super) fn look(rules: &Rules) -> Option<DeckLook> {
    let usual =
        |card: Card| card.index() < Card::SPECIALS[2].index() && card.suit() != Some(Suit::Fifth);
    let deck = &rules.doc().deck;
    if deck.faces.is_empty() && deck.back.is_none() && rules.deck().kinds().all(usual) {
        return None;
    }
    let back = deck.back.is_some().then(|| Box::new(side(rules.turned(), None)));
    Some(side(rules, back))
}

fn side(rules: &Rules, back: Option<Box<DeckLook>>) -> DeckLook {
    let mut ranks: Vec<_> = Rank::all().filter(|rank| in_deck(rules, Which::Rank(*rank))).collect();
    ranks.sort_by_key(|rank| counting_order(rules, &Which::Rank(*rank)));
    let suits = Suit::ALL.into_iter();
    let suits = suits.filter(|suit| in_deck(rules, Which::Group(Group::Suit(*suit))));
    DeckLook {
        suits: suits.map(|suit| suit_look(rules, suit)).collect(),
        ranks: ranks.into_iter().map(|rank| rank_look(rules, rank)).collect(),
        cards: rules.deck().kinds().map(|card| card_look(rules, card)).collect(),
        colours: [Colour::Red, Colour::Black].map(|colour| colour_name(rules, colour)),
        back,
    }
}

fn suit_look(rules: &Rules, suit: Suit) -> SuitLook {
    let face = rules.doc().face(Which::Group(Group::Suit(suit)));
    SuitLook {
        suit: Wish::Suit(suit).to_string(),
        name: suit_name(rules, suit),
        symbol: word(json!(face.and_then(|face| face.symbol).unwrap_or(Symbol::of(suit)))),
        ink: word(json!(face.and_then(|face| face.ink).unwrap_or(Ink::of(suit)))),
    }
}

fn rank_look(rules: &Rules, rank: Rank) -> RankLook {
    let face = rules.doc().face(Which::Rank(rank));
    RankLook {
        rank: rank.to_string(),
        name: label(rules, Which::Rank(rank)),
        label: face.and_then(FaceRule::labels),
        symbol: face.and_then(|face| face.symbol).map(|symbol| word(json!(symbol))),
    }
}

fn card_look(rules: &Rules, card: Card) -> CardLook {
    let face = rules.doc().face(Which::Card(card));
    CardLook {
        card: card.to_string(),
        name: label(rules, Which::Card(card)),
        label: face.and_then(FaceRule::labels),
        symbol: face.and_then(|face| face.symbol).map(|symbol| word(json!(symbol))),
        ink: face.and_then(|face| face.ink).map(|ink| word(json!(ink))),
    }
}

/// A value as a word in rules files.
fn word(said: Value) -> String {
    match said {
        Value::String(word) => word,
        _ => String::new(),
    }
}
