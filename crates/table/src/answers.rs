//! Which commands the table has answered, so that a repetition counts once.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::id::PlayerId;
use crate::record::Cause;
use crate::refusal::Refusal;
use crate::wording::Wording;

/// How many of a player's latest commands that stored nothing are remembered. A client repeats
/// only what has not been answered, so this is more than any client has under way.
const REMEMBERED: usize = 64;

/// Largest number that a JSON number holds exactly.
const MAX_NUMBER: u64 = (1 << 53) - 1;

/// What a command came to: the sequence number after it, or why it was refused.
pub type Answer = Result<u64, Refusal>;

/// Commands by player and number.
///
/// Taken commands follow from the log and survive everything. Those that stored nothing, most of
/// them refused, are only remembered: after a restart they are judged again, which is sound
/// because they have changed nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    taken: BTreeMap<(PlayerId, u64), (Option<Wording>, u64)>,
    recent: BTreeMap<PlayerId, VecDeque<Recent>>,
    /// The highest number of each player that was remembered once and is not any more.
    forgotten: BTreeMap<PlayerId, u64>,
    last: BTreeMap<PlayerId, u64>,
}

#[derive(Clone, Debug)]
struct Recent {
    no: u64,
    wording: Option<Wording>,
    answer: Answer,
}

impl Answers {
    /// The highest number of this player that has been answered; 0 before the first.
    pub(crate) fn last_no(&self, player: PlayerId) -> u64 {
        self.last.get(&player).copied().unwrap_or(0)
    }

    /// The answer if this command has one already, or another one has taken its number.
    ///
    /// Two windows of one player count on from the same number: the second one must learn that
    /// its command was not the one that was taken. So what cannot be told apart any more is
    /// another command: `done` for what was never done would be worse.
    pub(crate) fn find(&self, Cause { player, no, wording }: Cause) -> Option<Answer> {
        if no == 0 || no > self.highest(player) {
            return Some(Err(Refusal::BadNumber));
        }
        let same = |known: Option<Wording>| known.is_some() && known == wording;
        if let Some((known, seq)) = self.taken.get(&(player, no)) {
            return Some(if same(*known) { Ok(*seq) } else { Err(Refusal::NumberTaken) });
        }
        let recent = self.recent.get(&player).into_iter().flatten();
        if let Some(known) = recent.rev().find(|known| known.no == no) {
            let answer = known.answer.clone();
            return Some(if same(known.wording) { answer } else { Err(Refusal::NumberTaken) });
        }
        let forgotten = self.forgotten.get(&player).is_some_and(|highest| no <= *highest);
        forgotten.then_some(Err(Refusal::NumberTaken))
    }

    /// The highest number that may come next. Whoever has used the last one goes on by ones: there
    /// has to be a number for what the server does in a player's name.
    fn highest(&self, player: PlayerId) -> u64 {
        MAX_NUMBER.max(self.last_no(player).saturating_add(1))
    }

    /// Notes a command whose last entry is in the log at `seq`.
    pub(crate) fn taken(&mut self, Cause { player, no, wording }: Cause, seq: u64) {
        self.taken.insert((player, no), (wording, seq));
        self.raise(player, no);
    }

    /// Notes the answer to a command just answered.
    pub(crate) fn remember(&mut self, Cause { player, no, wording }: Cause, answer: Answer) {
        self.raise(player, no);
        if self.taken.contains_key(&(player, no)) {
            return;
        }
        let recent = self.recent.entry(player).or_default();
        if recent.len() == REMEMBERED
            && let Some(oldest) = recent.pop_front()
        {
            let forgotten = self.forgotten.entry(player).or_default();
            *forgotten = oldest.no.max(*forgotten);
        }
        recent.push_back(Recent { no, wording, answer });
    }

    /// Forgets what others have asked for that left nothing in the log.
    pub(crate) fn keep_only(&mut self, known: &BTreeSet<PlayerId>) {
        self.recent.retain(|player, _| known.contains(player));
        self.forgotten.retain(|player, _| known.contains(player));
        let taken = &self.taken;
        self.last.retain(|player, last| {
            if known.contains(player) {
                return true;
            }
            let highest = taken.range((*player, 0)..=(*player, u64::MAX)).next_back();
            *last = highest.map_or(0, |((_, no), _)| *no);
            highest.is_some()
        });
    }

