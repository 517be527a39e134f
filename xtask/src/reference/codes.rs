//! The stable codes of refusals and problems, with their meanings.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::tidy::{Source, Sources, games};

const REFUSALS: &str = "crates/table/src/refusal.rs";

const SERVER: &str = "crates/server/src/";

const STORE: &str = "crates/store/src/error.rs";

/// The only error of the store that is not temporary.
const DAMAGED: &str = "corrupt";

/// Both lists; a code without a meaning goes to `silent`.
pub(super) fn text(sources: &Sources, silent: &mut Vec<String>) -> String {
    let of_games: Vec<String> = games::all(sources)
        .iter()
        .map(|game| format!("{}Refusal", game.prefix()))
        .map(|name| format!("[{name}](#{})", name.to_lowercase()))
        .collect();
    let of_games = of_games.join(", ");
    let mut text = format!(
        "\n## Refusals of the table\n\nThe `code` of `refused`, and of a problem with status 409; the games \
         have codes of their own ({of_games}).\n\n\
         | code | meaning |\n|---|---|\n",
    );
    for (code, said) in all_refusals(sources) {
        if said.is_empty() {
            silent.push(format!("the refusal `{code}`"));
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| `{code}` | {said} |");
    }
    text.push_str(
        "\n## Problems of plain HTTP\n\nThe `code` of a [Problem](#problem). What is said of it is its usual \
         `detail`. Rules that cannot be played have the codes of \
         [the mistakes in rules files](house-rules.md), the first one that of the problem.\n\n\
         | code | status | meaning |\n|---|---|---|\n",
    );
    for (code, (status, said)) in all_problems(sources) {
        if said.is_empty() {
            silent.push(format!("the problem `{code}`"));
        }
        let _ = writeln!(text, "| `{code}` | {status} | {said} |");
    }
    text
}

/// The refusals of the table and of its connection.
pub(super) fn all_refusals(sources: &Sources) -> Vec<(String, String)> {
    let mut found = sources
        .iter()
        .find(|file| file.path == REFUSALS)
        .map_or_else(Vec::new, |file| refusals(&file.text));
    found.extend(server(sources).flat_map(|file| constants(&file.text)));
    found
}

/// The problems that plain HTTP answers with, including the store's errors.
pub(super) fn all_problems(sources: &Sources) -> BTreeMap<String, (String, String)> {
    let mut found: BTreeMap<_, _> = server(sources).flat_map(problems).collect();
    let store = sources.iter().find(|file| file.path == STORE);
    for (code, said) in store.map_or_else(Vec::new, |file| refusals(&without_appends(&file.text))) {
        let status = if code == DAMAGED { "internal server error" } else { "service unavailable" };
        found.entry(code).or_insert((status.into(), said));
    }
    found
}

fn server(sources: &Sources) -> impl Iterator<Item = &Source> {
    sources.with_extension("rs").filter(|file| file.path.starts_with(SERVER))
}

/// Leaves out the errors of an append: the table gets those, and answers `not_stored`.
fn without_appends(text: &str) -> String {
    let (before, rest) = text.split_once("pub enum AppendError").unwrap_or((text, ""));
    let after = rest.split_once("pub enum StoreError").map_or("", |(_, after)| after);
    format!("{before}{after}")
}

/// The codes of the connection itself: constants whose name equals their value, in two words: `BAD_FRAME`.
fn constants(text: &str) -> Vec<(String, String)> {
    let mut above = "";
    let mut found = Vec::new();
    for line in text.lines() {
        let named = line.strip_prefix("const ").and_then(|rest| rest.split_once(": &str = \""));
        if let Some((name, rest)) = named
            && let Some(code) = rest.strip_suffix("\";")
            && name.contains('_')
            && name == code.to_ascii_uppercase()
        {
            let said = above.strip_prefix("/// ").unwrap_or_default();
            found.push((code.to_owned(), said.to_owned()));
        }
        above = line;
    }
    found
}

/// Codes and the comments of their variants, in source order.
fn refusals(text: &str) -> Vec<(String, String)> {
    let (mut meant, mut doc) = (BTreeMap::new(), Vec::new());
    let mut found = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(said) = line.strip_prefix("/// ") {
            doc.push(said);
        } else if let Some((variant, code)) = line.split_once(" => \"") {
            let variant = name(variant.trim_start_matches("Self::"));
            let code = code.trim_end_matches("\",");
            found.push((code.to_owned(), meant.get(variant).cloned().unwrap_or_default()));
        } else if !line.starts_with("#[") {
            if line.starts_with(char::is_uppercase) {
                meant.insert(name(line), doc.join(" "));
            }
            doc.clear();
        }
    }
    found
}

