//! Writes two hundred matches as an earlier version stored them. It is compiled beside that version,
//! never beside this one; the README one folder up says how.

mod then;

use std::fmt::Write as _;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, Command, GameMove, GameView, ServerMessage, TableState};
use stammtisch_table::{Decision, Entry, Line, Millis, PlayerId, Refusal, Request, Table};
use then::preset;

const MATCHES: usize = 200;

/// A match that does not end by itself is left here.
const LONGEST: u32 = 100;

/// Of so many moves one is a cheat, where that is allowed; and of so many somebody leaves for a
/// while, or says something.
const DARES: u32 = 12;
const LEAVES: u32 = 40;
const SAYS: u32 = 30;

/// A table, its clock, and what is to be kept of it.
struct Party {
    table: Table,
    kept: String,
    now: u64,
    seed: u64,
    people: u8,
    chance: Chance,
}

#[test]
fn write() {
    let bases: Vec<&str> = preset::ids().filter(|base| any(base, 2, 0).is_some()).collect();
    let one = |number| one(bases[number % bases.len()], number);
    let mut all: Vec<(Kind, String)> = (0..MATCHES).map(one).collect();
    // Matches that are like each other lie together: so they can be packed well.
    all.sort_by(|(kind, _), (other, _)| kind.cmp(other));
    let all: String = all.into_iter().map(|(_, text)| text).collect();
    let path = std::env::var("CORPUS").expect("CORPUS says where to write");
    std::fs::write(path, all).expect("a file");
}

/// The preset, whether it is played to the end, the seats.
type Kind = (String, bool, u8);

/// Every second one is played to its end, so that is a short one; the others end anywhere. In every
/// third one sits a bot.
fn one(base: &str, number: usize) -> (Kind, String) {
    let mut chance = Chance::stream(&Seed::from_number(number as u64), 9);
    let to_the_end = (number / 5).is_multiple_of(2);
    let seats = 2 + chance.below(4) as u8;
    let short = to_the_end.then(|| then::short(base)).flatten();
    let chosen = (seats..6)
        .chain(2..seats)
        .find_map(|seats| {
            let by = |chosen: &ChosenRules| Rulebook::choose(chosen, seats).is_ok();
            let chosen = short.clone().filter(by);
            Some((chosen.or_else(|| any(base, seats, number as u64))?, seats))
        })
        .expect("rules for some number of seats");
    let (chosen, seats) = chosen;
    let moves = if to_the_end { LONGEST } else { 10 + chance.below(45) };
    let people = seats - u8::from(number % 3 == 2);
    let mut party = Party::gathered(chosen, people, seats, number as u64, chance);
    for made in 0..moves {
        let runs = matches!(party.table.state(), TableState::Playing | TableState::BetweenDeals);
        // Bots that are left alone could go on for long.
        if !runs || party.table.seq() > u64::from(moves) + 25 {
            break;
        }
        party.step();
        if made == moves / 3 {
            // One of them then, all of them at the end: views are long.
            party.note([PlayerId(1 + u128::from(number as u8 % seats))]);
        }
    }
    let all = (1..=u128::from(seats)).map(PlayerId).chain([PlayerId(99)]);
    party.note(all);
    ((base.to_owned(), to_the_end, seats), party.kept)
}

/// Any options that go together.
fn any(base: &str, seats: u8, seed: u64) -> Option<ChosenRules> {
    let mut chance = Chance::stream(&Seed::from_number(seed), 5);
    (0..50).find_map(|_| {
        let chosen = then::chosen(base, &mut chance);
        Rulebook::choose(&chosen, seats).is_ok().then_some(chosen)
    })
}

impl Party {
    fn gathered(chosen: ChosenRules, people: u8, seats: u8, seed: u64, chance: Chance) -> Self {
        let rules = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        let header = then::header(chosen, rules, seats, PlayerId(1), seed);
        let kept = format!("header {}\n", String::from_utf8(header.to_bytes()).expect("text"));
        let table = Table::open(header, then::bots()).expect("opens");
        let mut party = Self { table, kept, now: 1_000, seed, people, chance };
        for player in party.players() {
            then::connect(&mut party.table, Line(player.0 as u64), player, Millis(party.now));
            party.ask(player, Command::Sit { seat: None }).expect("sits");
        }
        party.ask(PlayerId(1), Command::FillBots { bot: "random".into() }).expect("fills");
        party.ask(PlayerId(1), then::start()).expect("starts");
        party.wait(0);
        party
    }

    fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (1..=u128::from(self.people)).map(PlayerId)
    }

    fn game(&self, player: PlayerId) -> Option<GameView> {
        match self.table.welcome(player, None) {
            ServerMessage::Welcome { view, .. } => then::game(*view),
            _ => None,
        }
    }

    fn step(&mut self) {
        let somebody = PlayerId(u128::from(1 + self.chance.below(self.people.into())));
        if self.chance.below(LEAVES) == 0 {
            let left = self.ask(somebody, Command::Leave).is_ok();
            self.wait(3_000);
            if left && self.chance.below(3) != 0 {
                let _ = self.ask(somebody, Command::Return);
            }
        }
        if self.chance.below(SAYS) == 0 {
            if let Some(command) = then::words(self.chance.below(3)) {
                let _ = self.ask(somebody, command);
            }
        }
        let mut moves: Vec<(PlayerId, GameMove)> = Vec::new();
        let dares = self.chance.below(DARES) == 0;
        for player in self.players() {
            let Some(view) = self.game(player) else { continue };
            let daring = then::daring(&view);
            let made = if dares && !daring.is_empty() { daring } else { moves_of(&view) };
            moves.extend(made.into_iter().map(|mv| (player, mv)));
        }
        if moves.is_empty() {
            // The next deal, or a bot has the turn.
            for player in self.players() {
                let _ = self.ask(player, Command::NextDeal);
            }
            self.wait(3_000);
            return;
        }
        let (player, mv) = moves.swap_remove(self.chance.below(moves.len() as u32) as usize);
        // Refused only to somebody for whom a bot plays.
        let _ = self.ask(player, Command::Move { mv });
        self.wait(3_000);
    }

    fn ask(&mut self, player: PlayerId, command: Command) -> Result<(), Refusal> {
        let no = self.table.last_no(player) + 1;
        let request = Request { player, no, base: self.table.seq(), command };
        let seed = Seed::from_number(self.seed);
        then::note_time(&mut self.table, Millis(self.now));
        if let Decision::Store(entries) = self.table.handle(&request, &mut || seed)? {
            self.commit(&entries, Some(&request));
        }
        Ok(())
    }

    /// Lets time pass, and then whatever is due; bots do anything.
    fn wait(&mut self, millis: u64) {
        self.now += millis;
        let seed = Seed::from_number(self.seed);
        for _ in 0..50 {
            then::note_time(&mut self.table, Millis(self.now));
            for question in self.table.questions() {
                let moves = moves_of(&question.view);
                if moves.is_empty() {
                    continue;
                }
                let mv = moves[self.chance.below(moves.len() as u32) as usize];
                self.table.bot_answers(&question, Some(then::reply(mv)), Millis(self.now));
            }
            let due = self.table.due(Millis(self.now), &mut || seed);
            if due.is_empty() {
                return;
            }
            self.commit(&due, None);
        }
    }

    fn commit(&mut self, entries: &[Entry], request: Option<&Request>) {
        let cause = request.map(then::cause);
        self.table.commit(entries, cause).expect("what was decided applies");
        then::note_time(&mut self.table, Millis(self.now));
        for (at, bytes) in then::records(entries, cause).into_iter().enumerate() {
            let text = String::from_utf8(bytes).expect("text");
            let who = match request.filter(|_| at == 0) {
                Some(request) => format!("{}/{}", request.player.0, request.no),
                None => "-".into(),
            };
            writeln!(self.kept, "entry {who} {text}").expect("text");
        }
    }

    /// Notes what some see now.
    fn note(&mut self, players: impl IntoIterator<Item = PlayerId>) {
        for player in players {
            if let Some(view) = self.game(player) {
                let view = serde_json::to_string(&view).expect("JSON");
                writeln!(self.kept, "{} {view}", player.0).expect("text");
            }
        }
    }
}

fn moves_of(view: &GameView) -> Vec<GameMove> {
    view.legal().into_iter().collect()
}
