//! A table whose people do what a test says, in simulated time.

#![allow(dead_code, reason = "each test file uses its part")]

#[path = "../shared/game_data.rs"]
pub(crate) mod game_data;

use std::collections::BTreeMap;

use game_data::own_bot;
use stammtisch_engine::any::GameId;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::{Move, View};
use stammtisch_engine::maxonaut;
use stammtisch_engine::seat::Seat;
use stammtisch_ids::{TableId, Transfer};
use stammtisch_playscript::lesson::{self, Lesson};
use stammtisch_table::fair::{self, Hex32};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{
    AnyMove, AnyView, ChosenRules, Command, ServerMessage, TablePhase, TableSettings, TableView,
};
use stammtisch_table::{
    BotHouse, BotKinds, ConnectionId, Decision, Entry, FORMAT, Header, Millis, PlayerId, Profile,
    Refusal, Request, RulesInForce, Step, Table, TableRules, Visit,
};

/// The id of the table in the store.
pub(crate) const TABLE: TableId = TableId(7);

/// A table, its clock, and everything that was stored.
#[derive(Clone)]
pub(crate) struct TestTable {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    /// The transfers stored with each of these entries.
    pub(crate) moved: Vec<Vec<Transfer>>,
    pub(crate) now: u64,
    /// Messages that were sent without an entry.
    pub(crate) passed: Vec<ServerMessage>,
    pub(crate) seed: u64,
}

/// The last message to each player.
pub(crate) type Told = BTreeMap<PlayerId, String>;

impl TestTable {
    /// This many people, numbered from 1 and from seat 0, and bots on the other seats; nothing is dealt.
    pub(crate) fn seated(base: &str, people: u8, seats: u8, seed: u64) -> Self {
        Self::gathered(
            ChosenRules { base: base.into(), ..ChosenRules::default() },
            people,
            seats,
            seed,
        )
    }

    /// The same with any rules.
    pub(crate) fn gathered(chosen: ChosenRules, people: u8, seats: u8, seed: u64) -> Self {
        Self::opened(chosen, people, seats, seed, None)
    }

    /// A learner in a lesson of the house, with cards dealt.
    pub(crate) fn learning(id: &str) -> Self {
        let text = lesson::text(id).expect("a lesson");
        let Lesson { base, options, others, .. } = Lesson::read(text).expect("reads");
        let chosen = ChosenRules { base, options, file: None };
        let seats = others.len() as u8 + 1;
        let mut party = Self::opened(chosen, 1, seats, 1, Some(text.into()));
        party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
        party
    }

    fn opened(
        chosen: ChosenRules,
        people: u8,
        seats: u8,
        seed: u64,
        lesson: Option<String>,
    ) -> Self {
        let rules = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        let host = PlayerId(1);
        let header = Header {
            format: FORMAT,
            code: "PARTY2".into(),
            chosen,
            rules,
            seats,
            host,
            settings: TableSettings::default(),
            key: None,
            lesson,
            daily: None,
        };
        let bots = BotHouse { kinds: bot_kinds(), names: vec!["Emil".into()] };
        let table = Table::open(header, bots).expect("opens");
        let mut party = Self {
            table,
            log: Vec::new(),
            moved: Vec::new(),
            now: 1_000,
            passed: Vec::new(),
            seed,
        };
        for player in (1..=people.into()).map(PlayerId) {
            party.comes(player);
            party.ask(player, Command::Sit { seat: None }).expect("sits");
        }
        party.ask(host, Command::FillBots { bot: "random".into() }).expect("fills");
        party
    }

    /// People on all seats, with cards dealt by the rules of a file.
    pub(crate) fn by_file(file: &str, seats: u8, seed: u64) -> Self {
        let chosen = ChosenRules { file: Some(file.into()), ..ChosenRules::default() };
        let mut party = Self::gathered(chosen, seats, seats, seed);
        party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
        party
    }

    /// The same with cards dealt.
    pub(crate) fn playing(base: &str, people: u8, seats: u8, seed: u64) -> Self {
        let mut party = Self::seated(base, people, seats, seed);
        party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
        party
    }

