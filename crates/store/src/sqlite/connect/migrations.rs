//! The schema's migrations, compiled into the program.
//!
//! Listed by hand instead of by `sqlx::migrate!`: that macro would compile SQLite and sqlx a second time,
//! for the compiler itself.

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Names and texts of files in `migrations/sqlite`.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../migrations/sqlite/", $name, ".sql")))),*]
    };
}

/// A migration that was ever released stays as it is: its checksum stands in every file.
pub(super) const FILES: [(&str, &str); 18] = files![
    "0001_first",
    "0002_left_handed",
    "0003_accounts",
    "0004_ledger",
    "0005_tables",
    "0006_seats_left",
    "0007_progress",
    "0008_links_made",
    "0009_chores",
    "0010_link_only",
    "0011_housekeeping",
    "0012_matches",
    "0013_rules",
    "0014_numbers",
    "0015_daily",
    "0016_analysis",
    "0017_ratings",
    "0018_shuffles",
];

pub(super) static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| Migrator::with_migrations(FILES.iter().filter_map(migration).collect()));

/// What a file holds: `0003_some_name` is version 3. A test refuses other names.
fn migration((name, sql): &(&'static str, &'static str)) -> Option<Migration> {
    let (version, description) = name.split_once('_')?;
    let (version, description) = (version.parse().ok()?, description.replace('_', " "));
    let kind = MigrationType::Simple;
    Some(Migration::new(version, description.into(), kind, sql.into_sql_str(), false))
}
