//! Appending: one writer, each command once, all or nothing, nothing changed silently.

use std::time::{Duration, Instant};

use stammtisch_store::{
    Actor, Append, AppendError, Appended, CommandName, Entry, Hash, Linked, PlayerId, StoreError,
    TableHead, TableId, UnixMillis,
};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, NOW, append, command, create, events};

const CMD: CommandName = CommandName { actor: Actor::seat(2), number: 7 };

pub(crate) async fn entries_are_loaded_as_they_were_appended(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let later = UnixMillis(NOW.0 + 5);
    let both = Append::new(head.id, 1, 0, later)
        .entry(Entry::commanded(CMD, b"laid a card".to_vec()))
        .entry(Entry::uncommanded(vec![]));
    let first = store.append(both).await.unwrap();
    assert_eq!(first.seq, 2);
    let second = store.append(append(&head, 2, &["drew"])).await.unwrap();

    let table = store.load_table(head.id).await.unwrap().unwrap();
    assert_eq!((table.head.seq, table.head.hash), (3, second.hash));
    let [a, b, c] = table.log.try_into().unwrap();
    assert_eq!((a.seq, a.epoch, a.cmd, a.at), (1, 1, Some(CMD), later));
    assert_eq!(a.bytes, b"laid a card");
    assert_eq!((b.seq, b.cmd, b.bytes.len(), b.hash), (2, None, 0, first.hash));
    assert_eq!((c.seq, c.cmd, c.at, c.bytes.as_slice()), (3, None, NOW, b"drew".as_slice()));
}

pub(crate) async fn an_append_without_entries_asks_who_is_the_writer(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let unchanged = Appended { seq: 0, hash: head.hash };
    assert_eq!(store.append(append(&head, 0, &[])).await, Ok(unchanged));
    store.claim(head.id, 1).await.unwrap();
    assert_eq!(store.append(append(&head, 0, &[])).await, Err(AppendError::Fenced));
}

pub(crate) async fn an_old_epoch_is_fenced(fixture: &impl Fixture) {
    let store = fixture.store();
    let old = create(&*store, 1).await;
    let new = store.take_over(old.id).await.unwrap().unwrap().head;
    assert_eq!(store.append(append(&old, 0, &["stale"])).await, Err(AppendError::Fenced));
    let not_yet = TableHead { epoch: new.epoch + 1, ..new.clone() };
    assert_eq!(store.append(append(&not_yet, 0, &["early"])).await, Err(AppendError::Fenced));
    store.append(append(&new, 0, &["right"])).await.unwrap();
    assert_eq!(events(&*store, old.id).await, ["right"]);
}

pub(crate) async fn a_wrong_sequence_number_is_fenced(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.append(append(&head, 0, &["a", "b"])).await.unwrap();
    for wrong in [0, 1, 3] {
        let outcome = store.append(append(&head, wrong, &["x"])).await;
        assert_eq!(outcome, Err(AppendError::Fenced), "{wrong}");
    }
    assert_eq!(events(&*store, head.id).await, ["a", "b"]);
}

pub(crate) async fn numbers_beyond_any_range_are_fenced(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    for wrong in [1 << 63, u64::MAX] {
        let seq = store.append(append(&head, wrong, &["x", "y"])).await;
        assert_eq!(seq, Err(AppendError::Fenced));
        let epoch = TableHead { epoch: wrong, ..head.clone() };
        assert_eq!(store.append(append(&epoch, 0, &["x"])).await, Err(AppendError::Fenced));
        assert_eq!(store.claim(head.id, wrong).await, Err(StoreError::Fenced));
    }
}

pub(crate) async fn an_unknown_table_is_fenced(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let unknown = TableHead { id: TableId::from_bytes([8; 16]), ..head };
    assert_eq!(store.append(append(&unknown, 0, &["x"])).await, Err(AppendError::Fenced));
}

