//! The guest behind a browser.

pub(super) mod delete;
pub(super) mod get;
pub(super) mod patch;
pub(super) mod post;
