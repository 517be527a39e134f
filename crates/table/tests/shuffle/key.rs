//! Sealed seeds: before the match is over only the key unseals them, and afterwards no key is needed.

use std::collections::BTreeSet;
use std::sync::Arc;

use stammtisch_engine::chance::Seed;
use stammtisch_table::fair::{Hex32, Opens, PartInForce, Seals, open_all};
use stammtisch_table::film::finished;
use stammtisch_table::wire::{Command, TablePhase};
use stammtisch_table::{Broken, Header, Record};

use super::*;

/// Moves are only masked with their key: that is no cipher, but unreadable without the key.
struct Keyless;

impl Seals for Keyless {
    fn seed(&self, _: &Seed, commitment: &Hex32) -> String {
        format!("{commitment}-under-a-key")
    }

    fn a_move(&self, key: &[u8; 32], plain: &[u8]) -> String {
        covered(key, plain).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl Opens for Keyless {
    fn seed(&self, _: &str, _: &Hex32) -> Option<Seed> {
        None
    }

    fn a_move(&self, key: &[u8; 32], sealed: &str) -> Option<Vec<u8>> {
        let byte = |at| u8::from_str_radix(sealed.get(at..at + 2)?, 16).ok();
        let bytes: Vec<u8> = (0..sealed.len()).step_by(2).map_while(byte).collect();
        Some(covered(key, &bytes))
    }
}

fn covered(key: &[u8; 32], bytes: &[u8]) -> Vec<u8> {
    bytes.iter().zip(key.iter().cycle()).map(|(byte, key)| byte ^ key).collect()
}

/// The log as a store keeps it.
fn bytes(party: &TestTable) -> Vec<Vec<u8>> {
    let mut part = PartInForce::default();
    let sealed = Record::all(&party.log, None).map(|record| part.sealed(record, &Keyless));
    sealed.map(|record| record.to_bytes()).collect()
}

/// The log read back without any key.
fn stored(party: &TestTable) -> Vec<Record> {
    let read = |bytes: Vec<u8>| Record::from_bytes(&bytes).expect("reads");
    let mut log: Vec<_> = bytes(party).into_iter().map(read).collect();
    open_all(&mut log, &Keyless);
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
    // The house cannot read its share for the next match; it commits to another one.
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
fn what_is_stored_of_a_running_match_holds_neither_its_seed_nor_its_moves() {
    let mut party = before_a_match();
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party.bluff_on(6);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    let is_move = |entry: &&Entry| matches!(entry, Entry::Moved { .. });
    let moves = party.log.iter().filter(is_move).count();
    assert!(moves > 3, "{moves}");
    let secret = Seed::from_number(party.seed).to_string();
    let open: Vec<_> = Record::all(&party.log, None).map(|record| record.to_bytes()).collect();
    let holds = |bytes: &[Vec<u8>], text: &str| {
        bytes.iter().filter(|bytes| String::from_utf8_lossy(bytes).contains(text)).count()
    };
    let found = (holds(&open, &secret), holds(&open, "\"move\""));
    assert_eq!(found, (1, moves), "what is not sealed would be found");
    let sealed = bytes(&party);
    assert_eq!((holds(&sealed, &secret), holds(&sealed, "\"move\"")), (0, 0));
    let lengths: BTreeSet<_> =
        sealed.iter().filter(|bytes| bytes.len() > 400).map(Vec::len).collect();
    assert_eq!(lengths.len(), 1, "all moves are of one length: {lengths:?}");
}

/// A log with the revealed share unseals its moves; a log that was changed does not.
#[test]
fn a_sealed_move_that_was_changed_is_refused() {
    let mut party = before_a_match();
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party.bluff_to_the_end();
    party.wait(0);
    let mut log: Vec<Record> =
        bytes(&party).iter().map(|bytes| Record::from_bytes(bytes).expect("reads")).collect();
    let sealed = log.iter_mut().find_map(|record| match &mut record.entry {
        Entry::SealedMove { sealed } => Some(sealed),
        _ => None,
    });
    let sealed = sealed.expect("a move");
    sealed.replace_range(0..2, if sealed.starts_with("00") { "01" } else { "00" });
    open_all(&mut log, &Keyless);
    let broken = replayed(party.table.header(), log).err();
    assert!(matches!(broken, Some(Broken::Sealed(_))), "{broken:?}");
}
