//! Playing cards: `Step` methods for laying one, laying further ones, jumping in.

pub(in crate::mau) mod jump_in;
mod laying;
pub(in crate::mau) mod together;
