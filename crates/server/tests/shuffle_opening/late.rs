//! Slow players count up to the last moment, and not afterwards.

use crate::shuffle_opening::proof::holds_with;
use crate::shuffle_opening::round::{
    A_MOMENT, ALL_OF_IT, HER_SEAT, HERS, HIS, HIS_SEAT, Round, opens, promises,
};

/// The clock stands a moment before the deadline: his value is what starts the match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_value_of_the_last_moment_counts_and_nothing_more_is_waited_for() {
    let mut round = Round::asked().await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.clock.forward(ALL_OF_IT - A_MOMENT);
    assert!(round.waits().await);
    opens(&mut round.at.his, HIS).await.expect("he opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS), (HIS_SEAT, HIS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_value_that_comes_after_the_first_card_is_refused_and_changes_no_card() {
    let mut round = Round::asked().await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.clock.forward(ALL_OF_IT);
    round.is_dealt().await;
    let hand = round.at.his.view["game"]["hand"].clone();
    assert_eq!(opens(&mut round.at.his, HIS).await, Err("nothing_to_open".into()));
    let again = round.at.ben.connect(&round.at.code).await;
    assert_eq!(again.view["game"]["hand"], hand);
    assert!(again.view["shuffle"]["added"][1]["value"].is_null());
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

/// A player who promises once others have been asked to open could have seen their values.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_promise_that_comes_when_others_open_is_refused() {
    let mut round = Round::before().await;
    promises(&mut round.at.hers, HER_SEAT, HERS).await.expect("she promises");
    round.start().await;
    let late = promises(&mut round.at.his, HIS_SEAT, HIS).await;
    assert_eq!(late, Err("match_begins".into()));
    assert_eq!(opens(&mut round.at.his, HIS).await, Err("nothing_to_open".into()));
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.is_dealt().await;
    let late = promises(&mut round.at.his, HIS_SEAT, HIS).await;
    assert_eq!(late, Err("match_begins".into()));
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

/// Before anybody is asked, an opened value would tell the others what to promise.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_opens_before_it_is_asked_for_is_refused_and_may_still_do_it_in_time() {
    let mut round = Round::before().await;
    round.both_promise().await;
    assert_eq!(opens(&mut round.at.his, HIS).await, Err("nothing_to_open".into()));
    round.start().await;
    opens(&mut round.at.his, HIS).await.expect("he opens");
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS), (HIS_SEAT, HIS)]).await;
}
