//! A table, its log, and clients on bad connections, in one thread and from one seed.

use std::collections::BTreeMap;

use crate::client::{self, Client};
use crate::known::Known;
use crate::leak;
use crate::seeds::Seeds;
use stammtisch_engine::any::{AnyRules, GameId};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{AnyMove, ChosenRules, Command, ServerMessage, TableSettings};
use stammtisch_table::{
    BotHouse, BotMove, ConnectionId, Decision, Entry, FORMAT, Header, Millis, PlayerId, Record,
    Request, Step, Table, Visit,
};

/// A stored entry with the command that caused it.
type Stored = (Record, Option<(PlayerId, u64)>);

/// A message in flight.
enum Parcel {
    Up(usize, Request),
    Down(ConnectionId, Box<ServerMessage>),
}

pub(crate) struct World {
    pub(crate) table: Table,
    pub(crate) log: Vec<Stored>,
    pub(crate) lost: u32,
    pub(crate) repeated: u32,
    pub(crate) killed: u32,
    /// What everybody may know in a match of Maxonaut.
    known: Option<Known>,
    seeds: Seeds,
    clients: Vec<Client>,
    header: Header,
    chance: Chance,
    now: u64,
    next_connection: u64,
    /// By time of arrival, with a number for messages that arrive at the same time.
    mail: BTreeMap<(u64, u64), Parcel>,
    mailed: u64,
}

impl World {
    /// Two people, a spectator, and bots on the other seats, with the rules of a file.
    pub(crate) fn new(file: &str, seed: u64, seats: u8) -> Self {
        let chosen = ChosenRules { file: Some(file.into()), ..ChosenRules::default() };
        let rules = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        let host = PlayerId(1);
        let header = Header {
            format: FORMAT,
            code: "SIMSIM".into(),
            chosen,
            rules,
            seats,
            host,
            settings: TableSettings::default(),
            key: None,
            lesson: None,
            daily: None,
        };
        let table = Table::open(header.clone(), bots()).expect("opens");
        let mut world = Self {
            table,
            known: None,
            seeds: Seeds::default(),
            log: Vec::new(),
            lost: 0,
            repeated: 0,
            killed: 0,
            clients: [1, 2, 3].map(|id| Client::new(PlayerId(id))).into(),
            header,
            chance: Chance::stream(&Seed::from_number(seed), 0),
            now: 0,
            next_connection: 1,
            mail: BTreeMap::new(),
            mailed: 0,
        };
        let sit = Command::Sit { seat: None };
        let fill = Command::FillBots { bot: "random".into() };
        for (client, command) in
            [(0, sit.clone()), (1, sit), (0, fill), (0, Command::Start { first: None })]
        {
            world.clients[client].wish(command);
        }
        world
    }

    /// Lets time pass until the match is over, or until `until` in seconds.
    pub(crate) fn play(&mut self, until: u64) {
        while self.now < until * 1_000 {
            self.now += 20;
            self.weather();
            self.deliver();
            self.drive();
            for index in 0..self.clients.len() {
                self.client_acts(index);
            }
            let over = self.table.phase() == stammtisch_table::wire::TablePhase::Finished;
            if over && self.clients.iter().all(Client::is_content) && self.mail.is_empty() {
                return;
            }
        }
    }

    /// Connections drop; now and then the server is killed, more rarely the longer its log takes to replay.
    fn weather(&mut self) {
        let rarely = 2_000 + 2 * self.log.len() as u32;
        if self.chance.below(rarely) == 0 {
            self.killed += 1;
            self.table = self.replay();
            self.mail.clear();
            self.clients.iter_mut().for_each(Client::cut);
        }
        let index = self.chance.below(self.clients.len() as u32) as usize;
        if self.chance.below(300) == 0 {
            if let Some(connection) = self.clients[index].connection {
                self.table.disconnect(connection, Millis(self.now));
            }
            self.clients[index].cut();
        }
    }

    fn deliver(&mut self) {
        while let Some(entry) = self.mail.first_entry().filter(|mail| mail.key().0 <= self.now) {
            match entry.remove() {
                Parcel::Up(index, request) => self.hear(index, request),
                Parcel::Down(connection, message) => {
                    let client = self.clients.iter_mut().find(|c| c.connection == Some(connection));
                    if let Some(client) = client {
                        client.hear(*message);
                    }
                }
            }
        }
    }

    /// The server's side of a request: decide, store, apply, answer, publish.
    fn hear(&mut self, index: usize, request: Request) {
        let no = request.no;
        let seed = Seed::from_number(self.now);
        self.table.note_time(Millis(self.now));
        let answer = match self.table.handle(&request, &mut || seed) {
            Ok(Decision::Known(answer)) => answer,
            Ok(Decision::Store(step)) => {
                self.commit(step);
                Ok(self.table.seq())
            }
            Ok(Decision::Apply(_)) => panic!("nobody asks for what is not stored"),
            Err(refusal) => {
                self.table.refuse(&request, refusal.clone());
                Err(refusal)
            }
        };
        let message = match answer {
            Ok(seq) => ServerMessage::Done { no, seq },
            Err(refusal) => ServerMessage::Refused {
                no: Some(no),
                code: refusal.code().into(),
                detail: refusal.to_string(),
                text: None,
            },
        };
        if let Some(connection) = self.clients[index].connection {
            self.mail_down(connection, message);
        }
        self.drive();
    }

