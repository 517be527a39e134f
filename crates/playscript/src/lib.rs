//! Scripted games, written by hand: a text says where the cards are, who does what, and what must then be
//! true.
//!
//! [`Script::read`] makes a script of a text; [`Script::run`] plays it and stops at the first line whose
//! outcome deviates. The format is described in `docs/scripts.md`.
//!
//! `lines` and `words` split the text, `frame` sorts it; `header` and `cards` read what comes before the
//! first move, `step`, `expect` and `event` what comes after; `run` and `look` play and compare. `write`
//! makes a script of a deal that was played.
//! `game` is the trait by which a game adds its cards, moves and events; `games` covers those that do.

pub mod beginning;
mod card_kind;
mod cards;
mod error;
mod event;
mod event_kinds;
mod expect;
mod frame;
mod game;
mod game_lines;
mod games;
mod header;
mod header_read;
pub mod lesson;
pub mod limits;
mod lines;
mod look;
mod mau;
mod maxonaut;
mod names;
mod names_read;
mod read;
mod refusal;
mod run;
mod show;
mod step;
mod words;
pub mod write;

pub use error::{Deviation, ScriptError};
pub use read::Script;
pub use run::Passed;
