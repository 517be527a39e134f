//! Saying something, and what is said by a vote.

use stammtisch_engine::seat::Seat;

use super::Decision;
use crate::chat::readable;
use crate::id::PlayerId;
use crate::log::Entry;
use crate::passing::Passing;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{Phrase, TalkRule};

impl Table {
    /// Who sits here and plays may speak at any time, before the match and after it as well. It
    /// changes nothing in the game, so no situation is too old for it.
    pub(super) fn say(&self, player: PlayerId, phrase: Phrase) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        if self.manner.talk == TalkRule::Silent {
            return Err(Refusal::SilentTable);
        }
        if !self.talk.may_speak(seat, self.now) {
            return Err(Refusal::TooMuchTalk);
        }
        Ok(vec![Entry::Said { seat, phrase, by_bot: false }])
    }

    /// What people write is shown and forgotten: no entry holds it.
    pub(super) fn write(&self, player: PlayerId, text: &str) -> Result<Decision, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if self.manner.talk != TalkRule::Free {
            return Err(Refusal::NoFreeTalk);
        }
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        let text = readable(text)?;
        if !self.talk.may_speak(seat, self.now) {
            return Err(Refusal::TooMuchTalk);
        }
        Ok(Decision::Pass(Passing::Wrote { seat, text }))
    }

    /// A vote that a bot plays on for a seat that keeps the others waiting.
    pub(super) fn vote(&self, player: PlayerId, about: Seat) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !self.may_vote(seat, about) {
            return Err(Refusal::CannotVote);
        }
        let again = self.votes.has(about, seat);
        Ok(if again { Vec::new() } else { vec![Entry::Voted { seat, about }] })
    }
}
