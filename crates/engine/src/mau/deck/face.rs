//! Serde types of names and looks of suits, ranks and cards in a rules file.

use serde::{Deserialize, Serialize};

use crate::card::Suit;
use crate::rules::Text;

/// What a suit, a rank or a card is called and how it looks; what is left out keeps its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FaceRule {
    /// What it is called: `{ de = "Kreis", en = "circles" }` for a suit, `{ de = "Narr", en = "fool" }`
    /// for a rank or a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// The plural of the name, where it is not the same in German or with `-s` in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plural: Option<Text>,
    /// The German article of a rank or a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<Article>,
    /// The German name after "den" and "dem", where it is inflected: "Narren".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<String>,
    /// An adjective for cards of a suit, where there is one: `{ de = "rot", en = "red" }` makes "rote 7" and
    /// "red 7" instead of "Rot-7" and "7 of red".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjective: Option<Text>,
    /// The text in the corner of the card: 1 to 3 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The same in English, where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label_en: Option<String>,
    /// The symbol drawn on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Symbol>,
    /// The colour in which it is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ink: Option<Ink>,
}

impl FaceRule {
    /// The text in the corner of the card, in both languages.
    #[must_use]
    pub fn labels(&self) -> Option<Text> {
        let de = self.label.clone()?;
        Some(Text { en: self.label_en.clone().unwrap_or_else(|| de.clone()), de })
    }
}

/// A German article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Article {
    /// der
    Der,
    /// die
    Die,
    /// das
    Das,
}

/// A symbol drawn on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A filled circle.
    Circle,
    /// A triangle, point up.
    Triangle,
    /// A square.
    Square,
    /// A star with five points.
    Star,
    /// A cross with arms of equal length.
    Cross,
    /// A drop.
    Drop,
    /// A leaf.
    Leaf,
    /// A crescent.
    Moon,
    /// A sun with rays.
    Sun,
    /// A flower with petals.
    Flower,
    /// A heart.
    Heart,
    /// A diamond.
    Diamond,
    /// A club.
    Club,
    /// A spade.
    Spade,
    /// A crown.
    Crown,
    /// A flash of lightning.
    Bolt,
    /// Two arrows turning round.
    Turn,
    /// A circle crossed out.
    Stop,
    /// Two cards, one on the other.
    Cards,
    /// An eye.
    Eye,
}

/// The colour in which a card is drawn: each is dark enough to be read on white paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// Red.
    Red,
    /// Yellow, as of amber.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Orange.
    Orange,
    /// Pink.
    Pink,
    /// Brown.
    Brown,
    /// Grey.
    Grey,
    /// Black.
    Black,
}

impl Symbol {
    /// The default symbol on the cards of a suit.
    #[must_use]
    pub const fn of(suit: Suit) -> Self {
        match suit {
            Suit::Clubs => Self::Club,
            Suit::Spades => Self::Spade,
            Suit::Hearts => Self::Heart,
            Suit::Diamonds => Self::Diamond,
            Suit::Fifth => Self::Star,
        }
    }
}

impl Ink {
    /// The default colour of a suit.
    #[must_use]
    pub const fn of(suit: Suit) -> Self {
        match suit {
            Suit::Clubs | Suit::Spades => Self::Black,
            Suit::Hearts | Suit::Diamonds => Self::Red,
            Suit::Fifth => Self::Blue,
        }
    }
}
