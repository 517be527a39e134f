//! Pictures that commands draw, as SVG files.

use std::fs::File;
use std::path::Path;

use crate::usage::Usage;

/// Creates the file at once, so that one that cannot be written is noticed before the work, not after it.
pub(crate) fn create(path: &Path) -> Result<(&Path, File), Usage> {
    let refused = |error| Usage(format!("{} cannot be written: {error}", path.display()));
    Ok((path, File::create(path).map_err(refused)?))
}

/// Text escaped for SVG.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
