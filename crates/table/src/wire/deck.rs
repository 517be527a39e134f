//! The look of a deck of one's own: names, labels, symbols and colours, to be drawn.

use serde::Serialize;
use stammtisch_rules_text as rules_text;

use super::text::Text;

/// A deck that is not the usual one of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeckLook {
    /// The suits that it has, in order.
    pub suits: Vec<SuitLook>,
    /// Its ranks, in the order in which people count.
    pub ranks: Vec<RankLook>,
    /// Every kind of card in it.
    pub cards: Vec<CardLook>,
    /// What red cards are called as a wish.
    pub red: Text,
    /// What black cards are called as a wish.
    pub black: Text,
    /// The other side of its cards, where they have two: what to draw while they are turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub back: Option<Box<DeckLook>>,
}

/// A suit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuitLook {
    /// As wishes and moves name it: `hearts`.
    pub suit: String,
    /// What people call it.
    pub name: Text,
    /// What is drawn on its cards: one of the symbols of rules files.
    pub symbol: String,
    /// In which colour: one of the inks of rules files.
    pub ink: String,
}

/// A rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankLook {
    /// In notation: `7`, `J`.
    pub rank: String,
    /// What people call it.
    pub name: Text,
    /// What stands in the corner; left out: what always stands there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Text>,
    /// What is drawn on it in place of the symbol of its suit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<String>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardLook {
    /// In notation: `7H`, `XR`.
    pub card: String,
    /// What people call it.
    pub name: Text,
    /// What stands in its corner, where it is not that of its rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Text>,
    /// What is drawn on it, where it is not that of its rank or suit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<String>,
    /// In which colour, where it is not that of its suit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ink: Option<String>,
}

impl From<rules_text::DeckLook> for DeckLook {
    fn from(look: rules_text::DeckLook) -> Self {
        let rules_text::DeckLook { suits, ranks, cards, colours: [red, black], back } = look;
        let suit = |look: rules_text::SuitLook| SuitLook {
            suit: look.suit,
            name: look.name.into(),
            symbol: look.symbol,
            ink: look.ink,
        };
        let rank = |look: rules_text::RankLook| RankLook {
            rank: look.rank,
            name: look.name.into(),
            label: look.label.map(Into::into),
            symbol: look.symbol,
        };
        let card = |look: rules_text::CardLook| CardLook {
            card: look.card,
            name: look.name.into(),
            label: look.label.map(Into::into),
            symbol: look.symbol,
            ink: look.ink,
        };
        Self {
            suits: suits.into_iter().map(suit).collect(),
            ranks: ranks.into_iter().map(rank).collect(),
            cards: cards.into_iter().map(card).collect(),
            red: red.into(),
            black: black.into(),
            back: back.map(|back| Box::new((*back).into())),
        }
    }
}
