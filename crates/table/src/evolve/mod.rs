//! Applies entries of the log to the state of a table. Nothing is refused here: what is in the log
//! has happened.

mod play;
mod rules;
mod seats;
mod shuffle;

use stammtisch_engine::any::AnyEvent;

use crate::log::Entry;
use crate::publish::history::Happened;
use crate::refusal::Refusal;
use crate::rules::UnreadableTable;
use crate::state::TableState;
use crate::wire::Reaction;

/// An entry does not fit the log before it: the log is damaged, or the rules are another version's.
/// The table must not be played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// It names a seat that the table does not have, or that is not in the state the entry needs.
    #[error("entry {0} names a seat that is not as it says")]
    Seat(u64),
    /// It belongs to a match that has not begun.
    #[error("entry {0} belongs to a game that has not begun")]
    NoGame(u64),
    /// The match was shuffled in a way that this version does not know.
    #[error("entry {0} was shuffled by `{1}`, which this version does not know")]
    Shuffle(u64, String),
    /// The seed of the match was sealed with a key that this house does not have.
    #[error("entry {0} begins a match whose seed is sealed with a key that is not here")]
    KeyLost(u64),
    /// It is a sealed move, and the share that would unseal it is unknown.
    #[error("entry {0} is a sealed move that cannot be opened")]
    Sealed(u64),
    /// It sets rules that this version cannot read.
    #[error("entry {0} sets rules that cannot be used: {1}")]
    Rules(u64, UnreadableTable),
    /// The rules refuse the move.
    #[error("entry {0} is refused by the rules: {1}")]
    Move(u64, Refusal),
    /// The entries were decided on when the log had another length than now.
    #[error("these entries follow entry {decided}, and the log is at {now}")]
    Overtaken {
        /// The sequence number after which they were decided.
        decided: u64,
        /// The sequence number of the table.
        now: u64,
    },
}

impl TableState {
    /// Applies the next entry.
    pub(crate) fn evolve(&mut self, entry: &Entry) -> Result<(), Broken> {
        self.seq += 1;
        let mut happened = Vec::new();
        self.apply(entry, &mut happened)?;
        self.note_sides(&mut happened);
        for truth in happened.iter().filter_map(game_truth) {
            if self.game.as_mut().is_some_and(|game| game.note_on_sheet(truth)) {
                self.sheet_seq = self.seq;
            }
        }
        self.note_result(matches!(entry, Entry::Conceded { .. } | Entry::Withdrew { .. }));
        self.history.push(self.seq, happened);
        self.follow_race(entry);
        Ok(())
    }

    /// Notes for each event which side the cards showed that it names.
    fn note_sides(&self, happened: &mut [Happened]) {
        let mut after = self.game.as_ref().is_some_and(|game| game.running.is_turned());
        for happened in happened.iter_mut().rev() {
            let Happened::Game(truth, turned) = happened else { continue };
            *turned = after;
            after = truth.turned_over().map_or(after, |back| !back);
        }
    }

    fn apply(&mut self, entry: &Entry, happened: &mut Vec<Happened>) -> Result<(), Broken> {
        match *entry {
            Entry::Sat { seat, player } => self.sat(seat, player, happened),
            Entry::BotAdded { seat, ref bot, ref name } => {
                self.bot_added(seat, bot, name, happened)
            }
            Entry::Stood { seat } => self.stood(seat, happened),
            Entry::BotRemoved { seat } => self.bot_removed(seat, happened),
            Entry::HandedOver { seat, player } => self.handed_over(seat, player, happened),
            Entry::Ready { seat } => self.sitting(seat).map(|sitting| sitting.ready = true),
            Entry::BotTookOver { seat, ref bot, why, reserve_ms } => {
                self.bot_took_over(seat, bot, why, reserve_ms, happened)
            }
            Entry::Returned { seat } => self.returned(seat, happened),
            Entry::RulesSet { ref chosen, ref rules, seats, ref stay } => {
                self.rules_set((chosen, rules, seats), stay, happened)
            }
            Entry::Started { ref seed, ref shuffle, dealer, ref left_handed } => {
                self.started((seed.as_deref(), shuffle), dealer, left_handed, happened)
            }
            Entry::Moved { seat, mv, reserve_ms, ref reactions, .. } => {
                self.moved(seat, mv, reserve_ms, happened)?;
                if !reactions.is_empty() {
                    self.reacted.clone_from(reactions);
                    happened.push(Happened::Reacted(reactions.clone()));
                }
                Ok(())
            }
            Entry::Late { seat, ms } => self.late(Reaction { seat, ms }, happened),
            Entry::SealedMove { .. } => Err(Broken::Sealed(self.seq)),
            Entry::NextDeal => self.next_deal(happened),
            Entry::Withdrew { seat, ref bot } => self.withdrew(seat, bot, happened),
            Entry::Conceded { winner } => self.conceded(winner, happened),
            Entry::Settled { ref winners, ref amounts, house } => {
                self.settled(winners, amounts, house, happened)
            }
            Entry::Said { seat, phrase, .. } => {
                self.seats.get(seat).ok_or(Broken::Seat(self.seq))?;
                happened.push(Happened::Said(seat, phrase));
                Ok(())
            }
            Entry::Voted { seat, about } => {
                self.sitting(about)?;
                happened.push(Happened::Voted { seat, about });
                Ok(())
            }
            Entry::WentOn { seat } => {
                self.sitting(seat)?;
                if let Some(game) = &mut self.game {
                    game.moves += 1;
                }
                Ok(())
            }
            Entry::SeedFixed { commitment, ref seed, ref mix } => {
                self.seed_fixed(commitment, seed, mix)
            }
            Entry::ValuePromised { seat, promise } => self.value_promised(seat, promise),
            Entry::OpeningsAsked { first } => self.openings_asked(first),
            Entry::ValueOpened { seat, value } => self.value_opened(seat, value),
            Entry::OpeningsDropped => {
                self.shuffle.opening = None;
                Ok(())
            }
            Entry::SeedOpened { ref seed } => self.seed_opened(seed),
            Entry::HostChanged { player } => {
                self.host = player;
                happened.push(Happened::HostChanged(player));
                Ok(())
            }
            Entry::SettingsChanged { settings } => {
                let before = std::mem::replace(&mut self.settings, settings);
                self.key = self.key.take().filter(|_| settings.link_only);
                happened.push(Happened::SettingsChanged { settings, before });
                Ok(())
            }
            Entry::KeySet { ref key } => {
                self.key = Some(key.clone());
                Ok(())
            }
            Entry::Removed { player } => {
                self.removed.insert(player);
                let seat = self.seat_of(player);
                happened.extend(seat.map(|seat| Happened::SentAway(seat, player)));
                Ok(())
            }
            Entry::Readmitted => {
                self.removed.clear();
                Ok(())
            }
        }
    }
}

pub(crate) const fn game_truth(happened: &Happened) -> Option<&AnyEvent> {
    if let Happened::Game(truth, _) = happened { Some(truth) } else { None }
}
