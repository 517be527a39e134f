//! Playing cheats: `Step` methods for accusing and taking back; what the last seat may be accused of.

mod accusable;
mod accusing;
mod guilt;
mod later;
mod listing;
mod taking_back;
mod watching;

pub(crate) use crate::mau::cheat::accusable::Accusable;
pub(crate) use crate::mau::cheat::earlier::Earlier;
pub(crate) use crate::mau::cheat::guilt::{Before, Guilt, Moved};
pub(in crate::mau) use later::accusable_later;
pub(in crate::mau) use listing::cheats;
pub(in crate::mau) use taking_back::{hands_before_moves, hands_taken_back};
pub(in crate::mau) use watching::watches_another;
