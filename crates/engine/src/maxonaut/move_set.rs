//! The legal moves of a seat as a compact set: how many there are, and any one of them by its
//! index, without writing them all out.

use crate::game::LegalSet;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::hand::{Hand, Kinds};
use crate::maxonaut::moves::{Laid, Lay, Move, MoveList};

/// The moves of one seat, in the order of [`MoveList`].
#[derive(Clone, Default)]
pub struct MoveSet {
    what: What,
    list: MoveList,
}

/// How the moves are stored.
#[derive(Clone, Copy, Default)]
enum What {
    /// Few of them, in the list.
    #[default]
    Listed,
    /// All announcements from this index of the ladder on.
    Announcements(u8),
    Lays(Lays),
}

/// All ways to lay: by first card, then those without any card from the hand.
#[derive(Clone, Copy)]
pub(super) struct Lays {
    kinds: Kinds,
    /// The kinds of which there are at least two.
    twins: Kinds,
    /// Whether one card and whether two cards from the draw pile may be laid.
    unseen: [bool; 2],
    /// Whether laying one card and whether laying none is allowed.
    fewer: [bool; 2],
}

impl Lays {
    /// For a hand, where `least` cards must be laid and `reach` can be taken from the draw pile.
    #[inline]
    pub(super) const fn new(hand: Hand, least: usize, reach: usize) -> Self {
        let (unseen, fewer) = ([reach > 0, reach > 1], [least < 2, least == 0]);
        Self { kinds: hand.kind_set(), twins: hand.twins(), unseen, fewer }
    }

    /// The number of ways to continue after any first card, other than with a second one from the hand.
    #[inline]
    const fn extras(&self) -> u32 {
        2 * self.unseen[0] as u32 + self.fewer[0] as u32
    }

    #[inline]
    fn len(&self) -> u32 {
        let Self { unseen, fewer, .. } = *self;
        let kinds = self.kinds.len();
        let with_first = kinds * (kinds + self.extras()) + self.twins.len() - kinds;
        let without = [unseen[1], fewer[0] && unseen[0], fewer[1]];
        with_first + without.map(u32::from).iter().sum::<u32>()
    }

    #[inline]
    fn nth(&self, index: u32) -> Option<Lay> {
        let mut left = index;
        for first in self.kinds {
            let seconds = if self.twins.has(first) { self.kinds } else { self.kinds.but(first) };
            let pairs = seconds.len();
            if left < pairs {
                return seconds
                    .nth_kind(left)
                    .map(|second| Lay::Two(Laid::Hand(first), Laid::Hand(second)));
            }
            left -= pairs;
            if left < self.extras() {
                return Some(self.extra(Laid::Hand(first), left));
            }
            left -= self.extras();
        }
        let Self { unseen, fewer, .. } = *self;
        let without = [
            unseen[1].then_some(Lay::Two(Laid::Unseen, Laid::Unseen)),
            (fewer[0] && unseen[0]).then_some(Lay::One(Laid::Unseen)),
            fewer[1].then_some(Lay::None),
        ];
        without.into_iter().flatten().nth(left as usize)
    }

    /// The way at `index` among those that follow the pairs beginning with `first`.
    #[inline]
    const fn extra(&self, first: Laid, index: u32) -> Lay {
        match index {
            0 if self.unseen[0] => Lay::Two(first, Laid::Unseen),
            1 => Lay::Two(Laid::Unseen, first),
            _ => Lay::One(first),
        }
    }
}

impl MoveSet {
    /// An empty list to be filled.
    #[inline]
    pub(super) const fn listed(&mut self) -> &mut MoveList {
        self.what = What::Listed;
        self.list.clear();
        &mut self.list
    }

    /// Sets the moves to all announcements from this index of the ladder on.
    #[inline]
    pub(super) const fn announcements(&mut self, from: usize) {
        self.what = What::Announcements(from as u8);
    }

    /// Sets the moves to all these ways to lay.
    #[inline]
    pub(super) const fn lays(&mut self, lays: Lays) {
        self.what = What::Lays(lays);
    }
}

impl LegalSet for MoveSet {
    type Move = Move;

    #[inline]
    fn len(&self) -> u32 {
        match &self.what {
            What::Listed => self.list.len() as u32,
            What::Announcements(from) => (Claim::COUNT as u32).saturating_sub(u32::from(*from)),
            What::Lays(lays) => lays.len(),
        }
    }

    #[inline]
    fn nth(&self, index: u32) -> Option<Move> {
        if index >= self.len() {
            return None;
        }
        match &self.what {
            What::Listed => self.list.get(index as usize).copied(),
            What::Announcements(from) => {
                let said = Said::right(Claim::at(from + index as u8));
                Some(Move::Announce { said })
            }
            What::Lays(lays) => lays.nth(index).map(|cards| Move::Lay { cards }),
        }
    }
}
