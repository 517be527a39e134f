//! Checking moves that show cards against virus and bomb.

use arrayvec::ArrayVec;

use super::Case;
use crate::maxonaut::card::Card;
use crate::maxonaut::moves::Shown;
use crate::maxonaut::refusal::Refusal;

impl Case<'_> {
    /// Allows exactly what helps: an odd number against the virus, a pair or a Maxonaut against the
    /// bomb, and cards that are both against both (MAX-29 to MAX-31).
    pub(super) fn show(self, cards: Shown) -> Result<(), Refusal> {
        self.holds(cards.cards())?;
        let shown: ArrayVec<Card, 3> = cards.cards().collect();
        let lies = |kind| {
            let up = self.state.reveal.as_ref().map(|reveal| reveal.cards.as_slice());
            up.is_some_and(|up| up.contains(&kind))
        };
        let helps = match (lies(Card::VIRUS), lies(Card::BOMB), shown.as_slice()) {
            (true, false, [one]) => is_odd(*one),
            (false, true, [one, other]) => defuses(*one, *other),
            (true, true, [one, other]) => defuses(*one, *other) && (is_odd(*one) || is_odd(*other)),
            // A third card is shown only if the pair has no odd number: one card may serve both.
            (true, true, [one, two, three]) => {
                pair_and_odd(*one, *two, *three)
                    || pair_and_odd(*one, *three, *two)
                    || pair_and_odd(*two, *three, *one)
            }
            _ => false,
        };
        if helps { Ok(()) } else { Err(Refusal::DoesNotHelp) }
    }

    /// Checks that the cards are in the hand, each as often as named.
    pub(super) fn holds(self, cards: impl Iterator<Item = Card>) -> Result<(), Refusal> {
        let mut hand = self.hand();
        for card in cards {
            if !hand.take(card) {
                return Err(Refusal::NotInHand);
            }
        }
        Ok(())
    }
}

fn pair_and_odd(one: Card, other: Card, odd: Card) -> bool {
    defuses(one, other) && !is_odd(one) && !is_odd(other) && is_odd(odd)
}

/// Whether a card can be read as an odd digit (MAX-31).
fn is_odd(card: Card) -> bool {
    (1..=9).step_by(2).any(|digit| can_be(card, digit))
}

/// Whether two cards are a pair or a Maxonaut, with jokers and matchmakers as on the pile (MAX-30, MAX-31).
fn defuses(one: Card, other: Card) -> bool {
    let maxonaut = |one, other| can_be(one, 2) && can_be(other, 1);
    let pairs = |maker, other| match maker {
        Card::MATCH_EVEN => [2, 4, 6, 8].into_iter().any(|digit| can_be(other, digit)),
        Card::MATCH_ODD => [1, 3, 5, 7, 9].into_iter().any(|digit| can_be(other, digit)),
        _ => false,
    };
    (1..=9).any(|digit| can_be(one, digit) && can_be(other, digit))
        || maxonaut(one, other)
        || maxonaut(other, one)
        || pairs(one, other)
        || pairs(other, one)
}

/// Whether a number card or a joker can stand for this digit (MAX-26).
fn can_be(card: Card, digit: u8) -> bool {
    match card {
        Card::JOKER => true,
        Card::JOKER_EVEN => matches!(digit, 2 | 4 | 6 | 8),
        Card::JOKER_ODD => matches!(digit, 1 | 3 | 5 | 7 | 9),
        _ => card.digit() == Some(digit),
    }
}
