//! Client routes: for which paths the client has a page.

/// Pages without a parameter in their path, as in web/src/lib/router.
const PLAIN: [&str; 9] =
    ["neu", "karten", "konto", "geraet", "anmelden", "verwaltung", "lernen", "zahlen", "tag"];

/// Whether the client has a page for this path, other than its "not found" page.
pub(crate) fn is_known(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] => true,
        ["t", code] | ["t", code, "leinwand"] => is_code(code),
        ["regeln" | "rules"] => true,
        ["regeln" | "rules", id] => is_id(id),
        ["r", code] => is_rules_code(code),
        ["partien"] => true,
        ["partie", id] => is_word(id),
        ["partie", id, key] => is_word(id) && is_word(key),
        [page] => PLAIN.contains(&page),
        _ => false,
    }
}

/// The short name of a ruleset. The page itself says whether it exists.
fn is_id(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// The name of a match, or the key of a link to it. The page itself says whether it exists.
fn is_word(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// A table code as people type it, or the code and key of a table that is found only by its link.
fn is_code(text: &str) -> bool {
    matches!(typed(text).as_deref().map(str::len), Some(6 | 26))
}

/// The code of shared rules, as people type it.
fn is_rules_code(text: &str) -> bool {
    typed(text).is_some_and(|code| code.len() == 7 && code.starts_with(['R', 'r']))
}

/// Letters and digits as people type them: blanks and dashes are ignored.
fn typed(text: &str) -> Option<String> {
    let code = text.replace("%20", "").replace('-', "");
    code.bytes().all(|byte| byte.is_ascii_alphanumeric()).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_the_client_are_known_and_others_are_not() {
        for path in ["/", "/neu", "/konto/", "/t/abc234", "/t/ABC-234", "/t/ABC%20234/leinwand"] {
            assert!(is_known(path), "{path}");
        }
        for path in ["/regeln", "/rules/", "/regeln/live", "/rules/maxonaut"] {
            assert!(is_known(path), "{path}");
        }
        for path in ["/t/ABC234ABCDEFGHJKLMNPQRSTUV", "/r/RABC234", "/r/r-abc%20234", "/tag"] {
            assert!(is_known(path), "{path}");
        }
        for path in ["/partien", "/partie/01ARZ3NDEK-1", "/partie/f-01ARZ3NDEK/Key_of-it"] {
            assert!(is_known(path), "{path}");
        }
        for path in [
            "/partien/1",
            "/partie",
            "/partie/a.b",
            "/partie/a/b/c",
            "/regeln/a/b",
            "/regeln/A",
            "/wp-admin",
            "/neu/x",
            "/t",
            "/t/ABC23",
            "/t/ABC234/x",
            "/t/ABC234/leinwand/x",
            "/r/ABC234",
            "/r/XABC234",
            "/r/RABC234/x",
        ] {
            assert!(!is_known(path), "{path}");
        }
    }

    /// The client decides which pages it has; none of them must be called missing here.
    #[test]
    fn these_are_the_pages_that_the_client_has() {
        let router = include_str!("../../../web/src/lib/router/router.svelte.ts");
        let (_, rest) = router.split_once("const PLAIN = {").expect("the list");
        let (list, _) = rest.split_once('}').expect("its end");
        let names = list.lines().filter_map(|line| line.trim().split_once(':'));
        assert_eq!(names.map(|(name, _)| name).collect::<Vec<_>>(), PLAIN);
    }
}
