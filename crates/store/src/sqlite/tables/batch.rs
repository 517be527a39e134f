//! A batch: many appends in two statements.
//!
//! Nearly every append only adds entries and moves its table's head. These are combined: all
//! entries in one statement, all heads in another. It is all or nothing; if one of them is refused,
//! everything is undone and each runs separately, to get its own error.

use std::iter::repeat_n;
use std::sync::LazyLock;

use sqlx::AssertSqlSafe;
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnection;

use crate::append::{Append, Appended, Entry};
use crate::hash::Hash;
use crate::limits::BATCH_ROWS;
use crate::sqlite::columns::{Number, Stored};

/// The plan of an append that only adds entries and a note, to a table whose last hash is cached.
pub(in crate::sqlite) struct Plan {
    before: Hash,
    pub(in crate::sqlite) head: Appended,
    hashes: Vec<Hash>,
}

impl Plan {
    /// The plan for an append, if it is of this kind.
    pub(in crate::sqlite) fn new(append: &Append, before: Hash) -> Option<Self> {
        let seats = append.seated.is_empty() && append.unseated.is_empty();
        if !(seats && append.transfers.is_empty() && append.gifts.is_empty())
            || append.key.is_some()
        {
            return None;
        }
        let (mut seq, mut hash) = (append.known_seq, before);
        let mut hashes = Vec::with_capacity(append.entries.len());
        for linked in append.linked() {
            (seq, hash) = (linked.seq, hash.link(&linked));
            hashes.push(hash);
        }
        Some(Self { before, head: Appended { seq, hash }, hashes })
    }
}

type Statements = LazyLock<[(usize, String); 4]>;

static ENTRIES: Statements = LazyLock::new(|| {
    BATCH_ROWS.map(|size| {
        let rows = rows(8, size);
        let sql = "INSERT INTO log (table_id, seq, epoch, actor, cmd_no, at, event, hash) VALUES";
        (size, format!("{sql} {rows}"))
    })
});

static HEADS: Statements = LazyLock::new(|| {
    BATCH_ROWS.map(|size| {
        let rows = rows(8, size);
        let sql = format!(
            "WITH new (id, epoch, known, before, seq, hash, at, note) AS (VALUES {rows})
             UPDATE tables SET head_seq = new.seq, head_hash = new.hash,
                 updated_at = max(updated_at, coalesce(new.at, updated_at)),
                 note = coalesce(new.note, tables.note)
             FROM new
             WHERE tables.id = new.id AND tables.epoch = new.epoch
               AND head_seq = new.known AND head_hash = new.before"
        );
        (size, sql)
    })
});

/// SQL placeholders for `rows` rows of `columns` values.
fn rows(columns: usize, rows: usize) -> String {
    let row = format!("({})", repeat_n("?", columns).collect::<Vec<_>>().join(", "));
    repeat_n(row, rows).collect::<Vec<_>>().join(", ")
}

/// Writes all of these appends. Returns whether each of them may happen; if not, what has been
/// written has to be undone.
pub(in crate::sqlite) async fn write(
    connection: &mut SqliteConnection,
    plans: &[(&Append, &Plan)],
) -> sqlx::Result<bool> {
    // The heads first: a caller who is no longer the writer must learn that before a duplicate
    // command.
    let mut rest = plans;
    while let Some((sql, chunk)) = next(&HEADS, &mut rest) {
        if !move_heads(connection, sql, chunk).await? {
            return Ok(false);
        }
    }
    let rows: Vec<_> = plans.iter().flat_map(|(append, plan)| entries(append, plan)).collect();
    let mut rest = rows.as_slice();
    while let Some((sql, chunk)) = next(&ENTRIES, &mut rest) {
        match insert(connection, sql, chunk).await {
            Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::UniqueViolation => {
                return Ok(false);
            }
            inserted => inserted?,
        }
    }
    Ok(true)
}

/// The largest statement that fits what is left, and the rows that go into it.
fn next<'a, T>(
    statements: &'static Statements,
    rest: &mut &'a [T],
) -> Option<(&'static str, &'a [T])> {
    let (size, sql) = statements.iter().find(|(size, _)| *size <= rest.len())?;
    let (chunk, left) = rest.split_at_checked(*size)?;
    *rest = left;
    Some((sql, chunk))
}

struct Row<'a> {
    append: &'a Append,
    seq: u64,
    entry: &'a Entry,
    hash: Hash,
}

fn entries<'a>(append: &'a Append, plan: &'a Plan) -> impl Iterator<Item = Row<'a>> {
    let linked = append.entries.iter().zip(&plan.hashes);
    (append.known_seq + 1..).zip(linked).map(|(seq, (entry, hash))| Row {
        append,
        seq,
        entry,
        hash: *hash,
    })
}

async fn move_heads(
    connection: &mut SqliteConnection,
    sql: &'static str,
    plans: &[(&Append, &Plan)],
) -> sqlx::Result<bool> {
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (append, plan) in plans {
        query = query
            .bind(Stored(append.table))
            .bind(Number(append.epoch))
            .bind(Number(append.known_seq))
            .bind(plan.before)
            .bind(Number(plan.head.seq))
            .bind(plan.head.hash)
            .bind((!append.entries.is_empty()).then_some(append.at))
            .bind(append.note.as_deref());
    }
    let moved = query.execute(connection).await?.rows_affected();
    Ok(moved == plans.len() as u64)
}

async fn insert(
    connection: &mut SqliteConnection,
    sql: &'static str,
    rows: &[Row<'_>],
) -> sqlx::Result<()> {
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for Row { append, seq, entry, hash } in rows {
        query = query
            .bind(Stored(append.table))
            .bind(Number(*seq))
            .bind(Number(append.epoch))
            .bind(entry.cmd.map(|cmd| cmd.actor))
            .bind(entry.cmd.map(|cmd| Number(cmd.number)))
            .bind(append.at)
            .bind(entry.bytes.as_slice())
            .bind(*hash);
    }
    query.execute(connection).await.map(|_| ())
}
