//! The library: rules that people really play.

use serde::Serialize;

use crate::wire::text::Text;

/// An entry of the library, in the answer to `GET /api/library`. Its `id` is a `base` like that of
/// a preset: in `ChosenRules`, in a rules file, and under `/api/rules/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibraryEntry {
    /// Its id.
    pub id: String,
    /// Which game it is, as `mau`.
    pub game: String,
    /// How people call it.
    pub name: Text,
    /// One sentence about it.
    pub about: Text,
    /// How long a match goes on, in a few words, with the seats recommended.
    pub length: Text,
    /// Where people play it.
    pub region: Text,
    /// What it is like.
    pub tags: Vec<LibraryTag>,
    /// Who describes it.
    pub sources: Vec<LibrarySource>,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Seats recommended.
    pub seats_default: u8,
}

/// What rules of the library are like, in a word or two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibraryTag {
    /// A short name that stays.
    pub id: String,
    /// What people read.
    pub name: Text,
}

/// A public description of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibrarySource {
    /// What it is called.
    pub name: String,
    /// Its address, beginning with `https://` or `http://`.
    pub url: String,
}
