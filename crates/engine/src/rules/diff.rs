//! Compares two documents: the fields in which they differ.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::document::Document;
use super::line_numbers::join;

/// A field whose values differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The field, as in `cards.7.threat.draw`.
    pub field: String,
    /// Its value in the first document in TOML notation; none if it is left out.
    pub before: Option<String>,
    /// Its value in the second document.
    pub after: Option<String>,
}

/// Every field in which `before` and `after` differ, in alphabetical order.
#[must_use]
pub fn differences<D: Document>(before: &D, after: &D) -> Vec<Difference> {
    let (mut before, after) = (fields(before), fields(after));
    let mut found: Vec<_> = after
        .into_iter()
        .map(|(field, value)| Difference {
            before: before.remove(&field),
            after: Some(value),
            field,
        })
        .filter(|difference| difference.before != difference.after)
        .collect();
    found.extend(before.into_iter().map(|(field, value)| Difference {
        field,
        before: Some(value),
        after: None,
    }));
    found.sort_by(|one, other| one.field.cmp(&other.field));
    found
}

fn fields<D: Document>(doc: &D) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    walk("", &doc.to_table(), D::ENTRIES, &mut fields);
    fields
}

fn walk(at: &str, table: &Table, entries: &[&str], fields: &mut BTreeMap<String, String>) {
    for (key, value) in table {
        let path = join(at, key);
        match value {
            Value::Table(inner) if !inner.is_empty() => walk(&path, inner, entries, fields),
            // In some tables even an empty entry counts.
            Value::Table(_) if !entries.contains(&at) => {}
            value => {
                fields.insert(path, value.to_string());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::mau::rules::{HouseRules, RulesFile};

    use super::*;

    fn live(more: &str) -> HouseRules {
        let text = format!("base = \"live\"\n{more}");
        RulesFile::read(&text).expect("sound").resolve(&BTreeMap::new()).expect("sound")
    }

    #[test]
    fn fields_that_differ_are_told_with_both_values() {
        let told: Vec<_> = differences(
            &live(""),
            &live("deal.hand = 5\ncards.8 = \"none\"\nfit.colour = true\ncards.KH = {}"),
        )
        .into_iter()
        .map(|Difference { field, before, after }| {
            let shown = |value: Option<String>| value.unwrap_or_else(|| "-".into());
            format!("{field} {} {}", shown(before), shown(after))
        })
        .collect();
        assert_eq!(
            told,
            [
                "cards.8.threat.draw 0 -",
                "cards.8.threat.longest 0 -",
                "cards.8.threat.then \"misses\" -",
                "cards.8.threat.victim.next 1 -",
                "cards.KH - {}",
                "deal.hand 6 5",
                "fit.colour - true",
            ]
        );
        assert!(differences(&live(""), &live("")).is_empty());
    }
}
