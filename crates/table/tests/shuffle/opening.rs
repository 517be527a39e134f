//! From the house's commitment to the first card.

use stammtisch_engine::seat::Seat;
use stammtisch_table::fair::{self, Added, Evidence, Hex32, Secret};
use stammtisch_table::wire::{Command, TablePhase};
use stammtisch_table::{Entry, OPEN_WITHIN_MS, Refusal};

use super::*;

fn start(party: &mut TestTable) {
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
}

/// The evidence for the last match, from the log.
fn evidence(party: &TestTable) -> Evidence {
    let mut last: Option<Evidence> = None;
    for entry in &party.log {
        match *entry {
            Entry::SeedFixed { commitment, seed: Secret::Open(seed), .. } => {
                last = Some(Evidence { commitment, seed, added: [].into() });
            }
            Entry::ValuePromised { seat, promise } => {
                let added = Added { promise, value: None };
                last.as_mut().expect("fixed first").added.insert(seat, added);
            }
            Entry::ValueOpened { seat, value } => {
                let added = last.as_mut().and_then(|last| last.added.get_mut(&seat));
                added.expect("promised first").value = Some(value);
            }
            Entry::Started { .. } => break,
            _ => {}
        }
    }
    last.expect("something was fixed")
}

#[test]
fn the_house_fixes_its_part_before_anybody_adds_and_the_match_follows_from_all() {
    let mut party = before_a_match();
    assert_eq!((of_chance(&party), shuffle(&party).added.len()), (vec!["fixed"], 0));
    party.promises(SEAT_OF_BEN);
    party.promises(SEAT_OF_ANNA);
    start(&mut party);
    assert_eq!(party.table.phase(), TablePhase::Lobby, "what was promised is opened first");
    assert!(shuffle(&party).opening);
    party.opens(SEAT_OF_ANNA);
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Lobby, "one is still to open");
    party.opens(SEAT_OF_BEN);
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    let order = ["fixed", "promised", "promised", "asked", "opened", "opened", "started"];
    assert_eq!(of_chance(&party), order);
    let shown = shuffle(&party);
    assert_eq!(shown.added.iter().filter(|added| added.value.is_some()).count(), 2);
    // Another value of any seat, or no values, give another match.
    let evidence = evidence(&party);
    evidence.check().expect("everybody kept to it");
    let by = party.table.rules_in_force().by();
    let seed = evidence.match_seed(&by.text, by.seats);
    assert_ne!(seed, Evidence { added: [].into(), ..evidence.clone() }.match_seed(&by.text, 2));
    assert_ne!(seed, evidence.match_seed(&by.text, 3));
    assert_ne!(seed, evidence.match_seed("", 2));
    party.bluff_to_the_end();
    party.seed = 6;
    party.wait(0);
    assert_eq!(of_chance(&party)[order.len()..], ["shown", "fixed"]);
    let over = &party.table_view(ANNA).evening[0];
    let over = over.shuffle.as_ref().expect("it is shown");
    assert_eq!(over.house, evidence.seed.to_string());
    assert_eq!(over.commitment, fair::commitment(&evidence.seed).to_string());
    assert_ne!(shuffle(&party).commitment, over.commitment, "the next one is fixed anew");
}

#[test]
fn where_nobody_adds_anything_nobody_waits() {
    let mut party = before_a_match();
    start(&mut party);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    assert_eq!(of_chance(&party), ["fixed", "started"]);
    // Nor does starting before the house had time to commit.
    let mut party = TestTable::seated("maxonaut", 2, 2, 5);
    start(&mut party);
    assert_eq!(of_chance(&party), ["fixed", "started"]);
}

#[test]
fn whoever_is_silent_is_left_out_and_gains_nothing() {
    let mut party = before_a_match();
    party.promises(SEAT_OF_ANNA);
    party.promises(SEAT_OF_BEN);
    start(&mut party);
    party.opens(SEAT_OF_ANNA);
    party.wait(OPEN_WITHIN_MS - 1);
    assert_eq!(party.table.phase(), TablePhase::Lobby);
    party.wait(1);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    let late = Command::OpenValue { value: party.value(SEAT_OF_BEN).to_string() };
    assert_eq!(party.ask(BEN, late), Err(Refusal::NothingToOpen));
    let opened: Vec<_> = evidence(&party).opened().collect();
    assert_eq!(opened, [(SEAT_OF_ANNA, party.value(SEAT_OF_ANNA))]);
}

