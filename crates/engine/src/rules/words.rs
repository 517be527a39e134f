//! What the typing of a table says about a mistake, in words for people who write rules.

use super::error::RuleError;
use super::suggest::{list, nearest};

/// A mistake found by typing.
pub(super) enum Kind {
    /// A key the format does not know.
    Unknown { message: String, meant: Option<String> },
    /// A key that is needed.
    Missing { key: String },
    /// A value that cannot stand there.
    Value { code: &'static str, message: String },
}

/// What `message`, said of the field `at`, means; `also` are keys that are known besides, `shapes`
/// as in [`super::Document::SHAPES`].
pub(super) fn judge(at: &str, message: &str, also: &[&str], shapes: &[(&str, &str)]) -> Kind {
    let said = quoted(message);
    let key = at.rsplit('.').next().unwrap_or_default();
    if message.starts_with("missing field")
        && let [key, ..] = said.as_slice()
    {
        return Kind::Missing { key: (*key).to_owned() };
    }
    if let ("unknown field", [written, known @ ..]) = (head(message), said.as_slice()) {
        if also.contains(written) {
            let message = format!("`{written}` stands at the head of a file and nowhere else");
            return Kind::Unknown { message, meant: None };
        }
        let known = &[also, known].concat();
        let meant = nearest(written, known);
        let message = format!("unknown field `{written}`{}", offer(known, meant));
        return Kind::Unknown { message, meant: meant.map(str::to_owned) };
    }
    if let ("unknown variant", [written, known @ ..]) = (head(message), said.as_slice()) {
        let meant = nearest(written, known);
        let message = format!("`{written}` cannot stand here{}", offer(known, meant));
        return Kind::Value { code: "unknown_value", message };
    }
    Kind::Value { code: "bad_value", message: value(key, message, shapes) }
}

impl Kind {
    /// The mistake; `example` shows a missing field as it could be.
    pub(super) fn error(&self, field: &str, example: Option<String>) -> RuleError {
        match self {
            Self::Unknown { message, .. } => RuleError::new("unknown_field", field, message),
            Self::Value { code, message } => RuleError::new(code, field, message),
            Self::Missing { key } => {
                let example = example
                    .map_or_else(String::new, |example| format!("; write for example `{example}`"));
                RuleError::new("missing_field", field, format!("`{key}` is missing{example}"))
            }
        }
    }
}

/// The first two words.
fn head(message: &str) -> &str {
    message.match_indices(' ').nth(1).map_or(message, |(end, _)| &message[..end])
}

/// All that stands between backticks.
fn quoted(message: &str) -> Vec<&str> {
    message.split('`').skip(1).step_by(2).collect()
}

fn offer(known: &[&str], meant: Option<&str>) -> String {
    match (known, meant) {
        ([], _) => String::new(),
        (_, Some(meant)) => format!("; did you mean `{meant}`? There are: {}", list(known)),
        (_, None) => format!("; there are: {}", list(known)),
    }
}

fn value(key: &str, message: &str, shapes: &[(&str, &str)]) -> String {
    if let Some((_, shape)) = shapes.iter().find(|(known, _)| *known == key) {
        return (*shape).to_owned();
    }
    if message.starts_with("a number, or text") {
        return format!("write {message}");
    }
    let (found, wanted) = match message.rsplit_once(", expected ") {
        Some((found, wanted)) => (found, wanted),
        None => return message.to_owned(),
    };
    let found = found.trim_start_matches("invalid type: ").trim_start_matches("invalid value: ");
    format!("{} must stand here, not {}", kind(wanted), kind_found(found))
}

/// What a type is called by people.
fn kind(wanted: &str) -> &str {
    match wanted {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number",
        "i32" => "a whole number, which may be negative,",
        "a boolean" => "`true` or `false`",
        "a string" => "a text in quotation marks",
        "a sequence" => "a list in brackets, as in [\"7\", \"8\"],",
        "a map" => "a table",
        known if known.starts_with("struct ") => "a table",
        known => known,
    }
}

fn kind_found(found: &str) -> String {
    let (what, shown) = found.split_once(' ').unwrap_or((found, ""));
    let what = match what {
        "string" => "the text",
        "integer" => "the number",
        "floating" => return format!("the number {}", shown.trim_start_matches("point ")),
        "boolean" => "the value",
        "sequence" => return "a list".into(),
        "map" => return "a table".into(),
        _ => return found.to_owned(),
    };
    format!("{what} {shown}")
}
