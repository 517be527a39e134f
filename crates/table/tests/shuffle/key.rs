//! Seeds that are sealed: only the key opens them before the match is over, and afterwards nobody
//! needs it.

use std::sync::Arc;

use stammtisch_engine::chance::Seed;
use stammtisch_table::fair::{Hex32, unseal_all};
use stammtisch_table::film::finished;
use stammtisch_table::wire::{Command, TablePhase};
use stammtisch_table::{Broken, Header, Record};

use super::*;

/// The log as a store holds it, read back without any key.
fn stored(party: &TestTable) -> Vec<Record> {
    let seal = |_: &Seed, commitment: &Hex32| format!("{commitment}-under-a-key");
    let bytes = Record::all(&party.log, None).map(|record| record.sealed(&seal).to_bytes());
    let read = |bytes: Vec<u8>| Record::from_bytes(&bytes).expect("reads");
    let mut log: Vec<_> = bytes.map(read).collect();
    unseal_all(&mut log, &|_, _| None);
    log
}

fn replayed(header: Header, log: Vec<Record>) -> Result<Table, Broken> {
    let bots = BotHouse { kinds: bot_kinds(), names: vec!["Emil".into()] };
    let mut table = Table::open(header, bots).expect("opens");
    table.replay(log.into_iter().map(|record| (record, None)))?;
    Ok(table)
}

#[test]
fn without_the_key_a_running_match_is_refused_and_those_before_it_are_watched() {
    let mut party = before_a_match();
    party.promises(SEAT_OF_ANNA);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party.opens(SEAT_OF_ANNA);
    party.wait(0);
    party.bluff_to_the_end();
    party.wait(0);
    // The house cannot read what it had fixed for the next match; it fixes something else.
    let over = replayed(party.table.header(), stored(&party)).expect("all of it is open");
    assert_eq!((over.phase(), over.digest()), (TablePhase::Finished, party.table.digest()));
    for player in [ANNA, BEN] {
        party.ask(player, Command::Rematch).expect("asks");
    }
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    let log = stored(&party);
    let lost = replayed(party.table.header(), log.clone()).err();
    assert!(matches!(lost, Some(Broken::KeyLost(_))), "{lost:?}");
    let log: Vec<_> = log.into_iter().map(|record| (0, record)).collect();
    let films = finished(party.table.header(), &log, Arc::new(bot_kinds())).expect("reads");
    assert_eq!(films.len(), 1);
}

#[test]
fn a_table_whose_next_seed_is_lost_fixes_another() {
    let party = before_a_match();
    let table = replayed(party.table.header(), stored(&party)).expect("nothing is played yet");
    let mut party = TestTable { table, ..party };
    let before = party.commitment();
    party.comes(ANNA);
    party.comes(BEN);
    party.seed = 6;
    party.wait(0);
    assert_ne!(party.commitment(), before);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    assert_eq!(party.table.phase(), TablePhase::Playing);
}

#[test]
fn what_is_stored_of_a_running_match_holds_no_seed() {
    let mut party = before_a_match();
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    let seal = |_: &Seed, _: &Hex32| "under a key".to_owned();
    let secret = Seed::from_number(party.seed).to_string();
    let open: Vec<_> = Record::all(&party.log, None).map(|record| record.to_bytes()).collect();
    let holds = |bytes: &[Vec<u8>]| {
        bytes.iter().any(|bytes| String::from_utf8_lossy(bytes).contains(&secret))
    };
    assert!(holds(&open), "what is not sealed would be found");
    let sealed: Vec<_> =
        Record::all(&party.log, None).map(|record| record.sealed(&seal).to_bytes()).collect();
    assert!(!holds(&sealed));
}
