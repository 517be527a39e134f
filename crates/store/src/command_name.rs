//! The name of a command.

use crate::actor::Actor;

/// The name of a command: unique within a table, so that a repetition counts once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandName {
    /// The actor who gave it.
    pub actor: Actor,
    /// Its number among the actor's commands. Any value is accepted; gaps and order do not matter.
    pub number: u64,
}
