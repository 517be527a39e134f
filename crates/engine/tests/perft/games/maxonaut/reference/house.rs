//! The rules options of a table, for the reference.

use super::cards::Value;
use crate::reference::Options;

#[derive(Clone, Debug)]
pub(crate) struct House {
    /// MAX-13.
    pub(crate) hand: usize,
    /// MAX-34, MAX-35.
    pub(crate) limit: u8,
    /// MAX-15.
    pub(crate) fewer: bool,
    /// MAX-16.
    pub(crate) unseen: bool,
    /// MAX-O1.
    pub(crate) reverses: Vec<Value>,
    /// MAX-O2: the points for the wrong form.
    pub(crate) wrong_form: u8,
    /// MAX-O3.
    pub(crate) skips: Vec<char>,
    /// MAX-O4: the points for accepting a 21; 0: it cannot be accepted (MAX-36).
    pub(crate) accept: u8,
    /// MAX-O4: the points for a doubted 21.
    pub(crate) doubt: u8,
    pub(crate) next: Next,
}

/// MAX-11, and the alternatives that a table may choose.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    Penalised,
    Judge,
    Announcer,
}

impl House {
    /// Reads options of the preset and fields of the rules.
    pub(crate) fn read(options: &Options) -> Self {
        let number = |field: &str, usual: u8| {
            let said = options.0.get(field).filter(|said| !said.is_empty());
            said.map_or(usual, |said| said.parse().expect("a number"))
        };
        // `["11","54"]` and `[2]`
        let list = |field: &str| {
            let said = options.0.get(field).map_or("", String::as_str);
            said.trim_matches(['[', ']']).split(',').filter(|word| !word.is_empty())
        };
        let value = |word: &str| Value::read(word.trim_matches('"'));
        let accepts = u8::from(options.is("maxonaut", "accept"));
        let mut house = Self {
            hand: number("hand", 4).into(),
            limit: number("limit", 5),
            fewer: !options.is("lay.fewer", "false"),
            unseen: !options.is("lay.unseen", "false"),
            reverses: list("announce.reverses").map(value).collect(),
            wrong_form: number("announce.wrong_form", 0),
            skips: list("announce.skips").flat_map(str::chars).collect(),
            accept: number("maxonaut.accept", accepts),
            doubt: number("maxonaut.doubt", 1 + accepts),
            next: match options.0.get("next_round").map(String::as_str) {
                Some("judge") => Next::Judge,
                Some("announcer") => Next::Announcer,
                _ => Next::Penalised,
            },
        };
        if options.is("turning", "turns") {
            house.reverses.push(Value::read("11"));
        }
        if options.is("two", "skips") {
            house.skips.push('2');
        }
        if options.is("wrong_form", "costs") {
            house.wrong_form = 1;
        }
        house
    }
}
