//! `Which`: how rules name cards (a single kind, a rank, or a group).

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::card::{Card, ParseCardError, Rank, Suit};
use crate::card_set::KindSet;

/// The cards that a key or a list entry means: `"KH"`, `"7"`, `"red-7"`, `"H"`, `"court"`, `"any"`.
///
/// Ordered from the least to the most specific: if several entries mean a card, the greatest wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Which {
    /// Cards of several ranks.
    Group(Group),
    /// All cards of a rank.
    Rank(Rank),
    /// The two red or black cards of a rank.
    Coloured(Colour, Rank),
    /// One card kind.
    Card(Card),
}

/// Cards of several ranks, ordered from the least to the most specific.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Every card, jokers included.
    Any,
    /// All red or all black cards; jokers and the fifth suit are neither.
    Colour(Colour),
    /// 2 to 10.
    Number,
    /// Jack, queen and king.
    Court,
    /// Every card without suit and rank: both jokers, X3 and X4.
    Joker,
    /// All cards of a suit.
    Suit(Suit),
}

/// The colour of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Clubs and spades.
    Black,
    /// Hearts and diamonds.
    Red,
}

impl Colour {
    /// Whether `card` is of this colour; jokers are of none.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        card.suit().is_some_and(|suit| suit.red() == Some(self == Self::Red))
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Red => "red",
        }
    }
}

impl Which {
    /// Whether this means `card`.
    #[must_use]
    pub fn means(self, card: Card) -> bool {
        match self {
            Self::Group(group) => group.has(card),
            Self::Rank(rank) => card.rank() == Some(rank),
            Self::Coloured(colour, rank) => card.rank() == Some(rank) && colour.has(card),
            Self::Card(one) => card == one,
        }
    }

    /// All kinds that this means.
    #[must_use]
    pub fn kinds(self) -> KindSet {
        match self {
            Self::Group(Group::Any) => KindSet::ALL,
            Self::Group(Group::Suit(suit)) => KindSet::suit(suit),
            Self::Rank(rank) => KindSet::rank(rank),
            Self::Card(card) => KindSet::of(card),
            Self::Group(_) | Self::Coloured(..) => {
                Card::all().filter(|card| self.means(*card)).collect()
            }
        }
    }

    /// Whether this means all that `other` means, and `other` is at least as specific.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        self <= other && other.kinds().without(self.kinds()).is_empty()
    }

    /// Whether `other` is more specific and takes some of the cards of this.
    #[must_use]
    pub fn gives_way_to(self, other: Self) -> bool {
        self < other && !self.kinds().and(other.kinds()).is_empty()
    }

    /// The rank of all cards that this means, if they share one.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Self::Group(_) => None,
            Self::Rank(rank) | Self::Coloured(_, rank) => Some(rank),
            Self::Card(card) => card.rank(),
        }
    }
}

impl Group {
    fn has(self, card: Card) -> bool {
        let value = card.rank().map(Rank::value);
        match self {
            Self::Any => true,
            Self::Colour(colour) => colour.has(card),
            Self::Number => value.is_some_and(|value| (2..=10).contains(&value)),
            Self::Court => value.is_some_and(|value| value > 10),
            Self::Joker => card.is_joker(),
            Self::Suit(suit) => card.suit() == Some(suit),
        }
    }

    fn all() -> impl Iterator<Item = Self> {
        let ranks = [Self::Any, Self::Number, Self::Court, Self::Joker];
        let colours = [Colour::Black, Colour::Red].map(Self::Colour);
        ranks.into_iter().chain(colours).chain(Suit::ALL.map(Self::Suit))
    }
}

impl std::fmt::Display for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Colour(colour) => f.write_str(colour.text()),
            Self::Number => f.write_str("number"),
            Self::Court => f.write_str("court"),
            Self::Joker => f.write_str("joker"),
            Self::Suit(suit) => write!(f, "{}", suit.letter()),
        }
    }
}