pub(crate) async fn of_racing_writers_one_wins(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    for round in 0..20 {
        let mut writers = JoinSet::new();
        for writer in ["one", "two"] {
            let (store, head) = (fixture.store(), head.clone());
            writers.spawn(async move {
                let outcome = store.append(append(&head, round, &[writer])).await;
                (writer, outcome)
            });
        }
        let outcomes = writers.join_all().await;
        let winners: Vec<_> = outcomes.iter().filter(|(_, outcome)| outcome.is_ok()).collect();
        assert_eq!(winners.len(), 1, "{outcomes:?}");
        assert!(outcomes.iter().any(|(_, outcome)| *outcome == Err(AppendError::Fenced)));
        assert_eq!(events(&*store, head.id).await.last().unwrap(), winners[0].0);
    }
}

pub(crate) async fn a_zombie_writes_nothing_after_a_claim(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let zombie = {
        let (store, head) = (fixture.store(), head.clone());
        tokio::spawn(async move {
            let (start, mut acknowledged) = (Instant::now(), 0);
            while store.append(append(&head, acknowledged, &["zombie"])).await.is_ok() {
                acknowledged += 1;
                assert!(start.elapsed() < Duration::from_secs(10), "never fenced");
            }
            acknowledged
        })
    };
    tokio::time::sleep(Duration::from_millis(30)).await;
    let taken = store.take_over(head.id).await.unwrap().unwrap();
    assert_eq!(zombie.await.unwrap(), taken.head.seq);
    store.append(append(&taken.head, taken.head.seq, &["new owner"])).await.unwrap();
    let table = store.load_table(head.id).await.unwrap().unwrap();
    assert!(table.log.is_sorted_by_key(|entry| entry.epoch));
}

pub(crate) async fn a_command_counts_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.append(append(&head, 0, &["deal"])).await.unwrap();
    assert_eq!(store.find_command(head.id, CMD).await, Ok(None));
    store.append(command(&head, 1, CMD, "move")).await.unwrap();
    assert_eq!(store.find_command(head.id, CMD).await, Ok(Some(2)));

    let again = store.append(command(&head, 2, CMD, "move")).await;
    assert_eq!(again, Err(AppendError::DuplicateCommand { seq: 2 }));
    // A caller who is not the writer learns that first.
    assert_eq!(store.append(command(&head, 1, CMD, "move")).await, Err(AppendError::Fenced));
    assert_eq!(events(&*store, head.id).await, ["deal", "move"]);
}

pub(crate) async fn commands_are_counted_per_table_and_actor(fixture: &impl Fixture) {
    let store = fixture.store();
    let (one, two) = (create(&*store, 1).await, create(&*store, 2).await);
    store.append(command(&one, 0, CMD, "a")).await.unwrap();
    store.append(command(&two, 0, CMD, "b")).await.unwrap();
    let player = Actor::player(PlayerId::from_bytes([5; 16]));
    let other_actor = CommandName { actor: player, ..CMD };
    store.append(command(&one, 1, other_actor, "c")).await.unwrap();
    assert_eq!(store.find_command(one.id, other_actor).await, Ok(Some(2)));
    assert_eq!(store.find_command(two.id, other_actor).await, Ok(None));
}

pub(crate) async fn every_command_number_can_be_used(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let numbers = [u64::MAX, 0, 1 << 63, (1 << 63) - 1, 5, 3];
    for (known, number) in (0..).zip(numbers) {
        store.append(command(&head, known, CommandName { number, ..CMD }, "x")).await.unwrap();
    }
    let table = store.load_table(head.id).await.unwrap().unwrap();
    let stored: Vec<_> = table.log.iter().map(|entry| entry.cmd.unwrap().number).collect();
    assert_eq!(stored, numbers);
    let again = store.append(command(&head, 6, CommandName { number: u64::MAX, ..CMD }, "x")).await;
    assert_eq!(again, Err(AppendError::DuplicateCommand { seq: 1 }));
}

