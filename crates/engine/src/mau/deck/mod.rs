//! The deck: which cards, how many packs.

mod check;
mod compiled;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, is_sound};
pub(in crate::mau) use compiled::{deck, deck_kinds, in_deck, most_packs, pack, packs};
