//! Finished matches, to be watched again: what their names in addresses mean, who may watch them,
//! and those that are kept ready.
//!
//! A match that is being played is nowhere in here: what makes films knows finished ones only, so to
//! everybody it is as if there were none of its number.

mod cursor;
pub(crate) mod file;
mod films;
mod own;
mod ready;
mod right;

use stammtisch_store::MatchRef;

use crate::problem::Problem;
pub(crate) use films::read as read_log;
pub(crate) use own::page;
pub(crate) use ready::Films;
pub(crate) use right::{Right, Watched};

/// What stands before the id of a match that was brought as a file.
const FILE: &str = "f-";

/// The name of a match, as it stands in addresses.
pub(crate) fn name(of: MatchRef) -> String {
    match of {
        MatchRef::AtTable { table, no } => format!("{table}-{no}"),
        MatchRef::File(file) => format!("{FILE}{file}"),
    }
}

/// The match that a name is of; nothing if it can be of none.
pub(crate) fn named(name: &str) -> Option<MatchRef> {
    let read = match name.strip_prefix(FILE) {
        Some(file) => MatchRef::File(file.parse().ok()?),
        None => {
            let (table, no) = name.split_once('-')?;
            MatchRef::AtTable { table: table.parse().ok()?, no: no.parse().ok()? }
        }
    };
    // `+1`, `01` and capitals would be other names of the same.
    (self::name(read) == name).then_some(read)
}

/// There is no such match, or it is none of the asker's business, or it is not over.
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