pub(crate) async fn a_command_twice_in_one_append_is_refused(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let twice = command(&head, 0, CMD, "a")
        .entry(Entry::uncommanded(b"b".to_vec()))
        .entry(Entry::commanded(CMD, b"c".to_vec()));
    assert_eq!(store.append(twice).await, Err(AppendError::DuplicateCommand { seq: 1 }));
    assert_eq!(store.table_head(head.id).await, Ok(Some(head)));
}

pub(crate) async fn a_refused_append_leaves_no_trace(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.append(command(&head, 0, CMD, "a")).await.unwrap();
    let before = store.load_table(head.id).await.unwrap().unwrap();

    let fresh = CommandName { number: 8, ..CMD };
    let half_good = command(&head, 1, fresh, "b").entry(Entry::commanded(CMD, b"c".to_vec()));
    let refused = store.append(half_good).await;
    assert_eq!(refused, Err(AppendError::DuplicateCommand { seq: 1 }));
    assert_eq!(store.load_table(head.id).await, Ok(Some(before)));
    assert_eq!(store.find_command(head.id, fresh).await, Ok(None));
    // The writer's state is still right: it continues as if nothing had happened.
    store.append(command(&head, 1, fresh, "b")).await.unwrap();
}

pub(crate) async fn the_chain_can_be_recomputed(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.append(append(&head, 0, &["a", "b"])).await.unwrap();
    let last = store.append(append(&head, 2, &["c"])).await.unwrap();
    let start = Hash::genesis(head.id, &head.header);
    let (epoch, at) = (head.epoch, NOW);
    let chain = (1..).zip(["a", "b", "c"]).fold(start, |hash, (seq, event)| {
        hash.link(&Linked { seq, epoch, at, cmd: None, event: event.as_bytes() })
    });
    assert_eq!(last.hash, chain);
}

pub(crate) async fn a_flipped_bit_is_noticed_and_stays_local(fixture: &impl Fixture) {
    let store = fixture.store();
    let (one, two) = (create(&*store, 1).await, create(&*store, 2).await);
    for head in [&one, &two] {
        store.append(append(head, 0, &["a", "b", "c"])).await.unwrap();
    }
    fixture.flip_a_bit(one.id, 2).await;
    let corrupt = StoreError::Corrupt { table: one.id, seq: 2 };
    assert_eq!(store.load_table(one.id).await, Err(corrupt.clone()));
    assert_eq!(store.take_over(one.id).await, Err(corrupt));
    assert_eq!(events(&*store, two.id).await, ["a", "b", "c"]);
}

pub(crate) async fn many_tables_grow_at_the_same_time(fixture: &impl Fixture) {
    let mut tables = JoinSet::new();
    for n in 1..=32 {
        let store = fixture.store();
        tables.spawn(async move {
            let head = create(&*store, n).await;
            for seq in 0..10 {
                let event = format!("table {n}, entry {seq}");
                store.append(append(&head, seq, &[&event])).await.unwrap();
                // A fenced append in the same batch must not affect the others.
                let stale = store.append(append(&head, seq, &["stale"])).await;
                assert_eq!(stale, Err(AppendError::Fenced));
            }
            let expected: Vec<_> = (0..10).map(|seq| format!("table {n}, entry {seq}")).collect();
            assert_eq!(events(&*store, head.id).await, expected);
        });
    }
    tables.join_all().await;
}

pub(crate) async fn a_dropped_append_happens_wholly_or_not_at_all(fixture: &impl Fixture) {
    let store = fixture.store();
    let mut head = create(&*store, 1).await;
    for round in 0..50 {
        let append = append(&head, head.seq, &["x", "y"]);
        let patience = Duration::from_micros(round * 60);
        let _ = tokio::time::timeout(patience, store.append(append)).await;
        // The log tells; taking over makes sure that nothing is in progress any more.
        let table = store.take_over(head.id).await.unwrap().unwrap();
        assert_eq!(table.head.seq % 2, 0);
        assert!(table.head.seq == head.seq || table.head.seq == head.seq + 2);
        head = table.head;
    }
}
