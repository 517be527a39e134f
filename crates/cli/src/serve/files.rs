//! Raises the limit on open files: every connection takes one.

use crate::limits::FILES_FOR_ITSELF;

/// Raises the limit as far as allowed, and returns how many connections fit.
pub(super) fn for_connections() -> usize {
    let most = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "how many files may be open is not known");
        1_024
    });
    most.saturating_sub(FILES_FOR_ITSELF).max(1).try_into().unwrap_or(usize::MAX)
}
