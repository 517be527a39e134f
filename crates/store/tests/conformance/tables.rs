//! Tables: creating, finding, ending, claiming.

use stammtisch_store::{Hash, NewTable, StoreError, TableId, TableStatus, UnixMillis};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, NOW, append, create, new_table};

pub(crate) async fn a_new_table_is_empty_open_and_owned_by_its_creator(fixture: &impl Fixture) {
    let store = fixture.store();
    let new = new_table(1);
    let head = store.create_table(new.clone()).await.unwrap();
    assert_eq!((head.id, head.code, head.created), (new.id, new.code, new.created));
    assert_eq!((head.epoch, head.seq, head.status), (1, 0, TableStatus::Open));
    assert_eq!(head.hash, Hash::genesis(new.id, &new.header));
    assert_eq!(head.header, new.header);

    let loaded = store.load_table(new.id).await.unwrap().unwrap();
    assert_eq!(loaded.head, head);
    assert_eq!(loaded.log, []);
    assert_eq!(store.table_head(new.id).await, Ok(Some(head)));
    assert_eq!(store.table_by_code(new.code).await, Ok(Some(new.id)));
}

pub(crate) async fn what_is_absent_is_none(fixture: &impl Fixture) {
    let store = fixture.store();
    let id = TableId::from_bytes([9; 16]);
    assert_eq!(store.table_head(id).await, Ok(None));
    assert_eq!(store.load_table(id).await, Ok(None));
    assert_eq!(store.take_over(id).await, Ok(None));
    assert_eq!(store.table_by_code("NOBODY".parse().unwrap()).await, Ok(None));
    assert_eq!(store.open_tables().await, Ok(vec![]));
    assert_eq!(store.claim(id, 1).await, Err(StoreError::Fenced));
    assert_eq!(store.set_status(id, 1, TableStatus::Closed).await, Err(StoreError::Fenced));
}

pub(crate) async fn an_id_is_used_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.set_status(head.id, 1, TableStatus::Closed).await.unwrap();
    let again = NewTable { id: head.id, ..new_table(2) };
    assert_eq!(store.create_table(again).await, Err(StoreError::IdTaken));
}

pub(crate) async fn open_tables_have_different_codes(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let same_code = NewTable { code: head.code, ..new_table(2) };
    let refused = store.create_table(same_code.clone()).await;
    assert_eq!(refused, Err(StoreError::CodeTaken));
    assert_eq!(store.table_head(same_code.id).await, Ok(None));
}

pub(crate) async fn a_finished_table_frees_its_code(fixture: &impl Fixture) {
    let store = fixture.store();
    for (n, end) in [(1, TableStatus::Finished), (2, TableStatus::Closed)] {
        let head = create(&*store, n).await;
        store.set_status(head.id, 1, end).await.unwrap();
        assert_eq!(store.table_by_code(head.code).await, Ok(None));
        assert_eq!(store.table_head(head.id).await.unwrap().unwrap().status, end);
        let successor = NewTable { code: head.code, ..new_table(n + 10) };
        store.create_table(successor.clone()).await.unwrap();
        assert_eq!(store.table_by_code(head.code).await, Ok(Some(successor.id)));
    }
}

pub(crate) async fn a_table_reopens_only_if_its_code_is_free(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.set_status(head.id, 1, TableStatus::Finished).await.unwrap();
    store.set_status(head.id, 1, TableStatus::Open).await.unwrap();
    // Already open: nothing changes, and its own code is no conflict.
    store.set_status(head.id, 1, TableStatus::Open).await.unwrap();
    assert_eq!(store.table_by_code(head.code).await, Ok(Some(head.id)));

    store.set_status(head.id, 1, TableStatus::Finished).await.unwrap();
    store.create_table(NewTable { code: head.code, ..new_table(2) }).await.unwrap();
    let reopened = store.set_status(head.id, 1, TableStatus::Open).await;
    assert_eq!(reopened, Err(StoreError::CodeTaken));
}

pub(crate) async fn open_tables_are_listed_oldest_first(fixture: &impl Fixture) {
    let store = fixture.store();
    for (n, age) in [(1, 10), (2, 30), (3, 20), (4, 40)] {
        let created = UnixMillis(NOW.0 - age);
        store.create_table(NewTable { created, ..new_table(n) }).await.unwrap();
    }
    let id = |n| TableId::from_bytes([n; 16]);
    store.set_status(id(4), 1, TableStatus::Closed).await.unwrap();
    assert_eq!(store.open_tables().await, Ok(vec![id(2), id(3), id(1)]));
}

pub(crate) async fn only_the_owner_sets_the_status(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    assert_eq!(store.claim(head.id, 1).await, Ok(2));
    let zombie = store.set_status(head.id, 1, TableStatus::Closed).await;
    assert_eq!(zombie, Err(StoreError::Fenced));
    assert_eq!(store.set_status(head.id, 2, TableStatus::Closed).await, Ok(()));
}

pub(crate) async fn of_many_claims_one_wins(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let mut claims = JoinSet::new();
    for _ in 0..16 {
        let store = fixture.store();
        claims.spawn(async move { store.claim(head.id, 1).await });
    }
    let outcomes = claims.join_all().await;
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Ok(2)).count(), 1);
    let fenced = outcomes.iter().filter(|outcome| **outcome == Err(StoreError::Fenced)).count();
    assert_eq!(fenced, 15);
    assert_eq!(store.table_head(head.id).await.unwrap().unwrap().epoch, 2);
}

pub(crate) async fn taking_over_claims_and_loads(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.append(append(&head, 0, &["a", "b"])).await.unwrap();
    let taken = store.take_over(head.id).await.unwrap().unwrap();
    assert_eq!((taken.head.epoch, taken.head.seq, taken.log.len()), (2, 2, 2));
    let appended = store.append(append(&taken.head, 2, &["c"])).await.unwrap();
    assert_eq!(appended.seq, 3);
}
