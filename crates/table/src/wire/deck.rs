//! The look of a custom deck (`DeckLook`): names, labels, symbols and colours to draw.

use serde::Serialize;
use stammtisch_rules_text as rules_text;

use super::text::Text;

/// The look of a deck that is not the usual one of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeckLook {
    /// The suits it has, in order.
    pub suits: Vec<SuitLook>,
    /// Its ranks, in ascending order as people count.
    pub ranks: Vec<RankLook>,
    /// Every kind of card in it.
    pub cards: Vec<CardLook>,
    /// The name of the red cards in a wish.
    pub red: Text,
    /// The name of the black cards in a wish.
    pub black: Text,
    /// The other side of its cards, where they have two: what to draw while the cards are turned over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub back: Option<Box<DeckLook>>,
}

/// The look of a suit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuitLook {
    /// The suit, as wishes and moves name it: `hearts`.
    pub suit: String,
    /// Its name for people.
    pub name: Text,
    /// The symbol drawn on its cards: one of the symbols of rules files.
    pub symbol: String,
    /// Its colour: one of the inks of rules files.
    pub ink: String,
}

/// The look of a rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankLook {
    /// The rank in notation: `7`, `J`.
    pub rank: String,
    /// Its name for people.
    pub name: Text,
    /// What is printed in the corner; left out: the usual label.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Text>,
    /// What is drawn on its cards in place of the suit symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<String>,
}

/// The look of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardLook {
    /// The card in notation: `7H`, `XR`.
    pub card: String,
    /// Its name for people.
    pub name: Text,
    /// What is printed in its corner, where that is not the label of its rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Text>,
    /// What is drawn on it, where that is not the symbol of its rank or suit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<String>,
    /// Its colour, where that is not the colour of its suit.
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