#[test]
fn whoever_lies_is_refused_with_a_code() {
    let mut party = before_a_match();
    let value = |value: &str| Command::OpenValue { value: value.into() };
    assert_eq!(party.ask(BEN, value(&"ab".repeat(32))), Err(Refusal::NothingToOpen));
    party.promises(SEAT_OF_BEN);
    let right = party.value(SEAT_OF_BEN).to_string();
    assert_eq!(party.ask(BEN, value(&right)), Err(Refusal::NothingToOpen), "not asked yet");
    start(&mut party);
    assert_eq!(party.ask(BEN, value(&"ab".repeat(32))), Err(Refusal::WrongValue));
    let anna = party.value(SEAT_OF_ANNA).to_string();
    assert_eq!(party.ask(BEN, value(&anna)), Err(Refusal::WrongValue));
    assert_eq!(party.ask(BEN, value("ab")), Err(Refusal::BadValue));
    assert_eq!(party.ask(ANNA, value(&anna)), Err(Refusal::NothingToOpen));
    let codes = [Refusal::WrongValue, Refusal::BadValue, Refusal::NothingToOpen];
    assert_eq!(
        codes.map(|refusal| refusal.code()),
        ["wrong_value", "bad_value", "nothing_to_open"]
    );
    party.opens(SEAT_OF_BEN);
    party.opens(SEAT_OF_BEN);
    party.wait(0);
    assert_eq!(of_chance(&party), ["fixed", "promised", "asked", "opened", "started"]);
}

#[test]
fn a_promise_is_given_once_for_what_was_seen_and_in_time() {
    let mut party = before_a_match();
    let promise = |promise: Hex32| Command::PromiseValue { promise: promise.to_string() };
    let one = fair::promise(&party.commitment(), SEAT_OF_BEN, &party.value(SEAT_OF_BEN));
    let other = Hex32([7; 32]);
    let fixed = party.log.iter().position(|entry| matches!(entry, Entry::SeedFixed { .. }));
    let before = fixed.expect("it is fixed") as u64;
    assert_eq!(party.ask_having_seen(before, BEN, promise(one)), Err(Refusal::Stale));
    party.ask(BEN, promise(one)).expect("promises");
    party.ask(BEN, promise(one)).expect("says it again");
    assert_eq!(party.ask(BEN, promise(other)), Err(Refusal::ValuePromised));
    assert_eq!(
        party.ask(ANNA, Command::PromiseValue { promise: "x".into() }),
        Err(Refusal::BadValue)
    );
    start(&mut party);
    assert_eq!(party.ask(ANNA, promise(other)), Err(Refusal::MatchBegins));
    party.opens(SEAT_OF_BEN);
    party.wait(0);
    assert_eq!(party.ask(ANNA, promise(other)), Err(Refusal::MatchBegins));
}

#[test]
fn a_restart_in_the_middle_of_the_opening_goes_on_where_it_was() {
    let mut party = before_a_match();
    party.promises(SEAT_OF_ANNA);
    party.promises(SEAT_OF_BEN);
    start(&mut party);
    party.opens(SEAT_OF_ANNA);
    party.table = again(&party);
    assert_eq!(party.table.phase(), TablePhase::Lobby);
    // Nobody is here any more; seats asked to reveal get their full time again.
    party.comes(ANNA);
    party.wait(OPEN_WITHIN_MS - 1);
    assert_eq!(party.table.phase(), TablePhase::Lobby);
    party.comes(BEN);
    assert!(shuffle(&party).opening, "who comes back is told that a value is asked for");
    party.opens(SEAT_OF_BEN);
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    assert_eq!(evidence(&party).opened().count(), 2);
    assert_eq!(again(&party).digest(), party.table.digest());
}

#[test]
fn a_seat_that_changes_hands_has_promised_nothing() {
    let mut party = before_a_match();
    party.promises(SEAT_OF_BEN);
    party.ask(BEN, Command::Stand).expect("gets up");
    assert_eq!(shuffle(&party).added, []);
    party.ask(BEN, Command::Sit { seat: None }).expect("sits");
    party.promises(SEAT_OF_BEN);
    start(&mut party);
    // The match cannot begin now, but at another time; revealed values stay revealed.
    party.opens(Seat(1));
    party.ask(BEN, Command::Stand).expect("gets up");
    party.wait(0);
    assert_eq!(of_chance(&party).last(), Some(&"dropped"));
    assert_eq!(party.table.phase(), TablePhase::Lobby);
    party.ask(BEN, Command::Sit { seat: None }).expect("sits");
    start(&mut party);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    assert_eq!(of_chance(&party).iter().filter(|one| **one == "fixed").count(), 1);
}

#[test]
fn what_bots_draw_follows_from_the_match_and_from_nothing_else() {
    let asked = |seed: u64| {
        let mut party = TestTable::playing("maxonaut", 1, 2, seed);
        for _ in 0..9 {
            if let Some(question) = party.table.questions().first() {
                return question.seed;
            }
            let mv = party.table_view(ANNA).now.game.expect("a game").legal()[0];
            party.ask(ANNA, Command::Move { mv }).expect("legal");
        }
        panic!("no bot is asked");
    };
    assert_eq!(asked(5), asked(5));
    assert_ne!(asked(5), asked(6));
}
