//! Two hundred tables in one simulated time.

use std::rc::Rc;
use std::sync::Arc;

use stammtisch_engine::any::preset;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::wire::{ChosenRules, Leavers, Pace, TableSettings};
use stammtisch_table::{ConnectionId, FORMAT, Header, PlayerId, Profile, Table, TableRules, Visit};

use crate::audit::books_agree;
use crate::compiled::{Compiled, as_it_is, by};
use crate::fault::Fault;
use crate::game_data::{one_of_each, small_table};
use crate::guest::{Client, Guest, REPEAT_AFTER};
use crate::invariants::{commands_count_once, same_picture, told_everything};
use crate::network::{At, Link, Mail, Parcel};
use crate::room::{Room, Told};
use crate::seen::Seen;

/// No evening is longer than this, in milliseconds.
const LATEST: u64 = 3_600_000;

pub(crate) struct Evening {
    rooms: Vec<Room>,
    guests: Vec<[Guest; 4]>,
    /// By table: after how many entries nobody begins anything new.
    ends: Vec<u64>,
    mail: Mail,
    chance: Chance,
    now: u64,
    next_connection: u64,
    seen: Seen,
    fault: Option<String>,
    rules: Arc<Compiled>,
}

impl Evening {
    pub(crate) fn new(seed: u64, tables: usize, long: bool, fault: Option<Fault>) -> Self {
        let mut chance = Chance::stream(&Seed::from_number(seed), 0);
        // The rules played at the tables in turn, and for credits at some: matches that end soon.
        let free: Vec<_> = preset::ids().map(as_it_is).collect();
        let paid: Vec<_> = one_of_each().map(|base| small_table(base).0).collect();
        let rules = Arc::new(Compiled::of(free.iter().chain(&paid).cloned()));
        let at_table = |chosen, settings| Rc::new(table(&rules, chosen, settings));
        let free: Vec<_> =
            free.into_iter().zip(0..).map(|(chosen, at)| at_table(chosen, by_turns(at))).collect();
        let for_credits = |at| TableSettings { stake: 250, ..by_turns(at) };
        let paid: Vec<_> = paid
            .into_iter()
            .zip(0..)
            .map(|(chosen, at)| at_table(chosen, for_credits(at)))
            .collect();
        let mut evening = Self {
            rooms: Vec::new(),
            guests: Vec::new(),
            ends: Vec::new(),
            mail: Mail::default(),
            now: 0,
            next_connection: 1,
            seen: Seen::default(),
            fault: None,
            rules,
            chance: Chance::stream(&Seed::from_number(seed), 1),
        };
        for number in 0..tables {
            let searched = if long { 4 } else { 40 };
            let for_credits = number % 20 == 2;
            let empty = if for_credits {
                &paid[(number / 20 + seed as usize) % paid.len()]
            } else {
                &free[number % free.len()]
            };
            evening.rooms.push(Room::new(empty.clone(), searched, fault));
            // At some tables the last client only watches, or belongs to one of the players.
            let last = match number % 8 {
                _ if for_credits => (4, Client::Plays),
                3 | 7 => (5, Client::Plays),
                1 => (1, Client::Window),
                5 => (1, Client::Screen),
                _ => (4, Client::Plays),
            };
            let clients = [(1, Client::Plays), (2, Client::Plays), (3, Client::Plays), last];
            evening.guests.push(
                clients
                    .map(|(id, client)| Guest::new(PlayerId(id), client, Link::any(&mut chance))),
            );
            // Most games are short, so that there can be many; some are long.
            let entries = match chance.below(40) {
                0 => 120,
                _ if for_credits => 60 + chance.below(40),
                _ if long => 40 + chance.below(40),
                _ => 8 + chance.below(12),
            };
            evening.ends.push(entries.into());
            for guest in 0..4 {
                let at = u64::from(chance.below(3_000));
                evening.mail.send(at, Parcel::Wake(At { table: number, guest }));
            }
            let weather = 500 + u64::from(chance.below(20_000));
            evening.mail.send(weather, Parcel::Weather(number));
        }
        evening
    }

    /// Lets time pass until every table has finished and nothing is in flight.
    pub(crate) fn play(&mut self) {
        while let Some((at, parcel)) = self.mail.next() {
            if at > LATEST {
                self.fault.get_or_insert("the evening does not end".into());
            }
            if self.fault.is_some() {
                return;
            }
            self.now = at;
            self.happens(parcel);
            if self.mail.words == 0 && self.is_over() {
                return;
            }
        }
    }