impl std::fmt::Display for Which {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Group(group) => group.fmt(f),
            Self::Rank(rank) => rank.fmt(f),
            Self::Coloured(colour, rank) => write!(f, "{}-{rank}", colour.text()),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl std::str::FromStr for Which {
    type Err = ParseCardError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(group) = Group::all().find(|group| group.to_string().eq_ignore_ascii_case(text))
        {
            return Ok(Self::Group(group));
        }
        if let Some((colour, rank)) = text.split_once(['-', ' ']) {
            let colour = [Colour::Black, Colour::Red]
                .into_iter()
                .find(|known| known.text().eq_ignore_ascii_case(colour))
                .ok_or_else(|| ParseCardError(text.into()))?;
            return Ok(Self::Coloured(colour, rank.parse()?));
        }
        text.parse().map(Self::Rank).or_else(|_| text.parse().map(Self::Card))
    }
}

impl Serialize for Which {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Which {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| {
            serde::de::Error::custom(format_args!(
                "`{text}` is neither a rank nor a card: ranks are 2 to 10, J (Bube, jack), Q (Dame, \
                 queen), K (König, king) and A (Ass, ace); a card is a rank and a suit, C (Kreuz, \
                 clubs), S (Pik, spades), H (Herz, hearts) or D (Karo, diamonds), as in KH; the jokers \
                 are XR and XB; groups of cards are the suits C, S, H and D, red, black, red-7, \
                 black-J and so on, court (J, Q, K), number (2 to 10), joker and any; decks of one's \
                 own may have a fifth suit F, A to 8, and X3 and X4"
            ))
        })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Which {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Which".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let pattern = "^((10|[2-9AJQKajqk])[CSHDcshd]?|[2-8Aa][Ff]|[CSHDFcshdf]|[Xx][RrBb34]\
                       |(red|black)(-(10|[2-9AJQKajqk]))?|court|number|joker|any)$";
        schemars::json_schema!({ "type": "string", "pattern": pattern })
    }
}

/// All kinds that the entries of a list mean.
pub(in crate::mau) fn kinds(list: &[Which]) -> KindSet {
    list.iter().fold(KindSet::EMPTY, |all, which| all.or(which.kinds()))
}

/// The most specific entry for a card: for the card itself, its rank, or a group.
pub(in crate::mau) fn best<T>(map: &BTreeMap<Which, T>, card: Card) -> Option<&T> {
    const SINGLE: Which = Which::Card(Card::at_known(0));
    let less_special = || map.range(..SINGLE).rev().find(|(which, _)| which.means(card));
    map.get(&Which::Card(card)).or_else(|| less_special().map(|(_, entry)| entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn which(text: &str) -> Which {
        text.parse().expect("names cards")
    }

    #[test]
    fn every_name_is_read_as_it_is_written() {
        let groups = Group::all().map(Which::Group);
        let ranks = Rank::all().flat_map(|rank| {
            let coloured = [Colour::Black, Colour::Red].map(|colour| Which::Coloured(colour, rank));
            coloured.into_iter().chain([Which::Rank(rank)])
        });
        for name in groups.chain(ranks).chain(Card::all().map(Which::Card)) {
            assert_eq!(name.to_string().parse(), Ok(name));
            assert!(!name.kinds().is_empty(), "{name}");
            let meant = Card::all().filter(|card| name.means(*card)).collect();
            assert_eq!(name.kinds(), meant, "{name}");
        }
        assert_eq!(which("RED 10"), which("red-10"));
        for text in ["", "-", "red-", "-7", "red-KH", "green", "courts", "H-7"] {
            assert!(text.parse::<Which>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_more_special_name_is_the_greater_one() {
        let order = ["any", "black", "red", "number", "court", "joker", "C", "H", "2", "K"];
        let order = order.into_iter().chain(["black-2", "red-K", "2C", "KH", "XR"]);
        let order: Vec<_> = order.map(which).collect();
        assert!(order.is_sorted_by(|one, next| one < next), "{order:?}");
    }

    #[test]
    fn groups_mean_the_cards_that_people_mean() {
        let count = |text| which(text).kinds().len();
        assert_eq!(
            ["any", "red", "H", "court", "number", "joker"].map(count),
            [64, 26, 13, 12, 43, 4]
        );
        assert_eq!(["7", "9", "red-7", "7H", "F", "X3"].map(count), [5, 4, 2, 1, 8, 1]);
        assert!(which("court").gives_way_to(which("H")) && !which("H").gives_way_to(which("7S")));
        assert!(which("red").covers(which("red-7")) && !which("7").covers(which("red")));
    }
}
