//! States that hold at the table until something switches them: "black cards only, until the next joker".

mod check;
mod compiled;
mod in_force;
mod lasting;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{
    asked, check, is_of_players, no_effect, switched, unasked, vain, warn,
};
pub(in crate::mau) use compiled::{Asked, Switch};
pub(crate) use lasting::Lasting;
