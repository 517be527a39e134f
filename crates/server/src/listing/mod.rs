//! Tables in lists: those somebody is at, in memory; all others by what their rooms have noted in
//! the store.

mod note;
mod open;

pub(crate) use note::Note;
pub(crate) use open::{Filter, Listing};