    fn drive(&mut self) {
        for question in self.table.questions() {
            let mv = client::pick(&question.view, question.has_turn, &mut self.chance);
            let think = u64::from(self.chance.below(900));
            let say = (self.chance.below(3) == 0).then(|| client::word(&mut self.chance));
            let reply = mv.map(|mv| BotMove { mv, after_ms: think, say });
            self.table.bot_answers(&question, reply, Millis(self.now));
        }
        let seed = Seed::from_number(self.now ^ 0xabcd);
        if let Some(due) = self.table.handle_timeout(Millis(self.now), &mut || seed) {
            self.commit(due);
        }
    }

    fn commit(&mut self, step: Step) {
        let before = self.table.seq();
        let mut command = step.cause().map(|cause| (cause.player, cause.no));
        for (record, _) in step.to_store(stammtisch_ids::TableId(1), None) {
            let stored = Record::from_bytes(&record.to_bytes()).expect("reads back");
            self.log.push((stored, command.take()));
        }
        let entries = self.table.commit(step).expect("what was decided applies");
        self.note(&entries);
        for outgoing in self.table.publish(before) {
            leak::check(&self.table, self.known.as_ref(), &outgoing.message);
            for connection in outgoing.to {
                self.mail_down(connection, outgoing.message.clone());
            }
        }
    }

    /// Follows the match independently of the table.
    fn note(&mut self, entries: &[Entry]) {
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

    fn client_acts(&mut self, index: usize) {
        if self.clients[index].connection.is_none() {
            if self.chance.below(20) == 0 {
                let connection = ConnectionId(self.next_connection);
                self.next_connection += 1;
                let client = &mut self.clients[index];
                let (player, since) = (client.player, client.since());
                client.connection = Some(connection);
                let visit = Visit { player, since, screen: false };
                let welcome =
                    self.table.connect(connection, visit, Millis(self.now)).expect("comes in");
                leak::check(&self.table, self.known.as_ref(), &welcome);
                self.mail_down(connection, welcome);
            }
            return;
        }
        if let Some(request) = self.clients[index].act(self.now, &mut self.chance) {
            self.mail_up(index, request);
        }
    }

    /// Upstream anything can happen: requests are lost, doubled, and overtake each other.
    fn mail_up(&mut self, index: usize, request: Request) {
        let copies = match self.chance.below(10) {
            0 | 1 => 0,
            2 | 3 => 2,
            _ => 1,
        };
        self.lost += u32::from(copies == 0);
        self.repeated += u32::from(copies == 2);
        for _ in 0..copies {
            let at = self.now + 20 + u64::from(self.chance.below(400));
            self.mailed += 1;
            self.mail.insert((at, self.mailed), Parcel::Up(index, request.clone()));
        }
    }

    /// Downstream a connection keeps messages in order, as a WebSocket does; what is in flight when
    /// it drops is lost with it.
    fn mail_down(&mut self, connection: ConnectionId, message: ServerMessage) {
        if let Some(known) = &self.known {
            leak::check_log_stays_here(known, &message);
        }
        self.mailed += 1;
        let parcel = Parcel::Down(connection, Box::new(message));
        self.mail.insert((self.now + 60, self.mailed), parcel);
    }

    /// The table as a restarted server replays it from the log.
    fn replay(&self) -> Table {
        let mut table = Table::open(self.header.clone(), bots()).expect("opens");
        table.replay(self.log.iter().cloned()).expect("replays");
        assert_eq!((table.digest(), table.seq()), (self.table.digest(), self.table.seq()));
        table
    }

    /// What must hold at the end of every run.
    pub(crate) fn check(&self) {
        let mut causes: Vec<_> = self.log.iter().filter_map(|(_, cause)| *cause).collect();
        let all = causes.len();
        causes.sort_unstable();
        causes.dedup();
        assert_eq!(causes.len(), all, "a command counted twice");
        let fresh = self.replay();
        for client in &self.clients {
            for (no, seq) in client.acknowledged() {
                // A command with no effect is acknowledged without an entry.
                let stored = self.log.iter().position(|(_, c)| *c == Some((client.player, no)));
                assert!(stored.is_some_and(|at| at < *seq as usize), "command {no} was lost");
            }
            let ServerMessage::Welcome { view, seq, .. } = fresh.welcome(client.player, None)
            else {
                panic!("a welcome")
            };
            assert_eq!(client.seq, seq);
            assert_eq!(client.view.as_ref().map(|view| &view.now.game), Some(&view.now.game));
            assert_eq!(client.view.as_ref().map(|view| &view.sheet), Some(&view.sheet));
            let log = self.log.iter().map(|(record, _)| &record.entry);
            assert!(client.is_told_everything(log), "events of a gap were left out or doubled");
        }
    }
}

fn bots() -> BotHouse {
    let kinds = GameId::ALL.map(|game| (game.name().to_owned(), vec!["random".to_owned()]));
    BotHouse { kinds: kinds.into(), names: vec!["Emil".into(), "Ida".into()] }
}
