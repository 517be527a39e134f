//! Finished matches as films: every step of them, from any seat's perspective or with all cards open.
//!
//! A film is the log replayed by the table itself, so it shows what the table showed. `find` finds
//! the finished matches in a log; nothing else makes a [`Replay`], so there is none of a match in
//! progress. `replay` is one match, `step_walker` describes its steps, `played` gives the state
//! before each, `position` the position after one, `file` is a match file, `numbers` the statistics
//! of its players, `script` a deal as a scripted game.

pub mod file;
mod find;
mod names;
pub mod numbers;
mod perspective;
mod played;
mod position;
mod replay;
mod script;
mod step_walker;

pub use find::{FilmError, FinishedMatch, finished, people};
pub use names::{Names, Reader};
pub use perspective::Eyes;
pub use played::{Act, PlayedAct};
pub use replay::Replay;
pub use script::{DealScript, NoScript};
