//! An update says what changes from move to move, and the rest when it has changed.

use stammtisch_table::wire::{Manner, ServerMessage};

use super::*;

#[test]
fn the_sheet_comes_when_it_has_a_new_line_and_the_rules_never_again() {
    let mut party = playing(2, 2, Manner::default());
    let mut with_sheet = 0;
    let mut seq = party.table.seq();
    while party.table.state() == TableState::Playing {
        let lines = party.table_view(ANNA).sheet.len();
        let entries = party.log.len();
        play_on(&mut party, |party| party.log.len() > entries);
        for outgoing in party.table.publish(seq) {
            let text = serde_json::to_value(&outgoing.message).expect("JSON");
            assert!(text.get("rules").is_none() && text["now"].get("rules").is_none(), "{text}");
            let ServerMessage::Update { sheet, .. } = outgoing.message else { panic!("{text}") };
            let grown = party.table_view(ANNA).sheet.len() > lines;
            assert_eq!(sheet.is_some(), grown);
            assert_eq!(text.get("sheet").is_some(), grown, "nothing is said of nothing");
            with_sheet += usize::from(grown);
        }
        seq = party.table.seq();
    }
    assert!(with_sheet > 0);
}
