//! Finds fields in tables by their dotted paths, as mistakes name them.

use toml::{Table, Value};

use super::line_numbers::name;

/// Whether `table` has this field, at any depth; a table in a list is named as in
/// [`super::line_numbers`].
pub(crate) fn has(table: &Table, field: &str) -> bool {
    let (head, rest) = split(field);
    table.get(head).is_some_and(|value| inside(value, rest))
}

fn inside(value: &Value, field: &str) -> bool {
    if field.is_empty() {
        return true;
    }
    match value {
        Value::Table(table) => has(table, field),
        Value::Array(list) => {
            let (head, rest) = split(field);
            let tables = list.iter().enumerate().filter_map(|(index, value)| {
                let table = value.as_table()?;
                (name(table, index) == head).then_some(value)
            });
            tables.into_iter().any(|value| inside(value, rest))
        }
        _ => false,
    }
}

fn split(field: &str) -> (&str, &str) {
    field.split_once('.').unwrap_or((field, ""))
}

/// Whether `table` has this field, or the table in which it is missing.
pub(crate) fn set_by(table: &Table, field: &str) -> bool {
    let around = field.rsplit_once('.').map_or("", |(around, _)| around);
    has(table, field) || (around.contains('.') && has(table, around))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_in_tables_and_lists() {
        let table: Table =
            "a.b = 1\nl = [{ x = 1 }, { id = 'two', y.z = 2 }]".parse().expect("TOML");
        for field in ["a", "a.b", "l", "l.1", "l.1.x", "l.two.y.z"] {
            assert!(has(&table, field), "{field}");
        }
        for field in ["b", "a.c", "a.b.c", "l.2", "l.1.y", "l.two.x", ""] {
            assert!(!has(&table, field), "{field}");
        }
    }
}
