//! Renders the generated page docs/protocol-reference.md, type by type.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::declared::{Declared, Field, Shape};
use super::meant::{Meanings, plain};

/// Renders types, and notes those without a meaning.
pub(super) struct Page<'a> {
    pub(super) known: BTreeSet<&'a str>,
    pub(super) meanings: &'a Meanings,
    pub(super) text: String,
    pub(super) silent: Vec<String>,
}

impl Page<'_> {
    pub(super) fn declared(&mut self, declared: &Declared) {
        let Declared { name, doc, shape } = declared;
        self.meant(name, doc);
        // Writing to a string cannot fail.
        let _ = write!(self.text, "\n### {name}\n\n{}\n", plain_links(doc));
        self.shape(name, shape);
    }

    fn shape(&mut self, name: &str, shape: &Shape) {
        match shape {
            Shape::Fields(fields) => self.fields(name, fields),
            Shape::All(parts) => parts.iter().for_each(|part| self.shape(name, part)),
            Shape::Union(variants) if variants.iter().all(|one| tag(one).is_some()) => {
                self.variants(name, variants);
            }
            // Some variants are unions themselves.
            Shape::Union(variants) if variants.iter().any(|one| tag(one).is_some()) => {
                let is_own = |one: &&Shape| tag(one).is_some();
                let (own, others): (Vec<_>, Vec<_>) = variants.iter().partition(is_own);
                self.variants(name, &own.into_iter().cloned().collect::<Vec<_>>());
                let others = self.kind(&Shape::Union(others.into_iter().cloned().collect()));
                let _ = write!(self.text, "\nOr one of {others}.\n");
            }
            Shape::Union(values) => self.values(name, values),
            other => {
                let _ = write!(self.text, "\nAs JSON: {}.\n", self.kind(other));
            }
        }
    }

    fn fields(&mut self, name: &str, fields: &[Field]) {
        self.text.push_str("\n| field | type | meaning |\n|---|---|---|\n");
        for field in fields {
            self.meant(&format!("{name}.{}", field.name), &field.doc);
            let row = self.row(field);
            let _ = writeln!(self.text, "| {row}");
        }
    }

    fn variants(&mut self, name: &str, variants: &[Shape]) {
        let tags: Vec<_> = variants.iter().filter_map(tag).collect();
        let Some((key, _)) = tags.first() else { return };
        let _ = write!(self.text, "\n| `{key}` | field | type | meaning |\n|---|---|---|---|\n");
        let values: Vec<_> = tags.iter().map(|(_, value)| *value).collect();
        for (variant, value) in variants.iter().zip(&values) {
            let also =
                also(variant).map(|also| format!("; besides, the fields of {}", self.kind(also)));
            let said = self.meaning(name, &values, value);
            let said = if also.is_some() { said.trim_end_matches('.') } else { &said };
            let _ = writeln!(self.text, "| `{value}` | | | {said}{} |", also.unwrap_or_default());
            for field in own_fields(variant) {
                self.meant(&format!("{name}.{value}.{}", field.name), &field.doc);
                let row = self.row(field);
                let _ = writeln!(self.text, "| | {row}");
            }
        }
    }

    fn values(&mut self, name: &str, values: &[Shape]) {
        let texts: Vec<&str> = values
            .iter()
            .filter_map(|value| match value {
                Shape::Text(text) => Some(text.as_str()),
                _ => None,
            })
            .collect();
        if texts.len() < values.len() {
            let kinds = self.kind(&Shape::Union(values.to_vec()));
            let _ = write!(self.text, "\nAs JSON: {kinds}.\n");
            return;
        }
        self.text.push_str("\n| value | meaning |\n|---|---|\n");
        for value in &texts {
            let said = self.meaning(name, &texts, value);
            let _ = writeln!(self.text, "| `{value}` | {said} |");
        }
    }

    fn row(&self, field: &Field) -> String {
        let Field { name, optional, shape, doc } = field;
        let left_out = if *optional { ", may be left out" } else { "" };
        format!("`{name}` | {}{left_out} | {} |", self.kind(shape), plain_links(doc))
    }

    fn meaning(&mut self, name: &str, values: &[&str], value: &str) -> String {
        let known = self.meanings.of(name, values).and_then(|known| known.get(&plain(value)));
        let said = known.cloned().unwrap_or_default();
        self.meant(&format!("{name} `{value}`"), &said);
        plain_links(&said)
    }

    fn meant(&mut self, what: &str, doc: &str) {
        if doc.is_empty() {
            self.silent.push(what.into());
        }
    }

    /// A kind of value in words.
    fn kind(&self, shape: &Shape) -> String {
        let all = |shapes: &[Shape], between: &str| {
            shapes.iter().map(|shape| self.kind(shape)).collect::<Vec<_>>().join(between)
        };
        match shape {
            Shape::Text(text) => format!("`\"{text}\"`"),
            Shape::Named(name) if self.known.contains(name.as_str()) => {
                format!("[{name}](#{})", name.to_ascii_lowercase())
            }
            Shape::Named(name) => format!("`{name}`"),
            Shape::List(of) => format!("list of {}", self.kind(of)),
            Shape::Tuple(of) => format!("[ {} ]", all(of, ", ")),
            Shape::Map(of) => format!("object, each value {}", self.kind(of)),
            Shape::Union(of) => all(of, " or "),
            Shape::All(of) => all(of, " and "),
            Shape::Fields(fields) => {
                let names: Vec<_> =
                    fields.iter().map(|field| format!("`{}`", field.name)).collect();
                format!("object of {}", names.join(", "))
            }
        }
    }
}

/// The field that distinguishes variants, and its value.
fn tag(variant: &Shape) -> Option<(&str, &str)> {
    match variant {
        Shape::All(parts) => parts.iter().find_map(tag),
        Shape::Fields(fields) => match fields.first()? {
            Field { name, shape: Shape::Text(value), .. } => Some((name, value)),
            _ => None,
        },
        _ => None,
    }
}

/// The fields of a variant without its tag.
fn own_fields(variant: &Shape) -> &[Field] {
    match variant {
        Shape::All(parts) => {
            parts.iter().map(own_fields).find(|fields| !fields.is_empty()).unwrap_or(&[])
        }
        Shape::Fields(fields) => fields.get(1..).unwrap_or(&[]),
        _ => &[],
    }
}

/// The type whose fields a variant has in addition.
fn also(variant: &Shape) -> Option<&Shape> {
    match variant {
        Shape::All(parts) => parts.iter().find(|part| matches!(part, Shape::Named(_))),
        _ => None,
    }
}

/// The text without rustdoc links, safe for a table row.
fn plain_links(doc: &str) -> String {
    doc.replace("[`", "`").replace("`]", "`").replace('|', "\\|")
}
