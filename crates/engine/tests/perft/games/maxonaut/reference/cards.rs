//! The cards, and the value of two of them.

use std::fmt;

/// A card of the reference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Card {
    Number(u8),
    Joker,
    EvenJoker,
    OddJoker,
    Virus,
    Bomb,
    Chance,
    EvenMatchmaker,
    OddMatchmaker,
}

/// The special cards by name.
const SPECIALS: [(&str, Card); 8] = [
    ("joker", Card::Joker),
    ("joker_even", Card::EvenJoker),
    ("joker_odd", Card::OddJoker),
    ("virus", Card::Virus),
    ("bomb", Card::Bomb),
    ("chance", Card::Chance),
    ("match_even", Card::EvenMatchmaker),
    ("match_odd", Card::OddMatchmaker),
];

impl Card {
    pub(crate) fn read(text: &str) -> Self {
        if let Some((_, card)) = SPECIALS.iter().find(|(name, _)| *name == text) {
            return *card;
        }
        let digit = text.parse().unwrap_or_else(|_| panic!("`{text}` is no card"));
        assert!((1..=9).contains(&digit), "`{text}` is no card");
        Self::Number(digit)
    }

    /// MAX-03: each digit four times, one of each special card; MAX-04: or none of these.
    pub(crate) fn deck(specials: bool) -> Vec<Self> {
        let numbers = (1..=9).flat_map(|digit| [Self::Number(digit); 4]);
        let specials = SPECIALS.iter().filter(|_| specials).map(|(_, card)| *card);
        numbers.chain(specials).collect()
    }

    /// MAX-26: the digits it can stand for.
    fn digits(self) -> Vec<u8> {
        let like = |rest| (1..=9).filter(|digit| digit % 2 == rest).collect();
        match self {
            Self::Number(digit) => vec![digit],
            Self::Joker => (1..=9).collect(),
            Self::EvenJoker => like(0),
            Self::OddJoker => like(1),
            _ => Vec::new(),
        }
    }

    /// MAX-29, MAX-31: an odd number, including a joker or an odd joker.
    pub(crate) fn is_odd(self) -> bool {
        self.digits().iter().any(|digit| digit % 2 == 1)
    }

    /// MAX-27: whether it makes a pair with this digit.
    fn pairs(self, digit: u8) -> bool {
        match self {
            Self::EvenMatchmaker => digit.is_multiple_of(2),
            Self::OddMatchmaker => digit % 2 == 1,
            _ => false,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, SPECIALS.iter().find(|(_, card)| card == self)) {
            (Self::Number(digit), _) => write!(f, "{digit}"),
            (_, Some((name, _))) => f.write_str(name),
            _ => unreachable!("every special card has a name"),
        }
    }
}

/// MAX-25: the ladder, from the lowest value.
const LADDER: &str = "31 32 41 42 43 51 52 53 54 61 62 63 64 65 71 72 73 74 75 76 81 82 83 84 85 86 \
                      87 91 92 93 94 95 96 97 98 11 22 33 44 55 66 77 88 99 21";

/// A value, as its index on the ladder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Value(usize);

impl Value {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..LADDER.split(' ').count()).map(Self)
    }

    pub(crate) fn read(text: &str) -> Self {
        let place = LADDER.split(' ').position(|value| value == text);
        Self(place.unwrap_or_else(|| panic!("`{text}` is no value")))
    }

    pub(crate) fn text(self) -> &'static str {
        LADDER.split(' ').nth(self.0).expect("a place on the ladder")
    }

    /// MAX-O2: the value with its digits reversed; none for a pair.
    pub(crate) fn wrong(self) -> Option<String> {
        let wrong: String = self.text().chars().rev().collect();
        (wrong != self.text()).then_some(wrong)
    }

    /// MAX-24.
    pub(crate) fn is_maxonaut(self) -> bool {
        self.text() == "21"
    }

    pub(crate) fn has_digit(self, digit: char) -> bool {
        self.text().contains(digit)
    }
}

/// MAX-22 to MAX-28: the best reading of two cards.
fn of_two(one: Card, other: Card) -> Option<Value> {
    let mut readings = Vec::new();
    for a in one.digits() {
        for b in other.digits() {
            readings.push(Value::read(&format!("{}{}", a.max(b), a.min(b))));
        }
    }
    for (matchmaker, card) in [(one, other), (other, one)] {
        for digit in card.digits().into_iter().filter(|digit| matchmaker.pairs(*digit)) {
            readings.push(Value::read(&format!("{digit}{digit}")));
        }
    }
    readings.into_iter().max()
}

/// MAX-32, MAX-33: the best value of any two.
pub(crate) fn best(cards: &[Card]) -> Option<Value> {
    let others = |at: usize| cards[at + 1..].iter();
    let each = cards.iter().enumerate();
    each.flat_map(|(at, one)| others(at).filter_map(|other| of_two(*one, *other))).max()
}

/// MAX-30: a pair or a Maxonaut; both rank above all other values (MAX-23).
pub(crate) fn defuses(one: Card, other: Card) -> bool {
    of_two(one, other) >= Some(Value::read("11"))
}
