//! Who is told what: the only place that makes messages to clients. Everything in them is built
//! up from what the viewer may know; nothing is taken out of something larger.

use std::collections::BTreeMap;
use std::mem::take;

use stammtisch_engine::seat::Seat;

use crate::history::{Happened, Who};
use crate::id::{Line, PlayerId};
use crate::refusal::Refusal;
use crate::shown::{Prints, change};
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{ServerMessage, TableEvent, TableView};

/// One message and the lines it goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The lines.
    pub to: Vec<Line>,
    /// The message.
    pub message: ServerMessage,
}

/// Who comes in, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// Who.
    pub player: PlayerId,
    /// The sequence number up to which the client knows everything; none: it knows nothing.
    pub since: Option<u64>,
    /// Whether this is a screen for the whole room: it counts as nobody and shows no hand.
    pub screen: bool,
}

/// Whose eyes a message is made for. Lines with the same eyes get the same message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Eyes {
    pub(crate) seat: Option<Seat>,
    pub(crate) host: bool,
    pub(crate) watcher: Option<u32>,
    pub(crate) offered: Option<Seat>,
    pub(crate) can_readmit: bool,
}

impl Table {
    /// Opens a line for a player or spectator, and gives its first message. The others learn of it
    /// by [`Table::publish`].
    ///
    /// # Errors
    /// Whoever may not come in is told why; nothing has changed then.
    pub fn connect(
        &mut self,
        line: Line,
        visit: Visit,
        now: Millis,
    ) -> Result<ServerMessage, Refusal> {
        let Visit { player, since, screen } = visit;
        self.admit(line, player, now)?;
        self.visits.note(player, now);
        if screen {
            self.presence.open_screen(line, player);
        } else {
            let came = self.presence.open(line, player, now);
            if let Some(seat) = self.seat_of(player).filter(|_| came) {
                self.votes.settle(seat);
            }
            self.news = true;
        }
        self.note_time(now);
        let eyes = self.eyes_of(player, screen);
        let (_, prints) = change(self.view_now(eyes), None);
        self.shown.insert(line, prints);
        Ok(self.greeting(player, eyes, since))
    }

    /// Closes a line.
    pub fn disconnect(&mut self, line: Line, now: Millis) {
        if let Some(player) = self.presence.whose(line) {
            self.visits.note(player, now);
        }
        self.news |= self.presence.close(line, now);
        self.shown.remove(&line);
        self.forget_delay(line);
        self.note_time(now);
        if !self.presence.is_anybody_here() {
            self.thoughts.clear();
        }
    }

    /// The first message on a line, or the one that brings it up to date.
    #[must_use]
    pub fn welcome(&self, player: PlayerId, since: Option<u64>) -> ServerMessage {
        self.greeting(player, self.eyes_of(player, false), since)
    }

    fn greeting(&self, player: PlayerId, eyes: Eyes, since: Option<u64>) -> ServerMessage {
        ServerMessage::Welcome {
            seq: self.seq,
            last_no: self.last_no(player),
            view: Box::new(self.view(eyes)),
            chat: self.chat_lines(),
            missed: since.map(|since| self.events_after(since, eyes.seat)).unwrap_or_default(),
        }
    }

    /// The highest command number of a player that has been answered or is held; 0 before the first.
    #[must_use]
    pub fn last_no(&self, player: PlayerId) -> u64 {
        self.answers.last_no(player).max(self.held_no(player))
    }

