//! Translates serde's errors about a rules file into messages for people who write rules.

use super::card_names;
use super::error::RuleError;
use super::help::Help;
use super::suggest::{list, nearest};

/// A message in German and English.
type Wording = (String, String);

/// A mistake found by deserialisation.
pub(super) enum Kind {
    /// A key the format does not know.
    Unknown { message: Wording, meant: Option<String> },
    /// A required key is missing.
    Missing { key: String },
    /// A value that is not allowed there.
    Value { code: &'static str, message: Wording },
}

/// Interprets serde's `message` about the field `at`; `also` are further known keys. `a_table` says
/// whether the value there is a table.
pub(super) fn judge(at: &str, message: &str, also: &[&str], help: &Help, a_table: bool) -> Kind {
    let said = quoted(message);
    if message.starts_with("missing field")
        && let [key, ..] = said.as_slice()
    {
        return Kind::Missing { key: (*key).to_owned() };
    }
    if let ("unknown field", [written, known @ ..]) = (head(message), said.as_slice()) {
        return unknown(at, written, known, also, help, a_table);
    }
    if let ("unknown variant", [written, known @ ..]) = (head(message), said.as_slice()) {
        let known: Vec<_> = known.iter().copied().filter(|word| help.offers(at, word)).collect();
        let called = help.meant(at, written);
        let (de, en) = offer(&known, called.as_deref().or_else(|| nearest(written, &known)));
        let message = (
            format!("`{written}` kann hier nicht stehen{de}"),
            format!("`{written}` cannot stand here{en}"),
        );
        return Kind::Value { code: "unknown_value", message };
    }
    Kind::Value { code: "bad_value", message: value(at, message, help) }
}

fn unknown(
    at: &str,
    written: &str,
    known: &[&str],
    also: &[&str],
    help: &Help,
    a_table: bool,
) -> Kind {
    if also.contains(&written) {
        let message = (
            format!("`{written}` steht am Kopf einer Datei und nirgends sonst"),
            format!("`{written}` stands at the head of a file and nowhere else"),
        );
        return Kind::Unknown { message, meant: None };
    }
    let known = &[also, known].concat();
    let meant = nearest(written, known);
    let table = at.rsplit_once('.').map_or("", |(table, _)| table);
    // A top-level table of that name has been written below another.
    let called = help.meant(table, written).filter(|_| !(a_table && help.is_outermost(written)));
    let (de, en) = match called.as_deref().or(meant) {
        Some(_) if meant.is_none() => offer(known, called.as_deref()),
        Some(_) => offer(known, meant),
        None => {
            let ((de, en), (all_de, all_en)) = (elsewhere(at, written, help), offer(known, None));
            (de + &all_de, en + &all_en)
        }
    };
    let message =
        (format!("unbekanntes Feld `{written}`{de}"), format!("unknown field `{written}`{en}"));
    Kind::Unknown { message, meant: meant.map(str::to_owned) }
}

/// Where a field belongs that is in the wrong table.
fn elsewhere(at: &str, written: &str, help: &Help) -> Wording {
    let table = at.rsplit_once('.').map(|(table, _)| table);
    match (table, help.place_of(written)) {
        (Some(table), _) if help.is_outermost(written) => below(table),
        (_, Some(place)) => {
            (format!("; meinst du `{place}`?"), format!("; did you mean `{place}`?"))
        }
        _ => Wording::default(),
    }
}

/// The message that what follows a name in brackets belongs to that table.
fn below(table: &str) -> Wording {
    (
        format!(
            "; was unter `[{table}]` steht, gehört zu dieser Tabelle: schreib die Zeile weiter \
             oben, vor die erste in eckigen Klammern"
        ),
        format!(
            "; what stands below `[{table}]` belongs to that table: write the line further up, \
             before the first one in brackets"
        ),
    )
}

/// The same mistake for a file that does not write that table with its name in brackets.
pub(super) fn without_brackets(mistake: RuleError) -> RuleError {
    let Some((table, key)) = mistake.field.rsplit_once('.') else { return mistake };
    let (de, en) = below(table);
    let german =
        mistake.german.replace(&de, &format!("; `{key}` steht ganz außen, nicht in `{table}`"));
    let message =
        mistake.message.replace(&en, &format!("; `{key}` stands outermost, not in `{table}`"));
    RuleError { german, message, ..mistake }
}

impl Kind {
    /// The mistake; `example` shows how a missing field could look.
    pub(super) fn error(&self, field: &str, example: Option<String>) -> RuleError {
        match self {
            Self::Unknown { message, .. } => {
                RuleError::new("unknown_field", field, message.clone())
            }
            Self::Value { code, message } => RuleError::new(code, field, message.clone()),
            Self::Missing { key } => {
                let (de, en) = example.map_or_else(Wording::default, |example| {
                    (
                        format!("; schreib zum Beispiel `{example}`"),
                        format!("; write for example `{example}`"),
                    )
                });
                let message = (format!("`{key}` fehlt{de}"), format!("`{key}` is missing{en}"));
                RuleError::new("missing_field", field, message)
            }
        }
    }
}

/// The first two words.
fn head(message: &str) -> &str {
    message.match_indices(' ').nth(1).map_or(message, |(end, _)| &message[..end])
}

/// All words between backticks.
fn quoted(message: &str) -> Vec<&str> {
    message.split('`').skip(1).step_by(2).collect()
}

fn offer(known: &[&str], meant: Option<&str>) -> Wording {
    let all = list(known);
    match (known, meant) {
        ([], _) => Wording::default(),
        (_, Some(meant)) => (
            format!("; meinst du `{meant}`? Es gibt: {all}"),
            format!("; did you mean `{meant}`? There are: {all}"),
        ),
        (_, None) => (format!("; es gibt: {all}"), format!("; there are: {all}")),
    }
}

fn value(at: &str, message: &str, help: &Help) -> Wording {
    if let Some((de, en)) = help.shape(at) {
        return (de.to_owned(), en.to_owned());
    }
    if message.contains("a number, or text") {
        // Only patches can apply to the last deal.
        let spans = if at.starts_with("when") {
            "\"2-4\", \"5-\", \"last\" oder \"every 2\""
        } else {
            "\"2-4\", \"5-\" oder \"every 2\""
        };
        return (
            format!("schreib eine Zahl oder einen Text wie {spans}"),
            format!("write a number, or text such as {}", spans.replace("oder", "or")),
        );
    }
    let names_none = message.contains("is neither a rank") || message.contains("is no card");
    if let (true, [written, ..]) = (names_none, quoted(message).as_slice()) {
        return no_card(written, message);
    }
    let Some((found, wanted)) = message.rsplit_once(", expected ") else {
        return (format!("das kann hier nicht stehen: {message}"), message.to_owned());
    };
    let found = found.trim_start_matches("invalid type: ").trim_start_matches("invalid value: ");
    if let ("a sequence", Some(one)) = (wanted, found.strip_prefix("string ")) {
        return (
            format!("schreib eine Liste in eckigen Klammern: [{one}]"),
            format!("write a list in brackets: [{one}]"),
        );
    }
    let (wanted, found) = (kind(at, wanted, help), kind_found(found));
    (
        format!("{} muss hier stehen, nicht {}", wanted.0, found.0),
        format!("{} must stand here, not {}", wanted.1, found.1),
    )
}

/// The message for a text that should name cards.
fn no_card(written: &str, message: &str) -> Wording {
    let (de, en) = card_names::meant(written).map_or_else(Wording::default, |name| {
        (format!("meinst du `{name}`? "), format!("did you mean `{name}`? "))
    });
    let groups = if message.contains("groups of cards") {
        "; Gruppen sind die Farben C, S, H und D, red (rot), black (schwarz), red-7, black-J und so \
         weiter, court (Bube, Dame, König), number (2 bis 10), joker und any (jede Karte); eigene Blätter können eine fünfte Farbe F haben, \
         Ass bis 8, und X3 und X4"
    } else {
        ""
    };
    let de = format!(
        "{de}`{written}` ist weder ein Wert noch eine Karte: Werte sind 2 bis 10, J (Bube), Q (Dame), K \
         (König) und A (Ass); eine Karte ist ein Wert und eine Farbe, C (Kreuz), S (Pik), H (Herz) \
         oder D (Karo), etwa KH; die Joker sind XR und XB{groups}"
    );
    (de, format!("{en}{message}"))
}

/// What people call a type.
fn kind(at: &str, wanted: &str, help: &Help) -> Wording {
    let both = |de: &str, en: &str| (de.to_owned(), en.to_owned());
    if let ("u8" | "u16" | "u32" | "i8" | "i32", Some((least, most))) = (wanted, help.bounds(at)) {
        return (
            format!("eine ganze Zahl von {least} bis {most}"),
            format!("a whole number from {least} to {most}"),
        );
    }
    match wanted {
        "u8" => both("eine ganze Zahl von 0 bis 255", "a whole number from 0 to 255"),
        "i8" => both("eine ganze Zahl von -128 bis 127", "a whole number from -128 to 127"),
        "u16" => both("eine ganze Zahl von 0 bis 65535", "a whole number from 0 to 65535"),
        "u32" => both("eine ganze Zahl", "a whole number"),
        "i32" => both(
            "eine ganze Zahl, die negativ sein darf,",
            "a whole number, which may be negative,",
        ),
        "a boolean" => both("`true` oder `false`", "`true` or `false`"),
        "a string" => both("ein Text in Anführungszeichen", "a text in quotation marks"),
        "a sequence" => both(
            "eine Liste in eckigen Klammern, etwa [\"7\", \"8\"],",
            "a list in brackets, as in [\"7\", \"8\"],",
        ),
        known if known == "a map" || known.starts_with("struct ") => table(at, help),
        known => both(known, known),
    }
}

/// "A table", with an example for this field if one is known.
fn table(at: &str, help: &Help) -> Wording {
    match help.example(at) {
        Some(example) => {
            (format!("eine Tabelle, etwa {example},"), format!("a table, as in {example},"))
        }
        None => {
            let key = at.rsplit('.').next().unwrap_or_default();
            let shown = help.fields.iter().find_map(|field| {
                let inner = field.strip_prefix(key)?.strip_prefix('.')?;
                (!inner.contains('.')).then(|| format!("{key}.{inner} = …"))
            });
            let (de, en) = shown.map_or_else(Wording::default, |shown| {
                (format!(", etwa `{shown}`,"), format!(", as in `{shown}`,"))
            });
            (format!("eine Tabelle{de}"), format!("a table{en}"))
        }
    }
}

fn kind_found(found: &str) -> Wording {
    let both = |de: &str, en: &str| (de.to_owned(), en.to_owned());
    let (what, shown) = found.split_once(' ').unwrap_or((found, ""));
    let (de, en) = match what {
        "string" => ("der Text", "the text"),
        "integer" => ("die Zahl", "the number"),
        "floating" => {
            let number = shown.trim_start_matches("point ");
            return (format!("die Zahl {number}"), format!("the number {number}"));
        }
        "boolean" => ("der Wert", "the value"),
        "sequence" => return both("eine Liste", "a list"),
        "map" => return both("eine Tabelle", "a table"),
        _ => return both(found, found),
    };
    (format!("{de} {shown}"), format!("{en} {shown}"))
}
