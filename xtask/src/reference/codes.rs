//! The stable codes of refusals and problems, and what they mean.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::tidy::{Source, Sources};

const REFUSALS: &str = "crates/table/src/refusal.rs";

const SERVER: &str = "crates/server/src/";

/// Both lists; a code that nothing is said about goes to `silent`.
pub(super) fn text(sources: &Sources, silent: &mut Vec<String>) -> String {
    let mut text = String::from(
        "\n## Refusals of the table\n\nThe `code` of `refused`, and of a problem with status 409; the games \
         have codes of their own ([MauRefusal](#maurefusal), [MaxRefusal](#maxrefusal)).\n\n\
         | code | meaning |\n|---|---|\n",
    );
    let file = sources.iter().find(|file| file.path == REFUSALS);
    for (code, said) in file.map(|file| refusals(&file.text)).unwrap_or_default() {
        if said.is_empty() {
            silent.push(format!("the refusal `{code}`"));
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| `{code}` | {said} |");
    }
    text.push_str(
        "\n## Problems of plain HTTP\n\nThe `code` of a [Problem](#problem). What is said of it is its usual \
         `detail`.\n\n| code | status | meaning |\n|---|---|---|\n",
    );
    let files = sources.with_extension("rs").filter(|file| file.path.starts_with(SERVER));
    let problems: BTreeMap<_, _> = files.flat_map(problems).collect();
    for (code, (status, said)) in problems {
        if said.is_empty() {
            silent.push(format!("the problem `{code}`"));
        }
        let _ = writeln!(text, "| `{code}` | {status} | {said} |");
    }
    text
}

/// Codes and the comments of their variants, in the order of the code.
fn refusals(text: &str) -> Vec<(String, String)> {
    let (mut meant, mut doc) = (BTreeMap::new(), Vec::new());
    let mut found = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(said) = line.strip_prefix("/// ") {
            doc.push(said);
        } else if let Some((variant, code)) = line.split_once(" => \"") {
            let variant = variant.trim_start_matches("Self::");
            let code = code.trim_end_matches("\",");
            found.push((code.to_owned(), meant.get(variant).cloned().unwrap_or_default()));
        } else if !line.starts_with("#[") {
            if line.starts_with(char::is_uppercase) {
                meant.insert(line.trim_end_matches(','), doc.join(" "));
            }
            doc.clear();
        }
    }
    found
}

/// Codes, each with its status and what is said of it, where it is made.
fn problems(file: &Source) -> Vec<(String, (String, String))> {
    let mut found = Vec::new();
    for (at, _) in file.text.match_indices("StatusCode::") {
        let (before, rest) = file.text.split_at(at);
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
        // Where the detail is somebody else's: a comment beside the code, or above the function.
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
        let server = "let detail = \"none here\";\nProblem::new(StatusCode::NOT_FOUND, \"gone\", detail)\n}\n\
                      Self::new(StatusCode::CONFLICT, \"taken\", \"somebody has it\")\n}\n\
                      _ => (StatusCode::BAD_REQUEST, \"bad_body\"), // no JSON\n}\n\
                      /// It is away.\nfn f() { Self::new(StatusCode::BAD_GATEWAY, \"away\", detail)";
        let sources = Sources::of(&[(REFUSALS, refusal), ("crates/server/src/x.rs", server)]);
        let mut silent = Vec::new();
        let text = text(&sources, &mut silent);
        for row in [
            "| `stale` | Too late. |",
            "| `gone` | not found | none here |",
            "| `taken` | conflict | somebody has it |",
            "| `bad_body` | bad request | no JSON |",
            "| `away` | bad gateway | It is away. |",
        ] {
            assert!(text.contains(row), "{row}\n{text}");
        }
        assert_eq!(silent, ["the refusal `odd`"]);
    }
}
