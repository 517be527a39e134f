//! Cards in notation: `7H`, `10S`, `XR`.

use std::fmt;

/// A card: its rank (`T` is the ten, `X` a joker) and its suit (`R` and `B` for the two jokers).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Card {
    pub(crate) rank: char,
    pub(crate) suit: char,
}

/// The ranks in the order of their values, ace 1 to king 13 (ERF-10).
pub(crate) const RANKS: [char; 13] =
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

pub(crate) const SUITS: [char; 4] = ['C', 'S', 'H', 'D'];

impl Card {
    pub(crate) fn read(text: &str) -> Self {
        let text = text.replace("10", "T");
        let letters: Vec<char> = text.chars().collect();
        assert!(letters.len() == 2, "`{text}` is no card");
        let card = Self { rank: letters[0], suit: letters[1] };
        let known = RANKS.contains(&card.rank) && SUITS.contains(&card.suit);
        assert!(known || card == Self::joker('R') || card == Self::joker('B'), "`{text}`");
        card
    }

    pub(crate) const fn joker(colour: char) -> Self {
        Self { rank: 'X', suit: colour }
    }

    pub(crate) const fn is_joker(self) -> bool {
        self.rank == 'X'
    }

    /// Ace 1 to king 13 (ERF-10).
    pub(crate) fn value(self) -> usize {
        1 + RANKS.iter().position(|rank| *rank == self.rank).expect("no joker")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank {
            'T' => write!(f, "10{}", self.suit),
            rank => write!(f, "{rank}{}", self.suit),
        }
    }
}

/// Every card of these ranks once in each suit.
pub(crate) fn pack(ranks: &[char]) -> Vec<Card> {
    let suits = |rank: char| SUITS.into_iter().map(move |suit| Card { rank, suit });
    ranks.iter().copied().flat_map(suits).collect()
}

/// 7 to ace.
pub(crate) fn pack_of_32() -> Vec<Card> {
    pack(&['A', '7', '8', '9', 'T', 'J', 'Q', 'K'])
}
