//! Lists of tables that need no logs.

use stammtisch_store::{
    Append, AppendError, Entry, NewTable, PlayerId, TableHead, TableId, TableStatus, TableSummary,
    TokenHash, UnixMillis, Wanted,
};

use crate::fixture::{Fixture, NOW, append, create, new_table, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);

fn at(after: i64, head: &TableHead, known_seq: u64) -> Append {
    let at = UnixMillis(NOW.0 + after);
    Append::new(head.id, 1, known_seq, at).entry(Entry::uncommanded(b"x".to_vec()))
}

fn ids(tables: Vec<TableSummary>) -> Vec<TableId> {
    tables.into_iter().map(|table| table.id).collect()
}

pub(crate) async fn who_sits_where_is_known(fixture: &impl Fixture) {
    let store = fixture.store();
    let (one, two) = (create(&*store, 1).await, create(&*store, 2).await);
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    assert_eq!(store.tables_of(ANNA).await, Ok(vec![]));
    store.append(at(1, &one, 0).seats(&[ANNA, BEN])).await.unwrap();
    store.append(at(2, &two, 0).seats(&[ANNA])).await.unwrap();
    assert_eq!(ids(store.tables_of(ANNA).await.unwrap()), [two.id, one.id]);
    assert_eq!(ids(store.tables_of(BEN).await.unwrap()), [one.id]);
    assert_eq!(store.tables_of(BEN).await.unwrap()[0].players, 2);

    store.append(at(3, &one, 1).seats(&[ANNA])).await.unwrap();
    assert_eq!(ids(store.tables_of(ANNA).await.unwrap()), [one.id, two.id], "last used first");
    store.append(at(4, &two, 1).unseats(&[ANNA, BEN])).await.unwrap();
    assert_eq!(ids(store.tables_of(ANNA).await.unwrap()), [one.id]);
    let players = |table: &TableSummary| (table.id, table.players);
    let all: Vec<_> = store.all_tables().await.unwrap().iter().map(players).collect();
    assert_eq!(all, [(two.id, 0), (one.id, 2)]);
    // Unseated and seated again in one append.
    store.append(at(5, &one, 2).unseats(&[ANNA]).seats(&[ANNA])).await.unwrap();
    assert_eq!(ids(store.tables_of(ANNA).await.unwrap()), [one.id]);
}

pub(crate) async fn where_one_has_been_stays_known(fixture: &impl Fixture) {
    let store = fixture.store();
    let (one, two) = (create(&*store, 1).await, create(&*store, 2).await);
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    assert_eq!(store.tables_ever_of(ANNA).await, Ok(vec![]));
    store.append(at(1, &one, 0).seats(&[ANNA])).await.unwrap();
    store.append(at(2, &two, 0).seats(&[ANNA, BEN])).await.unwrap();
    store.append(at(3, &two, 1).unseats(&[ANNA])).await.unwrap();
    store.append(at(4, &one, 1).unseats(&[BEN])).await.unwrap();
    assert_eq!(store.forget_seat(ANNA, one.id).await, Ok(true));
    assert_eq!(ids(store.tables_of(ANNA).await.unwrap()), []);
    assert_eq!(ids(store.tables_ever_of(ANNA).await.unwrap()), [one.id, two.id]);
    assert_eq!(ids(store.tables_ever_of(BEN).await.unwrap()), [two.id], "never sat at the other");
    assert_eq!(store.tables_ever_of(ANNA).await.unwrap()[1].players, 1);

    // A player who comes back has a seat again.
    store.append(at(5, &two, 2).seats(&[ANNA])).await.unwrap();
    assert_eq!(ids(store.tables_of(ANNA).await.unwrap()), [two.id]);
    assert_eq!(store.tables_ever_of(ANNA).await.unwrap()[0].players, 2);
    store.delete_player(ANNA).await.unwrap();
    assert_eq!(store.tables_ever_of(ANNA).await, Ok(vec![]));
}

pub(crate) async fn a_refused_append_seats_nobody(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    player(&*store, ANNA).await;
    let stale = at(1, &head, 5).seats(&[ANNA]).note(b"new".to_vec());
    assert_eq!(store.append(stale).await, Err(AppendError::Fenced));
    assert_eq!(store.tables_of(ANNA).await, Ok(vec![]));
    assert_eq!(store.all_tables().await.unwrap()[0].note, b"");
}

pub(crate) async fn whom_nobody_knows_has_no_list(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    player(&*store, ANNA).await;
    store.append(at(1, &head, 0).seats(&[ANNA, BEN])).await.unwrap();
    assert_eq!(store.tables_of(BEN).await, Ok(vec![]));
    assert_eq!(store.all_tables().await.unwrap()[0].players, 1);
    store.delete_player(ANNA).await.unwrap();
    assert_eq!(store.tables_of(ANNA).await, Ok(vec![]));
    assert_eq!(store.all_tables().await.unwrap()[0].players, 0);
}

pub(crate) async fn a_table_is_taken_off_a_list(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    player(&*store, ANNA).await;
    assert_eq!(store.forget_seat(ANNA, head.id).await, Ok(false));
    store.append(at(1, &head, 0).seats(&[ANNA])).await.unwrap();
    assert_eq!(store.forget_seat(ANNA, head.id).await, Ok(true));
    assert_eq!(store.forget_seat(ANNA, head.id).await, Ok(false));
    assert_eq!(store.tables_of(ANNA).await, Ok(vec![]));
}

