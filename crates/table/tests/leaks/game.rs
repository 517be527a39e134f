//! Plays matches at a table and reads every message.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRules, GameId, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{
    ChosenRules, Command, ServerMessage, TableNow, TablePhase, TableSettings,
};
use stammtisch_table::{
    BotHouse, Decision, Entry, FORMAT, Header, Millis, PlayerId, Profile, Request, Step, Table,
};

use crate::game_data::shortest;
use crate::games::{self, AnyBeside, Cards};
use crate::people::{Connections, Given, Plan, Reader};
use crate::planted::Leak;
use crate::seeds::Seeds;

/// The spectator at the beginning.
pub(crate) const WATCHER: PlayerId = PlayerId(5);

/// The most moves and other commands in one game.
const MOST: u32 = 400;

/// The totals of many games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Played {
    pub(crate) messages: u64,
    pub(crate) welcomes: u64,
    pub(crate) refusals: u64,
    pub(crate) bytes: u64,
    /// Chat lines written.
    pub(crate) written: u64,
    /// Seats handed over with their hands.
    pub(crate) handed_over: u64,
    /// Hands laid aside after somebody left.
    pub(crate) withdrawn: u64,
}

impl Played {
    pub(crate) fn add(&mut self, more: Self) {
        self.messages += more.messages;
        self.welcomes += more.welcomes;
        self.refusals += more.refusals;
        self.bytes += more.bytes;
        self.written += more.written;
        self.handed_over += more.handed_over;
        self.withdrawn += more.withdrawn;
    }
}

/// Tables of every game, without entries.
pub(crate) struct House(Vec<Table>);

impl House {
    pub(crate) fn open() -> Self {
        Self(preset::ids().map(|base| table(shortest(base))).collect())
    }

    /// Plays one game; the error is what was found in a message.
    pub(crate) fn play(&self, number: u64, leak: Option<Leak>) -> Result<Played, String> {
        // Leaks are planted in Mau-Mau only.
        let is_meant =
            |table: &&Table| leak.is_none() || matches!(table.rulebook().rules(), AnyRules::Mau(_));
        let tables: Vec<_> = self.0.iter().filter(is_meant).collect();
        let table = tables[number as usize % tables.len()].clone();
        let mut game = Playing {
            table,
            truth: None,
            chance: Chance::stream(&Seed::from_number(number), 5),
            now: 1_000,
            views: BTreeMap::new(),
            connections: Connections::default(),
            seed: String::new(),
            seeds: Seeds::default(),
            leak,
            plan: Plan::of(number, leak),
            offered: None,
            given: None,
            played: Played::default(),
            kept: Vec::new(),
        };
        game.play_on()?;
        Ok(game.played)
    }
}

pub(crate) struct Playing {
    pub(crate) table: Table,
    pub(crate) truth: Option<AnyBeside>,
    pub(crate) chance: Chance,
    pub(crate) now: u64,
    /// By player: the last view sent, and its sequence number.
    pub(crate) views: BTreeMap<PlayerId, (TableNow, u64)>,
    pub(crate) connections: Connections,
    pub(crate) seed: String,
    pub(crate) seeds: Seeds,
    pub(crate) leak: Option<Leak>,
    pub(crate) plan: Plan,
    /// The seat that is offered to the spectator.
    pub(crate) offered: Option<Seat>,
    pub(crate) given: Option<Given>,
    pub(crate) played: Played,
    /// What each reader might have been told, by sequence number: for readers who missed it.
    pub(crate) kept: Vec<(u64, Reader, Cards)>,
}

impl Playing {
    fn play_on(&mut self) -> Result<(), String> {
        for reader in Reader::all() {
            self.comes(reader, None)?;
            if !matches!(reader, Reader::Player(WATCHER) | Reader::Screen) {
                self.asks(reader.player(), Command::Sit { seat: None })?;
            }
        }
        self.asks(PlayerId(1), self.settings())?;
        self.asks(PlayerId(1), Command::Start { first: None })?;
        for step in 0..MOST {
            match self.table.phase() {
                TablePhase::Playing => {
                    self.beside(step)?;
                    self.somebody_acts()?;
                }
                TablePhase::BetweenDeals => {
                    for player in (1..=4).map(PlayerId) {
                        self.asks(player, Command::NextDeal)?;
                    }
                }
                TablePhase::Lobby | TablePhase::Finished => return Ok(()),
            }
        }
        Ok(())
    }

    fn somebody_acts(&mut self) -> Result<(), String> {
        let player = PlayerId(u128::from(1 + self.chance.below(5)));
        match self.chance.below(40) {
            0 | 1 => {
                // A reader comes back after a while, having missed some of it.
                let missed = u64::from(self.chance.below(8));
                let since = self.table.seq().saturating_sub(missed);
                let screen = self.chance.below(6) == 0;
                let reader = if screen { Reader::Screen } else { Reader::Player(player) };
                return self.comes(reader, (missed < 7).then_some(since));
            }
            2 | 3 => {
                let mv = games::blind(self.table.rulebook().rules().game(), &mut self.chance);
                return self.asks(player, Command::Move { mv });
            }
            4 => return self.asks(player, Command::Write { text: "Wer ist dran?".into() }),
            _ => {}
        }
        let Some(view) = self.views.get(&player).and_then(|(now, _)| now.game.as_ref()) else {
            return Ok(());
        };
        let irregular = view.irregular();
        let mv = if self.chance.below(10) == 0
            && let Some(sly) = games::sly(view)
        {
            sly
        } else if self.chance.below(20) == 0 && !irregular.is_empty() {
            irregular[self.chance.below(irregular.len() as u32) as usize]
        } else {
            let moves = view.legal();
            if moves.is_empty() {
                return Ok(());
            }
            moves[self.chance.below(moves.len() as u32) as usize]
        };
        self.asks(player, Command::Move { mv })
    }