    fn is_over(&self) -> bool {
        let content = |guests: &[Guest; 4]| guests.iter().all(Guest::is_content);
        (0..self.rooms.len()).all(|table| self.is_late(table) && content(&self.guests[table]))
    }

    fn is_late(&self, table: usize) -> bool {
        self.rooms[table].table.seq() >= self.ends[table]
    }

    fn happens(&mut self, parcel: Parcel) {
        match parcel {
            Parcel::Up(at, connection, request) => {
                let mortal = !self.is_late(at.table);
                let room = &mut self.rooms[at.table];
                room.mortal = mortal;
                let told = room.hear(request, connection, self.now, &mut self.chance);
                self.tell(at.table, told);
            }
            Parcel::Down(at, connection, message) => {
                let guest = &mut self.guests[at.table][at.guest];
                if guest.connection == Some(connection) {
                    guest.hear(&message);
                    let room = &self.rooms[at.table];
                    let twice = guest.done_again.take().filter(|(no, _)| {
                        room.log.iter().any(|(_, cause)| *cause == Some((guest.player, *no)))
                    });
                    let complaint = guest.complaint.take();
                    if let Some(complaint) = complaint.or_else(|| Some(twice?.1)) {
                        let who = guest.player.0;
                        self.fault.get_or_insert(format!("table {}, {who}: {complaint}", at.table));
                    }
                }
            }
            Parcel::Noticed(at, connection) => {
                let room = &mut self.rooms[at.table];
                let told = room.disconnect(connection, self.now, &mut self.chance);
                self.tell(at.table, told);
            }
            Parcel::Wake(at) => self.wake(at),
            Parcel::Deadline(table) => {
                let mut told = Vec::new();
                self.rooms[table].drive(self.now, &mut told, &mut self.chance);
                self.tell(table, told);
            }
            Parcel::Weather(table) => self.weather(table),
        }
    }

    /// Sends a table's messages, and notes its next deadline.
    fn tell(&mut self, table: usize, told: Told) {
        self.rooms[table].mortal = false;
        if std::mem::take(&mut self.rooms[table].died) {
            self.seen.killed += 1;
            self.seen.killed_within += 1;
            self.guests[table].iter_mut().for_each(|guest| guest.cut(0));
        }
        if let Some(wrong) = self.rooms[table].wrong.take() {
            self.fault.get_or_insert(format!("table {table}: {wrong}"));
        }
        for (connection, message) in told {
            let Some((guest, _)) = self.rooms[table].connections.get(&connection).copied() else {
                continue;
            };
            let at = At { table, guest };
            let guest = &mut self.guests[table][guest];
            let arrives = self.now + guest.link.way(&mut self.chance);
            guest.last_down = guest.last_down.max(arrives);
            self.mail.send(guest.last_down, Parcel::Down(at, connection, message));
        }
        if !self.is_late(table)
            && let Some(due) = self.rooms[table].table.next_deadline()
        {
            self.mail.send(due.0.max(self.now + 1), Parcel::Deadline(table));
        }
    }

    fn wake(&mut self, at: At) {
        let late = self.is_late(at.table);
        let guest = &mut self.guests[at.table][at.guest];
        let think = 50 + u64::from(self.chance.below(if late { 200 } else { 1_500 }));
        let Some(connection) = guest.connection else {
            if self.now >= guest.away_until || late {
                self.dial(at);
            }
            return self.mail.send(self.now + think, Parcel::Wake(at));
        };
        if !late && guest.bends(&mut self.chance) {
            let (player, seen) = (guest.player, guest.seq);
            let base = preset::ids().nth(self.chance.below(preset::ids().count() as u32) as usize);
            let wanted = base.expect("a preset");
            let wanted = self.rules.chosen(wanted, 3 + self.chance.below(2) as u8);
            let room = &mut self.rooms[at.table];
            let told = room.set_rules(player, seen, &wanted, self.now, &mut self.chance);
            self.tell(at.table, told);
        }
        let guest = &mut self.guests[at.table][at.guest];
        if let Some(request) = guest.act(self.now, late, &mut self.chance) {
            let copies = guest.link.copies(&mut self.chance);
            self.seen.lost += u64::from(copies == 0);
            self.seen.doubled += u64::from(copies == 2);
            for _ in 0..copies {
                let arrives = self.now + guest.link.way(&mut self.chance);
                self.mail.send(arrives, Parcel::Up(at, connection, request.clone()));
            }
        }
        if late && self.guests[at.table][at.guest].is_content() {
            // It is woken again if its connection drops or it has something to repeat: neither happens now.
            return;
        }
        let again = self.now + if late { REPEAT_AFTER / 4 } else { think };
        self.mail.send(again, Parcel::Wake(at));
    }

