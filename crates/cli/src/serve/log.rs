//! The log of the program while it serves, on standard error.

use std::io::{self, IsTerminal as _};

use anyhow::Context;
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

use crate::settings::LogFormat;

/// Libraries that log everything they transfer at trace level, including hands, cookies and passphrases.
/// Nobody has to see those, not even to find a fault.
const QUIET: [&str; 7] =
    ["tungstenite", "tokio_tungstenite", "hyper", "hyper_util", "sqlx", "axum", "tower_http"];

/// Starts logging what `filter` lets through.
pub(super) fn start(filter: &str, format: LogFormat) -> anyhow::Result<()> {
    let filter: Targets = filter
        .parse()
        .with_context(|| format!("`{filter}` does not say what to log; for example: info"))?;
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    // Applied beside the filter, not in it: naming one of these libraries in the filter has no effect.
    tracing_subscriber::registry().with(lines).with(filter).with(filter_fn(may_be_told)).init();
    Ok(())
}

fn may_be_told(what: &Metadata<'_>) -> bool {
    let from = what.target().split("::").next().unwrap_or_default();
    *what.level() <= Level::INFO || !QUIET.contains(&from)
}
