//! Commands that have left entries in the log, by which a repeated command is recognised, even
//! after a restart.

use std::collections::BTreeMap;

use crate::id::PlayerId;
use crate::log::{CommandCause, CommandDigest};

/// Commands by player and number, with their digest and the sequence number of their last entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnsweredCommands(BTreeMap<(PlayerId, u64), (Option<CommandDigest>, u64)>);

impl AnsweredCommands {
    /// Notes a command whose last entry is in the log at `seq`.
    pub(crate) fn note(&mut self, CommandCause { player, no, digest }: CommandCause, seq: u64) {
        self.0.insert((player, no), (digest, seq));
    }

    /// The digest of the command with this number, and the sequence number after it.
    pub(crate) fn get(&self, player: PlayerId, no: u64) -> Option<(Option<CommandDigest>, u64)> {
        self.0.get(&(player, no)).copied()
    }

    /// The highest command number of a player; 0 before the first.
    pub(crate) fn last_no(&self, player: PlayerId) -> u64 {
        let last = self.0.range((player, 0)..=(player, u64::MAX)).next_back();
        last.map_or(0, |((_, no), _)| *no)
    }
}
