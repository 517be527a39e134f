//! The server's side of a table: decide, store, apply, publish, in that order.

use std::collections::BTreeMap;
use std::rc::Rc;

use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::wire::{AnyMove, ServerMessage};
use stammtisch_table::{
    BotMove, ConnectionId, Decision, Entry, Millis, PlayerId, Received, Record, Refusal, Request,
    RulesInForce, Step, Table, Visit,
};

use crate::bank::{Bank, TABLE};
use crate::fault::Fault;
use crate::guest::pick;
use crate::known::Known;
use crate::leak;
use crate::seeds::Seeds;

/// A stored entry with the command that caused it.
pub(crate) type Stored = (Record, Option<(PlayerId, u64)>);

/// Messages to be sent, with their connections.
pub(crate) type Told = Vec<(ConnectionId, Rc<ServerMessage>)>;

pub(crate) struct Room {
    pub(crate) table: Table,
    /// The stored log, which survives everything.
    pub(crate) log: Vec<Stored>,
    /// The balances, which survive too.
    pub(crate) bank: Bank,
    /// The same table without entries.
    pub(super) empty: Rc<Table>,
    /// By open connection: the guest's number, and its visit.
    pub(crate) connections: BTreeMap<ConnectionId, (usize, Visit)>,
    /// The sequence number up to which everybody has been told everything.
    told: u64,
    pub(super) known: Option<Known>,
    seeds: Seeds,
    pub(super) fault: Option<Fault>,
    /// One message in this many is searched for cards.
    searched: u32,
    /// Whether it may be killed in the middle of a command now.
    pub(crate) mortal: bool,
    /// It was killed, and this has not been counted yet.
    pub(crate) died: bool,
    /// How often the store did not say whether it had stored something.
    pub(crate) unsure: u64,
    /// How often somebody could not pay.
    pub(crate) unpaid: u64,
    /// The first thing it did wrong.
    pub(crate) wrong: Option<String>,
}

impl Room {
    pub(crate) fn new(empty: Rc<Table>, searched: u32, fault: Option<Fault>) -> Self {
        Self {
            table: (*empty).clone(),
            empty,
            log: Vec::new(),
            bank: Bank::default(),
            connections: BTreeMap::new(),
            told: 0,
            known: None,
            seeds: Seeds::default(),
            fault,
            searched,
            mortal: false,
            died: false,
            unsure: 0,
            unpaid: 0,
            wrong: None,
        }
    }

    pub(crate) fn connect(
        &mut self,
        connection: ConnectionId,
        guest: usize,
        visit: Visit,
        delay: u64,
        now: u64,
        chance: &mut Chance,
    ) -> Told {
        let welcome = self.table.connect(connection, visit, Millis(now)).expect("comes in");
        self.table.note_delay(connection, delay);
        self.search(&welcome, chance);
        self.connections.insert(connection, (guest, visit));
        self.right_eyes(connection, &welcome);
        let mut told = vec![(connection, Rc::new(welcome))];
        self.drive(now, &mut told, chance);
        told
    }

    pub(crate) fn disconnect(
        &mut self,
        connection: ConnectionId,
        now: u64,
        chance: &mut Chance,
    ) -> Told {
        let mut told = Vec::new();
        if self.connections.remove(&connection).is_some() {
            self.table.disconnect(connection, Millis(now));
            self.drive(now, &mut told, chance);
        }
        told
    }

    /// A request arrives on a connection: it is decided at once, or held while others may have been quicker.
    pub(crate) fn hear(
        &mut self,
        request: Request,
        connection: ConnectionId,
        now: u64,
        chance: &mut Chance,
    ) -> Told {
        let mut told = Vec::new();
        // What was in flight on a closed connection is heard by nobody.
        if self.connections.contains_key(&connection) {
            let no = request.no;
            self.table.note_time(Millis(now));
            match self.table.receive(connection, request, Millis(now)) {
                Received::Now(request) => self.perform(connection, request, now, &mut told, chance),
                Received::Held => {}
                Received::Refused(refusal) => {
                    told.push((connection, Rc::new(answer(no, Err(refusal.code())))));
                }
            }
            self.drive(now, &mut told, chance);
        }
        told
    }

