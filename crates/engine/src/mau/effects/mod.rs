//! Effects: what patterns and triggers can do beyond single cards, in one language for both.
//!
//! `rule` and `hits` have the types of the rules file, `check` and `picking` the static checks, `no_effect`
//! the warnings about effects that do nothing, `compiled` what the engine runs on, `kept` what a state keeps
//! from move to move. A step carries out the effects when the move is done (`play`, `open_hand`): on the seats
//! that they hit (`aim`), as often as they count (`amounts`), after asking the players who have a say
//! (`question`, `answers`, `asking`, `choosing`, `giving`, `passing`), and makes sure that play can go on
//! (`repair`). An effect sets off nothing more, so that it ends needs no proof. Its wording is in
//! `rules-text` (`explain/effects.rs`).

mod aim;
mod amounts;
mod amounts_check;
mod answers;
mod asking;
mod check;
mod choosing;
mod compiled;
mod due;
mod fired;
mod giving;
pub(in crate::mau) mod hits;
mod in_force;
mod kept;
mod misses;
mod no_effect;
mod noting;
mod open_hand;
mod pass_direction;
mod passing;
mod picking;
mod place;
mod play;
mod question;
mod repair;
pub(in crate::mau) mod rule;

pub(in crate::mau) use answers::answers;
pub(in crate::mau) use check::{check, wrong_lot};
pub(crate) use compiled::Later;
pub use compiled::Prospect;
pub(in crate::mau) use compiled::{effects_turn, waiting};
pub(in crate::mau) use fired::Fired;
pub(crate) use kept::{Kept, MatchDecided, Passed};
pub(in crate::mau) use no_effect::{NOTHING_TURNS, too_late, turns_nothing, warn};
pub(in crate::mau) use picking::picked;
pub(in crate::mau) use place::Place;
pub(crate) use question::{Ask, Question};
