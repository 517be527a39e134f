//! Live state, which is in no log: who is here, watches, asks and votes, the chat, what bots are
//! about to do. A restart loses all of it.

mod admission;
pub(crate) mod chat;
mod names;
mod people;
pub(crate) mod planned_moves;
pub(crate) mod presence;
mod recent_answers;
mod talk;
mod transient;
mod votes;
pub(crate) mod waited_for;
mod watchers;

use std::collections::BTreeMap;

use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_ids::TableId;

pub use names::Profile;
pub(crate) use recent_answers::RecentAnswers;
pub(crate) use transient::Change;
pub use transient::Transient;

use crate::id::{ConnectionId, PlayerId};
use crate::log::Entry;
use crate::publish::delta::PartHashes;
use crate::race::Races;
use crate::race::decided_matter::DecidedMatter;
use crate::state::TableState;
use crate::time::Millis;
use admission::Visits;
use chat::Chat;
use names::Names;
use planned_moves::PlannedMoves;
use presence::Presence;
use talk::Talk;
use votes::Votes;
use waited_for::WaitedFor;
use watchers::Watchers;

/// The live state of a table.
#[derive(Clone, Default)]
pub(crate) struct Live {
    /// The time noted last.
    pub(crate) now: Millis,
    pub(crate) presence: Presence,
    pub(crate) visits: Visits,
    pub(crate) names: Names,
    /// The name of somebody in the results has changed since these were published last.
    pub(crate) results_renamed: bool,
    pub(crate) watchers: Watchers,
    pub(crate) talk: Talk,
    pub(crate) chat: Chat,
    pub(crate) votes: Votes,
    /// Seats that may be voted about.
    pub(crate) votable: SeatSet,
    /// The seat that the others wait for, and since when.
    pub(crate) waiting: Option<WaitedFor>,
    /// Since when somebody has asked for the next deal.
    pub(crate) asked_at: Option<Millis>,
    /// Since when the next step of a lesson has been due, once noted.
    pub(crate) step_since: Option<Millis>,
    /// Since when values for the match are to be revealed, once noted.
    pub(crate) opening_since: Option<Millis>,
    pub(crate) plans: PlannedMoves,
    /// The id of the table in the store, if it is stored: ids of finished matches contain it.
    pub(crate) id: Option<TableId>,
    /// The names for bots, in the order in which they sit down.
    pub(crate) bot_names: Vec<String>,
    /// Races between commands.
    pub(crate) races: Races,
    pub(crate) recent: RecentAnswers,
    /// What each open connection was shown last.
    pub(crate) shown: BTreeMap<ConnectionId, PartHashes>,
    /// Something has changed that is not logged, and is to be published.
    pub(crate) news: bool,
}

impl Live {
    /// Follows an entry that was just applied; `stake` is the stake before it.
    pub(crate) fn follow(&mut self, entry: &Entry, stake: u32, state: &TableState) {
        match *entry {
            Entry::Sat { seat, player } | Entry::HandedOver { seat, player } => {
                self.vacate(seat);
                self.watchers.ask_no_more(player);
            }
            Entry::Stood { seat } | Entry::BotRemoved { seat } => self.vacate(seat),
            Entry::Removed { player } => self.watchers.ask_no_more(player),
            Entry::RulesSet { .. } => self.gather_anew(state.settings.stake),
            // Nobody who asked for a seat is seated for a stake that was not visible then.
            Entry::SettingsChanged { settings } if settings.stake != stake => {
                self.watchers.asking.clear();
            }
            Entry::Started { .. } => {
                self.votes.clear();
                self.races.late.clear();
                self.step_since = None;
            }
            Entry::NextDeal => {
                self.votes.clear();
                self.races.late.clear();
            }
            Entry::Moved { seat, mv, ref reactions, .. } => {
                let (races, windows) = (&mut self.races, &state.windows);
                let decided =
                    DecidedMatter::by((seat, mv), reactions, &races.told, windows, self.now);
                races.decided = decided.or(races.decided);
                // The bot's move may be legal once more, but it did not mean to make it twice.
                self.plans.forget(seat);
                self.votes.clear_vote(seat);
                self.step_since = None;
            }
            Entry::Late { seat, .. } => self.races.late.retain(|late| late.seat != seat),
            Entry::WentOn { .. } => self.step_since = None,
            Entry::Ready { seat } => self.votes.clear_vote(seat),
            Entry::BotTookOver { seat, .. }
            | Entry::Withdrew { seat, .. }
            | Entry::Returned { seat } => {
                self.plans.forget(seat);
                self.votes.clear_vote(seat);
            }
            Entry::Said { seat, .. } => self.talk.spoke(seat, self.now),
            Entry::Voted { seat, about } => self.votes.add(about, seat),
            // The moves that bots have planned would still be legal.
            Entry::Conceded { .. } => self.plans.clear(),
            Entry::BotAdded { .. }
            | Entry::SealedMove { .. }
            | Entry::SeedFixed { .. }
            | Entry::ValuePromised { .. }
            | Entry::OpeningsAsked { .. }
            | Entry::ValueOpened { .. }
            | Entry::OpeningsDropped
            | Entry::SeedOpened { .. }
            | Entry::SettingsChanged { .. }
            | Entry::HostChanged { .. }
            | Entry::KeySet { .. }
            | Entry::Readmitted
            | Entry::Settled { .. } => {}
        }
    }

    /// The seat is free, or somebody else's.
    fn vacate(&mut self, seat: Seat) {
        self.plans.forget(seat);
        self.votes.clear_vote(seat);
        self.watchers.offers.remove(&seat);
    }

    /// Rules or seats have changed: everything about seats and the last game is void.
    fn gather_anew(&mut self, stake: u32) {
        self.votes.clear();
        self.plans.clear();
        self.talk = Talk::default();
        self.watchers.offers.clear();
        if stake > 0 {
            // Nobody is seated to pay under rules that were not visible when asking for a seat.
            self.watchers.asking.clear();
        }
    }

    /// Drops planned moves of bots that no longer fit the situation. A planned catch survives what
    /// others do as long as it can still be made; so does a turn move, since it is legal only as
    /// long as the turn has not been taken. An accusation is void once the accused has acted again:
    /// it was not meant for that.
    pub(crate) fn drop_void_thoughts(&mut self, state: &TableState) {
        self.plans.keep(|seat, thought| {
            state.allows(seat, thought.mv)
                && !state.is_accused_of_more(thought.mv, thought.situation)
                && !state.reacts_unseen(thought.mv, thought.situation)
        });
    }

    /// Drops live state after a replay of the log: whatever depends on who was here at the time.
    pub(crate) fn after_replay(&mut self) {
        self.talk = Talk::default();
        self.votes.clear();
    }

    /// Takes over what no log holds from the table as it was before its log was replayed:
    /// connections stay open and belong to the same players.
    pub(crate) fn keep(&mut self, before: Self) {
        self.races.delays = before.races.delays;
        self.presence = before.presence;
        self.visits = before.visits;
        self.watchers = before.watchers;
        self.chat = before.chat;
        // The log has no names of people who only watch or only wrote something.
        self.names.add(before.names);
    }

    /// The name of a player.
    pub(crate) fn name(&self, player: PlayerId) -> String {
        self.names.of(player).unwrap_or_else(|| "?".into())
    }
}
