//! Closing a table.

use std::path::Path;

use anyhow::{Context, anyhow, bail};
use serde_json::json;
use stammtisch_server::{Clock as _, SystemClock};
use stammtisch_store::{JoinCode, Store as _};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Its six characters.
    code: String,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    let code: JoinCode =
        args.code.parse().map_err(|_| anyhow!("`{}` is not a code of a table", args.code))?;
    let store = super::open(data).await?;
    let closed = async {
        let id = store.table_by_code(code).await?.context("no open table has this code")?;
        anyhow::Ok(store.close_table(id, SystemClock::default().unix()).await?)
    };
    let closed = closed.await;
    store.close().await;
    if !closed? {
        bail!("the table was closed already");
    }
    Ok(if as_json {
        json!({"closed": code.as_str()}).to_string()
    } else {
        format!("{code} is closed. Who is there is told with the next move.")
    })
}
