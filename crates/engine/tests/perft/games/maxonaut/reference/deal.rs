//! A position as a line of text: `hands 1 2 3 4 / 5 6 joker; discard 7 8; draw 9 9 virus; exact;
//! starter 1; counter; points 0 4; after 1 lays 5 6, 1 says 98`.

use super::cards::Card;
use crate::reference::Options;

#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) hands: Vec<Vec<Card>>,
    /// The discard pile; the top card is the last.
    pub(crate) discard: Vec<Card>,
    /// The draw pile; the next to be drawn is the last.
    pub(crate) draw: Vec<Card>,
    pub(crate) starter: usize,
    pub(crate) clockwise: bool,
    pub(crate) points: Vec<u8>,
    /// Whether the deck has exactly the cards named.
    pub(crate) exact: bool,
    /// Moves already made, in notation.
    pub(crate) after: Vec<String>,
}

impl Deal {
    /// Reads a position. Cards of the deck that the text does not name are put below those to be
    /// drawn, the last of the deck at the bottom; with `exact` the deck has no others.
    pub(crate) fn read(text: &str, options: &Options) -> Self {
        let mut deal = Self {
            hands: Vec::new(),
            discard: Vec::new(),
            draw: Vec::new(),
            starter: 0,
            clockwise: true,
            points: Vec::new(),
            exact: false,
            after: Vec::new(),
        };
        for part in text.split(';').map(str::trim) {
            let (word, what) = part.split_once(' ').unwrap_or((part, ""));
            let list = || what.split(',').map(|mv| mv.trim().to_owned()).collect();
            match word {
                "hands" => deal.hands = what.split('/').map(cards).collect(),
                "discard" => deal.discard = cards(what),
                "draw" => deal.draw = cards(what),
                "starter" => deal.starter = what.parse().expect("a seat"),
                "counter" => deal.clockwise = false,
                "points" => {
                    let points = |points: &str| points.parse().expect("points");
                    deal.points = what.split_whitespace().map(points).collect();
                }
                "exact" => deal.exact = true,
                "after" => deal.after = list(),
                _ => panic!("`{part}` is no part of a deal"),
            }
        }
        if !deal.exact {
            let mut left = Card::deck(!options.is("specials", "off"));
            for card in deal.hands.iter().flatten().chain(&deal.discard).chain(&deal.draw) {
                let place = left.iter().position(|other| other == card);
                left.remove(place.unwrap_or_else(|| panic!("{card} is not so often in the deck")));
            }
            deal.draw.extend(left);
        }
        deal.draw.reverse();
        deal.points.resize(deal.hands.len(), 0);
        deal
    }

    /// All cards.
    pub(crate) fn deck(&self) -> Vec<Card> {
        let all = self.hands.iter().flatten().chain(&self.discard).chain(&self.draw);
        all.copied().collect()
    }
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(Card::read).collect()
}
