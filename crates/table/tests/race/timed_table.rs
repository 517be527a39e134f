//! A table with a clock at which commands arrive.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::mau::Move;
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Command};
use stammtisch_table::{
    BotHouse, ConnectionId, Decision, Entry, Millis, PlayerId, Received, Record, Refusal, Request,
    Table, Visit,
};

use crate::test_table::{TestTable, player_on};

/// When everything before the race was published.
pub(crate) const TOLD: u64 = 1_000_000;

/// A table, the answers to all commands, and what was stored.
#[derive(Clone)]
pub(crate) struct TimedTable {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) answers: Vec<(ConnectionId, u64, Result<(), Refusal>)>,
    /// The entries stored before the race.
    before: Vec<Entry>,
}

/// A call left out, and the moves that race about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Omission {
    /// The seat that left the call out.
    pub(crate) owner: Seat,
    /// How this seat makes up for it.
    pub(crate) call: Move,
    /// How others catch it.
    pub(crate) catch: Move,
}

/// The connection of a seat.
pub(crate) fn connection(seat: Seat) -> ConnectionId {
    ConnectionId(u64::from(seat.0) + 1)
}

impl TimedTable {
    pub(crate) fn new(party: &TestTable) -> Self {
        let mut table = party.table.clone();
        table.note_time(Millis(TOLD));
        let before = party.log.clone();
        Self { table, log: Vec::new(), answers: Vec::new(), before }
    }

    /// Four people play by a preset until one has just left out a call.
    pub(crate) fn omission(base: &str, seed: u64) -> (Self, Omission) {
        Self::omission_at(TestTable::playing(base, 4, 4, seed))
    }

    /// The same at any table.
    pub(crate) fn omission_at(party: TestTable) -> (Self, Omission) {
        let (mut party, lays, omission) = about_to_forget(party);
        party.make(player_on(omission.owner), lays).expect("legal");
        (Self::new(&party), omission)
    }

    /// The same just before it happens, with the card about to be laid.
    pub(crate) fn before_omission(base: &str, seed: u64) -> (Self, Move, Omission) {
        let (party, lays, omission) = about_to_forget(TestTable::playing(base, 4, 4, seed));
        (Self::new(&party), lays, omission)
    }

    /// The same with a bot on one of the other seats.
    pub(crate) fn omission_beside_a_bot(party: TestTable) -> (Self, Omission, Seat) {
        let (mut party, lays, omission) = about_to_forget(party);
        party.make(player_on(omission.owner), lays).expect("legal");
        let bot = others(omission.owner)[2];
        party.ask(player_on(bot), Command::Leave).expect("leaves");
        (Self::new(&party), omission, bot)
    }

    /// The table as a restarted server replays it from the log, with everybody back.
    pub(crate) fn restarted(&self) -> Self {
        let bots = BotHouse::default();
        let mut table = Table::open(self.table.header(), bots).expect("opens");
        let entries = self.before.iter().chain(&self.log).cloned();
        table
            .replay(entries.map(|entry| (Record { entry, command: None }, None)))
            .expect("replays");
        for seat in (0..4).map(Seat) {
            let visit = Visit { player: player_on(seat), since: None, screen: false };
            table.connect(connection(seat), visit, Millis(TOLD)).expect("is let in");
        }
        let before = self.before.iter().chain(&self.log).cloned().collect();
        Self { table, log: Vec::new(), answers: Vec::new(), before }
    }

    /// Sets the measured round trip of a seat's connection.
    pub(crate) fn delay(&mut self, seat: Seat, millis: u64) {
        (0..9).for_each(|_| self.table.note_delay(connection(seat), millis));
    }

    /// A move whose player has seen everything, as the next command of the player on this seat.
    pub(crate) fn request(&self, seat: Seat, mv: Move) -> Request {
        let (player, base) = (player_on(seat), self.table.seq());
        let command = Command::Move { mv: AnyMove::Mau(mv) };
        Request { player, no: self.table.last_no(player) + 1, base, command }
    }

    /// The move of a seat arrives.
    pub(crate) fn arrives(&mut self, at: u64, seat: Seat, mv: Move) -> bool {
        let request = self.request(seat, mv);
        self.receives(at, connection(seat), request)
    }

    /// The move of a seat arrives that had seen everything up to `base`.
    pub(crate) fn arrives_seen(&mut self, at: u64, seat: Seat, mv: Move, base: u64) -> bool {
        let request = Request { base, ..self.request(seat, mv) };
        self.receives(at, connection(seat), request)
    }

