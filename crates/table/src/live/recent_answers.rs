//! Answers to the latest commands of each player that left no entry in the log, most of them refused.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::decide::CommandAnswer;
use crate::id::PlayerId;
use crate::limits::ANSWERS_REMEMBERED;
use crate::log::{CommandCause, CommandDigest};

/// After a restart such commands are judged again, which is safe because they changed nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecentAnswers {
    recent: BTreeMap<PlayerId, VecDeque<Recent>>,
    /// The highest number of each player that is no longer remembered.
    forgotten: BTreeMap<PlayerId, u64>,
    last: BTreeMap<PlayerId, u64>,
}

#[derive(Clone, Debug)]
struct Recent {
    no: u64,
    digest: Option<CommandDigest>,
    answer: CommandAnswer,
}

impl RecentAnswers {
    /// The highest number of this player that was answered here; 0 before the first.
    pub(crate) fn last_no(&self, player: PlayerId) -> u64 {
        self.last.get(&player).copied().unwrap_or(0)
    }

    /// The digest of the command with this number, and its answer.
    pub(crate) fn get(
        &self,
        player: PlayerId,
        no: u64,
    ) -> Option<(Option<CommandDigest>, CommandAnswer)> {
        let mut recent = self.recent.get(&player).into_iter().flatten().rev();
        recent.find(|known| known.no == no).map(|known| (known.digest, known.answer.clone()))
    }

    /// Whether a number may have been answered so long ago that the answer is forgotten.
    pub(crate) fn is_forgotten(&self, player: PlayerId, no: u64) -> bool {
        self.forgotten.get(&player).is_some_and(|highest| no <= *highest)
    }

    /// Notes the answer to a command that left no entry in the log.
    pub(crate) fn note(
        &mut self,
        CommandCause { player, no, digest }: CommandCause,
        answer: CommandAnswer,
    ) {
        let last = self.last.entry(player).or_default();
        *last = no.max(*last);
        let recent = self.recent.entry(player).or_default();
        if recent.len() == ANSWERS_REMEMBERED
            && let Some(oldest) = recent.pop_front()
        {
            let forgotten = self.forgotten.entry(player).or_default();
            *forgotten = oldest.no.max(*forgotten);
        }
        recent.push_back(Recent { no, digest, answer });
    }

    /// Forgets the answers to all others.
    pub(crate) fn keep_only(&mut self, known: &BTreeSet<PlayerId>) {
        self.recent.retain(|player, _| known.contains(player));
        self.forgotten.retain(|player, _| known.contains(player));
        self.last.retain(|player, _| known.contains(player));
    }
}
