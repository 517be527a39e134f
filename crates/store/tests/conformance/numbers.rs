//! Statistics of finished matches.

use std::sync::Arc;

use stammtisch_store::{
    Append, CountedMatch, CountedTable, Entry, PlayerId, Store, StoreError, TableId, UnixMillis,
};

use crate::fixture::{Fixture, NOW, create, player};

pub(crate) const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
pub(crate) const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const STRANGER: PlayerId = PlayerId::from_bytes([5; 16]);
const ONE: TableId = TableId::from_bytes([1; 16]);
const TWO: TableId = TableId::from_bytes([2; 16]);
const WAY: u32 = 1;

fn at(ms: i64) -> UnixMillis {
    UnixMillis(NOW.0 + ms)
}

fn counted(table: TableId, no: u16, ended: i64, players: &[(PlayerId, &str)]) -> CountedMatch {
    let players = players.iter().map(|(player, what)| (*player, what.as_bytes().to_vec()));
    CountedMatch { table, no, ended: at(ended), players: players.collect(), due: None }
}

async fn keep(store: &dyn Store, table: TableId, entries: u64, matches: Vec<CountedMatch>) {
    let counted = CountedTable { table, way: WAY, entries, matches: Some(matches), shuffles: None };
    assert_eq!(store.keep_numbers(counted).await, Ok(()));
}

pub(crate) async fn house(fixture: &impl Fixture) -> Arc<dyn Store> {
    let store = fixture.store();
    for id in [1, 2] {
        create(&*store, id).await;
    }
    for id in [ANNA, BEN] {
        player(&*store, id).await;
    }
    store
}

async fn write(store: &dyn Store, table: TableId, seq: u64, ms: i64) {
    let entry = Entry::uncommanded(vec![1]);
    store.append(Append::new(table, 1, seq, at(ms)).entry(entry)).await.unwrap();
}

pub(crate) async fn tables_are_counted_once_in_each_way(fixture: &impl Fixture) {
    let store = house(fixture).await;
    assert_eq!(store.uncounted_tables(WAY, 9).await, Ok(vec![]), "nothing has happened there");
    write(&*store, ONE, 0, 1).await;
    write(&*store, TWO, 0, 2).await;
    assert_eq!(store.uncounted_tables(WAY, 9).await, Ok(vec![TWO, ONE]));
    assert_eq!(store.uncounted_tables(WAY, 1).await, Ok(vec![TWO]));
    keep(&*store, TWO, 1, vec![]).await;
    assert_eq!(store.uncounted_tables(WAY, 9).await, Ok(vec![ONE]));
    assert_eq!(store.uncounted_tables(WAY + 1, 9).await, Ok(vec![TWO, ONE]));
    write(&*store, TWO, 1, 3).await;
    assert_eq!(store.uncounted_tables(WAY, 9).await, Ok(vec![TWO, ONE]));
    keep(&*store, TableId::from_bytes([9; 16]), 1, vec![]).await;
}

pub(crate) async fn numbers_are_replaced_and_come_latest_first(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let first = counted(ONE, 1, 1, &[(ANNA, "a1"), (BEN, "b1")]);
    let second = counted(ONE, 2, 3, &[(BEN, "b2")]);
    let elsewhere = counted(TWO, 1, 2, &[(ANNA, "a3"), (BEN, "b3")]);
    keep(&*store, ONE, 5, vec![first.clone(), second.clone()]).await;
    keep(&*store, TWO, 5, vec![elsewhere.clone()]).await;
    fixture.restart().await;
    let store = fixture.store();
    assert_eq!(store.numbers_of(ANNA, 9).await, Ok(vec![elsewhere.clone(), first.clone()]));
    assert_eq!(store.numbers_of(ANNA, 1).await, Ok(vec![elsewhere.clone()]));
    assert_eq!(store.numbers_of(BEN, 9).await, Ok(vec![second, elsewhere.clone(), first.clone()]));
    // Counted again, in another way, but never twice.
    let first = counted(ONE, 1, 1, &[(ANNA, "new")]);
    keep(&*store, ONE, 6, vec![first.clone()]).await;
    assert_eq!(store.numbers_of(ANNA, 9).await, Ok(vec![elsewhere.clone(), first.clone()]));
    assert_eq!(store.numbers_of(BEN, 9).await, Ok(vec![elsewhere.clone()]));
    // A log that can no longer be read takes nothing away.
    let lost = CountedTable { table: ONE, way: WAY, entries: 7, matches: None, shuffles: None };
    assert_eq!(store.keep_numbers(lost).await, Ok(()));
    assert_eq!(store.numbers_of(ANNA, 9).await, Ok(vec![elsewhere, first]));
}

