//! The names of the people in a film, and who reads it.

use std::collections::BTreeMap;

use crate::id::PlayerId;

/// The names of people. A player who is not in here has no name: somebody who was deleted, or
/// everybody where a link hides names.
pub type Names = BTreeMap<PlayerId, String>;

/// The player who reads; none: somebody who did not sit at the match.
pub type Reader = Option<PlayerId>;
