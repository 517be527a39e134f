//! Watchers: counted, listed, hidden, sent away; and screens that count as nobody.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, Manner, ServerMessage, Watching};
use stammtisch_table::{Entry, Line, Millis, Refusal, Visit};

use super::party::Party;
use super::*;

fn comes_in(
    party: &mut Party,
    line: u64,
    player: PlayerId,
    screen: bool,
) -> Result<ServerMessage, Refusal> {
    let visit = Visit { player, since: None, screen };
    party.table.connect(Line(line), visit, Millis(party.now))
}

/// The names of those who watch, in the order of the alphabet.
fn names(party: &Party, player: PlayerId) -> Vec<String> {
    let mut names: Vec<_> =
        now(party, player).watchers.into_iter().map(|watcher| watcher.name).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_hidden_name_is_shown_to_the_host_and_to_its_owner() {
    let mut party = playing(2, 2, Manner::default());
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
    let mut party = playing(2, 2, Manner::default());
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
    let closed = Manner { watching: Watching::Closed, ..Manner::default() };
    let mut party = gathered(2, 3, closed);
    assert_eq!(comes_in(&mut party, 90, WATCHER, false), Err(Refusal::ClosedTable));
    party.ask(ANNA, Command::RemoveBot { seat: Seat(2) }).expect("a free seat");
    assert!(comes_in(&mut party, 90, WATCHER, false).is_ok());
    party.ask(ANNA, Command::FillBots { bot: "random".into() }).expect("none again");
    assert_eq!(now(&party, ANNA).spectators, 1, "who is in stays in");
    party.table.disconnect(Line(90), Millis(party.now));
    assert_eq!(comes_in(&mut party, 90, WATCHER, false), Err(Refusal::ClosedTable));
    party.goes(BEN);
    assert!(comes_in(&mut party, 91, BEN, false).is_ok(), "who sits comes in");
}

#[test]
fn a_screen_shows_no_hand_and_is_nobody() {
    let mut party = playing(2, 2, Manner::default());
    let since = party.table.seq() - 1;
    let welcome = comes_in(&mut party, 80, ANNA, true).expect("comes in");
    let ServerMessage::Welcome { view, .. } = welcome else { panic!("a welcome") };
    let game = serde_json::to_value(&view.now.game).expect("JSON");
    assert_eq!((view.now.you.seat, view.now.you.host), (None, false));
    assert_eq!(
        (&game["viewer"], &game["hand"]),
        (&serde_json::Value::Null, &serde_json::json!([]))
    );
    let mut told = false;
    for outgoing in party.table.publish(since) {
        if outgoing.to.contains(&Line(80)) {
            let text = serde_json::to_value(&outgoing.message).expect("JSON");
            assert_eq!(text["now"]["game"]["hand"], serde_json::json!([]));
            assert_eq!(outgoing.to, [Line(80)], "nobody else sees with these eyes");
            told = true;
        }
    }
    assert!(told);
    let now = now(&party, BEN);
    assert_eq!((now.spectators, now.watchers.len()), (0, 0));
    // Without people the table stands still, whatever hangs on the wall.
    party.goes(ANNA);
    party.goes(BEN);
    assert_eq!(party.table.next_deadline(), None);
}
