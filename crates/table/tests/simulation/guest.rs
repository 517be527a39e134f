//! A person with a client that reconnects and repeats what was not answered.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_table::wire::{
    AnyMove, AnyView, AwayView, Command, Occupant, Phrase, RulesNow, ServerMessage, TableEvent,
    TableNow, TablePhase, TableView,
};
use stammtisch_table::{ConnectionId, PlayerId, Request};

use crate::merge::merge;
use crate::network::Link;

/// After how many milliseconds an unanswered request is repeated.
pub(crate) const REPEAT_AFTER: u64 = 1_200;

/// The kind of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Client {
    Plays,
    /// A second window of a player, which only reads.
    Window,
    /// A shared screen of a player.
    Screen,
}

pub(crate) struct Guest {
    pub(crate) player: PlayerId,
    pub(crate) client: Client,
    pub(crate) link: Link,
    /// The connection as the client knows it.
    pub(crate) connection: Option<ConnectionId>,
    /// When the last message arrives on this connection: messages on one connection stay in order.
    pub(crate) last_down: u64,
    /// It does not reconnect before this time.
    pub(crate) away_until: u64,
    pub(crate) seq: u64,
    pub(crate) view: Option<TableView>,
    welcomed: bool,
    pending: Option<(Request, u64)>,
    next_no: u64,
    /// The command sent under each number, and the sequence numbers of the answers.
    pub(crate) sent: BTreeMap<u64, Command>,
    pub(crate) done: BTreeMap<u64, u64>,
    /// The sequence number before which it was told nothing, because it was not here yet.
    pub(crate) came_at: Option<u64>,
    pub(crate) told: Vec<TableEvent>,
    /// The first thing it found wrong.
    pub(crate) complaint: Option<String>,
    /// A command answered twice with different sequence numbers: wrong if it is stored. One that leaves no
    /// entry is judged again after a restart.
    pub(crate) done_again: Option<(u64, String)>,
}

impl Guest {
    pub(crate) fn new(player: PlayerId, client: Client, link: Link) -> Self {
        Self {
            player,
            client,
            link,
            connection: None,
            last_down: 0,
            away_until: 0,
            seq: 0,
            view: None,
            welcomed: false,
            pending: None,
            next_no: 1,
            sent: BTreeMap::new(),
            done: BTreeMap::new(),
            came_at: None,
            told: Vec::new(),
            complaint: None,
            done_again: None,
        }
    }

    pub(crate) fn cut(&mut self, away_until: u64) {
        self.connection = None;
        self.welcomed = false;
        self.away_until = self.away_until.max(away_until);
    }

    pub(crate) fn since(&self) -> Option<u64> {
        self.view.as_ref().map(|_| self.seq)
    }

    /// The player whose messages it gets: a screen is nobody.
    pub(crate) fn eyes(&self) -> PlayerId {
        if self.client == Client::Screen { PlayerId(0) } else { self.player }
    }

    /// Whether the connection is open and nothing is unanswered.
    pub(crate) const fn is_content(&self) -> bool {
        self.welcomed && self.pending.is_none()
    }

