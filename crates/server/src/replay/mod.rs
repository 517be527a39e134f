//! Finished matches, to be watched again: what their names in URLs mean, who may watch them, and
//! the cache of those being watched.
//!
//! A match in progress never appears here: films are made of finished ones only, so to everybody it
//! is as if it did not exist.

mod access;
mod cache;
mod cursor;
pub(crate) mod file;
mod load;
mod own_matches;

use stammtisch_store::MatchRef;

use crate::problem::Problem;
pub(crate) use access::{Access, Watched};
pub(crate) use cache::ReplayCache;
pub(crate) use load::read as read_log;
pub(crate) use own_matches::page;

/// The prefix before the id of a match that was uploaded as a file.
const FILE: &str = "f-";

/// The name of a match in URLs.
pub(crate) fn name(of: MatchRef) -> String {
    match of {
        MatchRef::AtTable { table, no } => format!("{table}-{no}"),
        MatchRef::File(file) => format!("{FILE}{file}"),
    }
}

/// The match of a name; `None` if it is no valid name.
pub(crate) fn named(name: &str) -> Option<MatchRef> {
    let read = match name.strip_prefix(FILE) {
        Some(file) => MatchRef::File(file.parse().ok()?),
        None => {
            let (table, no) = name.split_once('-')?;
            MatchRef::AtTable { table: table.parse().ok()?, no: no.parse().ok()? }
        }
    };
    // `+1`, `01` and capitals would be other names for the same match.
    (self::name(read) == name).then_some(read)
}

/// There is no such match, or the asker may not see it, or it is not over.
pub(crate) fn none() -> Problem {
    let detail = "there is no such match to be watched, or no more";
    Problem::new(axum::http::StatusCode::NOT_FOUND, "no_such_match", detail)
}

#[cfg(test)]
mod tests {
    use stammtisch_store::{MatchFileId, TableId};

    use super::*;

    #[test]
    fn a_match_has_one_name() {
        let table = TableId(0xabc);
        for of in [
            MatchRef::AtTable { table, no: 1 },
            MatchRef::AtTable { table, no: u16::MAX },
            MatchRef::File(MatchFileId(7)),
        ] {
            assert_eq!(named(&name(of)), Some(of));
        }
        let hex = table.to_string();
        for none in [
            "",
            "-",
            "f-",
            "x",
            hex.as_str(),
            &format!("{hex}-"),
            &format!("{hex}-+1"),
            &format!("{hex}-01"),
            &format!("{hex}-65536"),
            &format!("{hex}-1-1"),
            &format!("{}-1", hex.to_uppercase()),
            &format!("f-{hex}-1"),
            &format!("f-{}", &hex[1..]),
        ] {
            assert_eq!(named(none), None, "{none}");
        }
    }
}
