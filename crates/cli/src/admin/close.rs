//! `stammtisch admin close`: closes tables.

use std::path::Path;

use anyhow::{Context, anyhow};
use serde_json::json;
use stammtisch_server::{Clock as _, SystemClock};
use stammtisch_store::{
    Day, JoinCode, Listing as _, SqliteStore, Storage as _, TableId, Tables as _, UnixMillis,
};

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
pub(super) struct Args {
    /// Its six characters.
    code: Option<String>,
    /// All tables where nothing has happened for so many days.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(1..))]
    idle: Option<u16>,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    let store = super::open(data).await?;
    let closed = close(args, &store).await;
    store.close().await;
    let closed = closed?;
    if as_json {
        return Ok(json!({"closed": closed}).to_string());
    }
    Ok(match closed.as_slice() {
        [] => "No table has been idle for so long.".into(),
        [one] => format!("{one} is closed. Who is there is told with the next move."),
        many => format!("{} tables are closed: {}", many.len(), many.join(", ")),
    })
}

/// Closes the tables asked for and returns their names.
async fn close(args: &Args, store: &SqliteStore) -> anyhow::Result<Vec<String>> {
    let now = SystemClock::default().unix();
    let mut closed = Vec::new();
    for table in tables(args, store, now).await? {
        let code = store.table_head(table).await?.map(|head| head.code);
        if store.close_table(table, now).await? {
            closed.extend(code.map(|code| code.to_string()));
        }
    }
    Ok(closed)
}

async fn tables(args: &Args, store: &SqliteStore, now: UnixMillis) -> anyhow::Result<Vec<TableId>> {
    if let Some(days) = args.idle {
        let before = UnixMillis(now.0 - i64::from(days) * Day::LENGTH_MS);
        return Ok(store.idle_tables(before).await?);
    }
    let text = args.code.as_deref().unwrap_or_default();
    let code: JoinCode = text.parse().map_err(|_| anyhow!("`{text}` is not a code of a table"))?;
    let table = store.table_by_code(code).await?.context("no open table has this code")?;
    Ok(vec![table])
}
