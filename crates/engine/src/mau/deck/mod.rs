//! The deck: which cards, how many packs.

mod compiled;
pub(in crate::mau) mod rule;

pub(in crate::mau) use compiled::{deck, hand, pack, packs};
