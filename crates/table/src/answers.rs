//! Which commands the table has answered, so that a repetition counts once.

use std::collections::{BTreeMap, VecDeque};

use crate::id::PlayerId;
use crate::refusal::Refusal;
use crate::wire::Command;

/// How many of a player's latest commands are remembered with their wording. A client repeats
/// only what has not been answered, so this is more than any client has under way.
const REMEMBERED: usize = 64;

/// Largest number that a JSON number holds exactly.
const MAX_NUMBER: u64 = (1 << 53) - 1;

/// What a command came to: the sequence number after it, or why it was refused.
pub type Answer = Result<u64, Refusal>;

/// Commands by player and number.
///
/// Taken commands follow from the log and survive everything. Refused ones are only remembered:
/// after a restart they are judged again, which is sound because they have changed nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    taken: BTreeMap<(PlayerId, u64), u64>,
    recent: BTreeMap<PlayerId, VecDeque<Recent>>,
    last: BTreeMap<PlayerId, u64>,
}

#[derive(Clone, Debug)]
struct Recent {
    no: u64,
    command: Command,
    answer: Answer,
}

impl Answers {
    /// The highest number of this player that has been answered; 0 before the first.
    pub(crate) fn last_no(&self, player: PlayerId) -> u64 {
        self.last.get(&player).copied().unwrap_or(0)
    }

    /// The answer if this command has one already.
    pub(crate) fn find(&self, player: PlayerId, no: u64, command: &Command) -> Option<Answer> {
        if no == 0 || no > MAX_NUMBER {
            return Some(Err(Refusal::BadNumber));
        }
        let recent = self.recent.get(&player).into_iter().flatten();
        if let Some(known) = recent.rev().find(|known| known.no == no) {
            // Two windows of one player count on from the same number: the second one must learn
            // that its command was not the one that was taken.
            let same = known.command == *command;
            return Some(if same { known.answer.clone() } else { Err(Refusal::NumberTaken) });
        }
        self.taken.get(&(player, no)).map(|seq| Ok(*seq))
    }

    /// Notes a command that is in the log.
    pub(crate) fn taken(&mut self, player: PlayerId, no: u64, seq: u64) {
        self.taken.insert((player, no), seq);
        self.raise(player, no);
    }

    /// Notes the wording and the answer of a command just answered.
    pub(crate) fn remember(&mut self, player: PlayerId, no: u64, command: Command, answer: Answer) {
        let recent = self.recent.entry(player).or_default();
        if recent.len() == REMEMBERED {
            recent.pop_front();
        }
        recent.push_back(Recent { no, command, answer });
        self.raise(player, no);
    }

    fn raise(&mut self, player: PlayerId, no: u64) {
        let last = self.last.entry(player).or_default();
        *last = no.max(*last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PlayerId = PlayerId(1);

    #[test]
    fn a_repetition_gets_the_same_answer_and_another_command_does_not() {
        let mut answers = Answers::default();
        answers.remember(ANNA, 1, Command::Start, Ok(4));
        answers.remember(ANNA, 2, Command::Stand, Err(Refusal::MatchRunning));
        assert_eq!(answers.find(ANNA, 1, &Command::Start), Some(Ok(4)));
        assert_eq!(answers.find(ANNA, 2, &Command::Stand), Some(Err(Refusal::MatchRunning)));
        assert_eq!(answers.find(ANNA, 2, &Command::Leave), Some(Err(Refusal::NumberTaken)));
        assert_eq!(answers.find(ANNA, 3, &Command::Leave), None);
        assert_eq!(answers.find(PlayerId(2), 1, &Command::Start), None);
        assert_eq!(answers.last_no(ANNA), 2);
    }

    #[test]
    fn what_the_log_holds_is_known_for_ever() {
        let mut answers = Answers::default();
        answers.taken(ANNA, 1, 9);
        for no in 2..500 {
            answers.remember(ANNA, no, Command::Stand, Err(Refusal::NotSeated));
        }
        assert_eq!(answers.find(ANNA, 1, &Command::Leave), Some(Ok(9)));
    }

    #[test]
    fn numbers_that_json_cannot_hold_are_refused() {
        let answers = Answers::default();
        for no in [0, MAX_NUMBER + 1, u64::MAX] {
            assert_eq!(answers.find(ANNA, no, &Command::Leave), Some(Err(Refusal::BadNumber)));
        }
    }
}