    pub(crate) fn profile(&mut self, player: PlayerId, left_handed: bool) {
        let name = format!("player {}", player.0);
        self.table.set_profile(player, Profile { name, left_handed });
    }

    pub(crate) fn comes(&mut self, player: PlayerId) {
        let connection = ConnectionId(player.0 as u64);
        let visit = Visit { player, since: None, screen: false };
        self.table.connect(connection, visit, Millis(self.now)).expect("comes in");
    }

    pub(crate) fn goes(&mut self, player: PlayerId) {
        self.table.disconnect(ConnectionId(player.0 as u64), Millis(self.now));
    }

    /// Gives a command whose player has seen everything.
    pub(crate) fn ask(&mut self, player: PlayerId, command: Command) -> Result<(), Refusal> {
        self.ask_having_seen(self.table.seq(), player, command)
    }

    pub(crate) fn ask_having_seen(
        &mut self,
        base: u64,
        player: PlayerId,
        command: Command,
    ) -> Result<(), Refusal> {
        let no = self.table.last_no(player) + 1;
        let request = Request { player, no, base, command };
        let seed = Seed::from_number(self.seed);
        self.table.note_time(Millis(self.now));
        match self.table.handle(&request, &mut || seed)? {
            Decision::Known(answer) => answer.map(|_| ()),
            Decision::Store(step) => {
                if !step.entries().is_empty() {
                    self.commit(step);
                }
                Ok(())
            }
            Decision::Apply(transient) => {
                let outgoing = self.table.apply_transient(transient);
                self.passed.extend(outgoing.into_iter().map(|outgoing| outgoing.message));
                Ok(())
            }
        }
    }

    pub(crate) fn make(&mut self, player: PlayerId, mv: Move) -> Result<(), Refusal> {
        self.ask(player, Command::Move { mv: AnyMove::Mau(mv) })
    }

    /// The host changes the rules, having seen everything.
    pub(crate) fn set_rules(
        &mut self,
        player: PlayerId,
        chosen: ChosenRules,
        seats: u8,
    ) -> Result<(), Refusal> {
        self.set_rules_having_seen(self.table.seq(), player, chosen, seats)
    }

    pub(crate) fn set_rules_having_seen(
        &mut self,
        base: u64,
        player: PlayerId,
        chosen: ChosenRules,
        seats: u8,
    ) -> Result<(), Refusal> {
        let text = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        let by = TableRules { chosen, text, seats, lesson: None };
        let wanted = RulesInForce::of(by, &bot_kinds()).expect("rules");
        let step = self.table.set_rules(player, base, &wanted)?;
        self.commit(step);
        Ok(())
    }

    /// The value that the person on a seat adds to the randomness of the next match.
    pub(crate) fn value(&self, seat: Seat) -> Hex32 {
        Hex32(std::array::from_fn(|at| (self.seed as u8) ^ (seat.0 * 37) ^ at as u8))
    }

    /// The house's commitment for the next match.
    pub(crate) fn commitment(&self) -> Hex32 {
        let shuffle = self.table_view(PlayerId(99)).now.shuffle.expect("something is fixed");
        shuffle.commitment.parse().expect("32 bytes")
    }

    /// The person on a seat promises a value.
    pub(crate) fn promises(&mut self, seat: Seat) {
        let promise = fair::promise(&self.commitment(), seat, &self.value(seat)).to_string();
        self.ask(player_on(seat), Command::PromiseValue { promise }).expect("promises");
    }

    /// The person on a seat reveals the value.
    pub(crate) fn opens(&mut self, seat: Seat) {
        let value = self.value(seat).to_string();
        self.ask(player_on(seat), Command::OpenValue { value }).expect("opens");
    }

