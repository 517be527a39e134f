//! Talk: ready-made phrases, and chat lines.

use super::Decided;
use crate::id::PlayerId;
use crate::live::Change;
use crate::live::chat::readable;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{Phrase, TalkRule};

/// Seated players who play themselves may speak at any time, also before and after the match. Talk
/// changes nothing in the game, so it is never stale.
pub(super) fn say(table: &Table, player: PlayerId, phrase: Phrase) -> Result<Vec<Entry>, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if !table.state.plays_self(player) {
        return Err(Refusal::BotPlays);
    }
    if table.state.settings.talk == TalkRule::Silent {
        return Err(Refusal::SilentTable);
    }
    if !table.live.talk.may_speak(seat, table.live.now) {
        return Err(Refusal::TooMuchTalk);
    }
    Ok(vec![Entry::Said { seat, phrase, by_bot: false }])
}

/// Chat is shown and forgotten: it is never logged.
pub(super) fn write(table: &Table, player: PlayerId, text: &str) -> Result<Decided, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if table.state.settings.talk != TalkRule::Free {
        return Err(Refusal::NoFreeTalk);
    }
    if !table.state.plays_self(player) {
        return Err(Refusal::BotPlays);
    }
    let text = readable(text)?;
    if !table.live.talk.may_speak(seat, table.live.now) {
        return Err(Refusal::TooMuchTalk);
    }
    Ok(Decided::Change(Change::Wrote { seat, text }))
}
