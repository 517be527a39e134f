//! Known cards by the seat that holds them, half a byte each: states are cloned by the million.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::{MAX_PACKS, MAX_SEATS};
use crate::seat::Seat;

/// Slots for cards: as many of each kind as the largest deck has.
const PLACES: usize = Card::KINDS * OF_A_KIND;
const OF_A_KIND: usize = MAX_PACKS as usize;

/// Bytes for the kinds of a French pack with two jokers, which come first.
const USUAL: usize = 54 * OF_A_KIND / 2;

/// Which cards are known to be in whose hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holders {
    /// Half a byte for each slot: the number of the seat plus one, 0 for none.
    places: [u8; PLACES.div_ceil(2)],
}

impl Holders {
    pub(crate) const NOTHING: Self = Self { places: [0; PLACES.div_ceil(2)] };

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::NOTHING
    }

    /// The cards known to be in the hand of `seat`.
    pub(crate) fn of(&self, seat: Seat) -> CardSet {
        let mut cards = CardSet::EMPTY;
        if self.is_empty() {
            return cards;
        }
        for card in Card::all() {
            let held = Self::places(card).filter(|place| self.at(*place) == mark(seat));
            held.for_each(|_| cards.add(card));
        }
        cards
    }

    /// Notes that `seat` holds these as well. If more of a kind are noted than exist, the last slot
    /// is overwritten.
    pub(crate) fn add(&mut self, seat: Seat, cards: CardSet) {
        for card in cards.cards() {
            let free = Self::places(card).find(|place| self.at(*place) == 0);
            let last = card.index() * OF_A_KIND + OF_A_KIND - 1;
            self.put(free.unwrap_or(last), mark(seat));
        }
    }

    /// Notes that `seat` no longer holds this card, if it was known to.
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        let held = Self::places(card).find(|place| self.at(*place) == mark(seat));
        if let Some(place) = held {
            self.put(place, 0);
        }
    }

    /// Forgets what is known of the hand of `seat`.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.change(|holder| if holder == mark(seat) { 0 } else { holder });
    }

    /// Moves what is known of each hand to the seat given by `to`.
    pub(crate) fn pass(&mut self, to: impl Fn(Seat) -> Seat) {
        self.change(|holder| mark(to(Seat(holder - 1))));
    }

    /// Replaces the known cards of each hand by those that `to` makes of them.
    pub(crate) fn turn_over(&mut self, to: impl Fn(CardSet) -> CardSet) {
        if self.is_empty() {
            return;
        }
        let known = *self;
        *self = Self::NOTHING;
        for seat in Seat::first(MAX_SEATS as u8) {
            self.add(seat, to(known.of(seat)));
        }
    }

    /// The bytes for the checksum: those of the kinds that every deck may have, then, if any is
    /// held, those of the kinds that only custom decks have.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = &[u8]> {
        let (usual, own) = self.places.split_at(USUAL);
        [usual].into_iter().chain(own.iter().any(|byte| *byte > 0).then_some(own))
    }

    fn change(&mut self, to: impl Fn(u8) -> u8) {
        if self.is_empty() {
            return;
        }
        for place in 0..PLACES {
            let holder = self.at(place);
            if holder > 0 {
                self.put(place, to(holder));
            }
        }
    }

    fn places(card: Card) -> std::ops::Range<usize> {
        let first = card.index() * OF_A_KIND;
        first..first + OF_A_KIND
    }

    const fn at(&self, place: usize) -> u8 {
        self.places[place / 2] >> (place % 2 * 4) & 0xF
    }

    const fn put(&mut self, place: usize, holder: u8) {
        let (byte, shift) = (&mut self.places[place / 2], place % 2 * 4);
        *byte = *byte & !(0xF << shift) | holder << shift;
    }
}

const fn mark(seat: Seat) -> u8 {
    seat.0 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().expect("a card")).collect()
    }

    #[test]
    fn every_seat_can_hold_every_card() {
        for seat in Seat::first(MAX_SEATS as u8) {
            for card in Card::all() {
                let mut known = Holders::NOTHING;
                known.add(seat, CardSet::from_iter([card; 3]));
                assert_eq!(known.of(seat), CardSet::from_iter([card; 3]));
                for other in Seat::first(MAX_SEATS as u8).filter(|other| *other != seat) {
                    assert!(known.of(other).is_empty(), "{card} of {seat:?}");
                }
            }
        }
    }

    #[test]
    fn cards_of_a_kind_lie_in_several_hands() {
        let (a, b, c) = (Seat(0), Seat(1), Seat(9));
        let mut known = Holders::NOTHING;
        known.add(a, set("7H 7H XB"));
        known.add(c, set("7H 2C"));
        assert_eq!(
            (known.of(a), known.of(b), known.of(c)),
            (set("7H 7H XB"), CardSet::EMPTY, set("7H 2C"))
        );
        known.take(a, "7H".parse().expect("a card"));
        known.take(b, "7H".parse().expect("a card"));
        assert_eq!((known.of(a), known.of(c)), (set("7H XB"), set("7H 2C")));
        known.pass(|seat| {
            if seat == a {
                b
            } else if seat == c {
                a
            } else {
                seat
            }
        });
        assert_eq!(
            (known.of(a), known.of(b), known.of(c)),
            (set("7H 2C"), set("7H XB"), CardSet::EMPTY)
        );
        known.forget(a);
        assert_eq!((known.of(a), known.of(b)), (CardSet::EMPTY, set("7H XB")));
        known.forget(b);
        assert!(known.is_empty());
    }
}
