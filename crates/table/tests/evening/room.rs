//! The server's side of one table: decide, store, apply, tell, in that order.

use std::collections::BTreeMap;
use std::rc::Rc;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::games::Rules;
use stammtisch_table::wire::{GameMove, ServerMessage};
use stammtisch_table::{
    Cause, Decision, Entry, Line, Millis, PlayerId, Received, Record, Reply, Request, Table, Visit,
};

use crate::guest::pick;
use crate::known::Known;
use crate::leak;

/// A stored entry with the command that caused it.
pub(crate) type Stored = (Record, Option<(PlayerId, u64)>);

/// Something done wrong on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It answers before it has stored.
    Hasty,
    /// It does not know a command again.
    Forgetful,
    /// It leaves somebody out when it tells the others.
    Mute,
    /// It tells somebody what another one may know.
    Indiscreet,
    /// It says that somebody sits, has left or wants to go on, and stores nothing of it.
    Lax,
}

impl Fault {
    pub(crate) const ALL: [Self; 5] =
        [Self::Hasty, Self::Forgetful, Self::Mute, Self::Indiscreet, Self::Lax];

    /// Whether this is what such a fault leads to.
    pub(crate) fn is(self, found: &str) -> bool {
        match self {
            Self::Hasty => found.contains("went back") || found.contains("lost"),
            Self::Forgetful => found.contains("twice") || found.contains("refused now"),
            Self::Mute => found.contains("was told") || found.contains("another picture"),
            Self::Indiscreet => found.contains("eyes of"),
            Self::Lax => found.contains("acknowledged and is lost"),
        }
    }
}

/// What goes down to whom.
pub(crate) type Told = Vec<(Line, Rc<ServerMessage>)>;

pub(crate) struct Room {
    pub(crate) table: Table,
    /// What is stored, and survives everything.
    pub(crate) log: Vec<Stored>,
    /// The same table without an entry.
    empty: Rc<Table>,
    /// By open line: which guest.
    pub(crate) lines: BTreeMap<Line, usize>,
    /// Up to where everybody has been told everything.
    told: u64,
    known: Option<Known>,
    fault: Option<Fault>,
    /// One message in so many is searched for cards.
    searched: u32,
    /// Whether it may be killed in the middle of a command now.
    pub(crate) mortal: bool,
    /// It was, and nobody has noticed yet.
    pub(crate) died: bool,
}

impl Room {
    pub(crate) fn new(empty: Rc<Table>, searched: u32, fault: Option<Fault>) -> Self {
        Self {
            table: (*empty).clone(),
            empty,
            log: Vec::new(),
            lines: BTreeMap::new(),
            told: 0,
            known: None,
            fault,
            searched,
            mortal: false,
            died: false,
        }
    }

    pub(crate) fn connect(
        &mut self,
        line: Line,
        guest: usize,
        visit: Visit,
        delay: u64,
        now: u64,
        chance: &mut Chance,
    ) -> Told {
        let welcome = self.table.connect(line, visit, Millis(now)).expect("comes in");
        self.table.note_delay(line, delay);
        self.search(&welcome, chance);
        self.lines.insert(line, guest);
        let mut told = vec![(line, Rc::new(welcome))];
        self.settle(now, &mut told, chance);
        told
    }

    pub(crate) fn disconnect(&mut self, line: Line, now: u64, chance: &mut Chance) -> Told {
        let mut told = Vec::new();
        if self.lines.remove(&line).is_some() {
            self.table.disconnect(line, Millis(now));
            self.settle(now, &mut told, chance);
        }
        told
    }

    /// A request that comes in by a line: decided at once, or kept while others may have been quicker.
    pub(crate) fn hear(
        &mut self,
        request: Request,
        line: Line,
        now: u64,
        chance: &mut Chance,
    ) -> Told {
        let mut told = Vec::new();
        // What is still under way on a line that has been closed is heard by nobody.
        if self.lines.contains_key(&line) {
            let no = request.no;
            self.table.note_time(Millis(now));
            match self.table.receive(line, request, Millis(now)) {
                Received::Now(request) => self.perform(line, request, now, &mut told, chance),
                Received::Held => {}
                Received::Refused(refusal) => {
                    told.push((line, Rc::new(answer(no, Err(refusal.code())))));
                }
            }
            self.settle(now, &mut told, chance);
        }
        told
    }

    fn perform(
        &mut self,
        line: Line,
        mut request: Request,
        now: u64,
        told: &mut Told,
        chance: &mut Chance,
    ) {
        let no = request.no;
        let mut decided = self.decide(&request, now);
        if self.fault == Some(Fault::Forgetful) && matches!(decided, Ok(Decision::Known(_))) {
            request.no = 1_000 + self.table.last_no(request.player);
            decided = self.decide(&request, now);
        }
        let outcome = match decided {
            Ok(Decision::Known(known)) => known.map_err(|refusal| refusal.code()),
            // The store fails now and then: nothing has happened then, and nobody is told anything.
            Ok(Decision::Store(entries)) if !entries.is_empty() && chance.below(200) == 0 => {
                Err("not_stored")
            }
            // It is killed when this is stored, and before anybody is told.
            Ok(Decision::Store(entries)) if self.is_killed(chance) => {
                self.commit(&entries, Some(request.cause()));
                self.kill();
                self.died = true;
                return;
            }
            Ok(Decision::Store(entries)) if self.leaves_out(&entries, chance) => {
                Ok(self.table.seq())
            }
            Ok(Decision::Store(entries)) => {
                self.commit(&entries, Some(request.cause()));
                self.table.answered(&request, Ok(self.table.seq()));
                Ok(self.table.seq())
            }
            Ok(Decision::Pass(passing)) => {
                for out in self.table.pass(passing) {
                    let message = Rc::new(out.message);
                    told.extend(out.to.into_iter().map(|line| (line, message.clone())));
                }
                self.table.answered(&request, Ok(self.table.seq()));
                Ok(self.table.seq())
            }
            Err(refusal) => {
                self.table.answered(&request, Err(refusal.clone()));
                Err(refusal.code())
            }
        };
        told.push((line, Rc::new(answer(no, outcome))));
    }

