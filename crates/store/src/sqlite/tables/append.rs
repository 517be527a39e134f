//! Appending to a log in SQLite.

use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::TableId;

use super::batch::Plan;
use crate::append::{Append, Appended, Entry};
use crate::command_name::CommandName;
use crate::error::{AppendError, StoreError};
use crate::hash::Hash;
use crate::sqlite::columns::{Number, Stored};
use crate::sqlite::ledger::ledger_rows;
use crate::sqlite::listing;
use crate::sqlite::writer::Write;

/// An append, and its plan for being batched with others.
pub(super) struct Appending {
    append: Append,
    plan: Option<Plan>,
}

impl Appending {
    /// `before`: the hash of the previous entry, if it is cached.
    pub(super) fn new(append: Append, before: Option<Hash>) -> Self {
        let plan = before.and_then(|before| Plan::new(&append, before));
        Self { append, plan }
    }
}

impl Write for Appending {
    type Done = Appended;
    type Refusal = AppendError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Appended, AppendError>> {
        let append = &self.append;
        let Some(previous) = head_hash(connection, append).await? else {
            return Ok(Err(AppendError::Fenced));
        };
        let links = links(append, previous);
        let head = links.last().map_or((append.known_seq, previous), |link| (link.seq, link.hash));
        let head = Appended { seq: head.0, hash: head.1 };
        if move_head(connection, append, head).await? {
            write(connection, append, head, &links).await
        } else {
            Ok(Err(AppendError::Fenced))
        }
    }

    fn plan(&self) -> Option<(&Append, &Plan)> {
        self.plan.as_ref().map(|plan| (&self.append, plan))
    }

    fn planned(&self) -> Option<Appended> {
        self.plan.as_ref().map(|plan| plan.head)
    }
}

/// Writes the rest of an append after its head has been moved.
async fn write(
    connection: &mut SqliteConnection,
    append: &Append,
    head: Appended,
    links: &[Link<'_>],
) -> sqlx::Result<Result<Appended, AppendError>> {
    for link in links {
        if let Err(error) = insert(connection, append, link).await {
            return match stored_already(connection, append.table, link, &error).await? {
                Some(seq) => Ok(Err(AppendError::DuplicateCommand { seq })),
                None => Err(error),
            };
        }
    }
    if let Some(key) = append.key {
        let sql = "UPDATE tables SET key_hash = ? WHERE id = ?";
        sqlx::query(sql).bind(key).bind(Stored(append.table)).execute(&mut *connection).await?;
    }
    for &player in &append.unseated {
        listing::unseat(connection, player, append.table).await?;
    }
    for &player in &append.seated {
        listing::seat(connection, player, append.table).await?;
    }
    Ok(move_credits(connection, append).await?.map(|()| head))
}

async fn move_credits(
    connection: &mut SqliteConnection,
    append: &Append,
) -> sqlx::Result<Result<(), AppendError>> {
    let Some(transfers) = append.named_transfers() else {
        return Ok(Err(AppendError::BadTransfer));
    };
    for &(id, gift) in &append.gifts {
        if ledger_rows::made(connection, id).await?.is_none()
            && let Err(not_made) = ledger_rows::make(connection, id, &gift, append.at).await?
        {
            return Ok(Err(not_made.into()));
        }
    }
    for (id, transfer) in transfers {
        if let Err(not_made) = ledger_rows::make(connection, id, &transfer, append.at).await? {
            return Ok(Err(not_made.into()));
        }
    }
    Ok(Ok(()))
}

struct Link<'a> {
    seq: u64,
    hash: Hash,
    entry: &'a Entry,
}

fn links(append: &Append, mut hash: Hash) -> Vec<Link<'_>> {
    let mut links = Vec::with_capacity(append.entries.len());
    for (linked, entry) in append.linked().zip(&append.entries) {
        hash = hash.link(&linked);
        links.push(Link { seq: linked.seq, hash, entry });
    }
    links
}

/// The hash that the chain continues from. Only for computing the links: [`move_head`] decides.
async fn head_hash(
    connection: &mut SqliteConnection,
    append: &Append,
) -> sqlx::Result<Option<Hash>> {
    let sql = "SELECT head_hash FROM tables WHERE id = ? AND epoch = ? AND head_seq = ?";
    sqlx::query_scalar(sql)
        .bind(Stored(append.table))
        .bind(Number(append.epoch))
        .bind(Number(append.known_seq))
        .fetch_optional(connection)
        .await
}

/// The conditional update (compare and swap) on which everything rests. Returns whether the writer
/// may write.
async fn move_head(
    connection: &mut SqliteConnection,
    append: &Append,
    head: Appended,
) -> sqlx::Result<bool> {
    let sql = "UPDATE tables SET head_seq = ?, head_hash = ?,
                   updated_at = max(updated_at, coalesce(?, updated_at)), note = coalesce(?, note)
               WHERE id = ? AND epoch = ? AND head_seq = ?";
    let happened = (!append.entries.is_empty()).then_some(append.at);
    let done = sqlx::query(sql)
        .bind(Number(head.seq))
        .bind(head.hash)
        .bind(happened)
        .bind(append.note.as_deref())
        .bind(Stored(append.table))
        .bind(Number(append.epoch))
        .bind(Number(append.known_seq))
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

async fn insert(
    connection: &mut SqliteConnection,
    append: &Append,
    link: &Link<'_>,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO log (table_id, seq, epoch, actor, cmd_no, at, event, hash)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(Stored(append.table))
        .bind(Number(link.seq))
        .bind(Number(append.epoch))
        .bind(link.entry.cmd.map(|cmd| cmd.actor))
        .bind(link.entry.cmd.map(|cmd| Number(cmd.number)))
        .bind(append.at)
        .bind(link.entry.bytes.as_slice())
        .bind(link.hash)
        .execute(connection)
        .await
        .map(|_| ())
}

/// Where the command of a refused entry is stored, if that is why it was refused.
async fn stored_already(
    connection: &mut SqliteConnection,
    table: TableId,
    link: &Link<'_>,
    error: &sqlx::Error,
) -> sqlx::Result<Option<u64>> {
    let unique = |e: &dyn sqlx::error::DatabaseError| e.kind() == ErrorKind::UniqueViolation;
    match link.entry.cmd {
        Some(cmd) if error.as_database_error().is_some_and(unique) => {
            seq_of(connection, table, cmd).await
        }
        _ => Ok(None),
    }
}

pub(super) async fn find_command(
    connection: &mut SqliteConnection,
    table: TableId,
    cmd: CommandName,
) -> Result<Option<u64>, StoreError> {
    Ok(seq_of(connection, table, cmd).await?)
}

async fn seq_of(
    connection: &mut SqliteConnection,
    table: TableId,
    cmd: CommandName,
) -> sqlx::Result<Option<u64>> {
    let sql = "SELECT seq FROM log WHERE table_id = ? AND actor = ? AND cmd_no = ?";
    let seq: Option<Number> = sqlx::query_scalar(sql)
        .bind(Stored(table))
        .bind(cmd.actor)
        .bind(Number(cmd.number))
        .fetch_optional(connection)
        .await?;
    Ok(seq.map(|number| number.0))
}
