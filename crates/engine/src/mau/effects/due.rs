//! Named rules (patterns and triggers) that are due, by the seat that set them off: those still to be carried
//! out in this step, and those that still have to ask somebody something.

use crate::digest::Digest;
use crate::limits::{MAX_PATTERNS, MAX_SEATS, MAX_TRIGGERS};
use crate::seat::Seat;

/// A bit for each named rule, by the seat that set it off. Kept small: states are cloned by the million.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DueRules([u32; MAX_SEATS]);

const _: () = assert!(MAX_PATTERNS + MAX_TRIGGERS <= 32, "a bit for each named rule");

impl DueRules {
    pub(crate) const NOTHING: Self = Self([0; MAX_SEATS]);

    /// Makes the named rule due for `by`, once however often it is set off.
    pub(super) fn add(&mut self, rule: usize, by: Seat) {
        if let Some(bit) = 1_u32.checked_shl(rule as u32) {
            self.0[by.index()] |= bit;
        }
    }

    /// Removes and returns what comes next: rule by rule, seat by seat.
    pub(super) fn next(&mut self) -> Option<(usize, Seat)> {
        self.next_of(u32::MAX)
    }

    /// The same among some rules, a bit for each.
    pub(super) fn next_of(&mut self, some: u32) -> Option<(usize, Seat)> {
        let rule = self.0.iter().map(|rules| (rules & some).trailing_zeros()).min()?;
        let bit = 1_u32.checked_shl(rule)?;
        let at = self.0.iter().position(|rules| rules & bit > 0)?;
        self.0[at] &= !bit;
        Some((rule as usize, Seat(at as u8)))
    }

    /// Drops all that is due for `seat`.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.0[seat.index()] = 0;
    }

    pub(super) fn add_to(&self, sum: &mut Digest) {
        self.0.iter().for_each(|rules| sum.word(u64::from(*rules)));
    }
}
