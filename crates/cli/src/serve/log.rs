//! The log of the program while it serves, on standard error.

use std::io::{self, IsTerminal as _};

use anyhow::Context;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::settings::LogFormat;

/// Libraries that log everything they transfer at trace level, including hands, cookies and passphrases.
/// Nobody has to see those, not even to find a fault.
const QUIET: [&str; 7] =
    ["tungstenite", "tokio_tungstenite", "hyper", "hyper_util", "sqlx", "axum", "tower_http"];

/// Starts logging what `filter` lets through.
pub(super) fn start(filter: &str, format: LogFormat) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(filter)
        .with_context(|| format!("`{filter}` does not say what to log; for example: info"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let log = log.with_ansi(io::stderr().is_terminal());
    // Applied beside the filter, not in it: naming one of these libraries in the filter has no effect.
    match format {
        LogFormat::Text => log.finish().with(filter_fn(may_be_told)).init(),
        LogFormat::Json => {
            let log = log.json().flatten_event(true).with_span_list(false);
            log.finish().with(filter_fn(may_be_told)).init();
        }
    }
    Ok(())
}

fn may_be_told(what: &Metadata<'_>) -> bool {
    let from = what.target().split("::").next().unwrap_or_default();
    *what.level() <= Level::INFO || !QUIET.contains(&from)
}
