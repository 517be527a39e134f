//! Guided games.

pub(super) mod post;
