//! Playing cheats: `Step` methods for accusing and taking back; what the last seat may be accused
//! of.

mod accusable;
mod accusing;
mod guilt;
mod later;
mod listing;
mod taking_back;

pub(crate) use accusable::Accusable;
pub(in crate::mau) use accusing::watches_another;
pub(crate) use guilt::{Before, Guilt, Moved};
pub(crate) use later::Earlier;
pub(in crate::mau) use later::{MOST_LATER, accusable_later};
pub(in crate::mau) use listing::cheats;
pub(in crate::mau) use taking_back::{hands_before_moves, hands_taken_back};
