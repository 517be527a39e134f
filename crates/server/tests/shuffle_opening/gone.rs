//! Connections that drop, and a server killed in the middle of the opening round.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::common::House;
use crate::common::time::SetClock;
use crate::shuffle_opening::proof::holds_with;
use crate::shuffle_opening::round::{
    ALL_OF_IT, HER_SEAT, HERS, HIS, HIS_SEAT, Round, knows, opens, waits,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_connection_drops_is_asked_again_and_counts() {
    let mut round = Round::before().await;
    round.both_promise().await;
    let since = round.at.his.seq;
    round.at.his.close().await;
    let seq = round.at.hers.ask(json!({"do": "start"})).await.expect("starts");
    knows(&mut round.at.hers, seq).await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.at.his =
        round.at.ben.connect_since(&round.at.code, Some(since)).await.expect("he is back");
    assert_eq!(round.at.his.view["shuffle"]["opening"], true, "he is told that he is asked");
    opens(&mut round.at.his, HIS).await.expect("he opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS), (HIS_SEAT, HIS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_goes_in_the_middle_of_it_is_left_out_and_finds_his_cards_later() {
    let mut round = Round::asked().await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.at.his.close().await;
    let gone = |view: &Value| view["seats"][1]["occupant"]["connected"] == false;
    round.at.hers.until(gone).await.expect("she is told");
    assert!(waits(&round.at.house, &round.at.code).await, "he may come back");
    round.clock.forward(ALL_OF_IT);
    round.at.hers.until(|view| view["state"] == "playing").await.expect("cards");
    round.at.his = round.at.ben.connect(&round.at.code).await;
    assert_eq!(opens(&mut round.at.his, HIS).await, Err("nothing_to_open".into()));
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

async fn over_file(file: &Path, clock: &Arc<SetClock>) -> House {
    House::over_file_by(clock.clone(), file).await
}

/// Kills the server when one value has been opened, and lets both players come back to a new one.
async fn killed_in_the_middle(file: &Path) -> Round {
    let clock = Arc::new(SetClock::default());
    let mut round = Round::in_house(over_file(file, &clock).await, clock).await;
    round.both_promise().await;
    round.start().await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    let Round { clock, mut at, bound } = round;
    at.house.kill().await;
    at.house = over_file(file, &clock).await;
    for client in [&mut at.anna, &mut at.ben] {
        client.address = at.house.address;
    }
    let (hers, his) = (at.hers.seq, at.his.seq);
    at.hers = at.anna.connect_since(&at.code, Some(hers)).await.expect("she is back");
    at.his = at.ben.connect_since(&at.code, Some(his)).await.expect("he is back");
    assert_eq!(at.his.view["shuffle"]["opening"], true, "it is still being asked for");
    assert_eq!(at.his.view["shuffle"]["added"][0]["value"], HERS.to_string(), "hers is kept");
    Round { clock, at, bound }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_killed_in_the_middle_goes_on_asking_and_deals_what_it_was_bound_to() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut round = killed_in_the_middle(&dir.path().join("house.db")).await;
    // She does not know whether hers has arrived, and sends it again.
    opens(&mut round.at.hers, HERS).await.expect("it has");
    assert_eq!(opens(&mut round.at.hers, HIS).await, Err("wrong_value".into()));
    opens(&mut round.at.his, HIS).await.expect("he opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS), (HIS_SEAT, HIS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_kill_who_is_silent_has_the_time_anew_and_no_more() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut round = killed_in_the_middle(&dir.path().join("house.db")).await;
    assert!(round.waits().await);
    round.clock.forward(ALL_OF_IT);
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}