pub(crate) async fn a_summary_says_what_was_noted(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let mut expected = TableSummary {
        id: head.id,
        code: head.code,
        status: TableStatus::Open,
        entries: 0,
        players: 0,
        created: NOW,
        updated: NOW,
        note: vec![],
    };
    assert_eq!(store.all_tables().await, Ok(vec![expected.clone()]));
    store.append(at(7, &head, 0).note(b"live, playing".to_vec())).await.unwrap();
    expected.entries = 1;
    expected.updated = UnixMillis(NOW.0 + 7);
    expected.note = b"live, playing".to_vec();
    assert_eq!(store.all_tables().await, Ok(vec![expected.clone()]));
    // Without a new note the old one stays; a clock that goes back does not change the time.
    store.append(at(-5, &head, 1)).await.unwrap();
    store.append(append(&head, 2, &[])).await.unwrap();
    store.set_status(head.id, 1, TableStatus::Finished).await.unwrap();
    expected.entries = 2;
    expected.status = TableStatus::Finished;
    assert_eq!(store.all_tables().await, Ok(vec![expected]));
}

pub(crate) async fn asking_who_is_the_writer_is_no_use_of_a_table(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let ask = Append::new(head.id, 1, 0, UnixMillis(NOW.0 + 50));
    store.append(ask).await.unwrap();
    assert_eq!(store.all_tables().await.unwrap()[0].updated, NOW);
}

pub(crate) async fn idle_tables_are_found_longest_idle_first(fixture: &impl Fixture) {
    let store = fixture.store();
    let mut heads = Vec::new();
    for (n, after) in [(1, 30), (2, 10), (3, 20), (4, 5)] {
        let head = create(&*store, n).await;
        store.append(at(after, &head, 0)).await.unwrap();
        heads.push(head);
    }
    let [one, two, three, four] = [0, 1, 2, 3].map(|n: usize| heads[n].id);
    store.set_status(four, 1, TableStatus::Closed).await.unwrap();
    let before = |after| UnixMillis(NOW.0 + after);
    assert_eq!(store.idle_tables(before(10)).await, Ok(vec![]));
    assert_eq!(store.idle_tables(before(30)).await, Ok(vec![two, three]));
    assert_eq!(store.idle_tables(before(31)).await, Ok(vec![two, three, one]));
    assert_eq!(ids(store.all_tables().await.unwrap()), [one, three, two, four]);
}

pub(crate) async fn a_table_is_closed_whoever_owns_it(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    assert_eq!(store.close_table(TableId::from_bytes([9; 16]), NOW).await, Ok(false));
    store.claim(head.id, 1).await.unwrap();
    assert_eq!(store.close_table(head.id, NOW).await, Ok(true));
    let closed = store.table_head(head.id).await.unwrap().unwrap();
    assert_eq!((closed.status, closed.epoch), (TableStatus::Closed, 3));
    let owner = TableHead { epoch: 2, ..head.clone() };
    assert_eq!(store.append(append(&owner, 0, &["x"])).await, Err(AppendError::Fenced));
    assert_eq!(store.close_table(head.id, NOW).await, Ok(false), "closed already");
}

/// To everybody else it is as if it did not exist.
pub(crate) async fn a_table_with_a_key_is_found_by_it_and_by_who_sits_there(
    fixture: &impl Fixture,
) {
    let store = fixture.store();
    let (key, other) = (TokenHash::from_bytes([7; 32]), TokenHash::from_bytes([8; 32]));
    let (anna, ben) = (PlayerId::from_bytes([1; 16]), PlayerId::from_bytes([2; 16]));
    player(&*store, anna).await;
    player(&*store, ben).await;
    let new = NewTable { key: Some(key), ..new_table(1) };
    let head = store.create_table(new).await.unwrap();
    let find = async |key: Option<TokenHash>, player: Option<PlayerId>| {
        let found = fixture.store().find_table(Wanted { code: head.code, key, player }).await;
        found.unwrap() == Some(head.id)
    };
    store.append(append(&head, 0, &["sat"]).seats(&[anna])).await.unwrap();
    for _ in 0..2 {
        assert!(find(Some(key), None).await && find(Some(key), Some(ben)).await);
        assert!(!find(None, None).await && !find(Some(other), None).await);
        assert!(find(None, Some(anna)).await && !find(None, Some(ben)).await);
        assert_eq!(fixture.store().table_by_code(head.code).await, Ok(Some(head.id)));
        fixture.restart().await;
    }
    let store = fixture.store();
    let set = |seq, key| append(&head, seq, &["set"]).keyed(key);
    store.append(set(1, Some(other))).await.unwrap();
    assert!(find(Some(other), None).await && !find(Some(key), None).await);
    store.append(set(2, None)).await.unwrap();
    assert!(find(None, None).await && find(Some(key), Some(ben)).await);
    store.append(append(&head, 3, &["nothing of keys"])).await.unwrap();
    assert!(find(None, None).await);
    store.append(set(4, Some(key)).unseats(&[anna])).await.unwrap();
    assert!(!find(None, Some(anna)).await, "who has stood up comes by the link");
}

pub(crate) async fn an_idle_table_is_not_closed_under_who_has_come_back(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let back = store.claim(head.id, head.epoch).await.unwrap();
    assert_eq!(store.close_idle_table(head.id, head.epoch, NOW).await, Ok(false));
    assert_eq!(store.table_head(head.id).await.unwrap().unwrap().status, TableStatus::Open);
    assert_eq!(store.close_idle_table(head.id, back, NOW).await, Ok(true));
    assert_eq!(store.table_head(head.id).await.unwrap().unwrap().status, TableStatus::Closed);
    assert_eq!(store.close_idle_table(head.id, back + 1, NOW).await, Ok(false), "once");
}
