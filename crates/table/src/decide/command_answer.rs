//! The answer to a command.

use crate::refusal::Refusal;

/// The answer to a command: the sequence number after it, or why it was refused.
pub type CommandAnswer = Result<u64, Refusal>;
