//! Tables whose matches can never be watched afterwards.

use std::sync::Arc;

use stammtisch_ids::TableId;
use stammtisch_table::film::{Names, Replay, finished};
use stammtisch_table::wire::{Command, Films, TableSettings};
use stammtisch_table::{Entry, Refusal};

use super::*;

fn never(stake: u32) -> TableSettings {
    TableSettings { films: Films::Never, stake, ..TableSettings::default() }
}

fn set(party: &mut TestTable, settings: TableSettings) -> Result<(), Refusal> {
    party.ask(ANNA, Command::ChangeSettings { settings })
}

fn plays(party: &mut TestTable) {
    party.bluff_to_the_end();
    party.wait(0);
}

#[test]
fn what_was_agreed_before_a_match_holds_for_it_and_for_no_other() {
    let mut party = before_a_match();
    party.table.kept_as(TableId(0xa1));
    set(&mut party, never(0)).expect("sets");
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    let other = TableSettings::default();
    assert_eq!(set(&mut party, other), Err(Refusal::MatchRunning), "not while it is played");
    plays(&mut party);
    set(&mut party, other).expect("sets");
    for player in [ANNA, BEN] {
        party.ask(player, Command::Rematch).expect("asks");
    }
    party.wait(0);
    plays(&mut party);
    let evening = party.table_view(ANNA).evening;
    let shown: Vec<_> =
        evening.iter().map(|one| (one.replay.is_some(), one.shuffle.is_some())).collect();
    // All cards follow from the house's share, so that of the first match is not shown either.
    assert_eq!(shown, [(false, false), (true, true)]);
    let log: Vec<_> = Record::all(&party.log, None).map(|record| (0, record)).collect();
    let films = finished(party.table.header(), &log, Arc::new(bot_kinds())).expect("reads");
    assert_eq!(films.iter().map(|film| film.no).collect::<Vec<_>>(), [2]);
    let watched = |no| {
        let names = Names::new();
        Replay::of(party.table.header(), &log, Arc::new(bot_kinds()), no, &names).expect("reads")
    };
    assert!(watched(1).is_none() && watched(2).is_some());
    assert!(party.log.iter().filter(|one| matches!(one, Entry::SeedOpened { .. })).count() == 2);
}

#[test]
fn what_is_played_for_credits_can_always_be_watched() {
    let mut party = before_a_match();
    let refused = Err(Refusal::StakeShowsFilms);
    assert_eq!(set(&mut party, never(250)), refused);
    assert_eq!(Refusal::StakeShowsFilms.code(), "stake_shows_films");
    set(&mut party, never(0)).expect("sets");
    assert_eq!(set(&mut party, never(500)), refused);
    set(&mut party, TableSettings { stake: 250, ..TableSettings::default() }).expect("sets");
}
