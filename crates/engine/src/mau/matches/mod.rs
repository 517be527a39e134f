//! How deals make a match, who wins it, and the kitty.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(crate) use compiled::Format;
pub(in crate::mau) use compiled::format;
pub(in crate::mau) use play::{
    deal_losers, kitty, knock_out, last_one_left, match_losers, match_winners, play_off,
};