    fn is_killed(&self, chance: &mut Chance) -> bool {
        self.mortal && self.fault.is_none() && chance.below(300) == 0
    }

    fn leaves_out(&self, entries: &[Entry], chance: &mut Chance) -> bool {
        let moves = matches!(entries, [Entry::Moved { .. } | Entry::Said { .. }, ..]);
        self.fault == Some(Fault::Lax) && !moves && chance.below(20) == 0
    }

    fn decide(&self, request: &Request, now: u64) -> Result<Decision, stammtisch_table::Refusal> {
        self.table.handle(request, &mut || Seed::from_number(now))
    }

    /// Lets happen what is due, and tells everybody.
    pub(crate) fn settle(&mut self, now: u64, told: &mut Told, chance: &mut Chance) {
        loop {
            self.table.note_time(Millis(now));
            self.publish(told, chance);
            if let Some((line, request)) = self.table.released(Millis(now)) {
                self.perform(line, request, now, told, chance);
                continue;
            }
            for question in self.table.questions() {
                let mv = pick(&question.view, question.has_turn, chance);
                let after = u64::from(chance.below(900));
                let reply = mv.map(|mv| Reply { mv, after, say: None });
                self.table.bot_answers(&question, reply, Millis(now));
            }
            let due = self.table.due(Millis(now), &mut || Seed::from_number(now ^ 0xabcd));
            if due.is_empty() {
                return;
            }
            self.commit(&due, None);
        }
    }

    fn commit(&mut self, entries: &[Entry], cause: Option<Cause>) {
        self.table.commit(entries, cause).expect("what was decided applies");
        self.note(entries);
        let mut command = cause.map(|cause| (cause.player, cause.no));
        for record in Record::all(entries, cause) {
            let stored = Record::from_bytes(&record.to_bytes()).expect("reads back");
            self.log.push((stored, command.take()));
        }
    }

    fn publish(&mut self, told: &mut Told, chance: &mut Chance) {
        let news = self.table.take_news();
        if self.table.seq() == self.told && !news {
            return;
        }
        let mut outgoing = self.table.publish(self.told);
        self.told = self.table.seq();
        if self.fault == Some(Fault::Indiscreet) && outgoing.len() > 1 && chance.below(20) == 0 {
            outgoing[0].message = outgoing[1].message.clone();
        }
        for out in outgoing {
            self.search(&out.message, chance);
            let message = Rc::new(out.message);
            let mute = self.fault == Some(Fault::Mute) && chance.below(50) == 0;
            told.extend(out.to.iter().skip(usize::from(mute)).map(|line| (*line, message.clone())));
        }
    }

    /// Looks for cards in a message, as often as there is time for it.
    fn search(&self, message: &ServerMessage, chance: &mut Chance) {
        if chance.below(self.searched) == 0 {
            leak::check(&self.table, self.known.as_ref(), message);
            if let Some(known) = &self.known {
                leak::check_log_stays_here(known, message);
            }
        }
    }

    /// The process is killed, and starts again from what is stored.
    pub(crate) fn kill(&mut self) {
        if self.fault == Some(Fault::Hasty) {
            // What was answered last had not reached the disk.
            self.log.pop();
        }
        self.table = self.fresh();
        self.lines.clear();
        self.told = self.table.seq();
    }

    /// What a restarted server makes of the log.
    pub(crate) fn fresh(&self) -> Table {
        self.replayed(self.log.len())
    }

    /// The table as it was after so many entries.
    pub(crate) fn replayed(&self, entries: usize) -> Table {
        let mut table = (*self.empty).clone();
        table.replay(self.log.iter().take(entries).cloned()).expect("replays");
        table
    }

    /// Follows a game of Maxonaut beside the table.
    fn note(&mut self, entries: &[Entry]) {
        let Rules::Maxonaut(rules) = self.table.rulebook().rules() else { return };
        for entry in entries {
            match *entry {
                Entry::Started { ref seed, dealer, .. } => {
                    let seed = seed.parse().expect("a seed");
                    self.known = Some(Known::start(rules, seed, dealer));
                }
                Entry::Moved { seat, mv: GameMove::Maxonaut(mv), .. } => {
                    self.known.as_mut().expect("it has begun").play(seat, mv);
                }
                _ => {}
            }
        }
    }
}

fn answer(no: u64, outcome: Result<u64, &str>) -> ServerMessage {
    match outcome {
        Ok(seq) => ServerMessage::Done { no, seq },
        Err(code) => {
            ServerMessage::Refused { no: Some(no), code: code.into(), detail: String::new() }
        }
    }
}
