//! Who may still be accused of a move that is past.

use crate::digest::Digest;
use crate::seat::{Seat, SeatSet};

/// So many cards later somebody can be accused at most.
pub(in crate::mau) const MOST_LATER: usize = 3;

/// Who acted before whoever acted last and may still be accused, the latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Earlier(pub(super) [Option<Past>; MOST_LATER]);

/// Somebody whose move is past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    pub(super) seat: Seat,
    /// Whether it was a cheat.
    pub(super) guilty: bool,
    /// Cards that may still be laid.
    pub(super) cards: u8,
    pub(super) accusers: SeatSet,
    /// Who has laid a card since.
    pub(super) followers: SeatSet,
}

impl Earlier {
    pub(in crate::mau) const NOTHING: Self = Self([None; MOST_LATER]);

    /// Who may be accused.
    pub(in crate::mau) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().flatten().map(|past| past.seat)
    }

    /// Who has accused `seat` in vain.
    pub(in crate::mau) fn accusers(&self, seat: Seat) -> Option<SeatSet> {
        self.0.iter().flatten().find(|past| past.seat == seat).map(|past| past.accusers)
    }

    /// Nobody accuses `seat` of what it has done so far.
    pub(in crate::mau) fn forget(&mut self, seat: Seat) {
        self.keep(|past| (past.seat != seat).then_some(past));
    }

    /// What `kept` leaves of each, without a gap between them.
    pub(super) fn keep(&mut self, kept: impl Fn(Past) -> Option<Past>) {
        let mut left = [None; MOST_LATER];
        for (slot, past) in
            left.iter_mut().zip(self.0.iter().flatten().filter_map(|past| kept(*past)))
        {
            *slot = Some(past);
        }
        self.0 = left;
    }

    /// These are as they were `before` a card was laid that is taken back now, but for accusations made since.
    pub(in crate::mau) fn uncover(&mut self, before: &Self) {
        let now = *self;
        *self = *before;
        self.keep(|past| now.accusers(past.seat).map(|accusers| Past { accusers, ..past }));
    }

    pub(super) fn push(&mut self, past: Past) {
        self.0.rotate_right(1);
        self.0[0] = Some(past);
    }

    /// `seat` lays a card.
    pub(super) fn cover(&mut self, seat: Seat) {
        self.keep(|past| {
            let mut followers = past.followers;
            followers.add(seat);
            let cards = past.cards - 1;
            (cards > 0).then_some(Past { cards, followers, ..past })
        });
    }

    /// Adds nothing where nobody can be accused so.
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
