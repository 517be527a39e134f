//! The look of a custom deck, for clients to draw: names, labels, symbols and colours are sent along with the
//! rules.

use stammtisch_engine::rules::Text;

/// A deck that is not the usual one of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckLook {
    /// The suits that the deck has, in order.
    pub suits: Vec<SuitLook>,
    /// Its ranks, in counting order.
    pub ranks: Vec<RankLook>,
    /// Every kind of card in it.
    pub cards: Vec<CardLook>,
    /// The names of red cards and of black cards as a wish.
    pub colours: [Text; 2],
    /// The reverse side of its cards, where they have two sides.
    pub back: Option<Box<DeckLook>>,
}

/// A suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuitLook {
    /// Its name in wishes and moves: `hearts`.
    pub suit: String,
    /// Its name for people.
    pub name: Text,
    /// The symbol drawn on its cards.
    pub symbol: String,
    /// The colour of that symbol.
    pub ink: String,
}

/// A rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankLook {
    /// Its notation: `7`, `J`.
    pub rank: String,
    /// Its name for people.
    pub name: Text,
    /// The label in the corner; none: the usual one.
    pub label: Option<Text>,
    /// The symbol drawn on it in place of that of its suit.
    pub symbol: Option<String>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLook {
    /// Its notation: `7H`, `XR`.
    pub card: String,
    /// Its name for people.
    pub name: Text,
    /// The label in its corner, where it differs from that of its rank.
    pub label: Option<Text>,
    /// The symbol drawn on it, where it differs from that of its rank or suit.
    pub symbol: Option<String>,
    /// The colour, where it differs from that of its suit.
    pub ink: Option<String>,
}