    fn raise(&mut self, player: PlayerId, no: u64) {
        let last = self.last.entry(player).or_default();
        *last = no.max(*last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Command;

    const ANNA: PlayerId = PlayerId(1);

    fn cause(no: u64, base: u64, command: &Command) -> Cause {
        Cause { player: ANNA, no, wording: Some(Wording::of(base, command)) }
    }

    #[test]
    fn a_repetition_gets_the_same_answer_and_another_command_does_not() {
        let mut answers = Answers::default();
        answers.remember(cause(1, 0, &Command::Start { first: None }), Ok(4));
        answers.remember(cause(2, 0, &Command::Stand), Err(Refusal::MatchRunning));
        assert_eq!(answers.find(cause(1, 0, &Command::Start { first: None })), Some(Ok(4)));
        let refused = Some(Err(Refusal::MatchRunning));
        assert_eq!(answers.find(cause(2, 0, &Command::Stand)), refused);
        let taken = Some(Err(Refusal::NumberTaken));
        assert_eq!(answers.find(cause(2, 0, &Command::Leave)), taken);
        assert_eq!(answers.find(cause(3, 0, &Command::Leave)), None);
        let other = Cause { player: PlayerId(2), ..cause(1, 0, &Command::Start { first: None }) };
        assert_eq!(answers.find(other), None);
        assert_eq!(answers.last_no(ANNA), 2);
    }

    /// Two windows count on from the same number: what the second one asks for later is another
    /// command, even in the same words.
    #[test]
    fn the_same_words_on_another_base_are_another_command() {
        let mut answers = Answers::default();
        answers.taken(cause(4, 5, &Command::NextDeal), 6);
        answers.remember(cause(4, 5, &Command::NextDeal), Ok(6));
        answers.remember(cause(5, 5, &Command::NextDeal), Ok(6));
        for no in [4, 5] {
            assert_eq!(answers.find(cause(no, 5, &Command::NextDeal)), Some(Ok(6)));
            let later = answers.find(cause(no, 10, &Command::NextDeal));
            assert_eq!(later, Some(Err(Refusal::NumberTaken)));
        }
    }

    #[test]
    fn what_the_log_holds_is_known_for_ever() {
        let mut answers = Answers::default();
        answers.taken(cause(1, 3, &Command::Leave), 9);
        for no in 2..500 {
            answers.remember(cause(no, 3, &Command::Stand), Err(Refusal::NotSeated));
        }
        let taken = Some(Err(Refusal::NumberTaken));
        assert_eq!(answers.find(cause(1, 3, &Command::Leave)), Some(Ok(9)));
        assert_eq!(answers.find(cause(1, 3, &Command::Stand)), taken);
        assert_eq!(answers.find(cause(1, 4, &Command::Leave)), taken);
        // A number that is forgotten is not free again.
        assert_eq!(answers.find(cause(2, 3, &Command::Stand)), taken);
    }

    #[test]
    fn a_command_of_an_old_log_is_done_for_nobody() {
        let mut answers = Answers::default();
        answers.taken(Cause { player: ANNA, no: 1, wording: None }, 9);
        let found = answers.find(cause(1, 0, &Command::Leave));
        assert_eq!(found, Some(Err(Refusal::NumberTaken)));
    }

    /// Else nobody could be taken from a table who has used it.
    #[test]
    fn there_is_a_number_after_the_last_one() {
        let mut answers = Answers::default();
        for no in 1..=100 {
            answers.remember(cause(no, 0, &Command::Stand), Err(Refusal::NotSeated));
        }
        answers.remember(cause(MAX_NUMBER, 0, &Command::Stand), Err(Refusal::NotSeated));
        let next = answers.last_no(ANNA) + 1;
        assert_eq!(answers.find(cause(next, 0, &Command::Leave)), None);
        let beyond = answers.find(cause(next + 1, 0, &Command::Leave));
        assert_eq!(beyond, Some(Err(Refusal::BadNumber)));
    }

    #[test]
    fn numbers_that_json_cannot_hold_are_refused() {
        let answers = Answers::default();
        for no in [0, MAX_NUMBER + 1, u64::MAX] {
            let found = answers.find(cause(no, 0, &Command::Leave));
            assert_eq!(found, Some(Err(Refusal::BadNumber)));
        }
    }
}
