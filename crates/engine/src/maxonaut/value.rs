//! The value of cards (MAX-22 to MAX-28), defined only here.

use crate::maxonaut::card::Card;
use crate::maxonaut::claim::Claim;

/// The best value of two cards by the indices of their kinds: 0 is nothing, else the value's index
/// on the ladder plus one.
static WORTH: [[u8; Card::KINDS]; Card::KINDS] = {
    let mut table = [[0; Card::KINDS]; Card::KINDS];
    let mut one = 0;
    while one < Card::KINDS {
        let mut other = 0;
        while other < Card::KINDS {
            table[one][other] = judge(Card::at(one as u8), Card::at(other as u8));
            other += 1;
        }
        one += 1;
    }
    table
};

/// The best reading of two cards.
const fn judge(one: Card, other: Card) -> u8 {
    let mut best = 0;
    let mut first = 1;
    while first <= 9 {
        let mut second = 1;
        while second <= 9 {
            let read = matchmade(one, other, first, second)
                || matchmade(other, one, second, first)
                || (one.reads(first) && other.reads(second));
            if read && let Some(claim) = Claim::of_digits(first, second) {
                let place = claim.index() as u8 + 1;
                best = if place > best { place } else { best };
            }
            second += 1;
        }
        first += 1;
    }
    best
}

/// Whether `matchmaker` is one and copies the digit that `card` reads as (MAX-27, MAX-28).
const fn matchmade(matchmaker: Card, card: Card, taken: u8, read: u8) -> bool {
    let pairs = match matchmaker {
        Card::MATCH_EVEN => read.is_multiple_of(2),
        Card::MATCH_ODD => !read.is_multiple_of(2),
        _ => false,
    };
    pairs && taken == read && card.reads(read)
}

/// The best value of two cards; none if they are worth nothing (below 31): then every announcement
/// is a lie (MAX-28).
#[inline]
#[must_use]
pub fn value(one: Card, other: Card) -> Option<Claim> {
    WORTH[one.index()][other.index()].checked_sub(1).map(Claim::at)
}

/// The highest value of any two of `cards` (MAX-32); none if no two are worth anything.
#[must_use]
pub fn best(cards: &[Card]) -> Option<Claim> {
    let pairs = cards
        .iter()
        .enumerate()
        .flat_map(|(index, one)| cards[..index].iter().filter_map(|other| value(*one, *other)));
    pairs.max()
}

/// Whether two cards are a pair or the Maxonaut, the antidote to a bomb (MAX-30).
#[inline]
#[must_use]
pub fn defuses(one: Card, other: Card) -> bool {
    value(one, other) >= Some(Claim::LOWEST_PAIR)
}
