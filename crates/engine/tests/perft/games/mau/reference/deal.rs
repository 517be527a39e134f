//! A deal as a line of text:
//! `hands 7H KH / 7S QC; top 9H; draw 8D 8S; turn 1; counter; only; under 7C`.

use super::Card;

/// Where every card of the deck is, and who starts.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) top: Card,
    /// Cards below the top card, from the bottom.
    pub(crate) under: Vec<Card>,
    /// The draw pile; the next to be drawn comes first.
    pub(crate) draw: Vec<Card>,
    pub(crate) turn: usize,
    pub(crate) clockwise: bool,
    /// Nothing has been dealt: the dealer has to choose before `turn` starts.
    pub(crate) undealt: bool,
}

impl Deal {
    /// Reads a deal. Cards of the deck that the text does not name are put below those to be drawn,
    /// in the order of the deck; with `only`, at the bottom of the discard pile.
    pub(crate) fn read(text: &str, deck: impl Fn(usize) -> Vec<Card>) -> Self {
        let mut deal = Self {
            hands: Vec::new(),
            top: Card::joker('R'),
            under: Vec::new(),
            draw: Vec::new(),
            turn: 0,
            clockwise: true,
            undealt: false,
        };
        let (mut rest_of, mut only) = (None, false);
        for part in text.split(';').map(str::trim) {
            let (word, what) = part.split_once(' ').unwrap_or((part, ""));
            match word {
                "hands" => {
                    rest_of = what.split('/').position(|hand| hand.contains("rest"));
                    deal.hands = what.split('/').map(cards).collect();
                }
                "top" => deal.top = Card::read(what),
                "under" => deal.under = cards(what),
                "draw" => deal.draw = cards(what),
                "turn" => deal.turn = what.parse().expect("a seat"),
                "counter" => deal.clockwise = false,
                "only" => only = true,
                "undealt" => {
                    deal.undealt = true;
                    deal.hands = vec![Vec::new(); what.parse().expect("a number of seats")];
                }
                _ => panic!("`{part}` is no part of a deal"),
            }
        }
        let mut left = deck(deal.hands.len());
        if deal.undealt {
            deal.top = left[0];
        }
        let named = deal.hands.iter().flatten().chain(&deal.under).chain(&deal.draw);
        for card in named.chain([&deal.top]) {
            let place = left.iter().position(|other| other == card);
            left.remove(place.unwrap_or_else(|| panic!("{card} is not so often in the deck")));
        }
        match rest_of {
            Some(seat) => deal.hands[seat].extend(left),
            None if only => deal.under = left.into_iter().chain(deal.under).collect(),
            None => deal.draw.extend(left),
        }
        deal
    }
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().filter(|word| *word != "rest").map(Card::read).collect()
}
