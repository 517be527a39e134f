//! The lab finds out by playing what a set of rules is like: how long a deal takes at a table, how deals end,
//! which seat has an advantage, how much skill decides, which cards decide, and which features never occur.
//!
//! An [`Experiment`] runs in steps, so that the caller can show its progress, and stop it.

mod experiment;
mod game;
mod intervals;
mod report;
mod tally;
mod verdict;

pub use experiment::{Experiment, ExperimentSize};
pub use game::{Feature, How, LabGame, Noted};
pub use report::{CardWorth, Endings, Happened, Report, Sides, Skill, Spread};
pub use verdict::{Remark, percent, remarks};
