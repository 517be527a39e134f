//! Finished matches as films: every step of them, in any seat's eyes or with all cards open.
//!
//! A film is the log played again by the table itself, so it shows what the table showed. `find`
//! looks for the matches of a log that are over; nothing else makes a [`Replay`], so that one that is
//! being played has none. `replay` is one match, `course` what each of its steps is, `played` how
//! everything lay before each, `position` how things stood after one, `file` a match on its own,
//! `numbers` the statistics of its players, `script` a deal as a game written by hand.

mod eyes;
pub mod file;
mod find;
mod names;
pub mod numbers;
mod played;
mod position;
mod replay;
mod script;
mod step_walker;

pub use eyes::Eyes;
pub use find::{FilmError, FinishedMatch, finished, people};
pub use names::{Names, Reader};
pub use played::{Act, PlayedAct};
pub use replay::Replay;
pub use script::{DealScript, NoScript};
