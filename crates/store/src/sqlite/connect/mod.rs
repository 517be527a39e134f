//! Connections, and the settings without which none may be used.

mod error;
mod migrations;
#[cfg(test)]
mod tests;

use std::io::ErrorKind;
use std::path::Path;

use sqlx::migrate::{MigrateError, Migration};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlitePool};

use crate::limits::{BUSY, READ_CACHE, READERS};
pub use error::OpenError;
use migrations::MIGRATIONS;

/// The first version without the WAL-reset bug, by which a checkpoint concurrent with a commit
/// could damage the file.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// What must hold on every connection, as SQLite reports it (`synchronous = 2` is FULL). Memory
/// mapping stays off: with it, a stray write in this process would damage the file.
const SETTINGS: [(&str, &str, &str); 4] = [
    ("journal_mode", "PRAGMA journal_mode", "wal"),
    ("synchronous", "PRAGMA synchronous", "2"),
    ("foreign_keys", "PRAGMA foreign_keys", "1"),
    ("mmap_size", "PRAGMA mmap_size", "0"),
];

/// The options of every connection. Deleted content is overwritten, because people have a right to
/// be erased.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("secure_delete", "ON")
        // The writer does that, and records the checksum of each page.
        .pragma("wal_autocheckpoint", "0")
        .disable_statement_logging()
}

/// Opens a connection that may write.
pub(super) async fn writer(options: &SqliteConnectOptions) -> Result<SqliteConnection, OpenError> {
    let mut connection = options.connect().await?;
    check(&mut connection).await?;
    Ok(connection)
}

/// Opens connections that cannot write. They are checked too: the last one to close may checkpoint.
pub(super) async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, OpenError> {
    let options = options.pragma("query_only", "ON").pragma("cache_size", READ_CACHE);
    // Checked once here, since a pool retries for long before it reports an error, and again for
    // each connection.
    check(&mut options.connect().await?).await?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).after_connect(|connection, _| {
        Box::pin(async {
            check(connection).await.map_err(|error| sqlx::Error::Configuration(error.into()))
        })
    });
    Ok(pool.connect_with(options).await?)
}

/// Reads back what durability depends on: defaults and file systems may override it.
pub(super) async fn check(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let found: String =
        sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut *connection).await?;
    if !recent_enough(&found) {
        return Err(OpenError::SqliteTooOld { found });
    }
    for (setting, pragma, wanted) in SETTINGS {
        let row = sqlx::query(pragma).fetch_one(&mut *connection).await?;
        let found = text(&row)?;
        if found != wanted {
            return Err(OpenError::NotDurable { setting, wanted, found });
        }
    }
    Ok(())
}

fn text(row: &sqlx::sqlite::SqliteRow) -> sqlx::Result<String> {
    use sqlx::Row;
    row.try_get::<i64, _>(0).map(|number| number.to_string()).or_else(|_| row.try_get(0))
}

fn recent_enough(version: &str) -> bool {
    let parts: Option<Vec<u32>> = version.split('.').map(|part| part.parse().ok()).collect();
    parts.is_some_and(|parts| parts.as_slice() >= OLDEST_SQLITE.as_slice())
}

/// Brings the schema up to date; a schema unknown to this program stays untouched.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let known = newest_schema();
    MIGRATIONS.run_direct(None, connection, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) if found > known => {
            OpenError::SchemaTooNew { found, known }
        }
        MigrateError::VersionMissing(version) | MigrateError::VersionMismatch(version) => {
            OpenError::SchemaChanged { version }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => OpenError::Failed(other.into()),
    })
}

/// The newest schema version that this program knows.
pub(super) fn newest_schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// The schema version of a file, if this program knows it and all versions before it.
pub(super) async fn schema(connection: &mut SqliteConnection) -> Result<i64, OpenError> {
    let sql = "SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version";
    let applied: Vec<(i64, Vec<u8>)> = sqlx::query_as(sql).fetch_all(connection).await?;
    let known = newest_schema();
    for (found, checksum) in &applied {
        if *found > known {
            return Err(OpenError::SchemaTooNew { found: *found, known });
        }
        let same = |migration: &Migration| {
            migration.version == *found && *migration.checksum == **checksum
        };
        if !MIGRATIONS.iter().any(same) {
            return Err(OpenError::SchemaChanged { version: *found });
        }
    }
    Ok(applied.last().map_or(0, |(version, _)| *version))
}

/// Creates directory and file, if missing, readable by nobody else: they will hold hands and seeds.
/// SQLite gives the files beside it the same permissions.
pub(super) fn create(path: &Path) -> Result<(), OpenError> {
    if let Some(directory) = directory(path) {
        std::fs::create_dir_all(directory)
            .map_err(|source| OpenError::Directory { path: directory.to_owned(), source })?;
    }
    let mut file = std::fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    match file.write(true).create_new(true).open(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(OpenError::Failed(error.into()))
        }
        _ => Ok(()),
    }
}

/// Makes the names of a newly created file and of its directory survive a power failure.
pub(super) fn sync_directory(path: &Path) -> Result<(), OpenError> {
    for directory in directory(path).into_iter().flat_map(Path::ancestors).take(2) {
        if cfg!(unix) && !directory.as_os_str().is_empty() {
            std::fs::File::open(directory)
                .and_then(|file| file.sync_all())
                .map_err(|source| OpenError::Directory { path: directory.to_owned(), source })?;
        }
    }
    Ok(())
}

fn directory(path: &Path) -> Option<&Path> {
    path.parent().filter(|directory| !directory.as_os_str().is_empty())
}
