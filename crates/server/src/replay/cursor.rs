//! Cursor (page token) in the list of one's own matches.

use std::cmp::Reverse;

use stammtisch_store::MatchRef;

/// The position of a match in the list: the latest first, and those that ended at the same moment
/// in some stable order.
pub(super) type Position = Reverse<(i64, MatchRef)>;

pub(super) const fn place(ended_ms: i64, of: MatchRef) -> Position {
    Reverse((ended_ms, of))
}

/// The position as text; [`read`] parses it.
pub(super) fn write(Reverse((ended_ms, of)): Position) -> String {
    format!("{ended_ms}.{}", super::name(of))
}

pub(super) fn read(text: &str) -> Option<Position> {
    let (ended_ms, of) = text.split_once('.')?;
    Some(place(ended_ms.parse().ok()?, super::named(of)?))
}

#[cfg(test)]
mod tests {
    use stammtisch_store::{MatchFileId, TableId};

    use super::*;

    #[test]
    fn a_place_survives_its_text_and_the_latest_comes_first() {
        let one = place(1_790_000_000_000, MatchRef::AtTable { table: TableId(3), no: 2 });
        let before = place(-5, MatchRef::File(MatchFileId(9)));
        assert!(one < before);
        for at in [one, before] {
            assert_eq!(read(&write(at)), Some(at));
        }
        for none in ["", ".", "1.", "x.f-00000000000000000000000000000001", "1"] {
            assert_eq!(read(none), None, "{none}");
        }
    }
}
