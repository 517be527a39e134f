//! The company at a table: clocks, votes, seats that change hands, watchers, talk and stakes.

mod bot_pace;
mod chat;
mod clock;
mod evening;
mod hidden;
mod hosts;
mod late;
mod leaving;
#[path = "../world/merge.rs"]
mod merge;
#[path = "../party/mod.rs"]
mod party;
mod rules_set;
mod seats;
mod sent_away;
mod stakes;
mod updates;
mod votes;
mod watchers;

use party::{Party, player_on};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, GameMove, Manner, TableNow, TableState};
use stammtisch_table::{BotHouse, PlayerId, Record, Reply, Table, legal};

const ANNA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const CLEO: PlayerId = PlayerId(3);
const WATCHER: PlayerId = PlayerId(9);

/// So many people, who have sat down at a table that is kept like this.
fn gathered(people: u8, seats: u8, manner: Manner) -> Party {
    gathered_by(4, people, seats, manner)
}

fn gathered_by(seed: u64, people: u8, seats: u8, manner: Manner) -> Party {
    let mut party = Party::seated("live", people, seats, seed);
    party.ask(ANNA, Command::SetManner { manner }).expect("the host says how");
    for seat in (0..people).map(Seat) {
        // For a stake people sit down knowing it.
        if party.table.seat_of(player_on(seat)).is_none() {
            party.ask(player_on(seat), Command::Sit { seat: Some(seat) }).expect("sits");
        }
    }
    party
}

/// A match of many deals that has begun.
fn long(people: u8, seats: u8) -> Party {
    Party::playing("verschaerft", people, seats, 4)
}

/// A table that is kept like this, with cards dealt.
fn playing(people: u8, seats: u8, manner: Manner) -> Party {
    let mut party = gathered(people, seats, manner);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party
}

fn now(party: &Party, player: PlayerId) -> TableNow {
    party.table_view(player).now
}

/// People and bots play whatever is legal until `enough`.
fn play_on(party: &mut Party, enough: impl Fn(&Party) -> bool) {
    let mut chance = Chance::stream(&Seed::from_number(8), 3);
    let mut pick = |moves: Vec<GameMove>| {
        let turns: Vec<_> = moves.into_iter().filter(is_turn_move).collect();
        (!turns.is_empty()).then(|| turns[chance.below(turns.len() as u32) as usize])
    };
    for _ in 0..20_000 {
        if enough(party) {
            return;
        }
        if party.table.state() == TableState::BetweenDeals {
            for player in 1..=party.view(WATCHER).players.len() as u128 {
                // Who has left or is out asks for nothing.
                let _ = party.ask(PlayerId(player), Command::NextDeal);
            }
        }
        for question in party.table.questions() {
            let mv = pick(legal(&question.view));
            let reply = mv.map(|mv| Reply { mv, after: 0, say: None });
            party.table.bot_answers(&question, reply, stammtisch_table::Millis(party.now));
        }
        let player = player_on(party.view(WATCHER).turn);
        if let Some(mv) = now(party, player).game.and_then(|game| pick(legal(&game))) {
            // A bot may play there.
            let _ = party.ask(player, Command::Move { mv });
        }
        party.wait(0);
    }
    panic!("this never comes");
}

fn to_the_end(party: &mut Party) {
    play_on(party, |party| party.table.state() == TableState::Finished);
}

fn is_turn_move(mv: &GameMove) -> bool {
    matches!(mv, GameMove::Mau(mv) if mv.is_turn_move())
}

/// What a restarted server makes of the log.
fn replayed(party: &Party) -> Table {
    let bots = BotHouse::default();
    let mut table = Table::open(party.table.header(), bots).expect("opens");
    let records = party.log.iter().map(|entry| {
        let record = Record { entry: entry.clone(), asked: None };
        (Record::from_bytes(&record.to_bytes()).expect("reads back"), None)
    });
    table.replay(records).expect("replays");
    table
}
