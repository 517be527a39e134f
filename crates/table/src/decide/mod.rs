//! What a command comes to. Deciding changes nothing: it gives entries to store, or a refusal.

mod host;
mod manner;
mod play;
mod rules;
mod seats;
mod talk;
mod watchers;

use stammtisch_engine::chance::{SHUFFLE, Seed};
use stammtisch_engine::limits::MAX_LOG_ENTRIES;
use stammtisch_engine::seat::{Direction, Seat};

use crate::answers::Answer;
use crate::id::PlayerId;
use crate::log::Entry;
use crate::passing::Passing;
use crate::record::Cause;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{Command, TableState};
use crate::wording::Wording;

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
    pub fn cause(&self) -> Cause {
        let wording = Some(Wording::of(self.base, &self.command));
        Cause { player: self.player, no: self.no, wording }
    }
}

/// What a command comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It has been answered before; nothing is to be stored.
    Known(Answer),
    /// It is allowed. Store these entries, then [`Table::commit`] them. There may be none.
    Store(Vec<Entry>),
    /// It is allowed and leaves nothing behind: nothing is to be stored. Do it with
    /// [`Table::pass`].
    Pass(Passing),
}

impl Table {
    /// Decides on a command. `fresh` draws the seed of a match, should one begin, or of
    /// a key.
    ///
    /// # Errors
    /// The reason why the command is refused. Give it to [`Table::answered`] as well, so that a
    /// repetition gets the same answer.
    pub fn handle(
        &self,
        request: &Request,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decision, Refusal> {
        let Request { player, base, ref command, .. } = *request;
        if let Some(answer) = self.answers.find(request.cause()) {
            return Ok(Decision::Known(answer));
        }
        if base > self.seq {
            return Err(Refusal::BadBase);
        }
        if !has_room(self.seq, command) {
            return Err(Refusal::LogFull);
        }
        if self.removed.contains(&player) {
            return Err(Refusal::Removed);
        }
        self.decide(player, base, command, fresh)
    }

    /// Notes the answer to a request that was decided on just now, after its entries were
    /// committed.
    pub fn answered(&mut self, request: &Request, answer: Answer) {
        self.answers.remember(request.cause(), answer);
    }

    fn decide(
        &self,
        player: PlayerId,
        base: u64,
        command: &Command,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decision, Refusal> {
        self.fits_lesson(command)?;
        let entries = match command {
            Command::Sit { seat } => self.sit(player, *seat),
            Command::Stand => self.stand(player),
            Command::Leave => self.leave(player),
            Command::Return => self.come_back(player),
            Command::AddBot { seat, bot } => self.add_bot(player, *seat, bot),
            Command::RemoveBot { seat } => self.remove_bot(player, *seat),
            Command::FillBots { bot } => self.fill_bots(player, bot),
            Command::Start { first } => self.start_match(player, *first, fresh),
            Command::Move { mv } => self.make_move(player, base, *mv),
            Command::NextDeal => self.ready(player, TableState::BetweenDeals),
            Command::Rematch => self.ready(player, TableState::Finished),
            Command::Say { phrase } => self.say(player, *phrase),
            Command::SetManner { manner } => self.set_manner(player, *manner, fresh),
            Command::Unseat { seat } => self.unseat(player, *seat),
            Command::SendAway { seat } => self.send_away(player, *seat),
            Command::Vote { about } => self.vote(player, *about),
            Command::RemoveWatcher { watcher } => self.remove_watcher(player, *watcher),
            Command::Readmit => self.readmit(player),
            Command::GoOn => self.go_on(player),
            Command::Write { text } => return self.write(player, text),
            Command::Offer { watcher } => return self.offer(player, *watcher),
            Command::AskForSeat { wanted } => return self.ask_for_seat(player, *wanted),
            Command::HideWatcher { watcher, hidden } => {
                return self.hide_watcher(player, *watcher, *hidden);
            }
        }?;
        Ok(Decision::Store(entries))
    }
}

/// Entries at the end of a log that are kept for playing on: nobody keeps a pot from being paid by
/// talking a table full.
const KEPT_FOR_PLAY: u64 = 10_000;

/// Whether a log of so many entries has room for what follows from this command.
const fn has_room(entries: u64, command: &Command) -> bool {
    let kept = match command {
        Command::Move { .. } | Command::NextDeal | Command::Leave | Command::Return => 0,
        _ => KEPT_FOR_PLAY,
    };
    entries + kept < MAX_LOG_ENTRIES as u64
}

impl Table {
    /// Whether nothing more is stored than what playing on takes.
    pub(crate) const fn is_log_full(&self) -> bool {
        self.seq + KEPT_FOR_PLAY >= MAX_LOG_ENTRIES as u64
    }
}

/// The entry that begins a match with `first`, if somebody is named. Another match goes on where
/// the last one ended: the deal, or the start, passes to the left.
pub(crate) fn started(table: &Table, first: Option<Seat>, seed: Seed) -> Entry {
    let next = |last: Seat| last.next(Direction::Clockwise, table.seats());
    let dealer = first.or_else(|| table.sheet.first().map(next));
    let left_handed = table.left_handed().collect();
    Entry::Started { seed: seed.to_string(), shuffle: SHUFFLE.into(), dealer, left_handed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Phrase;

    #[test]
    fn the_end_of_a_log_is_kept_for_playing_on() {
        let talk = Command::Say { phrase: Phrase::Hello };
        let most = MAX_LOG_ENTRIES as u64;
        for (entries, plays, talks) in [
            (0, true, true),
            (most - KEPT_FOR_PLAY - 1, true, true),
            (most - KEPT_FOR_PLAY, true, false),
            (most - 1, true, false),
            (most, false, false),
        ] {
            for command in [Command::Leave, Command::Return, Command::NextDeal] {
                assert_eq!(has_room(entries, &command), plays, "{entries}");
            }
            assert_eq!(has_room(entries, &talk), talks, "{entries}");
        }
    }
}
