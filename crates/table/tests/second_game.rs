//! A second game at the same table: what belongs to the table works the same for both.

mod test_table;

use stammtisch_engine::any::preset;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, SheetRow, TablePhase};
use stammtisch_table::{Entry, PlayerId, Refusal, STAND_IN_AFTER_MS};
use test_table::TestTable;
use test_table::game_data::{one_of_each, own_bot};

const ANNA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const WATCHER: PlayerId = PlayerId(9);

#[test]
fn a_move_of_another_game_is_refused_and_changes_nothing() {
    for (base, other) in one_of_each().zip(one_of_each().cycle().skip(1)) {
        let view = TestTable::playing(other, 2, 2, 1).table_view(ANNA).now.game;
        let mv = view.expect("cards").legal()[0];
        let mut party = TestTable::playing(base, 2, 2, 1);
        let (stored, digest) = (party.log.len(), party.table.digest());
        for player in [ANNA, BEN] {
            assert_eq!(party.ask(player, Command::Move { mv }), Err(Refusal::OtherGame), "{base}");
        }
        assert_eq!((party.log.len(), party.table.digest()), (stored, digest));
    }
}

/// MAX-06: the players agree on who begins; the host names the seat.
#[test]
fn the_host_names_who_begins() {
    for base in one_of_each() {
        for first in [None, Some(Seat(0)), Some(Seat(2))] {
            let mut party = TestTable::seated(base, 3, 3, 4);
            let start = |first| Command::Start { first };
            assert_eq!(party.ask(BEN, start(first)), Err(Refusal::NotHost));
            assert_eq!(party.ask(ANNA, start(Some(Seat(3)))), Err(Refusal::NoSuchSeat));
            party.ask(ANNA, start(first)).expect("starts");
            let Some(Entry::Started { dealer, .. }) = party.log.last() else { panic!("started") };
            assert_eq!(*dealer, first, "{base}");
            let Some(first) = first else { continue };
            let view = party.table_view(ANNA).now.game.map(serde_json::to_value);
            let view = view.expect("cards").expect("JSON");
            let begins = ["starter", "dealer"].iter().find_map(|field| view.get(field));
            assert_eq!(begins, Some(&serde_json::json!(first)), "{base}");
        }
    }
}

/// The next match is begun by the neighbour of the seat that began this one, whoever began its last round.
#[test]
fn another_match_is_begun_by_the_next_seat() {
    let mut party = TestTable::seated("maxonaut", 3, 3, 2);
    party.ask(ANNA, Command::Start { first: Some(Seat(2)) }).expect("starts");
    for starter in [Seat(2), Seat(0), Seat(1)] {
        assert_eq!((party.maxonaut(ANNA).round, party.maxonaut(ANNA).starter), (1, starter));
        party.bluff_to_the_end();
        for player in [1, 2, 3].map(PlayerId) {
            assert_eq!(party.table.phase(), TablePhase::Finished);
            party.ask(player, Command::Rematch).expect("once more");
        }
        party.wait(0);
    }
}

#[test]
fn the_sheet_has_a_row_for_each_round() {
    let mut party = TestTable::playing("maxonaut", 2, 2, 6);
    assert_eq!(party.table_view(ANNA).sheet, []);
    party.bluff_to_the_end();
    let (sheet, game) = (party.table_view(WATCHER).sheet, party.maxonaut(WATCHER));
    assert_eq!(sheet.len(), usize::from(game.round));
    for (row, number) in sheet.iter().zip(1..) {
        let SheetRow { deal, round, sharp, ref points, .. } = *row;
        assert_eq!((deal, round, sharp), (number, 1, false));
        assert_eq!(points.iter().sum::<i32>(), 1, "one point a round (MAX-10)");
    }
    // MAX-11: the seat that got the point begins.
    for pair in sheet.windows(2) {
        assert_eq!(pair[0].points[pair[1].dealer.index()], 1);
    }
    for (at, player) in game.players.iter().enumerate() {
        let sum: i32 = sheet.iter().map(|row| row.points[at]).sum();
        assert_eq!(sum, i32::from(player.points));
    }
}

/// Each game has its bots; the best of them stands in for people who are away.
#[test]
fn only_bots_that_know_the_game_sit_down() {
    for (base, other) in one_of_each().zip(one_of_each().cycle().skip(1)) {
        let [own, other] = [base, other].map(|id| own_bot(preset::game(id).expect("a preset")));
        let mut party = TestTable::seated(base, 2, 2, 1);
        assert_eq!(party.table_view(WATCHER).rules.bots, ["random", &own, "regel"]);
        party.ask(BEN, Command::Stand).expect("stands");
        for bot in [&*other, "kind", ""] {
            let fill = Command::FillBots { bot: bot.into() };
            assert_eq!(party.ask(ANNA, fill), Err(Refusal::UnknownBot), "{base}: {bot}");
            let add = Command::AddBot { seat: Seat(1), bot: bot.into() };
            assert_eq!(party.ask(ANNA, add), Err(Refusal::UnknownBot), "{base}: {bot}");
        }
        party.ask(BEN, Command::Sit { seat: None }).expect("sits");
        party.ask(ANNA, Command::Start { first: None }).expect("starts");
        party.goes(BEN);
        party.wait(STAND_IN_AFTER_MS);
        let Some(Entry::BotTookOver { seat: Seat(1), bot, .. }) = party.log.last() else {
            panic!("{:?}", party.log.last())
        };
        assert_eq!(bot, "regel", "{base}");
    }
}

/// Bluffing takes time: nobody is hurried.
#[test]
fn no_clock_runs_in_maxonaut() {
    let mut party = TestTable::playing("maxonaut", 2, 2, 3);
    let mut chance = Chance::stream(&Seed::from_number(9), 1);
    for _ in 0..200 {
        if party.table.phase() != TablePhase::Playing {
            return;
        }
        let (stored, view) = (party.log.len(), party.table_view(WATCHER));
        assert_eq!(view.now.clock, None);
        party.wait(3_600_000);
        assert_eq!(party.log.len(), stored);
        party.bluff(&mut chance);
    }
}