/// The variant without its fields.
fn name(variant: &str) -> &str {
    variant.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

/// Codes, each with its status and its meaning, where they are created.
fn problems(file: &Source) -> Vec<(String, (String, String))> {
    let mut found = Vec::new();
    // Unreadable addresses have the status that axum gives them.
    let text = file.text.replace("(rejection.status(), \"", "(StatusCode::BAD_REQUEST, \"");
    for (at, _) in text.match_indices("StatusCode::") {
        let (before, rest) = text.split_at(at);
        let Some((status, rest)) = rest["StatusCode::".len()..].split_once(", \"") else {
            continue;
        };
        if !status.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_') {
            continue;
        }
        let Some((code, rest)) = rest.split_once('"') else { continue };
        let here = rest.strip_prefix(", \"").and_then(|rest| rest.split('"').next());
        let function = before.rsplit("\n}\n").next().unwrap_or_default();
        let function = function.rsplit("    }\n\n").next().unwrap_or_default();
        let above =
            function.rsplit_once("let detail =").and_then(|(_, rest)| rest.split('"').nth(1));
        // Where the detail comes from elsewhere, the meaning is in a comment beside the code, or above the
        // function.
        let beside =
            rest.lines().next().and_then(|line| line.split_once("// ")).map(|(_, said)| said);
        let comment =
            function.trim_start().strip_prefix("/// ").and_then(|rest| rest.lines().next());
        let said = here.or(above).or(beside).or(comment).unwrap_or_default();
        let said =
            said.split_whitespace().filter(|word| *word != "\\").collect::<Vec<_>>().join(" ");
        let status = status.to_ascii_lowercase().replace('_', " ");
        found.push((code.to_owned(), (status, said)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_found_with_what_is_said_of_them() {
        let refusal = "    /// Too\n    /// late.\n    #[error(\"x\")]\n    Stale,\n    \
                       Self::Stale => \"stale\",\n    Self::Odd => \"odd\",\n";
        let line = "/// It was no text.\nconst NO_TEXT: &str = \"no_text\";\nconst OTHER: &str = \"other\";\n";
        let store = "    /// Full.\n    Full(String),\n    Self::Full(_) => \"full\",\n\
                     pub enum AppendError {\n    Self::Late => \"late\",\npub enum StoreError {\n    \
                     /// Odd.\n    Corrupt {\n    Self::Corrupt { .. } => \"corrupt\",\n";
        let server = "let detail = \"none here\";\nProblem::new(StatusCode::NOT_FOUND, \"gone\", detail)\n}\n\
                      Self::new(StatusCode::CONFLICT, \"taken\", \"somebody has it\")\n}\n\
                      _ => (StatusCode::BAD_REQUEST, \"bad_body\"), // no JSON\n}\n\
                      /// It is away.\nfn f() { Self::new(StatusCode::BAD_GATEWAY, \"away\", detail)";
        let sources = Sources::of(&[
            (REFUSALS, refusal),
            ("crates/server/src/ws/x.rs", line),
            ("crates/server/src/x.rs", server),
            (STORE, store),
        ]);
        let mut silent = Vec::new();
        let text = text(&sources, &mut silent);
        for row in [
            "| `stale` | Too late. |",
            "| `no_text` | It was no text. |",
            "| `full` | service unavailable | Full. |",
            "| `corrupt` | internal server error | Odd. |",
            "| `gone` | not found | none here |",
            "| `taken` | conflict | somebody has it |",
            "| `bad_body` | bad request | no JSON |",
            "| `away` | bad gateway | It is away. |",
        ] {
            assert!(text.contains(row), "{row}\n{text}");
        }
        assert_eq!(silent, ["the refusal `odd`"]);
        for no_code in ["late", "other"] {
            assert!(!text.contains(&format!("`{no_code}`")), "{text}");
        }
    }
}