    /// Lets time pass, and then everything due happen.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.now += millis;
        let seed = Seed::from_number(self.seed);
        loop {
            self.table.note_time(Millis(self.now));
            let Some(due) = self.table.handle_timeout(Millis(self.now), &mut || seed) else {
                return;
            };
            self.commit(due);
        }
    }

    fn commit(&mut self, step: Step) {
        self.moved.extend(step.to_store(TABLE, None).map(|(_, moved)| moved));
        let entries = self.table.commit(step).expect("what was decided applies");
        self.table.note_time(Millis(self.now));
        self.log.extend(entries);
    }

    /// What a player sees of a match of Mau-Mau.
    pub(crate) fn view(&self, player: PlayerId) -> View {
        match self.table_view(player).now.game {
            Some(AnyView::Mau(game)) => *game,
            other => panic!("no Mau-Mau: {other:?}"),
        }
    }

    /// What a player sees of a match of Maxonaut.
    pub(crate) fn maxonaut(&self, player: PlayerId) -> maxonaut::View {
        match self.table_view(player).now.game {
            Some(AnyView::Maxonaut(game)) => *game,
            other => panic!("no Maxonaut: {other:?}"),
        }
    }

    /// What a player sees of the table.
    pub(crate) fn table_view(&self, player: PlayerId) -> TableView {
        match self.table.welcome(player, None) {
            ServerMessage::Welcome { view, .. } => *view,
            other => panic!("no welcome: {other:?}"),
        }
    }

    /// What every open connection is told of what happened after `seq`.
    pub(crate) fn told(&self, seq: u64) -> Told {
        let mut told = Told::new();
        for outgoing in self.table.clone().publish(seq) {
            let text = serde_json::to_string(&outgoing.message).expect("JSON");
            told.extend(
                outgoing.to.iter().map(|connection| (PlayerId(connection.0.into()), text.clone())),
            );
        }
        told
    }

    /// People make legal turn moves until `wanted` finds something.
    pub(crate) fn play_until<T>(&mut self, mut wanted: impl FnMut(&Self) -> Option<T>) -> T {
        let mut chance = Chance::stream(&Seed::from_number(self.seed), 7);
        for _ in 0..5_000 {
            if let Some(found) = wanted(self) {
                return found;
            }
            let seat = self.view(PlayerId(99)).turn;
            let view = self.view(player_on(seat));
            let turns: Vec<_> = view.legal.iter().filter(|mv| mv.is_turn_move()).collect();
            if turns.is_empty() {
                for player in (1..=self.view(PlayerId(99)).players.len() as u128).map(PlayerId) {
                    self.ask(player, Command::NextDeal).expect("the next deal");
                }
                self.wait(0);
                continue;
            }
            let mv = *turns[chance.below(turns.len() as u32) as usize];
            self.make(player_on(seat), mv).expect("legal");
        }
        panic!("this never comes");
    }
}

impl TestTable {
    /// The person whose turn it is in a match of Maxonaut makes any legal move.
    pub(crate) fn bluff(&mut self, chance: &mut Chance) {
        let on = player_on(self.maxonaut(PlayerId(99)).turn);
        let moves = self.table_view(on).now.game.expect("a game").legal();
        let mv = moves[chance.below(moves.len() as u32) as usize];
        self.ask(on, Command::Move { mv }).expect("legal");
    }

    /// People play a match of Maxonaut to its end.
    pub(crate) fn bluff_to_the_end(&mut self) {
        let mut chance = Chance::stream(&Seed::from_number(self.seed), 1);
        while self.table.phase() == TablePhase::Playing {
            self.bluff(&mut chance);
        }
    }

    /// People make this many moves of a match of Maxonaut.
    pub(crate) fn bluff_on(&mut self, moves: usize) {
        let mut chance = Chance::stream(&Seed::from_number(self.seed), 1);
        (0..moves).for_each(|_| self.bluff(&mut chance));
    }
}

/// The kinds of bots of a house: for each game one that no other game has.
pub(crate) fn bot_kinds() -> BotKinds {
    let kinds = |game: GameId| {
        (game.name().to_owned(), vec!["random".to_owned(), own_bot(game), "regel".to_owned()])
    };
    GameId::ALL.map(kinds).into()
}

/// The player on this seat: people sit down in order of their ids.
pub(crate) fn player_on(seat: Seat) -> PlayerId {
    PlayerId(u128::from(seat.0) + 1)
}
