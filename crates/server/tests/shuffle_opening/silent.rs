//! Silent players are waited for only as long as announced, and not at all without a promise.

use crate::shuffle_opening::proof::holds_with;
use crate::shuffle_opening::round::{
    A_MOMENT, ALL_OF_IT, HER_SEAT, HERS, HIS_SEAT, Round, knows, opens, promises,
};

/// The clock stands still: nobody's time runs out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_never_promises_is_not_waited_for() {
    let mut round = Round::before().await;
    promises(&mut round.at.hers, HER_SEAT, HERS).await.expect("she promises");
    round.start().await;
    assert!(round.waits().await, "for her");
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_says_anything_the_cards_come_at_once() {
    let mut round = Round::before().await;
    round.start().await;
    round.is_dealt().await;
    holds_with(round, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_promises_and_opens_nothing_holds_the_others_up_no_longer_than_said() {
    let mut round = Round::asked().await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    // He has heard her value, and thinks about it.
    let seen = |view: &serde_json::Value| view["shuffle"]["added"][0]["value"] == HERS.to_string();
    round.at.his.until(seen).await.expect("he is told");
    round.clock.forward(ALL_OF_IT - A_MOMENT);
    assert!(round.waits().await, "his time is not over");
    round.clock.forward(A_MOMENT);
    round.is_dealt().await;
    assert_eq!(round.at.his.view["shuffle"]["added"][1]["value"], serde_json::Value::Null);
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

/// His connection stays open, but he reads nothing from it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_even_listen_is_left_out_as_well() {
    let mut round = Round::before().await;
    round.both_promise().await;
    round.at.his.sleep(true);
    let start = serde_json::json!({"do": "start"});
    let seq = round.at.hers.ask(start).await.expect("starts");
    knows(&mut round.at.hers, seq).await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    assert!(round.waits().await, "for him");
    round.clock.forward(ALL_OF_IT);
    let dealt = |view: &serde_json::Value| view["state"] == "playing";
    round.at.hers.until(dealt).await.expect("cards");
    round.at.his.sleep(false);
    round.is_dealt().await;
    assert_eq!(
        opens(&mut round.at.his, crate::shuffle_opening::round::HIS).await,
        Err("nothing_to_open".into()),
        "{HIS_SEAT:?} wakes up too late"
    );
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}
