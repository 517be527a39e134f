//! What a command came to.

use crate::refusal::Refusal;

/// What a command came to: the sequence number after it, or why it was refused.
pub type CommandAnswer = Result<u64, Refusal>;
