//! The honest moves of a seat as a compact set: how many there are, and any one of them by its
//! index, without writing them all out.

use arrayvec::ArrayVec;

use crate::bits::without_lowest_bits;
use crate::card_set::KindSet;
use crate::game::LegalSet;
use crate::limits::{MAX_CALLS, MAX_PARTS};
use crate::mau::forms::{Forms, Lays};
use crate::mau::moves::{CallIndex, Move};
use crate::mau::plays::Moves;
use crate::seat::SeatSet;

/// The index of the first call among [`SINGLES`].
const CALLS: usize = 3;

/// Moves that are either there or not, in the order in which they follow the others.
static SINGLES: [Move; CALLS + MAX_CALLS] = {
    let mut singles = [Move::Draw; CALLS + MAX_CALLS];
    (singles[1], singles[2]) = (Move::Pass, Move::Accept);
    let mut call = 0;
    while call < MAX_CALLS {
        singles[CALLS + call] = Move::Call { call: call as u8 };
        call += 1;
    }
    singles
};

/// The index of a move among [`SINGLES`].
#[inline]
const fn single(mv: Move) -> Option<u32> {
    match mv {
        Move::Draw => Some(0),
        Move::Pass => Some(1),
        Move::Accept => Some(2),
        Move::Call { call } => Some(CALLS as u32 + call as u32),
        _ => None,
    }
}

/// The moves of one seat, in the order of [`super::moves::MoveList`].
#[derive(Clone, Default)]
pub struct MoveSet {
    /// Cards that can be laid without a wish or other choice: they come first.
    plain: KindSet,
    parts: ArrayVec<Part, MAX_PARTS>,
    /// What follows the parts, one bit for each of [`SINGLES`].
    singles: u32,
    len: u32,
}

/// Moves that follow one another.
#[derive(Clone, Copy)]
enum Part {
    One(Move),
    Lays(Lays),
    Gifts(KindSet),
    Catches { seats: SeatSet, call: CallIndex },
}

impl Part {
    #[inline]
    fn len(&self) -> u32 {
        match self {
            Self::One(_) => 1,
            Self::Lays(lays) => lays.len(),
            Self::Gifts(kinds) => kinds.len(),
            Self::Catches { seats, .. } => seats.len(),
        }
    }
}

impl MoveSet {
    pub(super) fn clear(&mut self) {
        self.plain = KindSet::EMPTY;
        self.parts.clear();
        self.singles = 0;
        self.len = 0;
    }

    #[inline]
    fn add(&mut self, part: Part) {
        if self.singles != 0 {
            self.write_out_singles();
        }
        self.push(part);
        self.len += part.len();
    }

    /// Moves the pending singles into the parts, because what is added now must follow them.
    #[cold]
    fn write_out_singles(&mut self) {
        for (index, mv) in SINGLES.iter().enumerate() {
            if self.singles >> index & 1 == 1 {
                self.push(Part::One(*mv));
            }
        }
        self.singles = 0;
    }

    #[inline]
    fn push(&mut self, part: Part) {
        let added = self.parts.try_push(part).is_ok();
        debug_assert!(added, "there is room for all parts");
    }
}

impl LegalSet for MoveSet {
    type Move = Move;

    #[inline]
    fn len(&self) -> u32 {
        self.len
    }

    #[inline]
    fn nth(&self, index: u32) -> Option<Move> {
        let plain = self.plain.len();
        if index < plain {
            return self.plain.nth_kind(index).map(Move::lay);
        }
        let mut left = index - plain;
        for part in &self.parts {
            let len = part.len();
            if left >= len {
                left -= len;
                continue;
            }
            return match *part {
                Part::One(mv) => Some(mv),
                Part::Lays(lays) => lays.nth(left),
                Part::Gifts(kinds) => kinds.nth_kind(left).map(|card| Move::Give { card }),
                Part::Catches { mut seats, call } => {
                    seats.nth(left as usize).map(|seat| Move::Catch { seat, call })
                }
            };
        }
        let single = without_lowest_bits(u64::from(self.singles), left).trailing_zeros();
        SINGLES.get(single as usize).copied()
    }
}

impl Moves for MoveSet {
    // The move is mostly known at the call site: inlined, this is one bit and one addition.
    #[inline(always)]
    fn put(&mut self, mv: Move) {
        match single(mv) {
            Some(place) if self.singles >> place == 0 => {
                self.singles |= 1 << place;
                self.len += 1;
            }
            _ => self.add(Part::One(mv)),
        }
    }

    #[inline(always)]
    fn lay_plain(&mut self, kinds: KindSet) {
        if self.len == 0 {
            self.plain = kinds;
            self.len = kinds.len();
        } else {
            self.lay(Lays { wild: None, kinds, forms: Forms::PLAIN });
        }
    }

    #[inline]
    fn lay(&mut self, lays: Lays) {
        if !lays.kinds.is_empty() {
            self.add(Part::Lays(lays));
        }
    }

    #[inline]
    fn give(&mut self, kinds: KindSet) {
        self.add(Part::Gifts(kinds));
    }

    // Calls come after all other single moves.
    #[inline(always)]
    fn calls(&mut self, calls: u8) {
        debug_assert!(self.singles >> CALLS == 0, "what is said is listed once");
        self.singles |= u32::from(calls) << CALLS;
        self.len += calls.count_ones();
    }

    #[inline]
    fn catch(&mut self, seats: SeatSet, call: CallIndex) {
        if !seats.is_empty() {
            self.add(Part::Catches { seats, call });
        }
    }
}

impl Moves for super::moves::MoveList {
    #[inline]
    fn put(&mut self, mv: Move) {
        self.push(mv);
    }
}

impl Moves for Vec<Move> {
    fn put(&mut self, mv: Move) {
        self.push(mv);
    }
}
