//! A player who lies gets an error code, changes nothing, and is left out if nothing else comes.

use serde_json::{Value, json};
use stammtisch_table::fair::Hex32;

use crate::shuffle_opening::proof::holds_with;
use crate::shuffle_opening::round::{
    ALL_OF_IT, HER_SEAT, HERS, HIS, HIS_SEAT, Round, knows, opens, promises, says,
};

/// A value that would suit him better.
const BETTER: Hex32 = Hex32([0xcc; 32]);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_value_than_was_promised_is_refused_and_the_match_begins_without_it() {
    let mut round = Round::asked().await;
    let seq = opens(&mut round.at.hers, HERS).await.expect("she opens");
    knows(&mut round.at.hers, seq).await;
    let before = round.at.hers.view["shuffle"].clone();
    for lie in [BETTER, HERS] {
        assert_eq!(opens(&mut round.at.his, lie).await, Err("wrong_value".into()));
    }
    assert!(round.waits().await, "a lie neither begins the match nor ends it");
    round.clock.forward(ALL_OF_IT);
    round.is_dealt().await;
    assert_eq!(round.at.hers.view["shuffle"]["added"], before["added"]);
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_value_is_refused_and_the_right_one_still_counts() {
    let mut round = Round::asked().await;
    let upper = HIS.to_string().to_uppercase();
    let (long, short) = (format!("{HIS}00"), "bb".repeat(31));
    let accented = "é".repeat(32);
    for garbage in ["", "x", " ", &"zz".repeat(32), &upper, &long, &short, &accented] {
        let told = says(&mut round.at.his, garbage).await;
        assert_eq!(told, Err("bad_value".into()), "{garbage}");
    }
    for garbage in [json!({"do": "open_value", "value": 7}), json!({"do": "open_value"})] {
        round.at.his.post(round.at.his.last_no + 1, round.at.his.seq, &garbage).await;
        assert_eq!(round.at.his.until_said("refused").await["code"], "bad_frame", "{garbage}");
    }
    opens(&mut round.at.his, HIS).await.expect("he opens");
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS), (HIS_SEAT, HIS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_opens_or_promises_for_another_seat() {
    let mut round = Round::before().await;
    // A promise bound to her seat can be made from his, but never be opened there.
    promises(&mut round.at.his, HER_SEAT, HIS).await.expect("a hash is a hash");
    promises(&mut round.at.hers, HER_SEAT, HERS).await.expect("she promises");
    round.start().await;
    let carl = round.at.house.guest("Carl").await;
    let mut watching = carl.connect(&round.at.code).await;
    assert_eq!(opens(&mut watching, HERS).await, Err("not_seated".into()));
    assert_eq!(opens(&mut round.at.his, HIS).await, Err("wrong_value".into()));
    // A command cannot name another seat.
    let for_her = json!({"do": "open_value", "value": HERS.to_string(), "seat": 0});
    round.at.his.post(round.at.his.last_no + 1, round.at.his.seq, &for_her).await;
    assert_eq!(round.at.his.until_said("refused").await["code"], "bad_frame");
    assert!(round.at.hers.view["shuffle"]["added"][0]["value"].is_null());
    opens(&mut round.at.hers, HERS).await.expect("hers is still to be opened, by her");
    assert!(round.waits().await, "for him");
    round.clock.forward(ALL_OF_IT);
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

/// A player who copies another's promise would have to open the same value.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_promise_that_is_copied_cannot_be_opened() {
    let mut round = Round::before().await;
    promises(&mut round.at.hers, HER_SEAT, HERS).await.expect("she promises");
    let seen = |view: &Value| !view["shuffle"]["added"][0]["promise"].is_null();
    round.at.his.until(seen).await.expect("he is told");
    let copied = round.at.his.view["shuffle"]["added"][0]["promise"].clone();
    let copy = json!({"do": "promise_value", "promise": copied});
    round.at.his.ask(copy).await.expect("a hash is a hash");
    round.start().await;
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    assert_eq!(opens(&mut round.at.his, HERS).await, Err("wrong_value".into()));
    round.clock.forward(ALL_OF_IT);
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn said_twice_it_counts_once_and_cannot_be_taken_back() {
    let mut round = Round::before().await;
    round.both_promise().await;
    promises(&mut round.at.his, HIS_SEAT, HIS).await.expect("the same once more");
    let other = promises(&mut round.at.his, HIS_SEAT, BETTER).await;
    assert_eq!(other, Err("value_promised".into()));
    round.start().await;
    let first = opens(&mut round.at.his, HIS).await.expect("he opens");
    let again = opens(&mut round.at.his, HIS).await.expect("the same once more");
    assert_eq!(again, first, "nothing has happened by it");
    assert_eq!(opens(&mut round.at.his, BETTER).await, Err("wrong_value".into()));
    knows(&mut round.at.hers, first).await;
    assert_eq!(round.at.hers.view["shuffle"]["added"][1]["value"], HIS.to_string());
    opens(&mut round.at.hers, HERS).await.expect("she opens");
    round.is_dealt().await;
    holds_with(round, &[(HER_SEAT, HERS), (HIS_SEAT, HIS)]).await;
}
