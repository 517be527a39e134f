//! The trait of kinds of cards, with their names in scripts.

use std::fmt::Display;

/// A kind of card, with its names in scripts.
pub(super) trait Kind: Copy + Eq + Display {
    /// A hint on how cards are written, for error messages.
    const RIGHT: &'static str;

    /// The card of this name.
    fn named(word: &str) -> Option<Self>;
}