    /// The host changes rules or seats. A refused change has no effect.
    pub(crate) fn set_rules(
        &mut self,
        player: PlayerId,
        seen: u64,
        wanted: &RulesInForce,
        now: u64,
        chance: &mut Chance,
    ) -> Told {
        let mut told = Vec::new();
        self.table.note_time(Millis(now));
        if let Ok(step) = self.table.set_rules(player, seen, wanted) {
            self.commit(step).expect("costs nothing");
        }
        self.drive(now, &mut told, chance);
        told
    }

    fn perform(
        &mut self,
        connection: ConnectionId,
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
            // The store fails now and then: then nothing has happened, and nobody is told anything.
            Ok(Decision::Store(step)) if !step.entries().is_empty() && chance.below(200) == 0 => {
                Err("not_stored")
            }
            // It is killed when this is stored, before anybody is told.
            Ok(Decision::Store(step)) if self.is_killed(chance) => {
                if self.append(&step).is_err() {
                    self.unpaid += 1;
                }
                self.kill();
                self.died = true;
                return;
            }
            Ok(Decision::Store(step)) if self.leaves_out(step.entries(), chance) => {
                Ok(self.table.seq())
            }
            Ok(Decision::Store(step)) if self.is_unsure(&step, chance) => {
                self.doubt(&step, now, told, chance);
                match self.table.answer_to(&request) {
                    Some(known) if self.fault != Some(Fault::Doubtful) => {
                        known.map_err(|refusal| refusal.code())
                    }
                    _ => Err("not_stored"),
                }
            }
            Ok(Decision::Store(step)) if self.orphans(step.entries()) => {
                self.orphan(&step);
                Ok(self.table.seq())
            }
            Ok(Decision::Store(step)) => match self.commit(step) {
                Ok(()) => Ok(self.table.seq()),
                Err(_) => {
                    self.table.refuse(&request, Refusal::TooFewCredits);
                    Err(Refusal::TooFewCredits.code())
                }
            },
            Ok(Decision::Apply(transient)) => {
                for out in self.table.apply_transient(transient) {
                    let message = Rc::new(out.message);
                    told.extend(out.to.into_iter().map(|connection| (connection, message.clone())));
                }
                Ok(self.table.seq())
            }
            Err(refusal) => {
                self.table.refuse(&request, refusal.clone());
                Err(refusal.code())
            }
        };
        let stored = || self.log.iter().any(|(_, cause)| *cause == Some((request.player, no)));
        if outcome.is_err() && stored() {
            self.wrong = Some(format!("{no} of {:?} was refused and is stored", request.player));
        }
        told.push((connection, Rc::new(answer(no, outcome))));
    }

    /// It is unknown whether this was stored: the log is read again, and everybody connected is
    /// told what was in it.
    fn doubt(&mut self, step: &Step, now: u64, told: &mut Told, chance: &mut Chance) {
        self.unsure += 1;
        if chance.below(2) == 0 {
            self.unpaid += u64::from(self.append(step).is_err());
        }
        let fresh = self.fresh();
        let before = std::mem::replace(&mut self.table, fresh);
        self.table.keep_the_present_of(before);
        let since = std::mem::replace(&mut self.told, self.table.seq());
        let since = (self.fault != Some(Fault::Silent)).then_some(since);
        for (connection, (_, visit)) in self.connections.clone() {
            let visit = Visit { since, ..visit };
            let welcome = self.table.connect(connection, visit, Millis(now)).expect("was here");
            self.right_eyes(connection, &welcome);
            told.push((connection, Rc::new(welcome)));
        }
    }

    fn decide(&self, request: &Request, now: u64) -> Result<Decision, Refusal> {
        self.table.handle(request, &mut || Seed::from_number(now))
    }

    /// Carries out everything that is due, and tells everybody.
    pub(crate) fn drive(&mut self, now: u64, told: &mut Told, chance: &mut Chance) {
        loop {
            self.table.note_time(Millis(now));
            self.publish(told, chance);
            if let Some((connection, request)) = self.table.released(Millis(now)) {
                self.perform(connection, request, now, told, chance);
                continue;
            }
            for question in self.table.questions() {
                let mv = pick(&question.view, question.has_turn, chance);
                let after_ms = u64::from(chance.below(900));
                let reply = mv.map(|mv| BotMove { mv, after_ms, say: None });
                self.table.bot_answers(&question, reply, Millis(now));
            }
            let fresh = &mut || Seed::from_number(now ^ 0xabcd);
            let Some(due) = self.table.handle_timeout(Millis(now), fresh) else { return };
            if self.is_unsure(&due, chance) {
                self.doubt(&due, now, told, chance);
            } else if let Err(player) = self.commit(due) {
                let Some(stands) = self.table.cannot_pay(player) else { return };
                self.commit(stands).expect("costs nothing");
            }
        }
    }

    /// Stores and applies a step, unless somebody cannot pay for it.
    fn commit(&mut self, step: Step) -> Result<(), PlayerId> {
        if let Err(player) = self.append(&step) {
            self.unpaid += 1;
            return Err(player);
        }
        self.table.commit(step).expect("what was decided applies");
        Ok(())
    }

    /// Stores entries with their payments, all or nothing.
    fn append(&mut self, step: &Step) -> Result<(), PlayerId> {
        let moved: Vec<_> = step.to_store(TABLE, None).flat_map(|(_, moved)| moved).collect();
        self.bank.pay(&moved)?;
        if self.fault == Some(Fault::Generous) && matches!(step.entries(), [Entry::Settled { .. }])
        {
            self.bank.pay(&moved)?;
        }
        self.note(step.entries());
        let mut command = step.cause().map(|cause| (cause.player, cause.no));
        for (record, _) in step.to_store(TABLE, None) {
            let stored = Record::from_bytes(&record.to_bytes()).expect("reads back");
            self.log.push((stored, command.take()));
        }
        Ok(())
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
            for connection in out.to.iter().skip(usize::from(mute)) {
                self.right_eyes(*connection, &message);
                told.push((*connection, message.clone()));
            }
        }
    }

    /// Searches a message for cards, as often as time allows.
    fn search(&self, message: &ServerMessage, chance: &mut Chance) {
        if chance.below(self.searched) == 0 {
            leak::check(&self.table, self.known.as_ref(), message);
            if let Some(known) = &self.known {
                leak::check_log_stays_here(known, message);
            }
        }
    }

    /// The process is killed, and restarts from what is stored.
    pub(crate) fn kill(&mut self) {
        if self.fault == Some(Fault::Hasty) {
            // What was answered last had not reached the disk.
            self.log.pop();
        }
        self.table = self.fresh();
        self.connections.clear();
        self.told = self.table.seq();
    }

    /// The table as a restarted server replays it from the log.
    pub(crate) fn fresh(&self) -> Table {
        self.replayed(self.log.len())
    }

    /// The table after this many entries.
    pub(crate) fn replayed(&self, entries: usize) -> Table {
        let mut table = (*self.empty).clone();
        table.replay(self.log.iter().take(entries).cloned()).expect("replays");
        table
    }

    /// Follows a match of Maxonaut independently of the table.
    fn note(&mut self, entries: &[Entry]) {
        if entries.iter().any(|entry| matches!(entry, Entry::RulesSet { .. })) {
            self.known = None;
        }
        for entry in entries {
            let seed = self.seeds.follow(entry, &self.table);
            let AnyRules::Maxonaut(rules) = self.table.rulebook().rules() else { continue };
            match *entry {
                Entry::Started { dealer, .. } => {
                    let seed = seed.expect("a seed");
                    self.known = Some(Known::start(rules, seed, dealer));
                }
                Entry::Moved { seat, mv: AnyMove::Maxonaut(mv), .. } => {
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
        Err(code) => ServerMessage::Refused {
            no: Some(no),
            code: code.into(),
            detail: String::new(),
            text: None,
        },
    }
}
