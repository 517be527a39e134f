//! Commits that fail: what the waiting callers learn, and that writing goes on.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::Arc;

use sqlx::sqlite::SqliteConnection;
use tempfile::TempDir;

use super::Write;
use crate::error::{AppendError, StorageError, StoreError};
use crate::sqlite::SqliteStore;
use crate::{
    Actor, Append, Appended, CommandName, Entry, NewTable, Storage, TableHead, TableId, Tables,
    UnixMillis,
};

/// Lets the file grow by this many pages and no further.
struct MorePages(i64);

impl Write for MorePages {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let pages = sqlx::query_scalar("PRAGMA page_count");
        let most = pages.fetch_one(&mut *connection).await.map(|now: i64| now + self.0)?;
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
        let now: i64 = sqlx::query_scalar(sql).fetch_one(connection).await?;
        assert_eq!(now, most);
        Ok(Ok(()))
    }
}

/// Makes a change that fails only at the commit.
struct SpoilCommit;

impl Write for SpoilCommit {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *connection).await?;
        let sql =
            "INSERT INTO sessions VALUES (zeroblob(32), zeroblob(16), zeroblob(16), '', 0, 0)";
        sqlx::query(sql).execute(connection).await?;
        Ok(Ok(()))
    }
}

async fn store() -> (TempDir, Arc<SqliteStore>) {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("store.db")).await.unwrap();
    (directory, Arc::new(store))
}

async fn table(store: &SqliteStore, n: u8) -> TableHead {
    let code = format!("TABLE{n}").parse().unwrap();
    let id = TableId::from_bytes([n; 16]);
    store
        .create_table(NewTable { id, code, header: vec![], created: UnixMillis(0), key: None })
        .await
        .unwrap()
}

fn append(head: &TableHead, seq: u64, size: usize) -> Append {
    let entry = Entry::uncommanded(vec![b'x'; size]);
    Append::new(head.id, head.epoch, seq, UnixMillis(0)).entry(entry)
}

const FULL: AppendError = AppendError::Storage(StorageError::Full);

#[tokio::test]
async fn a_full_disk_is_told_and_overcome() {
    let (_directory, store) = store().await;
    let head = table(&store, 1).await;
    store.writer.write(MorePages(12)).await.unwrap();
    let mut acknowledged = 0;
    let told = loop {
        match store.append(append(&head, acknowledged, 2000)).await {
            Ok(Appended { seq, .. }) => acknowledged = seq,
            Err(error) => break error,
        }
    };
    assert_eq!((&told, told.code(), told.must_reload()), (&FULL, "storage_full", false));
    assert!(acknowledged > 3, "{acknowledged}");
    assert_eq!(store.append(append(&head, acknowledged, 2000)).await, Err(FULL));
    let stored = store.load_table(head.id).await.unwrap().unwrap();
    assert_eq!(stored.log.len() as u64, acknowledged);

    store.writer.write(MorePages(10_000)).await.unwrap();
    let on = store.append(append(&head, acknowledged, 2000)).await.unwrap();
    assert_eq!(on.seq, acknowledged + 1);
    store.load_table(head.id).await.unwrap();
}

#[tokio::test]
async fn one_write_too_large_does_not_fail_the_others() {
    let (_directory, store) = store().await;
    let (small, large, other) =
        (table(&store, 1).await, table(&store, 2).await, table(&store, 3).await);
    store.writer.write(MorePages(16)).await.unwrap();
    // Single-threaded: all three are in the queue before the writer looks.
    let (first, refused, last) = tokio::join!(
        store.append(append(&small, 0, 10)),
        store.append(append(&large, 0, 1_000_000)),
        store.append(append(&other, 0, 10)),
    );
    assert_eq!((first.unwrap().seq, last.unwrap().seq), (1, 1));
    assert_eq!(refused, Err(FULL));
    assert_eq!(store.load_table(large.id).await.unwrap().unwrap().log, []);
}

/// A batch of appends is all or nothing internally; to its callers each stands alone.
#[tokio::test]
async fn a_refusal_among_many_concerns_nobody_else() {
    let (_directory, store) = store().await;
    let cmd = CommandName { actor: Actor::seat(1), number: 1 };
    let commanded = |head: &TableHead, seq| {
        let entry = Entry::commanded(cmd, b"move".to_vec());
        Append::new(head.id, head.epoch, seq, UnixMillis(0)).entry(entry)
    };
    let mut heads = Vec::new();
    for n in 1..=4 {
        let head = table(&store, n).await;
        store.append(commanded(&head, 0)).await.unwrap();
        heads.push(head);
    }
    let [one, two, three, four] = heads.try_into().unwrap();
    store.claim(three.id, three.epoch).await.unwrap();
    // Single-threaded: all four are in the queue before the writer looks.
    let answers = tokio::join!(
        store.append(append(&one, 1, 10)),
        store.append(commanded(&two, 1)),
        store.append(append(&three, 1, 10)),
        store.append(append(&four, 1, 10)),
    );
    assert_eq!((answers.0.unwrap().seq, answers.3.unwrap().seq), (2, 2));
    assert_eq!(answers.1, Err(AppendError::DuplicateCommand { seq: 1 }));
    assert_eq!(answers.2, Err(AppendError::Fenced));
    for (head, entries) in [(&one, 2), (&two, 1), (&three, 1), (&four, 2)] {
        let stored = store.load_table(head.id).await.unwrap().unwrap();
        assert_eq!(stored.log.len(), entries);
    }
}

