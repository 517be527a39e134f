//! Conditions on the state of the table, shared by patterns, triggers and dormant cards.

mod check;
mod play;

use crate::mau::rules::doc::{By, Span};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::seat::Direction;

/// Conditions that must all hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Conditions {
    pub(in crate::mau) by: By,
    pub(in crate::mau) direction: Option<Direction>,
    pub(in crate::mau) playing: Option<Span>,
    pub(in crate::mau) pile: Option<Span>,
    pub(in crate::mau) turns: Option<Span>,
    pub(in crate::mau) deals: Option<Span>,
    pub(in crate::mau) states: Asked,
    pub(in crate::mau) match_so_far: AskedStanding,
}

impl Conditions {
    /// Whether there are no conditions.
    pub(in crate::mau) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether a number is one of those asked for, if any are.
pub(in crate::mau) fn has(span: Option<Span>, number: u32) -> bool {
    span.is_none_or(|span| span.has(number.try_into().unwrap_or(u16::MAX), None))
}
