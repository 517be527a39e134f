//! Being the same player on another device.

pub(super) mod post;
pub(super) mod redeem;
