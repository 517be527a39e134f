//! How long bodies of requests may be.

use stammtisch_engine::limits::MAX_RULES_BYTES;

/// Longest body, which `connections::attend` sees to: a rules file, in which JSON may write every character as
/// two, and all else.
pub(crate) const LONGEST_BODY: usize = 2 * MAX_RULES_BYTES + 16 * 1024;

/// The address where match files come in, which may be longer than all other bodies.
pub(crate) const MATCH_FILES: &str = "/api/matches";

/// Bodies that come in at a time that may be as long as match files.
pub(crate) const LONG_BODIES_AT_ONCE: usize = 8;
