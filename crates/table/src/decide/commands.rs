//! The dispatch of commands: for each one, the function that decides on it.

use super::decided::Decided;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::limits::MAX_LOG_ENTRIES;

use super::{Request, host, play, seats, settings, shuffle, talk, votes, watchers};
use crate::limits::ENTRIES_KEPT_FOR_PLAY;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{Command, TablePhase};

/// Decides on a command that has no answer yet.
pub(super) fn decide(
    table: &Table,
    request: &Request,
    fresh: &mut dyn FnMut() -> Seed,
) -> Result<Decided, Refusal> {
    let Request { player, base, ref command, .. } = *request;
    let state = &table.state;
    if base > state.seq {
        return Err(Refusal::BadBase);
    }
    if !has_room(state.seq, command) {
        return Err(Refusal::LogFull);
    }
    if state.removed.contains(&player) {
        return Err(Refusal::Removed);
    }
    state.fits_lesson(command)?;
    state.fits_daily(player, command)?;
    let entries = match command {
        Command::Sit { seat } => seats::sit(table, player, *seat),
        Command::Stand => seats::stand(&table.state, player),
        Command::Leave => seats::leave(table, player),
        Command::Return => seats::come_back(&table.state, player),
        Command::AddBot { seat, bot } => host::add_bot(table, player, *seat, bot),
        Command::RemoveBot { seat } => host::remove_bot(&table.state, player, *seat),
        Command::FillBots { bot } => host::fill_bots(table, player, bot),
        Command::Start { first } => host::start_match(table, player, *first, fresh),
        Command::Move { mv } => play::make_move(table, player, base, *mv),
        Command::NextDeal => play::ready(table, player, TablePhase::BetweenDeals),
        Command::Rematch => play::ready(table, player, TablePhase::Finished),
        Command::Say { phrase } => talk::say(table, player, *phrase),
        Command::ChangeSettings { settings } => {
            settings::change_settings(table, player, *settings, fresh)
        }
        Command::Unseat { seat } => host::unseat(&table.state, player, *seat),
        Command::SendAway { seat } => host::send_away(&table.state, player, *seat),
        Command::Vote { about } => votes::vote(table, player, *about),
        Command::RemoveWatcher { watcher } => watchers::remove_watcher(table, player, *watcher),
        Command::PromiseValue { promise } => shuffle::promise(table, player, base, promise),
        Command::OpenValue { value } => shuffle::open(table, player, value),
        Command::Readmit => watchers::readmit(&table.state, player),
        Command::GoOn => play::go_on(&table.state, player),
        Command::Write { text } => return talk::write(table, player, text),
        Command::Offer { watcher } => return watchers::offer(table, player, *watcher),
        Command::AskForSeat { wanted } => return watchers::ask_for_seat(table, player, *wanted),
        Command::HideWatcher { watcher, hidden } => {
            return watchers::hide_watcher(table, player, *watcher, *hidden);
        }
    }?;
    Ok(Decided::Entries(entries))
}

/// Whether a log with this many entries has room for what follows from this command.
const fn has_room(entries: u64, command: &Command) -> bool {
    let kept = match command {
        Command::Move { .. } | Command::NextDeal | Command::Leave | Command::Return => 0,
        _ => ENTRIES_KEPT_FOR_PLAY,
    };
    entries + kept < MAX_LOG_ENTRIES as u64
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
            (most - ENTRIES_KEPT_FOR_PLAY - 1, true, true),
            (most - ENTRIES_KEPT_FOR_PLAY, true, false),
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