    pub(crate) fn hear(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome { seq, last_no, view, missed, .. } => {
                self.next_no = self.next_no.max(last_no + 1);
                self.welcomed = true;
                self.see(*seq, (**view).clone(), missed);
                // An unanswered request is repeated at once.
                if let Some((_, sent)) = &mut self.pending {
                    *sent = 0;
                }
            }
            ServerMessage::Update { seq, events, now, sheet, evening, rules } => {
                let Some(known) = self.view.take() else {
                    return self.complain("an update came before the welcome".into());
                };
                let sheet = sheet.clone().unwrap_or(known.sheet);
                let evening = evening.clone().unwrap_or(known.evening);
                let now = merge(known.now, now);
                let (rules, chosen) = match rules.as_deref().cloned() {
                    Some(RulesNow { rules, chosen }) => (rules, chosen),
                    None => (known.rules, known.chosen),
                };
                let view = TableView { now, sheet, evening, rules, chosen, ..known };
                self.see(*seq, view, events);
            }
            ServerMessage::Done { no, seq } => {
                let before = self.done.insert(*no, *seq);
                if before.is_some_and(|before| before != *seq) {
                    let what = format!("{no} was done at {before:?}, now at {seq}");
                    self.done_again.get_or_insert((*no, what));
                }
                self.answered(*no);
            }
            ServerMessage::Refused { no, code, .. } => {
                let Some(no) = *no else { return self.complain(format!("what is {code}?")) };
                if code == "number_taken" || self.done.contains_key(&no) {
                    self.complain(format!("{no} is refused now: {code}"));
                }
                self.answered(no);
            }
            ServerMessage::Wrote { .. }
            | ServerMessage::Reason { .. }
            | ServerMessage::Explained { .. }
            | ServerMessage::Pong
            | ServerMessage::Closing { .. } => {}
        }
    }

    fn complain(&mut self, what: String) {
        self.complaint.get_or_insert(what);
    }

    fn see(&mut self, seq: u64, view: TableView, events: &[TableEvent]) {
        if seq < self.seq {
            self.complain(format!("the table went back from {} to {seq}", self.seq));
        }
        self.seq = seq;
        self.view = Some(view);
        if self.came_at.is_none() {
            self.came_at = Some(seq);
        }
        self.told.extend_from_slice(events);
    }

    fn answered(&mut self, no: u64) {
        if self.pending.as_ref().is_some_and(|(request, _)| request.no == no) {
            self.pending = None;
        }
    }

    /// What the client sends now. When it is `late` it begins nothing new.
    pub(crate) fn act(&mut self, now: u64, late: bool, chance: &mut Chance) -> Option<Request> {
        if !self.welcomed {
            return None;
        }
        if let Some((request, sent)) = &mut self.pending {
            let again = now - *sent >= REPEAT_AFTER;
            if again {
                *sent = now;
            }
            return again.then(|| request.clone());
        }
        let acts = self.client == Client::Plays && !late;
        let command = acts.then(|| self.next_command(chance)).flatten()?;
        let request = Request {
            player: self.player,
            no: self.next_no,
            base: self.seq,
            command: command.clone(),
        };
        self.sent.insert(self.next_no, command);
        self.next_no += 1;
        self.pending = Some((request.clone(), now));
        Some(request)
    }

    fn next_command(&self, chance: &mut Chance) -> Option<Command> {
        let view = self.view.as_ref()?;
        let now = &view.now;
        let sits = now.you.seat.is_some();
        if sits && chance.below(40) == 0 {
            return Some(Command::Say { phrase: word(chance) });
        }
        if self.is_played_by_a_bot(now) {
            return Some(Command::Return);
        }
        if now.state == TablePhase::Playing && self.leaves(now, chance) {
            return Some(Command::Leave);
        }
        if let Some(other) = self.other(now, chance) {
            return Some(other);
        }
        let free = now.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Free)).count();
        match now.state {
            TablePhase::Lobby if !sits && self.sits_down() => Some(Command::Sit { seat: None }),
            TablePhase::Lobby if !now.you.host => None,
            TablePhase::Lobby if free == 0 => Some(Command::Start { first: None }),
            // At some tables the fourth only watches, and a bot plays.
            TablePhase::Lobby if free == 1 && sits && chance.below(6) == 0 => {
                Some(Command::FillBots { bot: "random".into() })
            }
            TablePhase::Lobby => None,
            TablePhase::BetweenDeals => sits.then_some(Command::NextDeal),
            TablePhase::Playing => {
                let mv = pick(now.game.as_ref()?, false, chance)?;
                Some(Command::Move { mv })
            }
            TablePhase::Finished if sits => Some(Command::Rematch),
            // It has left a match that is over by now.
            TablePhase::Finished => {
                (self.sits_down() && free > 0).then_some(Command::Sit { seat: None })
            }
        }
    }

    /// The fourth gets up now and then, the host rarely; for credits anybody may.
    fn leaves(&self, now: &TableNow, chance: &mut Chance) -> bool {
        let seldom = match self.player.0 {
            4 => 60,
            _ if now.you.host => 120,
            _ if now.pot.is_some() => 40,
            _ => return false,
        };
        chance.below(seldom) == 0
    }

    /// What people do besides playing: vote about absent players, offer a seat, and take one.
    fn other(&self, now: &TableNow, chance: &mut Chance) -> Option<Command> {
        let Some(own) = now.you.seat else {
            let asks = now.watchers.iter().any(|one| Some(one.id) == now.you.watcher && one.asks);
            if self.sits_down() && now.state == TablePhase::Playing && !asks {
                return Some(Command::AskForSeat { wanted: true });
            }
            return now.you.offered.map(|seat| Command::Sit { seat: Some(seat) });
        };
        let about = now.seats.iter().find(|seat| seat.can_be_voted && seat.seat != own);
        if let Some(about) = about.filter(|_| chance.below(4) == 0) {
            return Some(Command::Vote { about: about.seat });
        }
        let watcher = now.watchers.iter().find(|watcher| watcher.offered.is_none())?;
        let offers = now.pot.is_none() && chance.below(40) == 0;
        offers.then_some(Command::Offer { watcher: Some(watcher.id) })
    }

    /// Whether a bot stands in and only the command `return` ends that.
    fn is_played_by_a_bot(&self, now: &TableNow) -> bool {
        let own = now.seats.iter().find(|seat| Some(seat.seat) == now.you.seat);
        own.is_some_and(|seat| {
            matches!(
                seat.occupant,
                Occupant::Person { away: Some(AwayView::Left | AwayView::Idle), .. }
            )
        })
    }

    /// Whether it changes the rules or the seats now: a host does so now and then, between matches,
    /// where no stake is paid.
    pub(crate) fn bends(&self, chance: &mut Chance) -> bool {
        let view = self.view.as_ref().filter(|_| self.is_content());
        let host = self.client == Client::Plays
            && view.is_some_and(|TableView { now, .. }| {
                let resting = matches!(now.state, TablePhase::Lobby | TablePhase::Finished);
                resting && now.you.host && now.settings.stake == 0
            });
        host && chance.below(16) == 0
    }

    /// Whether this person takes seats: the fifth only watches.
    fn sits_down(&self) -> bool {
        self.player.0 != 5
    }
}

/// A legal move; now and then an irregular one. A player who is not waited for often does nothing.
pub(crate) fn pick(view: &AnyView, waited_for: bool, chance: &mut Chance) -> Option<AnyMove> {
    let irregular = view.irregular();
    if chance.below(50) == 0 && !irregular.is_empty() {
        return Some(irregular[chance.below(irregular.len() as u32) as usize]);
    }
    let moves = view.legal();
    let idle = if waited_for { 0 } else { 4 };
    moves.get(chance.below(moves.len().max(1) as u32 + idle) as usize).copied()
}

/// A phrase to say.
fn word(chance: &mut Chance) -> Phrase {
    let words = [Phrase::BelieveMe, Phrase::NotAChance, Phrase::Wink];
    words[chance.below(words.len() as u32) as usize]
}
