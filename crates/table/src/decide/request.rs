//! A command with its player, number and base, and the table's decision on it.

use super::command_answer::CommandAnswer;
use super::step::Step;
use crate::id::PlayerId;
use crate::live::Transient;
use crate::log::{CommandCause, CommandDigest};
use crate::wire::Command;

/// A command with its player, number and base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The player who gives it.
    pub player: PlayerId,
    /// The player's number for the command.
    pub no: u64,
    /// The sequence number that the client had seen.
    pub base: u64,
    /// The command.
    pub command: Command,
}

impl Request {
    /// The cause stored with its entries.
    #[must_use]
    pub fn cause(&self) -> CommandCause {
        let digest = Some(CommandDigest::of(self.base, &self.command));
        CommandCause { player: self.player, no: self.no, digest }
    }
}

/// The decision on an allowed command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It was answered before; there is nothing to store.
    Known(CommandAnswer),
    /// It is allowed. Store the entries of the step, if it has any, then pass it to
    /// [`Table::commit`](crate::Table::commit).
    Store(Step),
    /// It is allowed and leaves no entry: there is nothing to store. Pass it to
    /// [`Table::apply_transient`](crate::Table::apply_transient).
    Apply(Transient),
}
