//! Printing answers, which may go into a pipe that is closed.

use std::io::{self, Write as _};

/// Prints a text as lines.
pub(crate) fn line(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", text.trim_end())?;
    Ok(())
}
