//! The settings file.

use std::path::Path;

use anyhow::{Context, anyhow};

use super::values::Values;

/// Reads a file; an unknown setting is refused, with its line.
pub(super) fn read(path: &Path) -> anyhow::Result<Values> {
    let name = path.display();
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("cannot read settings from {name}"))?;
    toml::from_str(&text).map_err(|error| anyhow!("in {name}: {error}"))
}
