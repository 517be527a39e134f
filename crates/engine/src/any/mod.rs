//! All games behind one interface.
//!
//! Code that runs a table, or reads or stores rules, need not know how many games there are: `list`
//! names them, and everything else in this module is generated from that list.

mod any_match;
mod document;
mod file;
mod film;
mod game_id;
mod game_of_file;
pub mod library;
mod list;
mod play;
pub mod preset;
mod view;

pub use any_match::{AnyMatch, Match};
pub use document::{AnyDocument, AnyRules, from_text};
pub use file::AnyRulesFile;
pub use film::AnyOpen;
pub use game_id::{GameId, OtherGame};
pub use play::{AnyEvent, AnyMove, AnyRefusal, AnySeen, PlayError};
pub use view::AnyView;
