//! All games of the house, behind the few questions that every one of them answers.
//!
//! Whoever reads rules files, shows rules or keeps them need not know how many games there are:
//! here is the sum, and a further game is one more name in each of its enums.

mod file;
mod game;
mod house;
pub mod preset;
mod rules;

pub use file::RulesFile;
pub use game::GameId;
pub use house::{House, from_text};
pub use rules::Rules;

/// The same for whichever game it is.
macro_rules! each {
    ($sum:expr, $one:ident => $answer:expr) => {
        match $sum {
            Self::Mau($one) => $answer,
            Self::Maxonaut($one) => $answer,
        }
    };
}
use each;
