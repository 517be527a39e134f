//! docs/protocol.md names every message, command, event, refusal and address.

use super::Findings;
use super::sources::Sources;

const DOCUMENT: &str = "docs/protocol.md";

/// Where names of the wire protocol are declared: the file, and the text before and after each of them.
const NAMES: [(&str, &str, &str); 5] = [
    ("web/src/lib/wire/ClientMessage.ts", "\"type\": \"", "\""),
    ("web/src/lib/wire/ServerMessage.ts", "\"type\": \"", "\""),
    ("web/src/lib/wire/Command.ts", "\"do\": \"", "\""),
    ("web/src/lib/wire/TableEvent.ts", "\"type\": \"", "\""),
    ("crates/table/src/refusal.rs", "=> \"", "\","),
];

/// Where the addresses are.
const SERVER: &str = "crates/server/src/";

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let Some(document) = sources.iter().find(|file| file.path == DOCUMENT) else {
        findings.violations.push(format!("{DOCUMENT} is not there"));
        return findings;
    };
    for (path, before, after) in NAMES {
        let file = sources.iter().find(|file| file.path == path);
        let names: Vec<_> = file.map_or_else(Vec::new, |file| all(&file.text, before, after));
        if names.is_empty() {
            findings.violations.push(format!("{path}: no names were found: has it moved?"));
        }
        for name in names {
            // Marked as code, or within an example of a message.
            let forms = [format!("`{name}"), format!("\"{name}\"")];
            if !forms.iter().any(|form| document.text.contains(form)) {
                findings.violations.push(format!("{DOCUMENT} does not say what `{name}` is"));
            }
        }
    }
    for file in sources.with_extension("rs").filter(|file| file.path.starts_with(SERVER)) {
        for address in all(&file.text, "    path = \"", "\"") {
            if !document.text.contains(&format!(" {address}")) {
                findings.violations.push(format!("{DOCUMENT} does not name {address}"));
            }
        }
        for code in all(&file.text, "StatusCode::", ")").into_iter().filter_map(code) {
            if !document.text.contains(&format!("`{code}`")) {
                findings.violations.push(format!("{DOCUMENT} does not name the code `{code}`"));
            }
        }
    }
    findings
}

/// The code in `NOT_FOUND, "no_such_table", ...`.
fn code(arguments: &str) -> Option<&str> {
    let (status, rest) = arguments.split_once(", \"")?;
    let is_status = status.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_');
    rest.split('"').next().filter(|_| is_status)
}

/// All texts between the two markers.
fn all<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violations(document: &str, address: &str) -> Vec<String> {
        let command = r#"{ "do": "sit", seat: Seat, } | { "do": "stand" }"#;
        let message = r#"{ "type": "ping" }"#;
        let files = [
            ("docs/protocol.md", document),
            ("web/src/lib/wire/ClientMessage.ts", message),
            ("web/src/lib/wire/ServerMessage.ts", message),
            ("web/src/lib/wire/Command.ts", command),
            ("web/src/lib/wire/TableEvent.ts", message),
            ("crates/table/src/refusal.rs", "Self::Stale => \"stale\",\n"),
            ("crates/server/src/http/x.rs", address),
        ];
        check(&Sources::of(&files)).violations
    }

    #[test]
    fn what_is_named_passes_and_what_is_not_is_found() {
        let whole = "`sit` `{seat?}` {\"do\": \"stand\"} `ping` `stale` `GET /api/x/{id}`";
        let address = "#[utoipa::path(\n    path = \"/api/x/{id}\",\n)]";
        assert!(violations(whole, address).is_empty());
        assert_eq!(violations(&whole.replace("stand", "rise"), address).len(), 1);
        assert_eq!(violations(&whole.replace("stale", "old"), address).len(), 1);
        assert_eq!(violations(&whole.replace("/{id}", ""), address).len(), 1);
        assert_eq!(violations(&whole.replace("ping", "pong"), address).len(), 3);
        let refused = "Problem::new(StatusCode::NOT_FOUND, \"gone\", detail)";
        assert_eq!(violations(whole, refused), ["docs/protocol.md does not name the code `gone`"]);
    }

    #[test]
    fn names_that_are_not_found_any_more_do_not_pass_as_complete() {
        let files = [("docs/protocol.md", "")];
        assert_eq!(check(&Sources::of(&files)).violations.len(), NAMES.len());
    }
}
