//! The randomness of a match: what is committed, promised and revealed in which order, and what
//! becomes of seats that are silent, slow, gone or cheating.

mod films;
mod key;
mod opening;
mod outcomes;
#[path = "../test_table/mod.rs"]
mod test_table;

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::ShuffleView;
use stammtisch_table::{BotHouse, Entry, PlayerId, Record, Table};
use test_table::{TestTable, bot_kinds};

const ANNA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const SEAT_OF_ANNA: Seat = Seat(0);
const SEAT_OF_BEN: Seat = Seat(1);

/// Two people and no bot, before a match of Maxonaut; the house has committed to its share.
fn before_a_match() -> TestTable {
    let mut party = TestTable::seated("maxonaut", 2, 2, 5);
    party.wait(0);
    party
}

/// The kinds of entries about randomness in the log, and the beginnings of matches.
fn of_chance(party: &TestTable) -> Vec<&'static str> {
    let name = |entry: &Entry| match entry {
        Entry::SeedFixed { .. } => Some("fixed"),
        Entry::ValuePromised { .. } => Some("promised"),
        Entry::OpeningsAsked { .. } => Some("asked"),
        Entry::ValueOpened { .. } => Some("opened"),
        Entry::OpeningsDropped => Some("dropped"),
        Entry::Started { .. } => Some("started"),
        Entry::SeedOpened { .. } => Some("shown"),
        _ => None,
    };
    party.log.iter().filter_map(name).collect()
}

fn shuffle(party: &TestTable) -> ShuffleView {
    party.table_view(PlayerId(99)).now.shuffle.expect("something is fixed")
}

/// The table after a restart.
fn again(party: &TestTable) -> Table {
    let bots = BotHouse { kinds: bot_kinds(), names: vec!["Emil".into()] };
    let mut table = Table::open(party.table.header(), bots).expect("opens");
    let log = Record::all(&party.log, None).map(|record| (record, None));
    table.replay(log).expect("it has happened");
    table
}
