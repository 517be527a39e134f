//! The key that encrypts the seeds of running matches: a file beside the settings or the data directory,
//! never inside it, so that a copy of the data does not reveal the cards.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use stammtisch_server::{OsEntropy, SeedKey};

/// The name of the key where it has to be in the data directory.
const IN_DATA: &str = "seed.key";

/// Reads the key, or makes one at the first start. Where nothing may be written beside the data directory and
/// no path was given, the key goes inside it, and a message says so.
///
/// # Errors
/// If the file is not a key, or none can be made.
pub(super) fn at(path: &Path, is_named: bool, data: &Path) -> anyhow::Result<SeedKey> {
    let inside = data.join(IN_DATA);
    let place = if is_named || path.exists() || !inside.exists() { path } else { &inside };
    match read_or_make(place) {
        Err(error) if !is_named && place != inside && cannot_write(&error) => {
            eprintln!(
                "stammtisch: the key of the seeds lies in {}, since nothing can be written beside it. \
                 Whoever copies that directory has it: name another place with --seed-key FILE.",
                data.display()
            );
            read_or_make(&inside).with_context(|| advice(&inside))
        }
        key => key.with_context(|| advice(place)),
    }
}

fn advice(path: &Path) -> String {
    format!(
        "the key of the seeds cannot be used: {}; choose another place with --seed-key FILE",
        path.display()
    )
}

fn cannot_write(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| {
        matches!(
            error.kind(),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem | ErrorKind::NotFound
        )
    })
}

fn read_or_make(path: &Path) -> anyhow::Result<SeedKey> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.parse()?),
        Err(error) if error.kind() == ErrorKind::NotFound => make(path),
        Err(error) => Err(error.into()),
    }
}

/// Writes the key atomically: an interrupted start leaves no half key.
fn make(path: &Path) -> anyhow::Result<SeedKey> {
    let text = SeedKey::draw(&OsEntropy);
    let mut written = path.as_os_str().to_owned();
    written.push(format!(".{}", std::process::id()));
    let written = PathBuf::from(written);
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.write(true).create_new(true).open(&written)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&written, path)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())?;
    Ok(text.parse()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_read_by_its_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let (path, data) = (folder.path().join("data.key"), folder.path().join("data"));
        at(&path, false, &data).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        at(&path, false, &data).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
        fs::write(&path, "no key").unwrap();
        let error = format!("{:#}", at(&path, false, &data).unwrap_err());
        assert!(error.contains("--seed-key") && error.contains("64 hexadecimal"), "{error}");
    }

    #[test]
    fn where_nothing_can_be_written_beside_it_lies_within_unless_a_place_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let (path, data) = (folder.path().join("none/data.key"), folder.path().join("data"));
        fs::create_dir(&data).unwrap();
        assert!(at(&path, true, &data).is_err());
        at(&path, false, &data).unwrap();
        assert!(data.join(IN_DATA).exists());
        // It stays the one in use.
        fs::create_dir(folder.path().join("none")).unwrap();
        at(&path, false, &data).unwrap();
        assert!(!path.exists());
    }
}
