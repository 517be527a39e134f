//! How people in a film are called, and who reads it.

use std::collections::BTreeMap;

use crate::id::PlayerId;

/// How people are called. Who is not in here has no name: who has been deleted, or everybody where a
/// link names nobody.
pub type Names = BTreeMap<PlayerId, String>;

/// Who reads; none: somebody who was not there.
pub type Reader = Option<PlayerId>;
