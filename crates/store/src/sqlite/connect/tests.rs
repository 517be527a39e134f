//! Tests of files and settings that are refused.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use super::migrations::{FILES, MIGRATIONS};
use super::{OpenError, check, options, recent_enough};
use crate::sqlite::SqliteStore;
use crate::sqlite::disk::beside;
use crate::store::Storage;

#[test]
fn versions_are_compared_as_numbers() {
    for good in ["3.51.3", "3.51.10", "3.54.1", "4.0.0"] {
        assert!(recent_enough(good), "{good}");
    }
    for bad in ["3.51.2", "3.9.9", "3.40.1", "3.51", "", "3.x.3"] {
        assert!(!recent_enough(bad), "{bad}");
    }
}

#[test]
fn every_migration_is_in_the_program_once_and_in_order() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let mut there: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    there.sort();
    let listed: Vec<String> = FILES.iter().map(|(name, _)| format!("{name}.sql")).collect();
    assert_eq!(listed, there, "list new files in connect/migrations.rs");
    let versions: Vec<i64> = MIGRATIONS.iter().map(|migration| migration.version).collect();
    let expected: Vec<i64> = (1..).take(FILES.len()).collect();
    assert_eq!(versions, expected);
}

async fn refusal(options: SqliteConnectOptions) -> String {
    let mut connection = options.connect().await.unwrap();
    let error = check(&mut connection).await.unwrap_err();
    assert_eq!(error.code(), "not_durable");
    // The journal mode can be changed only while nobody else has the file open.
    connection.close().await.unwrap();
    error.to_string()
}

#[tokio::test]
async fn settings_are_read_back() {
    let directory = tempfile::tempdir().unwrap();
    let good = options(&directory.path().join("store.db")).create_if_missing(true);
    let mut connection = good.connect().await.unwrap();
    check(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let normal = refusal(good.clone().synchronous(SqliteSynchronous::Normal)).await;
    assert!(normal.contains("synchronous = 1 instead of 2"), "{normal}");
    let unchecked = refusal(good.clone().foreign_keys(false)).await;
    assert!(unchecked.contains("foreign_keys = 0"), "{unchecked}");
    let mapped = refusal(good.clone().pragma("mmap_size", "1000000")).await;
    assert!(mapped.contains("mmap_size = 1000000"), "{mapped}");
    let journal = refusal(good.journal_mode(SqliteJournalMode::Delete)).await;
    assert!(journal.contains("journal_mode = delete instead of wal"), "{journal}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::MetadataExt;
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("a/b/store.db")).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(directory.path().join("a/b")).unwrap().collect();
    assert_eq!(
        files.len(),
        6,
        "the database, its log, the index of that, mark, checksums, and room for a start"
    );
    for file in files {
        let mode = file.unwrap().metadata().unwrap().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    store.writer.close().await;
}

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

async fn created(directory: &Path) -> PathBuf {
    let path = directory.join("store.db");
    SqliteStore::open(&path).await.unwrap().writer.close().await;
    path
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let path = created(directory.path()).await;
    let mut connection = raw(&path).await;
    let sql =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
               VALUES (999, 'from the future', TRUE, x'00', 0)";
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let error = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(error, OpenError::SchemaTooNew { found: 999, .. }), "{error:?}");
    assert!(error.to_string().contains("written by a newer version of this program"), "{error}");
}

#[tokio::test]
async fn another_schema_under_a_known_number_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = created(directory.path()).await;
    let mut connection = raw(&path).await;
    let sql = "UPDATE _sqlx_migrations SET checksum = x'00'";
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(error, OpenError::SchemaChanged { version: 1 }), "{error:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("store.db");
    std::fs::write(&path, "this is a letter to grandmother, ".repeat(100)).unwrap();
    assert_eq!(SqliteStore::open(&path).await.unwrap_err().code(), "open_failed");
    assert_eq!(SqliteStore::open(&path.join("below")).await.unwrap_err().code(), "directory");
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("this is a letter"));
}

/// Before WAL is in force, SQLite uses a rollback journal: a kill at that moment leaves it behind.
#[tokio::test]
async fn a_first_start_that_was_killed_is_begun_again() {
    let directory = tempfile::tempdir().unwrap();
    let [begun, killed] = ["begun.db", "killed.db"].map(|name| directory.path().join(name));
    let options = options(&begun).create_if_missing(true).journal_mode(SqliteJournalMode::Delete);
    let mut connection = options.pragma("cache_size", "1").connect().await.unwrap();
    let fill = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) \
                INSERT INTO half SELECT hex(randomblob(100)) FROM n";
    for sql in ["CREATE TABLE half (x TEXT)", fill, "BEGIN", "UPDATE half SET x = 'gone'"] {
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    }
    for file in ["", "-journal"] {
        std::fs::copy(beside(&begun, file), beside(&killed, file)).unwrap();
    }
    assert!(std::fs::metadata(beside(&killed, "-journal")).unwrap().len() > 0);
    let store = SqliteStore::open(&killed).await.unwrap();
    store.close().await;
    let mut connection = SqliteConnectOptions::new().filename(&killed).connect().await.unwrap();
    let sql = "SELECT count(*) FROM half WHERE x = 'gone'";
    let gone: i64 = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
    assert_eq!(gone, 0, "what was begun is rolled back");
}
