//! Reads a match file.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use stammtisch_engine::rules::Lang;
use stammtisch_table::film::Replay;
use stammtisch_table::film::file::{FileError, read as read_match};
use stammtisch_table::{BotKinds, MAX_MATCH_FILE_BYTES};

use crate::usage::Usage;

/// The match in a file, replayed.
pub(crate) fn read(path: &Path, lang: Lang) -> anyhow::Result<Replay> {
    let name = || path.display().to_string();
    let refused = |error: &FileError| {
        let says = if lang == Lang::De { error.german() } else { error.to_string() };
        Usage(format!("{}: {says} [{}]", name(), error.code()))
    };
    let size = fs::metadata(path).with_context(name)?.len();
    if size > MAX_MATCH_FILE_BYTES as u64 {
        return Err(refused(&FileError::TooLarge).into());
    }
    let bytes = fs::read(path).with_context(name)?;
    // Nobody plays on, so the kinds of bots do not matter.
    read_match(&bytes, Arc::new(BotKinds::new())).map_err(|error| refused(&error).into())
}