    /// A command arrives, after everything due before it. Returns whether it is held.
    pub(crate) fn receives(&mut self, at: u64, connection: ConnectionId, request: Request) -> bool {
        self.until(at);
        let no = request.no;
        match self.table.receive(connection, request, Millis(at)) {
            Received::Now(request) => self.perform(at, connection, &request),
            Received::Held => return true,
            Received::Refused(refusal) => self.answers.push((connection, no, Err(refusal))),
        }
        false
    }

    /// Decides at once, in the order of arrival, ignoring distances.
    pub(crate) fn decides_at_once(&mut self, at: u64, seat: Seat, mv: Move) {
        let request = self.request(seat, mv);
        self.perform(at, connection(seat), &request);
    }

    /// Time passes up to `at`; what arrives then is not yet decided.
    fn until(&mut self, at: u64) {
        let mut last = None;
        while let Some(due) = self.table.next_deadline().filter(|due| due.0 < at) {
            if !self.let_go(due.0) && last == Some(due) {
                break;
            }
            last = Some(due);
        }
    }

    /// Time passes up to `at`, and everything due happens.
    pub(crate) fn wait(&mut self, at: u64) {
        self.until(at);
        self.let_go(at);
    }

    fn let_go(&mut self, now: u64) -> bool {
        let mut anything = false;
        loop {
            self.table.note_time(Millis(now));
            if let Some((connection, request)) = self.table.released(Millis(now)) {
                self.perform(now, connection, &request);
            } else {
                let fresh = &mut || Seed::from_number(1);
                let Some(due) = self.table.handle_timeout(Millis(now), fresh) else {
                    return anything;
                };
                self.log.extend(self.table.commit(due).expect("what was decided applies"));
            }
            anything = true;
        }
    }

    fn perform(&mut self, now: u64, connection: ConnectionId, request: &Request) {
        self.table.note_time(Millis(now));
        let seed = Seed::from_number(1);
        let answer = match self.table.handle(request, &mut || seed) {
            Ok(Decision::Store(step)) => {
                self.log.extend(self.table.commit(step).expect("it applies"));
                Ok(self.table.seq())
            }
            Ok(Decision::Known(answer)) => answer,
            Ok(Decision::Apply(_)) => panic!("no game command passes by"),
            Err(refusal) => {
                self.table.refuse(request, refusal.clone());
                Err(refusal)
            }
        };
        self.table.note_time(Millis(now));
        self.answers.push((connection, request.no, answer.map(|_| ())));
    }

    /// The moves that counted, in order.
    pub(crate) fn moved(&self) -> Vec<(Seat, Move)> {
        let moved = |entry: &Entry| match *entry {
            Entry::Moved { seat, mv: AnyMove::Mau(mv), .. } => Some((seat, mv)),
            _ => None,
        };
        self.log.iter().filter_map(moved).collect()
    }

    /// The answer to the last command of a seat.
    pub(crate) fn answer(&self, seat: Seat) -> Option<Result<(), Refusal>> {
        let last = self.answers.iter().rev().find(|(to, ..)| *to == connection(seat));
        last.map(|(_, _, answer)| answer.clone())
    }
}

/// Four people play until one of them is about to lay a card, which is returned, and to leave out a call.
fn about_to_forget(mut party: TestTable) -> (TestTable, Move, Omission) {
    party.now = TOLD;
    let (lays, omission) = party.play_until(|party| {
        let owner = party.view(PlayerId(99)).turn;
        let lays = party.view(player_on(owner)).legal.into_iter();
        lays.filter(|mv| matches!(mv, Move::Play(_))).find_map(|mv| {
            let mut trial = party.clone();
            trial.make(player_on(owner), mv).ok()?;
            let omission = omission(&trial, owner)?;
            (trial.view(PlayerId(99)).turn != owner).then_some((mv, omission))
        })
    });
    (party, lays, omission)
}

/// The call that `owner` has left out, if others can catch it.
fn omission(party: &TestTable, owner: Seat) -> Option<Omission> {
    let legal = |seat| party.view(player_on(seat)).legal.into_iter();
    let catch = (0..4).map(Seat).filter(|seat| *seat != owner).find_map(|seat| {
        legal(seat).find(|mv| matches!(mv, Move::Catch { seat, .. } if *seat == owner))
    })?;
    let call = legal(owner).find(|mv| matches!(mv, Move::Call { .. }))?;
    Some(Omission { owner, call, catch })
}

/// The other seats, in order of play.
pub(crate) fn others(seat: Seat) -> [Seat; 3] {
    [1, 2, 3].map(|step| Seat((seat.0 + step) % 4))
}
