//! Tells test code from the code that is compiled into the program.

use super::sources::Source;

/// Whether the whole file is test code or test data.
pub(crate) fn is_test_file(file: &Source) -> bool {
    let name = file.name();
    let in_folder = |folder: &str| {
        file.path.starts_with(&format!("{folder}/")) || file.path.contains(&format!("/{folder}/"))
    };
    in_folder("tests")
        || in_folder("e2e")
        || in_folder("benches")
        || name == "tests.rs"
        || name.ends_with("_tests.rs")
        || name.contains(".test.")
        || name.contains(".spec.")
        || file.extension() == "script"
}

/// The test modules at the end of a Rust file, or all of a test file.
pub(crate) fn tests_of(file: &Source) -> &str {
    if is_test_file(file) { &file.text } else { split(file).1 }
}

/// The part that is compiled into the program: a Rust file without its test modules.
pub(crate) fn code_of(file: &Source) -> &str {
    if is_test_file(file) { "" } else { split(file).0 }
}

/// Whether a word occurs in a text by itself: not next to letters, digits, `_` or characters that `joins`
/// accepts.
pub(crate) fn has_word(text: &str, word: &str, joins: impl Fn(char) -> bool) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '_' || joins(c);
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(&joins) && !after.is_some_and(&joins)
    })
}

/// Inline test modules come last in a file, by custom and by clippy's `items_after_test_module`.
fn split(file: &Source) -> (&str, &str) {
    if file.extension() != "rs" {
        return (&file.text, "");
    }
    let start = file.text.match_indices("#[cfg(test)]").find(|(at, marker)| {
        let rest = file.text.get(at + marker.len()..).unwrap_or_default();
        opens_inline_module(rest)
    });
    start.map_or((&file.text, ""), |(at, _)| file.text.split_at(at))
}

/// `#[cfg(test)]` may also precede a single `use` or function in the middle.
fn opens_inline_module(after_marker: &str) -> bool {
    let item = after_marker.lines().map(str::trim).find(|l| !l.is_empty() && !l.starts_with("#["));
    item.is_some_and(|line| line.contains("mod ") && line.ends_with('{'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rust(text: &str) -> Source {
        Source { path: "crates/engine/src/a.rs".into(), text: text.into() }
    }

    #[test]
    fn a_test_module_is_cut_off() {
        let file = rust("fn a() {}\n#[cfg(test)]\nmod tests {\n  // LIV-01\n}\n");
        assert_eq!(code_of(&file), "fn a() {}\n");
        assert!(tests_of(&file).contains("LIV-01"));
    }

    #[test]
    fn a_helper_for_tests_does_not_end_the_code() {
        let file = rust("#[cfg(test)]\nfn helper() {}\nfn a() {} // LIV-01\n");
        assert!(code_of(&file).contains("LIV-01"));
        assert_eq!(tests_of(&file), "");
        let file = rust("#[cfg(test)]\n#[path = \"a_tests.rs\"]\nmod tests;\n");
        assert_eq!(tests_of(&file), "");
    }

    #[test]
    fn folders_and_names_mark_test_files() {
        let of = |path: &str| is_test_file(&Source { path: path.into(), text: String::new() });
        for path in [
            "crates/engine/tests/rules_live.rs",
            "crates/engine/src/mau/apply/tests.rs",
            "crates/web-assets/src/serve_tests.rs",
            "web/e2e/deal.test.mjs",
            "web/src/lib/hand.test.ts",
            "docs/examples/first.script",
        ] {
            assert!(of(path), "{path}");
        }
        for path in ["crates/engine/src/contests.rs", "crates/server/src/latest/a.rs", "web/a.ts"] {
            assert!(!of(path), "{path}");
        }
    }
}
