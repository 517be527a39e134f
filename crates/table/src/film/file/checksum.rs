//! The checksum of a match file: a hash over its content, independent of its formatting.

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::fair::Hex32;

const LABEL: &str = "stammtisch/match/2\0";

/// The sum of a file; the field `sum` itself is left out.
pub(super) fn of(file: &Value) -> Hex32 {
    let mut text = LABEL.to_owned();
    match file {
        Value::Object(fields) => {
            object(fields.iter().filter(|(name, _)| *name != "sum"), &mut text);
        }
        other => write(other, &mut text),
    }
    Hex32(Sha256::digest(text).into())
}

/// Writes JSON without spaces, with the fields of every object sorted by name.
fn write(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => object(fields.iter(), text),
        Value::Array(all) => {
            text.push('[');
            for (at, one) in all.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write(one, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

fn object<'a>(fields: impl Iterator<Item = (&'a String, &'a Value)>, text: &mut String) {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_unstable_by_key(|(name, _)| *name);
    text.push('{');
    for (at, (name, value)) in fields.into_iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        text.push_str(&Value::from(name.as_str()).to_string());
        text.push(':');
        write(value, text);
    }
    text.push('}');
}
