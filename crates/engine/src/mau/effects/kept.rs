//! What a state keeps of effects and triggers from move to move.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::digest::Digest;
use crate::limits::{MAX_SEATS, MAX_TRIGGERS};
use crate::seat::Seat;

/// What is kept of effects and triggers through a deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kept {
    /// Who began the deal.
    pub(crate) starter: Seat,
    /// By trigger and seat: how often it has come about.
    pub(crate) counts: [[u8; MAX_SEATS]; MAX_TRIGGERS],
    /// By seat: cards of the hand that everybody has seen there.
    pub(crate) shown: [CardSet; MAX_SEATS],
    /// By seat: points noted in the course of the deal.
    pub(crate) noted: [i32; MAX_SEATS],
    /// By seat: turns missed after the next one.
    pub(crate) more_misses: [u8; MAX_SEATS],
}

impl Kept {
    pub(crate) const NOTHING: Self = Self {
        starter: Seat(0),
        counts: [[0; MAX_SEATS]; MAX_TRIGGERS],
        shown: [CardSet::EMPTY; MAX_SEATS],
        noted: [0; MAX_SEATS],
        more_misses: [0; MAX_SEATS],
    };

    /// A card leaves the hand of `seat` openly.
    pub(in crate::mau) fn leaves(&mut self, seat: Seat, card: Card) {
        self.shown[seat.index()].take(card);
    }

    /// Nobody can tell any more which cards `seat` holds.
    pub(in crate::mau) fn forget(&mut self, seat: Seat) {
        self.shown[seat.index()] = CardSet::EMPTY;
    }

    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        let Self { starter, counts, shown, noted, more_misses } = self;
        sum.word(u64::from(starter.0));
        counts.iter().flatten().for_each(|count| sum.word(u64::from(*count)));
        shown.iter().for_each(|cards| sum.wide(cards.bits()));
        noted.iter().for_each(|points| sum.word(*points as u64));
        more_misses.iter().for_each(|turns| sum.word(u64::from(*turns)));
    }
}
