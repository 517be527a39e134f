//! Tables in lists: occupied ones from memory, all others from the notes that their rooms keep in
//! the store.

mod note;
mod open_tables;

pub(crate) use note::Note;
pub(crate) use open_tables::{Filter, Listing};
