//! A rules file and its bases: a path in `base = "./our.toml"` is relative to the folder of the file that
//! contains it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::limits::MAX_RULES_BYTES;
use stammtisch_engine::rules::{RuleError, names_file};

use crate::limits::{CHAIN_FILES, RULES_FILE_BYTES};

/// The files of a chain, the requested one first.
pub(crate) struct Chain(Vec<Link>);

struct Link {
    path: PathBuf,
    text: String,
}

/// The mistakes in one of the files.
#[derive(Debug)]
pub(crate) struct Mistaken {
    /// Its path.
    pub(crate) file: String,
    pub(crate) mistakes: Vec<RuleError>,
}

impl Chain {
    /// Opens a file and all its bases.
    ///
    /// # Errors
    /// If the file itself cannot be read; inside, what is wrong with a base that one of them names.
    pub(crate) fn open(path: &Path) -> io::Result<Result<Self, Mistaken>> {
        let mut chain = Self(vec![Link { path: path.to_owned(), text: text_of(path)? }]);
        Ok(chain.open_bases().map(|()| chain))
    }

    fn open_bases(&mut self) -> Result<(), Mistaken> {
        while let Some(Link { path, text }) = self.0.last() {
            let named = AnyRulesFile::base_named(text);
            let named = named.map_err(|mistakes| Mistaken::of(path, mistakes))?;
            let Some((base, line)) = named else { return Ok(()) };
            if preset::text(&base).is_some() || !names_file(&base) {
                return Ok(());
            }
            let wrong = |code: &'static str, (german, message): (String, String)| {
                let field = "base".to_owned();
                Mistaken::of(path, vec![RuleError { code, field, line, message, german }])
            };
            let beside = base.trim_start_matches("./");
            let below = path.parent().unwrap_or(Path::new("")).join(beside);
            if self.0.iter().any(|link| is_same(&link.path, &below)) {
                return Err(wrong("base_loop", goes_round(&base)));
            }
            if self.0.len() >= CHAIN_FILES {
                return Err(wrong("base_loop", too_long()));
            }
            let text =
                text_of(&below).map_err(|error| wrong("unknown_base", unread(&base, &error)))?;
            self.0.push(Link { path: below, text });
        }
        Ok(())
    }

    /// The rules of the whole chain. Mistakes in a base are reported for the file that contains them.
    ///
    /// # Errors
    /// As for [`AnyRulesFile::read_over`].
    pub(crate) fn read(&self) -> Result<AnyRulesFile, Mistaken> {
        let texts: Vec<&str> = self.0.iter().map(|link| link.text.as_str()).collect();
        for (at, link) in self.0.iter().enumerate().skip(1).rev() {
            let read = AnyRulesFile::read_over(texts[at], &texts[at + 1..]);
            read.and_then(|below| below.plain())
                .map_err(|mistakes| Mistaken::of(&link.path, mistakes))?;
        }
        AnyRulesFile::read_over(texts[0], &texts[1..])
            .map_err(|mistakes| Mistaken::of(&self.0[0].path, mistakes))
    }

    /// The text of the file; written out in full where it has a base, so that it stands alone.
    ///
    /// # Errors
    /// As for [`Chain::read`].
    pub(crate) fn alone(&self) -> Result<String, Mistaken> {
        match self.0.as_slice() {
            [only] => Ok(only.text.clone()),
            chain => {
                let wrong = |mistakes| Mistaken::of(&chain[0].path, mistakes);
                self.read()?.to_text().map_err(wrong)
            }
        }
    }
}

impl Mistaken {
    fn of(path: &Path, mistakes: Vec<RuleError>) -> Self {
        Self { file: path.display().to_string(), mistakes }
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

fn text_of(path: &Path) -> io::Result<String> {
    let size = fs::metadata(path)?.len();
    if size > RULES_FILE_BYTES {
        let most = MAX_RULES_BYTES;
        return Err(io::Error::other(format!("{size} bytes are too many: at most {most}")));
    }
    fs::read_to_string(path)
}

fn goes_round(base: &str) -> (String, String) {
    (
        format!("`{base}` liegt selbst auf dieser Datei: Grundlagen dürfen nicht im Kreis gehen"),
        format!("`{base}` itself lies over this file: bases must not go round in a circle"),
    )
}

fn too_long() -> (String, String) {
    let most = CHAIN_FILES - 1;
    (
        format!("mehr als {most} Grundlagen liegen nicht aufeinander"),
        format!("no more than {most} bases lie on one another"),
    )
}

fn unread(base: &str, error: &io::Error) -> (String, String) {
    let why = match error.kind() {
        io::ErrorKind::NotFound => "dort gibt es sie nicht".to_owned(),
        io::ErrorKind::PermissionDenied => "das ist nicht erlaubt".to_owned(),
        io::ErrorKind::IsADirectory => "dort liegt ein Ordner".to_owned(),
        io::ErrorKind::InvalidData => "das ist kein Text".to_owned(),
        _ => error.to_string(),
    };
    (
        format!("die Grundlage `{base}` lässt sich nicht lesen, gesucht neben dieser Datei: {why}"),
        format!("the base `{base}` cannot be read, looked for beside this file: {error}"),
    )
}