    /// What all open lines are told of what happened after `seq`: one message for all eyes that
    /// see the same and have been shown the same. With nothing new in the log it tells who is here.
    /// Whoever is on these lines has to be sent it: the next message names only what has changed.
    pub fn publish(&mut self, after: u64) -> Vec<Outgoing> {
        let mut alike: BTreeMap<(Eyes, Option<Prints>), Vec<Line>> = BTreeMap::new();
        for (line, player, screen) in self.presence.lines() {
            let eyes = self.eyes_of(player, screen);
            alike.entry((eyes, self.shown.get(&line).copied())).or_default().push(line);
        }
        let mut outgoing = Vec::with_capacity(alike.len());
        let evening_changed = take(&mut self.evening_renamed) || self.evening_seq > after;
        for ((eyes, before), to) in alike {
            let (now, prints) = change(self.view_now(eyes), before);
            self.shown.extend(to.iter().map(|line| (*line, prints)));
            let message = ServerMessage::Update {
                seq: self.seq,
                events: self.events_after(after, eyes.seat),
                now: Box::new(now),
                sheet: (self.sheet_seq > after).then(|| self.sheet.rows().to_vec()),
                evening: evening_changed.then(|| self.evening()),
                rules: (self.rules_seq > after).then(|| Box::new(self.rules_view())),
            };
            outgoing.push(Outgoing { to, message });
        }
        outgoing
    }

    /// The table as somebody sees it who has no part in it.
    #[must_use]
    pub fn public_view(&self) -> TableView {
        self.view(Eyes::default())
    }

    /// A screen in the middle of the room shows no hand, whoever has switched it on.
    fn eyes_of(&self, player: PlayerId, screen: bool) -> Eyes {
        if screen {
            return Eyes::default();
        }
        let seat = self.seat_of(player);
        let watcher = seat.is_none().then(|| self.person_no(player));
        let host = self.host == Some(player);
        let can_readmit = host && !self.removed.is_empty();
        Eyes { seat, host, watcher, offered: self.offered_to(player), can_readmit }
    }

    /// What a viewer learns of everything after `after`; nothing if part of it is forgotten.
    pub(crate) fn events_after(&self, after: u64, viewer: Option<Seat>) -> Vec<TableEvent> {
        let sits_since = viewer
            .and_then(|seat| self.chairs.get(seat)?.person())
            .map_or(u64::MAX, |sitting| sitting.since);
        let Some(happened) = self.history.after(after) else { return Vec::new() };
        happened
            .filter_map(|(seq, happened)| {
                // What a seat learned before its person sat down was meant for somebody else.
                self.seen(happened, viewer.filter(|_| seq >= sits_since))
            })
            .collect()
    }

    fn seen(&self, happened: &Happened, viewer: Option<Seat>) -> Option<TableEvent> {
        Some(match *happened {
            Happened::Sat(seat, ref who) => TableEvent::Sat { seat, name: self.who(who) },
            Happened::Stood(seat, ref who) => TableEvent::Stood { seat, name: self.who(who) },
            Happened::BotTookOver(seat) => TableEvent::BotTookOver { seat },
            Happened::Returned(seat) => TableEvent::Returned { seat },
            Happened::Started => TableEvent::Started,
            Happened::MannerSet { manner, before } => TableEvent::MannerSet { manner, before },
            Happened::RulesSet(ref change) => {
                TableEvent::RulesSet { change: change.as_ref().clone() }
            }
            Happened::HostChanged(host) => {
                TableEvent::HostChanged { name: host.map(|host| self.name(host)) }
            }
            Happened::SentAway(seat, player) => {
                TableEvent::SentAway { seat, name: self.name(player) }
            }
            Happened::HandedOver(seat, player) => {
                TableEvent::HandedOver { seat, name: self.name(player) }
            }
            Happened::Withdrew(seat) => TableEvent::Withdrew { seat },
            Happened::Voted { seat, about } => TableEvent::Voted { seat, about },
            Happened::Conceded(winner) => TableEvent::Conceded { winner },
            Happened::Settled(ref winners, ref amounts, house) => {
                TableEvent::Settled { winners: winners.clone(), amounts: amounts.clone(), house }
            }
            Happened::Said(seat, phrase) => TableEvent::Said { seat, phrase },
            Happened::Game(ref truth) => {
                TableEvent::Game { event: self.game.as_ref()?.seen(truth, viewer)? }
            }
        })
    }

    pub(crate) fn who(&self, who: &Who) -> String {
        match who {
            Who::Player(player) => self.name(*player),
            Who::Bot(name) => name.clone(),
        }
    }

    pub(crate) fn name(&self, player: PlayerId) -> String {
        self.names.of(player).unwrap_or_else(|| "?".into())
    }
}
