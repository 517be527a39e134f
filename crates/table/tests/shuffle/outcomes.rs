//! The outcomes of matches are read from the log, with the same result as replaying it.

use stammtisch_table::fair::{Became, became};
use stammtisch_table::wire::{Command, Leavers, TablePhase, TableSettings};

use super::*;

fn of(party: &TestTable) -> Became {
    became(&party.table.header(), &party.log)
}

#[test]
fn each_match_that_was_dealt_is_over_left_by_all_others_or_goes_on() {
    let mut party = before_a_match();
    assert_eq!(of(&party), Became::default());
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    assert_eq!(of(&party), Became { begun: 1, ..Became::default() });
    party.bluff_to_the_end();
    party.wait(0);
    let over = Became { begun: 1, finished: 1, ..Became::default() };
    assert_eq!(of(&party), over);
    for player in [ANNA, BEN] {
        party.ask(player, Command::Rematch).expect("asks");
    }
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    assert_eq!(of(&party), Became { begun: 2, ..over });
}

#[test]
fn a_match_that_all_others_left_is_told_apart() {
    let mut party = TestTable::seated("live", 2, 2, 5);
    let settings = TableSettings { leavers: Leavers::LaidAside, ..TableSettings::default() };
    party.ask(ANNA, Command::ChangeSettings { settings }).expect("set");
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party.wait(0);
    party.ask(BEN, Command::Leave).expect("goes");
    party.wait(0);
    assert_eq!(of(&party), Became { begun: 1, all_left: 1, ..Became::default() });
}

#[test]
fn values_opened_in_vain_are_told() {
    let mut party = before_a_match();
    party.promises(SEAT_OF_BEN);
    party.promises(SEAT_OF_ANNA);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    assert_eq!(of(&party), Became::default(), "what is promised says nothing yet");
    party.opens(SEAT_OF_ANNA);
    let opened = Became { opened: true, ..Became::default() };
    assert_eq!(of(&party), opened);
    // The house commits again, as it does when it has lost the key to its share.
    let fixed = party.log.iter().find(|entry| matches!(entry, Entry::SeedFixed { .. }));
    let anew: Vec<_> = party.log.iter().chain(fixed).collect();
    let not_dealt = Became { not_dealt: 1, ..Became::default() };
    assert_eq!(became(&party.table.header(), anew), not_dealt);
    party.opens(SEAT_OF_BEN);
    party.wait(0);
    assert_eq!(of(&party), Became { begun: 1, ..Became::default() });
}
