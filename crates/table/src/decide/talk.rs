//! Saying something.

use crate::id::PlayerId;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::Phrase;

impl Table {
    /// Who sits here and plays may speak at any time, before the match and after it as well. It
    /// changes nothing in the game, so no situation is too old for it.
    pub(super) fn say(&self, player: PlayerId, phrase: Phrase) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        if !self.talk.may_speak(seat, self.now) {
            return Err(Refusal::TooMuchTalk);
        }
        Ok(vec![Entry::Said { seat, phrase, by_bot: false }])
    }
}
