//! How long the bodies of requests may be, and of answers that are hashed.

use stammtisch_engine::limits::MAX_RULES_BYTES;

/// Longest body in bytes, enforced by `connections::track_request`: a rules file, in which JSON may
/// write every character as two, and everything around it.
pub(crate) const LONGEST_BODY: usize = 2 * MAX_RULES_BYTES + 16 * 1024;

/// The path to which match files are posted; their bodies may be longer than all others.
pub(crate) const MATCH_FILES: &str = "/api/matches";

/// How many bodies that may be as long as a match file are received at a time.
pub(crate) const LONG_BODIES_AT_ONCE: usize = 8;

/// Longest answer that can get a validator (`ETag`), in bytes. No answer is that long.
pub(crate) const LONGEST_WITH_VALIDATOR_BYTES: usize = 1 << 20;
