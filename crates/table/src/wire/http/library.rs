//! Bodies about the library: rules that people really play.

use serde::Serialize;

use crate::wire::text::Text;

/// An entry of the library, in the answer to `GET /api/library`. Its `id` can be used like that of
/// a preset: as `base` in `ChosenRules` and in rules files, and in `/api/rules/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibraryEntry {
    /// Its id.
    pub id: String,
    /// The game, such as `mau`.
    pub game: String,
    /// Its name for people.
    pub name: Text,
    /// A one-sentence description.
    pub about: Text,
    /// How long a match lasts, in a few words, with the recommended number of seats.
    pub length: Text,
    /// Where people play it.
    pub region: Text,
    /// Tags that characterise it.
    pub tags: Vec<LibraryTag>,
    /// Public descriptions of it.
    pub sources: Vec<LibrarySource>,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Recommended number of seats.
    pub seats_default: u8,
}

/// A tag that characterises rules of the library, in a word or two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibraryTag {
    /// A stable id.
    pub id: String,
    /// The tag in words.
    pub name: Text,
}

/// A public description of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LibrarySource {
    /// Its title.
    pub name: String,
    /// Its URL, beginning with `https://` or `http://`.
    pub url: String,
}