pub(crate) async fn who_does_not_count_is_left_out_for_ever(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let all: Vec<_> = (1u16..=4)
        .map(|no| counted(ONE, no, i64::from(no) * 10, &[(ANNA, "a"), (BEN, "b")]))
        .collect();
    assert_eq!(store.is_counted(ANNA).await, Ok(true));
    store.set_counted(ANNA, true, at(1)).await.unwrap();
    // Setting it twice is the same as once.
    store.set_counted(ANNA, false, at(15)).await.unwrap();
    store.set_counted(ANNA, false, at(25)).await.unwrap();
    assert_eq!(store.is_counted(ANNA).await, Ok(false));
    keep(&*store, ONE, 1, all.clone()).await;
    let hers = async || -> Vec<u16> {
        store.numbers_of(ANNA, 9).await.unwrap().iter().map(|one| one.no).collect()
    };
    assert_eq!(hers().await, [1]);
    assert_eq!(store.numbers_of(BEN, 9).await.unwrap().len(), 4, "his count all the same");
    store.set_counted(ANNA, true, at(35)).await.unwrap();
    assert_eq!(store.is_counted(ANNA).await, Ok(true));
    keep(&*store, ONE, 1, all.clone()).await;
    assert_eq!(hers().await, [4, 1], "what ended meanwhile never counts");
    store.set_counted(ANNA, false, at(35)).await.unwrap();
    keep(&*store, ONE, 1, all).await;
    assert_eq!(hers().await, [1]);
}

pub(crate) async fn deleted_numbers_do_not_come_back(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let all = vec![
        counted(ONE, 1, 10, &[(ANNA, "a"), (BEN, "b")]),
        counted(ONE, 2, 30, &[(ANNA, "a"), (BEN, "b")]),
    ];
    keep(&*store, ONE, 1, all.clone()).await;
    for (when, left) in [(10, 1), (30, 0)] {
        assert_eq!(store.delete_numbers(ANNA, at(when)).await, Ok(()));
        assert_eq!(store.numbers_of(ANNA, 9).await, Ok(vec![]));
        assert_eq!(store.is_counted(ANNA).await, Ok(true));
        keep(&*store, ONE, 1, all.clone()).await;
        assert_eq!(store.numbers_of(ANNA, 9).await.unwrap().len(), left);
    }
    let his = store.numbers_of(BEN, 9).await.unwrap();
    assert_eq!(his.len(), 2);
    assert!(his.iter().all(|one| one.players == [(BEN, b"b".to_vec())]));
    store.set_counted(ANNA, false, at(40)).await.unwrap();
    store.delete_numbers(ANNA, at(50)).await.unwrap();
    assert_eq!(store.is_counted(ANNA).await, Ok(false), "that stays as it is");
}

pub(crate) async fn an_erased_player_is_in_no_numbers(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let both = counted(ONE, 1, 10, &[(ANNA, "a"), (BEN, "b")]);
    keep(&*store, ONE, 1, vec![both.clone()]).await;
    store.set_counted(ANNA, false, at(20)).await.unwrap();
    store.delete_player(ANNA).await.unwrap();
    let his = counted(ONE, 1, 10, &[(BEN, "b")]);
    assert_eq!(store.numbers_of(BEN, 9).await, Ok(vec![his.clone()]));
    assert_eq!(store.numbers_of(ANNA, 9).await, Ok(vec![]));
    keep(&*store, ONE, 1, vec![both]).await;
    assert_eq!(store.numbers_of(BEN, 9).await, Ok(vec![his]), "counted again, she is still gone");
}

pub(crate) async fn numbers_of_whom_nobody_knows_are_refused(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let unknown = Err(StoreError::UnknownPlayer);
    assert_eq!(store.set_counted(STRANGER, false, NOW).await, unknown);
    assert_eq!(store.set_counted(STRANGER, true, NOW).await, unknown);
    assert_eq!(store.delete_numbers(STRANGER, NOW).await, unknown);
    assert_eq!(store.numbers_of(STRANGER, 9).await, Ok(vec![]));
}
