//! `stammtisch admin list`: lists tables.

use std::path::Path;

use comfy_table::{CellAlignment, Table, presets};
use serde_json::json;
use stammtisch_server::{Clock as _, SystemClock};
use stammtisch_store::{Listing as _, Storage as _, TableStatus, TableSummary};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Those that were closed, too.
    #[arg(long)]
    all: bool,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    let store = super::open(data).await?;
    let mut tables = store.all_tables().await?;
    store.close().await;
    tables.retain(|table| args.all || table.status == TableStatus::Open);
    tables.sort_by_key(|table| std::cmp::Reverse(table.updated.0));
    if as_json {
        let all: Vec<_> = tables.iter().map(as_object).collect();
        return Ok(serde_json::to_string_pretty(&all)?);
    }
    let now = SystemClock::default().unix().0;
    let mut page = Table::new();
    page.load_style(presets::NOTHING);
    page.set_header(["code", "status", "players", "entries", "opened", "last used"]);
    for table in &tables {
        page.add_row([
            table.code.to_string(),
            table.status.as_str().to_owned(),
            table.players.to_string(),
            table.entries.to_string(),
            ago(now - table.created.0),
            ago(now - table.updated.0),
        ]);
    }
    for column in page.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    Ok(format!("{page}\n{} tables", tables.len()))
}

fn as_object(table: &TableSummary) -> serde_json::Value {
    json!({
        "code": table.code.as_str(),
        "status": table.status.as_str(),
        "players": table.players,
        "entries": table.entries,
        "created": table.created.0,
        "updated": table.updated.0,
    })
}

/// How long ago something was, in its largest unit.
fn ago(ms: i64) -> String {
    let minutes = ms / 60_000;
    match minutes {
        ..1 => "now".into(),
        1..60 => format!("{minutes} min ago"),
        60..2_880 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1_440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_past_is_told_in_its_largest_unit() {
        let minute = 60_000;
        let told = [0, minute, 59 * minute, 60 * minute, 47 * 60 * minute, 48 * 60 * minute];
        let told = told.map(ago);
        assert_eq!(told, ["now", "1 min ago", "59 min ago", "1 h ago", "47 h ago", "2 days ago"]);
    }
}
