//! Idempotency of commands: finds the answer to a repeated command, so that it counts once.

use super::command_answer::CommandAnswer;
use crate::id::PlayerId;
use crate::limits::MAX_COMMAND_NO;
use crate::live::RecentAnswers;
use crate::log::{CommandCause, CommandDigest};
use crate::refusal::Refusal;
use crate::state::AnsweredCommands;

/// Answered commands by player and number: those in the log, and the latest of the others.
#[derive(Clone, Copy)]
pub(crate) struct Answers<'a> {
    pub(crate) stored: &'a AnsweredCommands,
    pub(crate) recent: &'a RecentAnswers,
}

impl Answers<'_> {
    /// The highest number of this player that has been answered; 0 before the first.
    pub(crate) fn last_no(self, player: PlayerId) -> u64 {
        self.stored.last_no(player).max(self.recent.last_no(player))
    }

    /// The answer if this command has one already, or another one has taken its number.
    ///
    /// Two windows of one player count on from the same number: the second one must learn that its
    /// command was not the one that was accepted. So a command that can no longer be told apart
    /// counts as another one: to answer `done` for what was never done would be worse.
    pub(crate) fn find(
        self,
        CommandCause { player, no, digest }: CommandCause,
    ) -> Option<CommandAnswer> {
        if no == 0 || no > self.highest(player) {
            return Some(Err(Refusal::BadNumber));
        }
        let same = |known: Option<CommandDigest>| known.is_some() && known == digest;
        let taken = Err(Refusal::NumberTaken);
        if let Some((known, seq)) = self.stored.get(player, no) {
            return Some(if same(known) { Ok(seq) } else { taken });
        }
        if let Some((known, answer)) = self.recent.get(player, no) {
            return Some(if same(known) { answer } else { taken });
        }
        self.recent.is_forgotten(player, no).then_some(taken)
    }

    /// The highest number that may come next. After the largest number a player goes on in steps of
    /// one: the server needs a number for what it does in a player's name.
    fn highest(self, player: PlayerId) -> u64 {
        MAX_COMMAND_NO.max(self.last_no(player).saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Command;

    const ANNA: PlayerId = PlayerId(1);

    #[derive(Default)]
    struct Known {
        stored: AnsweredCommands,
        recent: RecentAnswers,
    }

    impl Known {
        fn all(&self) -> Answers<'_> {
            Answers { stored: &self.stored, recent: &self.recent }
        }

        fn find(&self, cause: CommandCause) -> Option<CommandAnswer> {
            self.all().find(cause)
        }
    }

    fn cause(no: u64, base: u64, command: &Command) -> CommandCause {
        CommandCause { player: ANNA, no, digest: Some(CommandDigest::of(base, command)) }
    }

    #[test]
    fn a_repetition_gets_the_same_answer_and_another_command_does_not() {
        let mut answers = Known::default();
        answers.recent.note(cause(1, 0, &Command::Start { first: None }), Ok(4));
        answers.recent.note(cause(2, 0, &Command::Stand), Err(Refusal::MatchRunning));
        assert_eq!(answers.find(cause(1, 0, &Command::Start { first: None })), Some(Ok(4)));
        let refused = Some(Err(Refusal::MatchRunning));
        assert_eq!(answers.find(cause(2, 0, &Command::Stand)), refused);
        let taken = Some(Err(Refusal::NumberTaken));
        assert_eq!(answers.find(cause(2, 0, &Command::Leave)), taken);
        assert_eq!(answers.find(cause(3, 0, &Command::Leave)), None);
        let other =
            CommandCause { player: PlayerId(2), ..cause(1, 0, &Command::Start { first: None }) };
        assert_eq!(answers.find(other), None);
        assert_eq!(answers.all().last_no(ANNA), 2);
    }

    /// Two windows count on from the same number: what the second one asks for later is another
    /// command, even if it says the same.
    #[test]
    fn the_same_words_on_another_base_are_another_command() {
        let mut answers = Known::default();
        answers.stored.note(cause(4, 5, &Command::NextDeal), 6);
        answers.recent.note(cause(4, 5, &Command::NextDeal), Ok(6));
        answers.recent.note(cause(5, 5, &Command::NextDeal), Ok(6));
        for no in [4, 5] {
            assert_eq!(answers.find(cause(no, 5, &Command::NextDeal)), Some(Ok(6)));
            let later = answers.find(cause(no, 10, &Command::NextDeal));
            assert_eq!(later, Some(Err(Refusal::NumberTaken)));
        }
    }

    #[test]
    fn what_the_log_holds_is_known_for_ever() {
        let mut answers = Known::default();
        answers.stored.note(cause(1, 3, &Command::Leave), 9);
        for no in 2..500 {
            answers.recent.note(cause(no, 3, &Command::Stand), Err(Refusal::NotSeated));
        }
        let taken = Some(Err(Refusal::NumberTaken));
        assert_eq!(answers.find(cause(1, 3, &Command::Leave)), Some(Ok(9)));
        assert_eq!(answers.find(cause(1, 3, &Command::Stand)), taken);
        assert_eq!(answers.find(cause(1, 4, &Command::Leave)), taken);
        // A forgotten number is not free again.
        assert_eq!(answers.find(cause(2, 3, &Command::Stand)), taken);
    }

    #[test]
    fn a_command_of_an_old_log_is_done_for_nobody() {
        let mut answers = Known::default();
        answers.stored.note(CommandCause { player: ANNA, no: 1, digest: None }, 9);
        let found = answers.find(cause(1, 0, &Command::Leave));
        assert_eq!(found, Some(Err(Refusal::NumberTaken)));
    }

    /// Otherwise a player who has used it could not be removed from a table.
    #[test]
    fn there_is_a_number_after_the_last_one() {
        let mut answers = Known::default();
        for no in 1..=100 {
            answers.recent.note(cause(no, 0, &Command::Stand), Err(Refusal::NotSeated));
        }
        answers.recent.note(cause(MAX_COMMAND_NO, 0, &Command::Stand), Err(Refusal::NotSeated));
        let next = answers.all().last_no(ANNA) + 1;
        assert_eq!(answers.find(cause(next, 0, &Command::Leave)), None);
        let beyond = answers.find(cause(next + 1, 0, &Command::Leave));
        assert_eq!(beyond, Some(Err(Refusal::BadNumber)));
    }

    #[test]
    fn numbers_that_json_cannot_hold_are_refused() {
        let answers = Known::default();
        for no in [0, MAX_COMMAND_NO + 1, u64::MAX] {
            let found = answers.find(cause(no, 0, &Command::Leave));
            assert_eq!(found, Some(Err(Refusal::BadNumber)));
        }
    }
}
