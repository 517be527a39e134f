//! What became of the matches to whose shuffle the house had committed.

use stammtisch_store::{
    CountedTable, Entry, HouseShuffles, Store, TableId, TableShuffles, UnixMillis,
};

use crate::fixture::{Fixture, NOW, create};

const DAY: i64 = 24 * 3_600_000;

const fn table(n: u8) -> TableId {
    TableId::from_bytes([n; 16])
}

fn at(ms: i64) -> UnixMillis {
    UnixMillis(NOW.0 + ms)
}

/// The counts of a table: matches begun, finished, left by all others.
const fn matches(begun: u32, finished: u32, all_left: u32) -> TableShuffles {
    TableShuffles { begun, finished, all_left, not_dealt: 0, opened: false }
}

async fn keep(store: &dyn Store, n: u8, entries: u64, shuffles: Option<TableShuffles>) {
    let counted = CountedTable { table: table(n), way: 1, entries, matches: None, shuffles };
    assert_eq!(store.keep_numbers(counted).await, Ok(()));
}

async fn write(store: &dyn Store, n: u8, known: u64, ms: i64) {
    let entry = Entry::uncommanded(vec![1]);
    let append = stammtisch_store::Append::new(table(n), 1, known, at(ms)).entry(entry);
    store.append(append).await.unwrap();
}

pub(crate) async fn every_match_that_was_begun_is_accounted_for(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.shuffles(NOW).await, Ok(HouseShuffles::default()));
    for n in 1..=5 {
        create(&*store, n).await;
        write(&*store, n, 0, 1).await;
    }
    // One table with two matches finished, one left by all others and one in progress; then tables
    // with one match each, each in its own state.
    keep(&*store, 1, 1, Some(matches(4, 2, 1))).await;
    for n in 2..=4 {
        keep(&*store, n, 1, Some(matches(1, 0, 0))).await;
    }
    keep(&*store, 9, 1, Some(matches(7, 7, 0))).await;
    assert_eq!(store.close_table(table(2), at(DAY)).await, Ok(true));
    assert_eq!(store.close_table(table(3), at(DAY + 1)).await, Ok(true));
    write(&*store, 4, 1, DAY).await;
    fixture.restart().await;
    let store = fixture.store();
    let expected = HouseShuffles {
        begun: 7,
        finished: 2,
        all_left: 1,
        closed: 1,
        cleared: 1,
        resting: 1,
        running: 1,
        not_dealt: 0,
    };
    assert_eq!(store.shuffles(at(DAY + 1)).await, Ok(expected));
    let earlier = HouseShuffles { resting: 0, running: 2, ..expected };
    assert_eq!(store.shuffles(at(DAY)).await, Ok(earlier));
}

pub(crate) async fn what_a_closed_table_comes_to_is_told_once_it_is_counted(
    fixture: &impl Fixture,
) {
    let store = fixture.store();
    create(&*store, 1).await;
    write(&*store, 1, 0, 1).await;
    keep(&*store, 1, 1, Some(matches(1, 0, 0))).await;
    // The match ended, and its table was closed.
    write(&*store, 1, 1, 2).await;
    assert_eq!(store.close_table(table(1), at(3)).await, Ok(true));
    let going_on = HouseShuffles { begun: 1, running: 1, ..HouseShuffles::default() };
    assert_eq!(store.shuffles(at(4)).await, Ok(going_on));
    keep(&*store, 1, 2, Some(matches(1, 1, 0))).await;
    let over = HouseShuffles { begun: 1, finished: 1, ..HouseShuffles::default() };
    assert_eq!(store.shuffles(at(4)).await, Ok(over));
    // A log that can no longer be read takes nothing away.
    keep(&*store, 1, 2, None).await;
    assert_eq!(store.shuffles(at(4)).await, Ok(over));
}

pub(crate) async fn values_opened_in_vain_are_counted_when_nothing_can_follow(
    fixture: &impl Fixture,
) {
    let store = fixture.store();
    create(&*store, 1).await;
    write(&*store, 1, 0, 1).await;
    let opened = TableShuffles { not_dealt: 2, opened: true, ..matches(0, 0, 0) };
    keep(&*store, 1, 1, Some(opened)).await;
    let not_dealt = |not_dealt| Ok(HouseShuffles { not_dealt, ..HouseShuffles::default() });
    assert_eq!(store.shuffles(at(2)).await, not_dealt(2));
    assert_eq!(store.close_table(table(1), at(3)).await, Ok(true));
    assert_eq!(store.shuffles(at(4)).await, not_dealt(3));
}
