//! What people at a table do besides playing, over real sockets: stakes, watching, chat.

use crate::common::client::own_seat;
use crate::common::connection::{Closed, Connection};
use crate::common::{Client, House};
use serde_json::{Value, json};
use stammtisch_store::{Account, PlayerId, Transfer, TransferId, TransferKind, UnixMillis};

/// Opens a table with this many seats and these settings.
async fn open(host: &Client, seats: u8, manner: Value) -> String {
    let chosen = json!({"base": "live", "options": {"format": "single"}});
    let body = json!({"chosen": chosen, "seats": seats, "manner": manner});
    let opened = host.send("POST", "/api/tables", &body).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    opened.json()["code"].as_str().expect("a code").into()
}

fn account(client: &Client) -> Account {
    Account::Player(client.id.parse::<PlayerId>().expect("an id"))
}

/// LIV-18, LIV-20: the sum of what players, pots and the house have never changes.
async fn balances(house: &House, clients: [&Client; 2]) -> ([i64; 2], i64) {
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    let of = async |account| house.store.balance(account).await.expect("a balance");
    ([of(account(clients[0])).await, of(account(clients[1])).await], of(Account::House).await)
}

async fn both_sit(a: &mut Connection, b: &mut Connection) {
    a.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
    b.ask(json!({"do": "sit", "seat": 1})).await.expect("a seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_for_credits_is_paid_and_paid_out_once() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = open(&anna, 2, json!({"stake": 250})).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    both_sit(&mut a, &mut b).await;
    a.ask(json!({"do": "start"})).await.expect("cards");
    assert_eq!(balances(&house, [&anna, &ben]).await, ([9_750, 9_750], 0));
    tokio::join!(anna.play(&mut a, |_| false), ben.play(&mut b, |_| false));
    a.until(|view| view["pot"]["pot"] == 0).await.expect("paid out");
    let winner = a.view["evening"][0]["winners"].clone();
    let won = |seat| if winner == json!([seat]) { 10_200 } else { 9_750 };
    assert_eq!(balances(&house, [&anna, &ben]).await, ([won(0), won(1)], 50));
    assert_eq!(a.view["pot"]["paid"], json!([[winner[0], 450]]));

    // Ben has lost everything elsewhere: no match begins, and his seat becomes free.
    let ([_, has], kept) = balances(&house, [&anna, &ben]).await;
    let all = Transfer {
        from: account(&ben),
        to: Account::House,
        amount: has.unsigned_abs(),
        kind: TransferKind::Stake,
    };
    let moved = house.store.transfer(TransferId::keyed("all"), all, UnixMillis(1)).await;
    assert_eq!(moved, Ok(true));
    a.ask(json!({"do": "rematch"})).await.expect("asks");
    b.ask(json!({"do": "rematch"})).await.expect("asks");
    a.until(|view| view["seats"][1]["occupant"]["kind"] == "free").await.expect("makes room");
    assert_eq!(a.state(), "finished");
    assert_eq!(balances(&house, [&anna, &ben]).await, ([won(0), 0], kept + has));

    // A first match does not begin either.
    let code = open(&anna, 2, json!({"stake": 500})).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    both_sit(&mut a, &mut b).await;
    assert_eq!(a.ask(json!({"do": "start"})).await, Err("too_few_credits".into()));
    assert_eq!(balances(&house, [&anna, &ben]).await, ([won(0), 0], kept + has));
    house.stop().await;
}

#[tokio::test]
async fn a_stake_that_does_not_exist_opens_no_table() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let chosen = json!({"base": "live"});
    let body = json!({"chosen": chosen, "seats": 2, "manner": {"stake": 100}});
    let refused = anna.send("POST", "/api/tables", &body).await;
    assert_eq!(refused.code(), "bad_stake");
    house.stop().await;
}

#[tokio::test]
async fn who_is_sent_away_or_comes_to_a_closed_table_is_told_so() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = open(&anna, 2, json!({})).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    a.until(|view| view["spectators"] == 2).await.expect("both are here");
    let watcher = &b.view["you"]["watcher"];
    a.ask(json!({"do": "remove_watcher", "watcher": watcher})).await.expect("sends away");
    assert_eq!(b.ended().await, Closed(4403));
    assert_eq!(ben.connect_since(&code, None).await.err(), Some(Closed(4403)));
    a.until(|view| view["spectators"] == 1).await.expect("gone");
    a.ask(json!({"do": "readmit"})).await.expect("lets in again");
    let mut b = ben.connect(&code).await;
    both_sit(&mut a, &mut b).await;
    let closed = json!({"watching": "closed"});
    a.ask(json!({"do": "set_manner", "manner": closed})).await.expect("closes the door");
    let carl = house.guest("Carl").await;
    assert_eq!(carl.connect_since(&code, None).await.err(), Some(Closed(4403)));
    house.stop().await;
}

/// What people write reaches everybody at once, and never the store.
#[tokio::test]
async fn what_is_written_leaves_nothing_behind() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = open(&anna, 2, json!({"talk": "free"})).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    both_sit(&mut a, &mut b).await;
    let text = "Das bleibt unter uns.";
    a.ask(json!({"do": "write", "text": text})).await.expect("writes");
    let wrote = b.until_said("wrote").await;
    assert_eq!((&wrote["line"]["text"], &wrote["line"]["name"]), (&json!(text), &json!("Anna")));
    a.ask(json!({"do": "say", "phrase": "hello"})).await.expect("stored");
    let id = house.store.table_by_code(code.parse().expect("a code")).await;
    let id = id.expect("the store").expect("a table");
    let stored = house.store.load_table(id).await.expect("the store").expect("a table");
    assert!(stored.log.len() > 2 && own_seat(&a.view) == 0);
    for entry in &stored.log {
        assert!(!String::from_utf8_lossy(&entry.bytes).contains("unter uns"));
    }
    house.stop().await;
}