    pub(crate) fn asks(&mut self, player: PlayerId, command: Command) -> Result<(), String> {
        self.now += 500;
        self.table.note_time(Millis(self.now));
        let no = self.table.last_no(player) + 1;
        let base = self.table.seq();
        let named: Cards = match &command {
            Command::Move { mv } => games::named(*mv).into_iter().collect(),
            _ => Cards::new(),
        };
        let connection = self.connections.of(Reader::Player(player));
        if let (Some(connection), Command::Move { mv }) = (connection, &command) {
            let reason = self.table.why(connection, no, *mv);
            self.read(Reader::Player(player), &reason, &named)?;
        }
        let request = Request { player, no, base, command };
        let seed = Seed::from_number(self.now ^ u64::from(self.chance.below(1 << 30)));
        let answer = match self.table.handle(&request, &mut || seed) {
            Ok(Decision::Store(step)) => {
                self.commit(step)?;
                ServerMessage::Done { no, seq: self.table.seq() }
            }
            Ok(Decision::Apply(transient)) => {
                let said = self.table.apply_transient(transient);
                self.played.written += said.len() as u64;
                self.deliver(said, &BTreeMap::new())?;
                if self.table.take_news() {
                    let news = self.table.publish(self.table.seq());
                    self.deliver(news, &BTreeMap::new())?;
                }
                ServerMessage::Done { no, seq: self.table.seq() }
            }
            Ok(Decision::Known(_)) => return Err("a new number was known".into()),
            Err(refusal) => {
                self.table.refuse(&request, refusal.clone());
                self.played.refusals += 1;
                ServerMessage::Refused {
                    no: Some(no),
                    code: refusal.code().into(),
                    detail: refusal.to_string(),
                    text: connection.and_then(|connection| {
                        self.table.told_why(connection, &request.command, &refusal)
                    }),
                }
            }
        };
        self.read(Reader::Player(player), &answer, &named)?;
        loop {
            let Some(due) = self.table.handle_timeout(Millis(self.now), &mut || seed) else {
                return Ok(());
            };
            self.commit(due)?;
        }
    }

    fn commit(&mut self, step: Step) -> Result<(), String> {
        let before = self.table.seq();
        let entries = self.table.commit(step).expect("what was decided applies");
        self.table.note_time(Millis(self.now));
        entries.iter().for_each(|entry| self.follow(entry));
        let mut may = BTreeMap::new();
        if let Some(truth) = &mut self.truth {
            let viewers = Seat::first(4).map(Some).chain([None]);
            let by_eyes: BTreeMap<_, _> =
                viewers.map(|viewer| (viewer, truth.take(viewer))).collect();
            may = Reader::all()
                .map(|reader| (reader, by_eyes[&self.viewer(reader)].clone()))
                .collect();
            let seq = self.table.seq();
            self.kept.extend(may.iter().map(|(reader, may)| (seq, *reader, may.clone())));
        }
        let outgoing = self.table.publish(before);
        self.deliver(outgoing, &may)
    }

    /// Follows the match independently of the table.
    fn follow(&mut self, entry: &Entry) {
        let seed = self.seeds.follow(entry, &self.table);
        match (entry, &mut self.truth) {
            (Entry::Started { dealer, left_handed, .. }, _) => {
                let seed = seed.expect("a seed");
                self.seed = seed.to_string();
                let mut left = SeatSet::EMPTY;
                left_handed.iter().for_each(|seat| left.add(*seat));
                let opening = Opening { seed, dealer: *dealer, left_handed: left };
                self.truth = Some(AnyBeside::start(self.table.rulebook().rules(), opening));
            }
            (Entry::Moved { seat, mv, .. }, Some(truth)) => truth.play(*seat, *mv),
            (Entry::NextDeal, Some(truth)) => truth.next_deal(),
            (Entry::Withdrew { seat, .. }, Some(truth)) => truth.withdraw(*seat),
            _ => {}
        }
    }
}

fn table(chosen: ChosenRules) -> Table {
    let rules = Rulebook::choose(&chosen, 4).expect("rules").to_text();
    let header = Header {
        format: FORMAT,
        code: "BYTES5".into(),
        chosen,
        rules,
        seats: 4,
        host: PlayerId(1),
        settings: TableSettings::default(),
        key: None,
        lesson: None,
        daily: None,
    };
    let kinds = GameId::ALL.map(|game| (game.name().to_owned(), vec!["random".to_owned()]));
    let bots = BotHouse { kinds: kinds.into(), names: vec!["Emil".into()] };
    let mut table = Table::open(header, bots).expect("opens");
    for player in 1..=5 {
        let profile = Profile { name: format!("Gast {player}"), left_handed: player == 2 };
        table.set_profile(PlayerId(player), profile);
    }
    table
}
