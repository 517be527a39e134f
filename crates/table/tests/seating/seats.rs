//! Seats that change hands: between deals a bot's, at any time one that its person offers.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, Occupant, ServerMessage, TableEvent, TableSettings};
use stammtisch_table::{BotMove, Entry, Millis, Refusal};

use super::*;

fn sit(seat: u8) -> Command {
    Command::Sit { seat: Some(Seat(seat)) }
}

fn number(party: &test_table::TestTable, player: PlayerId) -> u32 {
    now(party, player).you.watcher.expect("watches")
}

#[test]
fn a_watcher_takes_a_bots_seat_between_deals() {
    let mut party = long(2, 3);
    party.comes(WATCHER);
    assert_eq!(party.ask(WATCHER, sit(2)), Err(Refusal::SeatTaken));
    play_on(&mut party, |party| party.table.phase() == TablePhase::BetweenDeals);
    assert_eq!(party.ask(WATCHER, sit(1)), Err(Refusal::SeatTaken), "Ben sits there");
    party.ask(WATCHER, sit(2)).expect("the bot makes room");
    assert_eq!(now(&party, WATCHER).you.seat, Some(Seat(2)));
    for player in [ANNA, BEN, WATCHER] {
        party.ask(player, Command::NextDeal).expect("asks");
    }
    party.wait(0);
    assert!(!party.view(WATCHER).hand.is_empty());
    assert_eq!(replayed(&party).digest(), party.table.digest());
}

#[test]
fn after_a_match_also_the_seat_of_who_has_left() {
    let mut party = long(3, 3);
    party.comes(WATCHER);
    party.ask(BEN, Command::Leave).expect("leaves");
    play_on(&mut party, |party| party.table.phase() == TablePhase::BetweenDeals);
    assert_eq!(party.ask(WATCHER, sit(1)), Err(Refusal::SeatTaken), "Ben may come back");
    to_the_end(&mut party);
    assert_eq!(party.ask(WATCHER, sit(2)), Err(Refusal::SeatTaken));
    party.ask(WATCHER, sit(1)).expect("Ben has not come back");
    assert_eq!(party.table.seat_of(BEN), None);
}

#[test]
fn a_seat_is_handed_over_in_the_middle_of_a_deal() {
    let mut party = playing(2, 2, TableSettings::default());
    party.comes(WATCHER);
    assert_eq!(party.ask(WATCHER, sit(1)), Err(Refusal::SeatTaken), "nobody has offered it");
    let watcher = Some(number(&party, WATCHER));
    let stored = party.log.len();
    party.ask(BEN, Command::Offer { watcher }).expect("offers it");
    assert_eq!(now(&party, WATCHER).you.offered, Some(Seat(1)));
    assert_eq!(now(&party, ANNA).watchers[0].offered, Some(Seat(1)));
    assert_eq!((party.log.len(), party.table.take_news()), (stored, true));
    party.ask(BEN, Command::Offer { watcher: None }).expect("takes it back");
    assert_eq!(party.ask(WATCHER, sit(1)), Err(Refusal::SeatTaken));
    party.ask(BEN, Command::Offer { watcher }).expect("offers it again");
    let (hand, since) = (party.view(BEN).hand, party.table.seq());
    party.profile(WATCHER, false);
    party.ask(WATCHER, sit(1)).expect("takes it");
    let handed = Entry::HandedOver { seat: Seat(1), player: WATCHER };
    assert_eq!(party.log.last(), Some(&handed));
    assert_eq!((party.view(WATCHER).hand, party.view(BEN).hand.is_empty()), (hand, true));
    let told = party.told(since);
    let event = r#"{"type":"handed_over","seat":1,"name":"player 9"}"#;
    assert!(told[&ANNA].contains(event), "{}", told[&ANNA]);
    // What Ben drew was meant for him alone.
    let ServerMessage::Welcome { missed, .. } = party.table.welcome(WATCHER, Some(0)) else {
        panic!("a welcome")
    };
    let started = missed.iter().any(|event| matches!(event, TableEvent::Started));
    let text = serde_json::to_string(&missed).expect("JSON");
    assert!(started && !text.contains(r#""hand":["#), "{text}");
    assert_eq!(replayed(&party).digest(), party.table.digest());
}

#[test]
fn only_who_sits_gives_a_seat_away_and_only_to_who_watches() {
    let mut party = playing(2, 3, TableSettings::default());
    party.comes(WATCHER);
    let watcher = Some(number(&party, WATCHER));
    assert_eq!(party.ask(WATCHER, Command::Offer { watcher }), Err(Refusal::NotSeated));
    let nobody = Command::Offer { watcher: Some(77) };
    assert_eq!(party.ask(ANNA, nobody), Err(Refusal::NoSuchWatcher));
    party.ask(ANNA, Command::Offer { watcher }).expect("offers");
    party.ask(BEN, Command::Offer { watcher }).expect("offers too: the later one counts");
    assert_eq!(now(&party, WATCHER).you.offered, Some(Seat(1)));
    party.goes(WATCHER);
    assert_eq!(party.ask(ANNA, Command::Offer { watcher }), Err(Refusal::NoSuchWatcher));
}

#[test]
fn the_host_takes_a_seat_back_before_the_match_only() {
    let mut party = gathered(3, 3, TableSettings::default());
    let unseat = Command::Unseat { seat: Seat(2) };
    assert_eq!(party.ask(BEN, unseat.clone()), Err(Refusal::NotHost));
    party.ask(ANNA, unseat.clone()).expect("the host's right");
    assert_eq!(party.ask(ANNA, unseat.clone()), Err(Refusal::NobodyThere));
    party.ask(CLEO, sit(2)).expect("may sit again");
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    assert_eq!(party.ask(ANNA, unseat), Err(Refusal::MatchRunning));
}

/// Bots that think for hours finish at once when nobody plays with them any more.
#[test]
fn when_only_bots_are_left_the_deal_is_over_at_once() {
    let mut party = playing(1, 3, TableSettings::default());
    party.comes(WATCHER);
    let think = |party: &mut test_table::TestTable| {
        for question in party.table.questions() {
            let mv = question.view.legal().into_iter().find(is_turn_move);
            let reply = mv.map(|mv| BotMove { mv, after_ms: 3_600_000, say: None });
            party.table.bot_answers(&question, reply, Millis(party.now));
        }
        party.wait(0);
    };
    play_on(&mut party, |party| party.view(WATCHER).turn == Seat(1));
    let stored = party.log.len();
    think(&mut party);
    assert_eq!(party.log.len(), stored, "Anna still plays");
    party.ask(ANNA, Command::Leave).expect("leaves");
    let left = matches!(
        &now(&party, WATCHER).seats[0].occupant,
        Occupant::Person { played_by_bot: true, .. }
    );
    assert!(left);
    for _ in 0..2_000 {
        if party.table.phase() != TablePhase::Playing {
            return;
        }
        think(&mut party);
    }
    panic!("the deal goes on for ever");
}
