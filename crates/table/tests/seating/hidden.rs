//! Tables that can only be found by their link.

use stammtisch_table::wire::{Command, TableSettings};
use stammtisch_table::{KEY_LENGTH, PlayerId, Refusal};

use crate::test_table::TestTable;
use crate::{WATCHER, now, replayed};

const HOST: PlayerId = PlayerId(1);
const GUEST: PlayerId = PlayerId(2);

fn set(party: &mut TestTable, settings: TableSettings) -> Result<(), Refusal> {
    party.ask(HOST, Command::ChangeSettings { settings })
}

#[test]
fn the_link_is_for_who_sits_there_and_for_the_host() {
    let mut party = TestTable::seated("live", 2, 2, 1);
    party.comes(WATCHER);
    assert_eq!(now(&party, HOST).you.link, None);
    let hidden = TableSettings { link_only: true, ..TableSettings::default() };
    set(&mut party, hidden).expect("hides");
    let link = now(&party, HOST).you.link.expect("a link");
    assert_eq!(link.len(), 6 + KEY_LENGTH);
    assert!(link.starts_with("PARTY2"));
    assert_eq!(now(&party, GUEST).you.link.as_ref(), Some(&link));
    assert_eq!(now(&party, WATCHER).you.link, None);
    assert_eq!(party.table.public_view().now.you.link, None);
    // Other changes leave the key as it is, and so does a restart.
    set(&mut party, TableSettings { public: false, bots: Default::default(), ..hidden })
        .expect("same");
    party.ask(HOST, Command::Stand).expect("stands up");
    assert_eq!(now(&party, HOST).you.link.as_ref(), Some(&link), "still the host");
    assert_eq!(replayed(&party).key(), Some(&link[6..]));
    party.ask(GUEST, Command::Stand).expect("stands up");
    assert_eq!(now(&party, GUEST).you.link, None);
    // A new key each time.
    set(&mut party, TableSettings::default()).expect("shows");
    assert_eq!((now(&party, HOST).you.link, replayed(&party).key()), (None, None));
    party.seed += 1;
    set(&mut party, hidden).expect("hides");
    assert_ne!(now(&party, HOST).you.link.expect("a link"), link);
}

#[test]
fn a_hidden_table_is_not_public() {
    let mut party = TestTable::seated("live", 2, 2, 1);
    let both = TableSettings { link_only: true, public: true, ..TableSettings::default() };
    assert_eq!(set(&mut party, both), Err(Refusal::HiddenAndPublic));
    set(&mut party, TableSettings { public: true, ..TableSettings::default() }).expect("public");
    assert!(party.table.is_public());
    let hidden = TableSettings { link_only: true, ..TableSettings::default() };
    set(&mut party, hidden).expect("hides");
    assert!(!party.table.is_public());
    let guest = Command::ChangeSettings { settings: TableSettings::default() };
    assert_eq!(party.ask(GUEST, guest), Err(Refusal::NotHost));
}
