//! Appends per second: what group commit gains on a slow disk.
//!
//! Each append is one commanded event of 120 bytes to its writer's own table, acknowledged only
//! after the commit. `cargo bench -p stammtisch-store`; set `STAMMTISCH_BENCH_DIR` to a directory
//! on the disk to be measured, since the default may be in memory.
#![allow(missing_docs, reason = "criterion_group! writes an undocumented function")]
#![allow(clippy::unwrap_used, reason = "a benchmark may fail where it stands")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stammtisch_store::{
    Actor, Append, CommandName, Entry, MemoryStore, NewTable, SqliteStore, Store, TableId,
    UnixMillis,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

fn appends(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let mut group = criterion.benchmark_group("append");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(4))
        .throughput(Throughput::Elements(1));
    for writers in [1, 8, 64, 256] {
        group.bench_function(format!("sqlite, {writers} writers"), |bencher| {
            let (_directory, store) = sqlite(&runtime);
            bencher.iter_custom(|appends| run(&runtime, &store, writers, appends));
        });
    }
    group.bench_function("memory, 64 writers", |bencher| {
        // The memory store searches the log for duplicates, which gets slow; each sample gets its
        // own store.
        bencher.iter_custom(|appends| {
            let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
            run(&runtime, &store, 64, appends)
        });
    });
    group.finish();
}

fn sqlite(runtime: &Runtime) -> (TempDir, Arc<dyn Store>) {
    let directory = match std::env::var_os("STAMMTISCH_BENCH_DIR") {
        Some(parent) => TempDir::new_in(parent).unwrap(),
        None => TempDir::new().unwrap(),
    };
    let path = directory.path().join("store.db");
    let store = runtime.block_on(SqliteStore::open(&path)).unwrap();
    (directory, Arc::new(store))
}

/// How long `writers` take for this many appends together.
fn run(runtime: &Runtime, store: &Arc<dyn Store>, writers: u64, appends: u64) -> Duration {
    runtime.block_on(async {
        let mut heads = Vec::new();
        for n in 0..writers.min(appends) {
            heads.push(table(&**store, n).await);
        }
        let mut tasks = JoinSet::new();
        let start = Instant::now();
        for (n, (id, epoch, seq)) in (0..).zip(heads) {
            let store = store.clone();
            let share = appends / writers + u64::from(n < appends % writers);
            tasks.spawn(async move { grow(&*store, id, epoch, seq, share).await });
        }
        tasks.join_all().await;
        start.elapsed()
    })
}

async fn table(store: &dyn Store, n: u64) -> (TableId, u64, u64) {
    let id = TableId::from_bytes(u128::from(n).to_be_bytes());
    if let Some(head) = store.table_head(id).await.unwrap() {
        return (id, head.epoch, head.seq);
    }
    let code = format!("BENC{n:02X}");
    let code = code[code.len() - 6..].parse().unwrap();
    let table = NewTable { id, code, header: vec![], created: UnixMillis(0), key: None };
    let head = store.create_table(table).await.unwrap();
    (id, head.epoch, head.seq)
}

async fn grow(store: &dyn Store, id: TableId, epoch: u64, start: u64, count: u64) {
    for known in start..start + count {
        let cmd = CommandName { actor: Actor::seat((known % 4) as u8), number: known };
        let append = Append::new(id, epoch, known, UnixMillis(0))
            .entry(Entry::commanded(cmd, vec![b'x'; 120]));
        store.append(append).await.unwrap();
    }
}

criterion_group!(benches, appends);
criterion_main!(benches);
