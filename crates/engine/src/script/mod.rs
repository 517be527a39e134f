//! Games written by hand: a text says how the cards lie, who does what, and what must be so then.
//!
//! [`Script::read`] makes a script of a text; [`Script::run`] plays it and stops at the first line
//! that does not come out as written. The format is described in `docs/scripts.md`.
//!
//! `lines` and `words` cut the text, `header` and `deal` set up the game, `moves`, `expect` and
//! `legal` read the body, `run` and `look` play and compare, `event` and `show` put things in words.

mod deal;
mod error;
mod event;
mod expect;
mod header;
mod legal;
mod lines;
mod look;
mod moves;
mod names;
mod read;
mod run;
mod show;
mod step;
mod words;

pub use error::{Deviation, ScriptError};
pub use read::Script;
pub use run::Passed;

#[cfg(test)]
mod tests;
