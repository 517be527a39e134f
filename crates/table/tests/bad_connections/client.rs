//! A person with a client that repeats what was not answered.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::{mau, maxonaut};
use stammtisch_table::wire::{
    AnyMove, AnySeen, AnyView, Command, Phrase, ServerMessage, TableEvent, TablePhase, TableView,
};
use stammtisch_table::{ConnectionId, Entry, PlayerId, Request};

use crate::merge::merge;

/// After how many milliseconds an unanswered request is repeated.
const REPEAT_AFTER: u64 = 1_200;

pub(crate) struct Client {
    pub(crate) player: PlayerId,
    pub(crate) connection: Option<ConnectionId>,
    pub(crate) seq: u64,
    pub(crate) view: Option<TableView>,
    wishes: Vec<Command>,
    pending: Option<(Request, u64)>,
    welcomed: bool,
    next_no: u64,
    done: BTreeMap<u64, u64>,
    deals_told: usize,
    /// The sequence number before which it was told nothing, because it was not here.
    came_at: Option<u64>,
    words_told: usize,
}

impl Client {
    pub(crate) fn new(player: PlayerId) -> Self {
        Self {
            player,
            connection: None,
            seq: 0,
            view: None,
            wishes: Vec::new(),
            pending: None,
            welcomed: false,
            next_no: 1,
            done: BTreeMap::new(),
            deals_told: 0,
            came_at: None,
            words_told: 0,
        }
    }

    pub(crate) fn wish(&mut self, command: Command) {
        self.wishes.push(command);
    }

    pub(crate) fn cut(&mut self) {
        self.connection = None;
        self.welcomed = false;
    }

    pub(crate) fn since(&self) -> Option<u64> {
        self.view.as_ref().map(|_| self.seq)
    }

    /// Whether the connection is open and nothing is pending.
    pub(crate) fn is_content(&self) -> bool {
        self.welcomed && self.pending.is_none() && self.wishes.is_empty()
    }

    pub(crate) fn acknowledged(&self) -> impl Iterator<Item = (u64, &u64)> {
        self.done.iter().map(|(no, seq)| (*no, seq))
    }

    /// Whether the end of every deal or round was told exactly once, over all connections, and so
    /// was every phrase in the log.
    pub(crate) fn is_told_everything<'a>(&self, log: impl Iterator<Item = &'a Entry>) -> bool {
        let came_at = self.came_at.unwrap_or_default() as usize;
        let words = log.skip(came_at).filter(|entry| matches!(entry, Entry::Said { .. })).count();
        let rows = self.view.as_ref().map(|view| view.sheet.len());
        rows == Some(self.deals_told) && words == self.words_told
    }

    pub(crate) fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { seq, last_no, view, missed, .. } => {
                self.next_no = self.next_no.max(last_no + 1);
                self.welcomed = true;
                self.see(seq, *view, &missed);
                // An unanswered request is repeated at once.
                if let Some((_, sent)) = &mut self.pending {
                    *sent = 0;
                }
            }
            ServerMessage::Update { seq, events, now, sheet, evening, .. } => {
                let known = self.view.clone().expect("a welcome came first");
                let sheet = sheet.unwrap_or(known.sheet);
                let evening = evening.unwrap_or(known.evening);
                let now = merge(known.now, &now);
                self.see(seq, TableView { now, sheet, evening, ..known }, &events);
            }
            ServerMessage::Done { no, seq } => {
                let before = self.done.insert(no, seq);
                assert!(before.is_none_or(|before| before == seq), "answers of {no} differ");
                self.answered(no);
            }
            ServerMessage::Refused { no, code, .. } => {
                assert_ne!(code, "number_taken");
                let no = no.expect("a number");
                assert!(!self.done.contains_key(&no), "{no} was done, now it is {code}");
                self.answered(no);
            }
            ServerMessage::Wrote { .. }
            | ServerMessage::Reason { .. }
            | ServerMessage::Explained { .. }
            | ServerMessage::Pong
            | ServerMessage::Closing { .. } => {}
        }
    }

    fn see(&mut self, seq: u64, view: TableView, events: &[TableEvent]) {
        assert!(seq >= self.seq, "the table went back from {} to {seq}", self.seq);
        self.seq = seq;
        self.view = Some(view);
        self.came_at.get_or_insert(seq);
        for event in events {
            match event {
                TableEvent::Said { .. } => self.words_told += 1,
                TableEvent::Game {
                    event:
                        AnySeen::Mau(mau::SeenEvent::DealEnded { .. })
                        | AnySeen::Maxonaut(maxonaut::SeenEvent::RoundEnded { .. }),
                    ..
                } => self.deals_told += 1,
                _ => {}
            }
        }
    }

    fn answered(&mut self, no: u64) {
        if self.pending.as_ref().is_some_and(|(request, _)| request.no == no) {
            self.pending = None;
        }
    }

    /// What the client sends now.
    pub(crate) fn act(&mut self, now: u64, chance: &mut Chance) -> Option<Request> {
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
        let command = self.next_command(chance)?;
        let request = Request { player: self.player, no: self.next_no, base: self.seq, command };
        self.next_no += 1;
        self.pending = Some((request.clone(), now));
        Some(request)
    }

    fn next_command(&mut self, chance: &mut Chance) -> Option<Command> {
        if !self.wishes.is_empty() {
            let seated = self.view.as_ref()?.now.you.seat.is_some();
            let all = self.view.as_ref()?.now.seats.iter().filter(|seat| !is_free(seat)).count();
            // The bots come once both people have sat down.
            let waits = seated && all < 2;
            return (!waits).then(|| self.wishes.remove(0));
        }
        let view = &self.view.as_ref()?.now;
        if view.you.seat.is_some() && chance.below(100) == 0 {
            return Some(Command::Say { phrase: word(chance) });
        }
        match view.state {
            TablePhase::BetweenDeals => Some(Command::NextDeal),
            TablePhase::Playing => {
                pick(view.game.as_ref()?, false, chance).map(|mv| Command::Move { mv })
            }
            TablePhase::Lobby | TablePhase::Finished => None,
        }
    }
}

/// A legal move; now and then an irregular one, where that is part of the game. A player who is not
/// waited for often does nothing.
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
pub(crate) fn word(chance: &mut Chance) -> Phrase {
    let words = [Phrase::BelieveMe, Phrase::NotAChance, Phrase::Wink];
    words[chance.below(words.len() as u32) as usize]
}

fn is_free(seat: &stammtisch_table::wire::SeatView) -> bool {
    matches!(seat.occupant, stammtisch_table::wire::Occupant::Free)
}
