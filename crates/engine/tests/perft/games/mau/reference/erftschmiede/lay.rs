//! What fits, and the ways to lay a card.

use super::super::cards::{RANKS, SUITS, pack};
use super::{Card, Erftschmiede, Move, Options, Wish};

impl Erftschmiede {
    pub(super) fn fits(&self, card: Card) -> bool {
        if card.is_joker() {
            return true; // ERF-43
        }
        match self.wish {
            Some(Wish::Suit(suit)) => card.suit == suit, // ERF-34
            Some(Wish::Rank(rank)) => card.rank == rank, // ERF-42
            None if self.face.is_joker() => true,        // ERF-48
            None => self.values.fit(card, self.face),
        }
    }
}

/// ERF-52: the values of the ranks.
#[derive(Clone, Copy)]
pub(super) enum Values {
    /// By rank, ace 1 to king 13.
    Order,
    /// Jack, queen and king 10, the ace 11.
    Ten,
    /// Jack, queen and king have no value.
    None,
}

impl Values {
    pub(super) fn of(options: &Options) -> Self {
        match options {
            _ if options.is("values", "ten") => Self::Ten,
            _ if options.is("values", "none") => Self::None,
            _ => Self::Order,
        }
    }

    fn worth(self, card: Card) -> Option<usize> {
        match (self, card.rank) {
            (Self::Ten, 'A') => Some(11),
            (Self::Ten, 'J' | 'Q' | 'K') => Some(10),
            (Self::None, 'J' | 'Q' | 'K') => None,
            _ => Some(card.value()),
        }
    }

    /// ERF-05 to ERF-10.
    fn fit(self, card: Card, top: Card) -> bool {
        let by_value = || {
            let (value, below) = (self.worth(card)?, self.worth(top)?);
            let times = (2..=5).any(|times| value == times * below || below == times * value);
            Some(times || value.abs_diff(below) == 1)
        };
        card.suit == top.suit || card.rank == top.rank || by_value() == Some(true)
    }
}

/// ERF-18, ERF-19, ERF-23, ERF-29, ERF-33, ERF-44.
pub(super) fn never_last(kind: Card) -> bool {
    "A247T".contains(kind.rank)
}

/// The ways to lay a card on one's own turn; `last` if it is the only one held.
pub(super) fn ways(card: Card, last: bool) -> Vec<Move> {
    let free = |kind: &Card| !(last && never_last(*kind));
    if !card.is_joker() {
        return [card].iter().filter(|kind| free(kind)).flat_map(|_| as_kind(card, None)).collect();
    }
    // ERF-41: as any card, or ERF-42: wishing a rank.
    let kinds = pack(&RANKS).into_iter().filter(free).flat_map(|kind| as_kind(card, Some(kind)));
    let wishes = RANKS.into_iter().map(|rank| Move::Lay {
        card,
        stands_for: None,
        wish: Some(Wish::Rank(rank)),
        claim: false,
    });
    kinds.chain(wishes).collect()
}

/// The choices of the player when a card is laid as this kind.
fn as_kind(card: Card, stands_for: Option<Card>) -> Vec<Move> {
    let lay = |wish, claim| Move::Lay { card, stands_for, wish, claim };
    match stands_for.unwrap_or(card).rank {
        // ERF-20, ERF-37
        '3' | 'K' => vec![lay(None, false), lay(None, true)],
        // ERF-34
        'J' => {
            let wishes = SUITS.iter().map(|suit| lay(Some(Wish::Suit(*suit)), false));
            wishes.chain([lay(None, false)]).collect()
        }
        _ => vec![lay(None, false)],
    }
}
