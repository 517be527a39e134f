//! Spectators: counted, listed, hidden, sent away; and shared screens, which count as nobody.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, ServerMessage, TableSettings, Watching};
use stammtisch_table::{
    COMES_BACK_WITHIN_MS, ConnectionId, Entry, MOST_WATCHING, Millis, Refusal, Request, Visit,
};

use super::test_table::TestTable;
use super::*;

fn comes_in(
    party: &mut TestTable,
    connection: u64,
    player: PlayerId,
    screen: bool,
) -> Result<ServerMessage, Refusal> {
    let visit = Visit { player, since: None, screen };
    party.table.connect(ConnectionId(connection), visit, Millis(party.now))
}

/// The names of the spectators, in alphabetical order.
fn names(party: &TestTable, player: PlayerId) -> Vec<String> {
    let mut names: Vec<_> =
        now(party, player).watchers.into_iter().map(|watcher| watcher.name).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_hidden_name_is_shown_to_the_host_and_to_its_owner() {
    let mut party = playing(2, 2, TableSettings::default());
    for player in [WATCHER, PlayerId(8)] {
        party.comes(player);
        party.profile(player, false);
    }
    assert_eq!(names(&party, BEN), ["player 8", "player 9"]);
    let watcher = now(&party, WATCHER).you.watcher.expect("watches");
    let hide = |hidden| Command::HideWatcher { watcher, hidden };
    assert_eq!(party.ask(BEN, hide(true)), Err(Refusal::NotHost));
    let stored = party.log.len();
    party.ask(ANNA, hide(true)).expect("hides");
    for (player, name) in [(ANNA, "player 9"), (WATCHER, "player 9"), (BEN, ""), (PlayerId(8), "")]
    {
        let mut shown = [name, "player 8"];
        shown.sort_unstable();
        assert_eq!(names(&party, player), shown, "{player:?}");
    }
    assert_eq!((now(&party, BEN).spectators, party.log.len()), (2, stored));
    party.ask(ANNA, hide(false)).expect("shows");
    assert_eq!(names(&party, BEN), ["player 8", "player 9"]);
}

#[test]
fn who_is_sent_away_stays_away_until_the_host_says_otherwise() {
    let mut party = playing(2, 2, TableSettings::default());
    party.comes(WATCHER);
    let watcher = now(&party, WATCHER).you.watcher.expect("watches");
    let remove = Command::RemoveWatcher { watcher };
    assert_eq!(party.ask(BEN, remove.clone()), Err(Refusal::NotHost));
    party.ask(ANNA, remove).expect("sends away");
    assert_eq!(party.log.last(), Some(&Entry::Removed { player: WATCHER }));
    assert_eq!(party.ask(WATCHER, Command::Sit { seat: None }), Err(Refusal::Removed));
    party.goes(WATCHER);
    for screen in [false, true] {
        assert_eq!(comes_in(&mut party, 90, WATCHER, screen), Err(Refusal::Removed));
    }
    party.table = replayed(&party);
    assert_eq!(comes_in(&mut party, 90, WATCHER, false), Err(Refusal::Removed));
    party.comes(ANNA);
    party.ask(ANNA, Command::Readmit).expect("lets all in again");
    assert!(comes_in(&mut party, 90, WATCHER, false).is_ok());
}

#[test]
fn at_a_closed_table_only_who_could_sit_looks_in() {
    let closed = TableSettings { watching: Watching::Closed, ..TableSettings::default() };
    let mut party = gathered(2, 3, closed);
    assert_eq!(comes_in(&mut party, 90, WATCHER, false), Err(Refusal::ClosedTable));
    party.ask(ANNA, Command::RemoveBot { seat: Seat(2) }).expect("a free seat");
    assert!(comes_in(&mut party, 90, WATCHER, false).is_ok());
    party.ask(ANNA, Command::FillBots { bot: "random".into() }).expect("none again");
    assert_eq!(now(&party, ANNA).spectators, 1, "who is in stays in");
    party.table.disconnect(ConnectionId(90), Millis(party.now));
    assert!(comes_in(&mut party, 90, WATCHER, false).is_ok(), "and comes back");
    party.table.disconnect(ConnectionId(90), Millis(party.now));
    party.now += COMES_BACK_WITHIN_MS + 1;
    assert_eq!(comes_in(&mut party, 90, WATCHER, false), Err(Refusal::ClosedTable));
    party.goes(BEN);
    assert!(comes_in(&mut party, 91, BEN, false).is_ok(), "who sits comes in");
}

#[test]
fn a_screen_shows_no_hand_and_is_nobody() {
    let mut party = playing(2, 2, TableSettings::default());
    let since = party.table.seq() - 1;
    let welcome = comes_in(&mut party, 80, ANNA, true).expect("comes in");
    let ServerMessage::Welcome { view, .. } = welcome else { panic!("a welcome") };
    let game = serde_json::to_value(&view.now.game).expect("JSON");
    assert_eq!((view.now.you.seat, view.now.you.host), (None, false));
    assert_eq!(
        (&game["viewer"], &game["hand"]),
        (&serde_json::Value::Null, &serde_json::json!([]))
    );
    play_on(&mut party, |party| party.table.seq() > since + 1);
    let mut told = false;
    for outgoing in party.table.publish(since) {
        if outgoing.to.contains(&ConnectionId(80)) {
            let text = serde_json::to_value(&outgoing.message).expect("JSON");
            assert_eq!(text["now"]["game"]["hand"], serde_json::json!([]));
            assert_eq!(outgoing.to, [ConnectionId(80)], "nobody else sees with these eyes");
            told = true;
        }
    }
    assert!(told);
    let now = now(&party, BEN);
    assert_eq!((now.spectators, now.watchers.len()), (0, 0));
    // Without people the table stands still, even with a screen on the wall.
    party.goes(ANNA);
    party.goes(BEN);
    assert_eq!(party.table.next_deadline(), None);
}

#[test]
fn a_big_screen_comes_back_to_a_closed_table_if_it_was_let_in() {
    let closed = TableSettings { watching: Watching::Closed, ..TableSettings::default() };
    let screen = PlayerId(70);
    let mut party = gathered(2, 2, TableSettings::default());
    assert!(comes_in(&mut party, 90, screen, true).is_ok());
    party.ask(ANNA, Command::ChangeSettings { settings: closed }).expect("is the host");
    party.table.disconnect(ConnectionId(90), Millis(party.now));
    assert_eq!(comes_in(&mut party, 91, PlayerId(71), true), Err(Refusal::ClosedTable));
    assert!(comes_in(&mut party, 92, screen, true).is_ok());
    assert_eq!(now(&party, ANNA).spectators, 0);
    assert_eq!(comes_in(&mut party, 93, PlayerId(71), false), Err(Refusal::ClosedTable));
}

/// Connections stay open while a table is replayed, even of people who would not be admitted now.
#[test]
fn who_is_in_stays_in_when_the_table_is_read_anew() {
    let closed = TableSettings { watching: Watching::Closed, ..TableSettings::default() };
    let mut party = gathered(2, 2, TableSettings::default());
    party.comes(WATCHER);
    party.ask(ANNA, Command::ChangeSettings { settings: closed }).expect("is the host");
    let mut again = replayed(&party);
    again.keep_the_present_of(party.table.clone());
    party.table = again;
    assert!(comes_in(&mut party, WATCHER.0 as u64, WATCHER, false).is_ok());
    assert_eq!(comes_in(&mut party, 91, PlayerId(71), false), Err(Refusal::ClosedTable));
}

#[test]
fn a_table_bears_so_many_who_watch() {
    let mut party = gathered(2, 2, TableSettings::default());
    for no in 0..MOST_WATCHING as u64 {
        assert!(
            comes_in(&mut party, 1_000 + no, PlayerId(1_000 + u128::from(no)), no % 2 == 0).is_ok()
        );
    }
    assert_eq!(comes_in(&mut party, 90, WATCHER, false), Err(Refusal::TooManyWatchers));
    assert_eq!(comes_in(&mut party, 90, WATCHER, true), Err(Refusal::TooManyWatchers));
    assert!(comes_in(&mut party, 91, BEN, false).is_ok(), "who plays comes in");
    party.table.disconnect(ConnectionId(1_007), Millis(party.now));
    assert!(comes_in(&mut party, 90, WATCHER, false).is_ok(), "there is room again");
}

/// At a public table anybody can come under new identities again and again.
#[test]
fn who_passed_by_long_ago_is_forgotten() {
    let mut party = gathered(2, 2, TableSettings::default());
    let (first, known) = (PlayerId(10_000), party.table.last_no(ANNA));
    for no in 0..2_000 {
        let player = PlayerId(first.0 + no);
        party.profile(player, false);
        comes_in(&mut party, 90, player, false).expect("comes in");
        let request = Request { player, no: 1, base: 0, command: Command::Stand };
        party.table.refuse(&request, Refusal::NotSeated);
        party.table.disconnect(ConnectionId(90), Millis(party.now));
        party.now += 1;
    }
    assert_eq!(party.table.last_no(first), 0);
    let lately = PlayerId(first.0 + 1_999);
    assert_eq!(party.table.last_no(lately), 1);
    for (player, name) in [(first, "?"), (lately, "player 11999")] {
        comes_in(&mut party, 90, player, false).expect("comes in");
        assert_eq!(names(&party, ANNA), [name]);
        party.table.disconnect(ConnectionId(90), Millis(party.now));
    }
    assert_eq!(party.table.last_no(ANNA), known, "who sits here is known");
    party.ask(ANNA, Command::Start { first: None }).expect("goes on");
}
