//! The project's text files, read once.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Folders without files written by us.
const FOREIGN: [&str; 6] = ["target", "node_modules", ".git", "dist", "test-results", "coverage"];

/// The data folder of a server started from the working tree.
const SERVER_DATA: &str = "data";

const EXTENSIONS: [&str; 9] = ["rs", "ts", "svelte", "js", "mjs", "css", "toml", "script", "md"];

/// One text file.
pub(crate) struct Source {
    /// The path relative to the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }
}

/// All text files, sorted by path.
pub(crate) struct Sources(Vec<Source>);

impl Sources {
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut files = Vec::new();
        collect(root, "", &mut files)?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self(files))
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let one =
            |(path, text): &(&str, &str)| Source { path: (*path).into(), text: (*text).into() };
        Self(files.iter().map(one).collect())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Source> {
        self.0.iter()
    }

    pub(crate) fn with_extension(&self, extension: &str) -> impl Iterator<Item = &Source> {
        self.iter().filter(move |file| file.extension() == extension)
    }
}

fn collect(dir: &Path, prefix: &str, files: &mut Vec<Source>) -> Result<()> {
    let entries = fs::read_dir(dir).with_context(|| dir.display().to_string())?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let kind = entry.file_type()?;
        if kind.is_dir() && !FOREIGN.contains(&name.as_str()) && path != SERVER_DATA {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file() && EXTENSIONS.iter().any(|e| name.ends_with(&format!(".{e}"))) {
            let text = fs::read_to_string(entry.path()).with_context(|| path.clone())?;
            files.push(Source { path, text });
        }
    }
    Ok(())
}
