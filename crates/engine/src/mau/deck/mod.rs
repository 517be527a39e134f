//! The deck: which cards, how many packs, names and looks of cards, and their backs.

mod check;
mod compiled;
pub(in crate::mau) mod face;
mod face_check;
mod in_force;
mod play;
pub(in crate::mau) mod rule;
mod sides;
mod sides_check;

pub(in crate::mau) use check::{check, is_sound, warn};
pub(in crate::mau) use compiled::{
    deck, deck_kinds, deck_size, has_twins, in_deck, most_of, most_packs, pack, packs,
};
pub(crate) use sides::Sides;
pub(in crate::mau) use sides_check::turning;
