//! Which seats may still be accused of an earlier move.

use crate::digest::Digest;
use crate::seat::{Seat, SeatSet};

/// Most cards after which a seat can still be accused.
pub(in crate::mau) const MOST_LATER: usize = 3;

/// The seats that acted before the last one and may still be accused, the latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Earlier(pub(super) [Option<Past>; MOST_LATER]);

/// A seat that may be accused of an earlier move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    pub(super) seat: Seat,
    /// Whether it was a cheat.
    pub(super) guilty: bool,
    /// How many more cards may be laid before it is safe.
    pub(super) cards: u8,
    pub(super) accusers: SeatSet,
    /// The seats that have laid a card since.
    pub(super) followers: SeatSet,
}

impl Earlier {
    pub(in crate::mau) const NOTHING: Self = Self([None; MOST_LATER]);

    /// The seats that may be accused.
    pub(in crate::mau) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().flatten().map(|past| past.seat)
    }

    /// The seats that have accused `seat` in vain.
    pub(in crate::mau) fn accusers(&self, seat: Seat) -> Option<SeatSet> {
        self.0.iter().flatten().find(|past| past.seat == seat).map(|past| past.accusers)
    }

    /// Nobody can accuse `seat` any more of what it has done so far.
    pub(in crate::mau) fn forget(&mut self, seat: Seat) {
        self.keep(|past| (past.seat != seat).then_some(past));
    }

    /// Replaces each entry by what `kept` returns, and closes the gaps.
    pub(super) fn keep(&mut self, kept: impl Fn(Past) -> Option<Past>) {
        let mut left = [None; MOST_LATER];
        for (slot, past) in
            left.iter_mut().zip(self.0.iter().flatten().filter_map(|past| kept(*past)))
        {
            *slot = Some(past);
        }
        self.0 = left;
    }

    /// Restores the state `before` a card that is taken back now, but keeps accusations made since.
    pub(in crate::mau) fn uncover(&mut self, before: &Self) {
        let now = *self;
        *self = *before;
        self.keep(|past| now.accusers(past.seat).map(|accusers| Past { accusers, ..past }));
    }

    pub(super) fn push(&mut self, past: Past) {
        self.0.rotate_right(1);
        self.0[0] = Some(past);
    }

    /// `seat` has laid a card.
    pub(super) fn cover(&mut self, seat: Seat) {
        self.keep(|past| {
            let mut followers = past.followers;
            followers.add(seat);
            let cards = past.cards - 1;
            (cards > 0).then_some(Past { cards, followers, ..past })
        });
    }

    /// Adds nothing to the digest where nobody can be accused.
    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        if *self == Self::NOTHING {
            return;
        }
        for past in self.0.iter().flatten() {
            let Past { seat, guilty, cards, accusers, followers } = past;
            sum.bytes(&[seat.0, u8::from(*guilty), *cards]);
            sum.word(u64::from(accusers.bits()) << 32 | u64::from(followers.bits()));
        }
    }
}
