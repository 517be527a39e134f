//! Anna, Ben and others, at tables with all kinds of settings.

#![allow(dead_code, unused_imports, reason = "each suite uses its part")]

pub(crate) use crate::test_table::{TestTable, player_on};
pub(crate) use stammtisch_engine::chance::{Chance, Seed};
pub(crate) use stammtisch_engine::seat::Seat;
pub(crate) use stammtisch_table::wire::{AnyMove, Command, TableNow, TablePhase, TableSettings};
pub(crate) use stammtisch_table::{BotHouse, BotMove, PlayerId, Record, Table};

pub(crate) const ANNA: PlayerId = PlayerId(1);
pub(crate) const BEN: PlayerId = PlayerId(2);
pub(crate) const CLEO: PlayerId = PlayerId(3);
pub(crate) const WATCHER: PlayerId = PlayerId(9);

/// A table with these settings at which this many people have sat down.
pub(crate) fn gathered(people: u8, seats: u8, settings: TableSettings) -> TestTable {
    gathered_by(4, people, seats, settings)
}

pub(crate) fn gathered_by(seed: u64, people: u8, seats: u8, settings: TableSettings) -> TestTable {
    let mut party = TestTable::seated("live", people, seats, seed);
    party.ask(ANNA, Command::ChangeSettings { settings }).expect("the host says how");
    for seat in (0..people).map(Seat) {
        // People sit down knowing the stake.
        if party.table.seat_of(player_on(seat)).is_none() {
            party.ask(player_on(seat), Command::Sit { seat: Some(seat) }).expect("sits");
        }
    }
    party
}

/// A match of many deals that has begun.
pub(crate) fn long(people: u8, seats: u8) -> TestTable {
    TestTable::playing("verschaerft", people, seats, 4)
}

/// A table with these settings, with cards dealt.
pub(crate) fn playing(people: u8, seats: u8, settings: TableSettings) -> TestTable {
    let mut party = gathered(people, seats, settings);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party
}

pub(crate) fn now(party: &TestTable, player: PlayerId) -> TableNow {
    party.table_view(player).now
}

/// People and bots play whatever is legal until `enough`.
pub(crate) fn play_on(party: &mut TestTable, enough: impl Fn(&TestTable) -> bool) {
    let mut chance = Chance::stream(&Seed::from_number(8), 3);
    let mut pick = |moves: Vec<AnyMove>| {
        let turns: Vec<_> = moves.into_iter().filter(is_turn_move).collect();
        (!turns.is_empty()).then(|| turns[chance.below(turns.len() as u32) as usize])
    };
    for _ in 0..20_000 {
        if enough(party) {
            return;
        }
        if party.table.phase() == TablePhase::BetweenDeals {
            for player in 1..=party.view(WATCHER).players.len() as u128 {
                // Refused for players who have left or are out.
                let _ = party.ask(PlayerId(player), Command::NextDeal);
            }
        }
        for question in party.table.questions() {
            let mv = pick(question.view.legal());
            let reply = mv.map(|mv| BotMove { mv, after_ms: 0, say: None });
            party.table.bot_answers(&question, reply, stammtisch_table::Millis(party.now));
        }
        let player = player_on(party.view(WATCHER).turn);
        if let Some(mv) = now(party, player).game.and_then(|game| pick(game.legal())) {
            // A bot may be playing there.
            let _ = party.ask(player, Command::Move { mv });
        }
        party.wait(0);
    }
    panic!("this never comes");
}

pub(crate) fn to_the_end(party: &mut TestTable) {
    play_on(party, |party| party.table.phase() == TablePhase::Finished);
}

pub(crate) fn is_turn_move(mv: &AnyMove) -> bool {
    matches!(mv, AnyMove::Mau(mv) if mv.is_turn_move())
}

/// The table as a restarted server replays it from the log.
pub(crate) fn replayed(party: &TestTable) -> Table {
    let bots = BotHouse::default();
    let mut table = Table::open(party.table.header(), bots).expect("opens");
    let records = party.log.iter().map(|entry| {
        let record = Record { entry: entry.clone(), command: None };
        (Record::from_bytes(&record.to_bytes()).expect("reads back"), None)
    });
    table.replay(records).expect("replays");
    table
}
