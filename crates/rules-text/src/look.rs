//! The look of a deck of one's own, for clients to draw: names, labels, symbols and colours travel
//! with the rules.

use stammtisch_engine::rules::Text;

/// A deck that is not the usual one of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckLook {
    /// The suits that the deck has, in order.
    pub suits: Vec<SuitLook>,
    /// Its ranks, in the order in which people count.
    pub ranks: Vec<RankLook>,
    /// Every kind of card in it.
    pub cards: Vec<CardLook>,
    /// What red cards are called as a wish, and black ones.
    pub colours: [Text; 2],
    /// The other side of its cards, where they have two.
    pub back: Option<Box<DeckLook>>,
}

/// A suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuitLook {
    /// As wishes and moves name it: `hearts`.
    pub suit: String,
    /// What people call it.
    pub name: Text,
    /// What is drawn on its cards.
    pub symbol: String,
    /// In which colour.
    pub ink: String,
}

/// A rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankLook {
    /// In notation: `7`, `J`.
    pub rank: String,
    /// What people call it.
    pub name: Text,
    /// What stands in the corner; none: what always stands there.
    pub label: Option<Text>,
    /// What is drawn on it in place of the symbol of its suit.
    pub symbol: Option<String>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLook {
    /// In notation: `7H`, `XR`.
    pub card: String,
    /// What people call it.
    pub name: Text,
    /// What stands in its corner, where it is not that of its rank.
    pub label: Option<Text>,
    /// What is drawn on it, where it is not that of its rank or suit.
    pub symbol: Option<String>,
    /// In which colour, where it is not that of its suit.
    pub ink: Option<String>,
}