    fn dial(&mut self, at: At) {
        let connection = ConnectionId(self.next_connection);
        self.next_connection += 1;
        let guest = &mut self.guests[at.table][at.guest];
        guest.connection = Some(connection);
        guest.last_down = self.now;
        let screen = guest.client == Client::Screen;
        let visit = Visit { player: guest.player, since: guest.since(), screen };
        let delay = 2 * guest.link.way(&mut self.chance);
        let room = &mut self.rooms[at.table];
        let told = room.connect(connection, at.guest, visit, delay, self.now, &mut self.chance);
        self.tell(at.table, told);
    }

    /// A connection drops, or the server of this table is killed; not late in the evening.
    fn weather(&mut self, table: usize) {
        if self.is_late(table) {
            return;
        }
        if self.chance.below(8) == 0 {
            self.seen.killed += 1;
            self.rooms[table].kill();
            self.guests[table].iter_mut().for_each(|guest| guest.cut(0));
        } else {
            let guest = self.chance.below(4) as usize;
            let at = At { table, guest };
            // Some come back only after a bot has taken over.
            let away = if self.chance.below(12) == 0 { 90_000 } else { self.chance.below(2_000) };
            let away = self.now + u64::from(away);
            if let Some(connection) = self.guests[table][guest].connection {
                self.seen.cut += 1;
                self.guests[table][guest].cut(away);
                // The server notices at once, or only when its pings stay unanswered.
                let noticed = self.now + u64::from(self.chance.below(2) * self.chance.below(6_000));
                self.mail.send(noticed, Parcel::Noticed(at, connection));
            }
        }
        let next = self.now + 500 + u64::from(self.chance.below(20_000));
        self.mail.send(next, Parcel::Weather(table));
    }

    pub(crate) fn digests(&self) -> Vec<(Option<u64>, u64)> {
        self.rooms.iter().map(|room| (room.table.digest(), room.table.seq())).collect()
    }

    /// What must hold at the end of every evening; returns its totals.
    pub(crate) fn check(&self) -> Result<Seen, String> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let mut seen = self.seen;
        for (number, (room, guests)) in self.rooms.iter().zip(&self.guests).enumerate() {
            let here = |fault: String| format!("table {number}: {fault}");
            commands_count_once(room, guests).map_err(here)?;
            let fresh = room.fresh();
            if (fresh.digest(), fresh.seq()) != (room.table.digest(), room.table.seq()) {
                return Err(here("what is stored gives another game: something is lost".into()));
            }
            for guest in guests {
                same_picture(room, &fresh, guest).map_err(here)?;
                told_everything(room, guest).map_err(here)?;
                seen.acknowledged += guest.done.len() as u64;
                seen.told += guest.told.len() as u64;
            }
            books_agree(room).map_err(here)?;
            seen.count(room);
        }
        Ok(seen)
    }
}

/// At most tables there is no time limit, and a bot takes over for players who leave.
fn by_turns(number: u32) -> TableSettings {
    match number % 5 {
        0 => TableSettings { leavers: Leavers::LaidAside, ..TableSettings::default() },
        1 => TableSettings { pace: Pace::Brisk, ..TableSettings::default() },
        _ => TableSettings::default(),
    }
}

/// A table with these rules, without entries.
fn table(rules: &Arc<Compiled>, chosen: ChosenRules, settings: TableSettings) -> Table {
    let TableRules { chosen, text, seats, .. } = by(chosen, 4);
    let header = Header {
        format: FORMAT,
        code: "ABENDS".into(),
        chosen,
        rules: text,
        seats,
        host: PlayerId(1),
        settings,
        key: None,
        lesson: None,
        daily: None,
    };
    let names = vec!["Emil".into(), "Ida".into()];
    let mut table = Table::with_rules_from(rules.clone(), header, names).expect("opens");
    for player in 1..=5 {
        let profile = Profile { name: format!("Gast {player}"), left_handed: false };
        table.set_profile(PlayerId(player), profile);
    }
    table
}
