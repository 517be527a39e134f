//! What rules are like to play, found out by playing them: how long a deal takes at a table, how it
//! ends, whom the seat favours, how much skill decides, which cards do, and what never happens.
//!
//! An [`Experiment`] goes on in steps, so the caller can show how far it is, and stop.

mod experiment;
mod game;
mod numbers;
mod report;
mod tally;
mod verdict;

pub use experiment::{Experiment, Plan};
pub use game::{Feature, How, LabGame, Noted};
pub use report::{CardWorth, Endings, Happened, Report, Sides, Skill, Spread};
pub use verdict::{Remark, percent, remarks};
