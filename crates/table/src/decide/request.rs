//! A command with its circumstances, and what the table makes of it.

use super::command_answer::CommandAnswer;
use super::step::Step;
use crate::id::PlayerId;
use crate::live::Transient;
use crate::log::{CommandCause, CommandDigest};
use crate::wire::Command;

/// A command with its circumstances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub player: PlayerId,
    /// The player's number of the command.
    pub no: u64,
    /// The sequence number that the player had seen.
    pub base: u64,
    /// What to do.
    pub command: Command,
}

impl Request {
    /// What its entries are stored with.
    #[must_use]
    pub fn cause(&self) -> CommandCause {
        let digest = Some(CommandDigest::of(self.base, &self.command));
        CommandCause { player: self.player, no: self.no, digest }
    }
}

/// What a command comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It has been answered before; nothing is to be stored.
    Known(CommandAnswer),
    /// It is allowed. Store what the step holds, if it holds anything, then hand it to
    /// [`Table::commit`](crate::Table::commit).
    Store(Step),
    /// It is allowed and leaves nothing behind: nothing is to be stored. Hand it to
    /// [`Table::apply_transient`](crate::Table::apply_transient).
    Apply(Transient),
}
