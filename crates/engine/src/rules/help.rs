//! Help that a game's format gives with mistakes (`Help`): shapes and bounds of values, and where
//! fields belong.

use toml::{Table, Value};

/// Hints, looked up by the end of a field's path; `*` stands for any key, as in `calls.*.penalty`.
#[derive(Clone, Copy, Debug)]
pub struct Help {
    /// What to write where a value takes a parameter or may be of several types, in German and English.
    pub shapes: &'static [(&'static str, &'static str, &'static str)],
    /// The lowest and highest number allowed.
    pub bounds: &'static [(&'static str, i64, i64)],
    /// Values of required fields: shown as an example, and filled in so that the search for
    /// mistakes can continue.
    pub examples: &'static [(&'static str, &'static str)],
    /// Words that a field's type knows but that are not allowed in this field, where its check
    /// gives the reason: they are never suggested.
    pub barred: &'static [(&'static str, &'static [&'static str])],
    /// Fields by their full path, to suggest when one is in the wrong table.
    pub fields: &'static [&'static str],
    /// What people write in a table, or as the value of a field, and what it is really called; `*`
    /// in it is the last key of that table.
    pub said: &'static [(&'static str, &'static [&'static str], &'static str)],
}

impl Help {
    /// No hints at all.
    pub const NONE: Self =
        Self { shapes: &[], bounds: &[], examples: &[], barred: &[], fields: &[], said: &[] };

    /// What to write in this field.
    pub(super) fn shape(&self, field: &str) -> Option<(&'static str, &'static str)> {
        let shape = self.shapes.iter().find(|(end, _, _)| ends(field, end))?;
        Some((shape.1, shape.2))
    }

    /// The lowest and highest number allowed in this field.
    pub(super) fn bounds(&self, field: &str) -> Option<(i64, i64)> {
        let bounds = self.bounds.iter().find(|(end, _, _)| ends(field, end))?;
        Some((bounds.1, bounds.2))
    }

    /// A valid value for this field.
    pub(super) fn example(&self, field: &str) -> Option<Value> {
        let (_, value) = self.examples.iter().find(|(end, _)| ends(field, end))?;
        format!("value = {value}").parse::<Table>().ok()?.remove("value")
    }

    /// Whether this word may be suggested for this field.
    pub(super) fn offers(&self, field: &str, word: &str) -> bool {
        let barred = self.barred.iter().filter(|(end, _)| ends(field, end));
        !barred.flat_map(|(_, words)| words.iter()).any(|barred| *barred == word)
    }

    /// The right name for what somebody has written `at` a table or field, if that is known.
    pub(super) fn meant(&self, at: &str, written: &str) -> Option<String> {
        let mut said = self.said.iter().filter(|(end, _, _)| ends(at, end));
        let (_, _, meant) = said.find(|(_, words, _)| words.contains(&written))?;
        Some(meant.replace('*', at.rsplit('.').next().unwrap_or_default()))
    }

    /// The full path of a field with this name.
    pub(super) fn place_of(&self, key: &str) -> Option<&'static str> {
        let named = |field: &&&str| field.rsplit('.').next() == Some(key);
        self.fields.iter().find(named).copied()
    }

    /// Whether a table or field of this name is at the top level.
    pub(super) fn is_outermost(&self, key: &str) -> bool {
        self.fields.iter().any(|field| field.split('.').next() == Some(key))
    }
}

/// Whether `field` ends with these keys.
fn ends(field: &str, end: &str) -> bool {
    let mut keys = field.rsplit('.');
    end.rsplit('.').all(|wanted| keys.next().is_some_and(|key| wanted == "*" || wanted == key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_known_by_the_end_of_their_path() {
        assert!(ends("calls.mau.penalty", "calls.*.penalty") && ends("penalty", "penalty"));
        assert!(
            !ends("cheat.penalty", "calls.*.penalty") && !ends("calls.penalty", "*.calls.penalty")
        );
    }
}
