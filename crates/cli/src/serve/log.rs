//! What the program writes about itself while it serves, to the error output.

use std::io::{self, IsTerminal as _};

use anyhow::Context;
use tracing_subscriber::EnvFilter;

use crate::settings::LogFormat;

/// Libraries that write out whatever travels when they are asked for everything: hands, cookies and
/// passphrases among it. Nobody has to see those, to find a fault either.
const QUIET: [&str; 7] =
    ["tungstenite", "tokio_tungstenite", "hyper", "hyper_util", "sqlx", "axum", "tower_http"];

/// Starts logging what `filter` lets through.
pub(super) fn start(filter: &str, format: LogFormat) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(filter)
        .with_context(|| format!("`{filter}` does not say what to log; for example: info"))?;
    let filter = QUIET.iter().try_fold(filter, |filter, part| {
        anyhow::Ok(filter.add_directive(format!("{part}=info").parse()?))
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let log = log.with_ansi(io::stderr().is_terminal());
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
    Ok(())
}