#[tokio::test]
async fn many_appends_in_one_transaction_keep_their_order_and_their_chain() {
    let (_directory, store) = store().await;
    let mut heads = Vec::new();
    for n in 0..90 {
        let (id, code) = (TableId::from_bytes([n; 16]), format!("TABL{n:02}").parse().unwrap());
        let new = NewTable { id, code, header: vec![n], created: UnixMillis(0), key: None };
        heads.push(store.create_table(new).await.unwrap());
    }
    for round in 0..3 {
        let mut waiting = tokio::task::JoinSet::new();
        for head in heads.clone() {
            let store = store.clone();
            // Two entries each: more rows than heads.
            let both = append(&head, 2 * round, 10).entry(Entry::uncommanded(vec![round as u8]));
            waiting.spawn(async move { store.append(both).await.unwrap() });
        }
        waiting.join_all().await;
    }
    for head in heads {
        let stored = store.load_table(head.id).await.unwrap().unwrap();
        let last: Vec<_> = stored.log.iter().map(|entry| entry.bytes.len()).collect();
        assert_eq!(last, [10, 1, 10, 1, 10, 1]);
    }
}

#[tokio::test]
async fn a_commit_that_breaks_off_is_reported_as_unknown() {
    let (_directory, store) = store().await;
    let head = table(&store, 1).await;
    let (spoiled, append_beside, claim_beside) = tokio::join!(
        store.writer.write(SpoilCommit),
        store.append(append(&head, 0, 10)),
        store.claim(head.id, 1),
    );
    assert_eq!(spoiled, Err(StoreError::ResultUnknown));
    assert_eq!(append_beside, Err(AppendError::ResultUnknown));
    assert_eq!(claim_beside, Err(StoreError::ResultUnknown));

    let table = store.take_over(head.id).await.unwrap().unwrap();
    assert_eq!((table.head.epoch, table.head.seq), (2, 0));
    store.append(append(&table.head, 0, 10)).await.unwrap();
}

#[tokio::test]
async fn a_locked_file_is_told_and_overcome() {
    use sqlx::{ConnectOptions, Connection};
    let (directory, store) = store().await;
    let head = table(&store, 1).await;
    let options = crate::sqlite::connect::options(&directory.path().join("store.db"));
    let mut other = options.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let (one, two) =
        tokio::join!(store.append(append(&head, 0, 10)), store.append(append(&head, 0, 20)));
    assert_eq!(one.unwrap_err().code(), "storage_failed");
    assert_eq!(two.unwrap_err().code(), "storage_failed");
    other.close().await.unwrap();
    store.append(append(&head, 0, 10)).await.unwrap();
}

#[tokio::test]
async fn what_is_queued_happens_though_nobody_waits() {
    let (_directory, store) = store().await;
    let head = table(&store, 1).await;
    for seq in 0..20 {
        let waiting = store.append(append(&head, seq, 10));
        // Polled once, so that it is queued, and dropped.
        tokio::select! {
            biased;
            _ = waiting => {}
            () = std::future::ready(()) => {}
        }
    }
    let last = store.append(append(&head, 20, 10)).await.unwrap();
    assert_eq!(last.seq, 21);
}

#[tokio::test]
async fn closing_finishes_what_is_queued() {
    let (_directory, store) = store().await;
    let head = table(&store, 1).await;
    let (appended, ()) = tokio::join!(store.append(append(&head, 0, 10)), store.close());
    assert_eq!(appended.unwrap().seq, 1);
    let late = store.append(append(&head, 1, 10)).await;
    assert_eq!(late, Err(AppendError::Storage(StorageError::Closed)));
}

#[tokio::test]
async fn an_ended_writer_leaves_nobody_waiting() {
    let (directory, _) = store().await;
    let path = directory.path().join("other.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let store = runtime.spawn(async move { SqliteStore::open(&path).await.unwrap() });
    let store = Arc::new(store.await.unwrap());
    let head = table(&store, 1).await;
    let waiting = tokio::spawn({
        let store = store.clone();
        async move {
            let mut seq = 0;
            loop {
                match store.append(append(&head, seq, 10)).await {
                    Ok(appended) => seq = appended.seq,
                    Err(error) => break error,
                }
            }
        }
    });
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    runtime.shutdown_background();
    let error = waiting.await.unwrap();
    let closed = AppendError::Storage(StorageError::Closed);
    assert!(error == AppendError::ResultUnknown || error == closed, "{error}");
}
