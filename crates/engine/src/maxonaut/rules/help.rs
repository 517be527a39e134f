//! Help with mistakes in Maxonaut rules files: shapes, bounds, examples.

use crate::rules::Help;

pub(super) const HELP: Help = Help {
    shapes: SHAPES,
    bounds: BOUNDS,
    examples: EXAMPLES,
    barred: &[],
    fields: FIELDS,
    said: &[],
};

const SHAPES: &[(&str, &str, &str)] = &[
    (
        "reverses",
        "schreib eine Liste von Werten, wie sie angesagt werden, etwa [\"11\", \"54\"]",
        "write a list of values as they are announced, as in [\"11\", \"54\"]",
    ),
    ("skips", "schreib eine Liste von Ziffern, etwa [2]", "write a list of digits, as in [2]"),
];

const BOUNDS: &[(&str, i64, i64)] = &[
    ("seats.*", 2, 10),
    ("deck.*", 0, 108),
    ("limit", 1, 100),
    ("announce.wrong_form", 0, 100),
    ("maxonaut.accept", 0, 100),
    ("maxonaut.doubt", 1, 100),
];

const EXAMPLES: &[(&str, &str)] = &[
    ("id", "\"our-maxonaut\""),
    ("name", "{ de = \"Name\", en = \"Name\" }"),
    ("about", "{ de = \"Wie immer.\", en = \"As ever.\" }"),
];

const FIELDS: &[&str] = &[
    "format",
    "game",
    "base",
    "sources",
    "region",
    "tags",
    "id",
    "name",
    "about",
    "options",
    "seats.min",
    "seats.max",
    "seats.recommended",
    "deck",
    "hand",
    "limit",
    "lay.fewer",
    "lay.unseen",
    "announce.reverses",
    "announce.skips",
    "announce.wrong_form",
    "maxonaut.accept",
    "maxonaut.doubt",
    "next_round",
];
