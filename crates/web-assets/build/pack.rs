//! Compresses the built files once and writes the table that the crate includes.

use crate::hashed::is_hashed;
use sha2::{Digest, Sha256};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Extensions of formats that are compressed already, or too rare to matter.
const PACKED_ALREADY: [&str; 9] =
    ["png", "jpg", "jpeg", "webp", "avif", "woff2", "mp3", "ogg", "ico"];

/// Writes `files.rs`, and all forms (plain and compressed) of every file below `dist`, to `out`.
pub(crate) fn embed(dist: &Path, out: &Path, skipped: bool) -> Result<(), String> {
    let packed = out.join("packed");
    fresh_folder(&packed)?;
    let mut files = Vec::new();
    collect(dist, dist, &mut files)?;
    // The crate finds a file by binary search over the paths.
    files.sort();
    let doc = "/// Whether the build was told to leave the client out (`WEB_SKIP=1`).";
    let mut code = format!("{doc}\npub const SKIPPED: bool = {skipped};\n\n");
    code.push_str("static FILES: &[File] = &[\n");
    for (number, (path, source)) in files.iter().enumerate() {
        let plain = fs::read(source).map_err(|e| format!("{}: {e}", source.display()))?;
        code.push_str(&entry(path, &plain, &packed.join(number.to_string()))?);
    }
    code.push_str("];\n");
    write(&out.join("files.rs"), code.as_bytes())
}

/// Writes the forms of one file to `target`, `target.br` and `target.gz` and returns the
/// line of Rust that includes them.
fn entry(path: &str, plain: &[u8], target: &Path) -> Result<String, String> {
    write(target, plain)?;
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let worth_it = !PACKED_ALREADY.contains(&extension);
    let form = |name: &str, bytes: Vec<u8>| -> Result<String, String> {
        // A compressed form that saves nothing only costs the browser time.
        if !worth_it || bytes.len() >= plain.len() {
            return Ok("None".to_owned());
        }
        let file = target.with_extension(name);
        write(&file, &bytes)?;
        Ok(format!("Some(include_bytes!({file:?}))"))
    };
    let brotli = form("br", brotli(plain)?)?;
    let gzip = form("gz", gzip(plain)?)?;
    let hash = hex(&Sha256::digest(plain)[..12]);
    let hashed = is_hashed(path);
    Ok(format!(
        "    File {{ path: {path:?}, hash: {hash:?}, hashed: {hashed}, \
         plain: include_bytes!({target:?}), brotli: {brotli}, gzip: {gzip} }},\n"
    ))
}

/// Makes an empty folder, so that nothing from an earlier build is left in it.
pub(crate) fn fresh_folder(dir: &Path) -> Result<(), String> {
    if dir.exists() {
        fs::remove_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    }
    fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))
}

pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|e| format!("{}: {e}", path.display()))
}

/// Lists the files below `dir` as URL paths like `/assets/a.js` (on every system), with their file
/// paths.
fn collect(root: &Path, dir: &Path, files: &mut Vec<(String, PathBuf)>) -> Result<(), String> {
    for entry in fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))? {
        let path = entry.map_err(|e| format!("{}: {e}", dir.display()))?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let inside = path.strip_prefix(root).map_err(|e| e.to_string())?;
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            files.push((format!("/{}", parts.join("/")), path));
        }
    }
    Ok(())
}

fn brotli(plain: &[u8]) -> Result<Vec<u8>, String> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    writer.write_all(plain).map_err(|e| e.to_string())?;
    Ok(writer.into_inner())
}

fn gzip(plain: &[u8]) -> Result<Vec<u8>, String> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(plain).map_err(|e| e.to_string())?;
    writer.finish().map_err(|e| e.to_string())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
