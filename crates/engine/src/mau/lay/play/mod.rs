//! What a step makes of it.

pub(in crate::mau) mod jump_in;
mod laying;
pub(in crate::mau) mod together;

pub(in crate::mau) use laying::Said;
