//! In what the store shows, times and durations carry their unit: in the type (`UnixMillis`,
//! `Duration`) or in the name (`_ms`). A bare number would be read as seconds by somebody.

use super::Findings;
use super::sources::{Source, Sources};

const PLACE: &str = "crates/store/src/";

/// Words that name a time or a duration.
const TIMES: [&str; 21] = [
    "after", "age", "before", "busy", "created", "delay", "duration", "elapsed", "every",
    "expires", "interval", "lifetime", "now", "patience", "period", "seen", "since", "timeout",
    "until", "updated", "wait",
];

/// What a name may end with instead.
const UNITS: [&str; 4] = ["ms", "millis", "secs", "epoch"];

const NUMBERS: [&str; 9] = ["u8", "u16", "u32", "u64", "u128", "usize", "i32", "i64", "i128"];

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    for file in sources.with_extension("rs").filter(|file| file.path.starts_with(PLACE)) {
        for declared in public(file) {
            for name in bare(&declared) {
                let advice = "a time without a unit: give it a type, or end its name with _ms";
                findings.violations.push(format!("{}: `{name}` is {advice}", file.path));
            }
        }
    }
    findings
}

/// The signatures, fields and constants that others see, each in one line.
fn public(file: &Source) -> Vec<String> {
    let (mut found, mut open, mut in_trait) = (Vec::new(), None::<String>, false);
    let code = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    for line in code.filter(|line| !line.trim_start().starts_with("//")) {
        in_trait = (in_trait && line != "}") || line.starts_with("pub trait ");
        let begins = line.trim_start().trim_start_matches("async ");
        if begins.starts_with("pub ") || (in_trait && begins.starts_with("fn ")) {
            open = Some(String::new());
        }
        if let Some(declared) = &mut open {
            declared.push_str(line.trim());
            if line.ends_with(['{', ';', '}']) || (line.ends_with(',') && !declared.contains('(')) {
                found.extend(open.take());
            }
        }
    }
    found
}

/// The names in a declaration that name a time and are a number.
fn bare(declared: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for (at, _) in declared.match_indices(": ") {
        let name = declared[..at].rsplit(|c| !is_word(c)).next().unwrap_or_default();
        let of = declared[at + 2..].trim_start_matches("Option<");
        let of = of.split(|c| !is_word(c)).next().unwrap_or_default();
        let name = name.to_lowercase();
        let has_unit = name.rsplit('_').next().is_some_and(|last| UNITS.contains(&last));
        if NUMBERS.contains(&of) && !has_unit && name.split('_').any(|word| TIMES.contains(&word)) {
            found.push(name);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violations(text: &str) -> Vec<String> {
        check(&Sources::of(&[("crates/store/src/a.rs", text)])).violations
    }

    #[test]
    fn bare_times_are_found_in_signatures_fields_and_constants() {
        for text in [
            "pub trait T {\n    async fn end(\n        &self,\n        idle_after: u64,\n    ) -> bool;\n}\n",
            "pub trait T {\n    fn end(&self, before: i64);\n}\n",
            "impl A {\n    pub const fn new(timeout: Option<u32>) -> Self {\n    }\n}\n",
            "pub struct A {\n    pub created: i64,\n}\n",
            "pub const PATIENCE: u64 = 5;\n",
        ] {
            let found = violations(text);
            assert_eq!(found.len(), 1, "{text} {found:?}");
            assert!(found[0].starts_with("crates/store/src/a.rs: `"), "{found:?}");
        }
    }

    #[test]
    fn times_with_a_unit_and_numbers_that_are_none_pass() {
        for text in [
            "pub trait T {\n    fn end(&self, before: UnixMillis, wait: Duration, most: u32);\n}\n",
            "pub struct A {\n    pub wait_ms: u64,\n    pub created: UnixMillis,\n}\n",
            "    pub(crate) fn wait(after: u64) {}\n    fn inner(after: u64) {}\n",
            "pub trait T {\n    async fn claim(&self, seen_epoch: u64) -> Result<u64, E>;\n}\n",
            "pub fn a() {}\n#[cfg(test)]\nmod tests {\n    pub fn b(after: u64) {}\n}\n",
            "/// pub fn a(after: u64)\npub fn a() {}\n",
        ] {
            assert_eq!(violations(text), Vec::<String>::new(), "{text}");
        }
        let elsewhere = [("crates/server/src/a.rs", "pub const PATIENCE: u64 = 5;\n")];
        assert!(check(&Sources::of(&elsewhere)).violations.is_empty());
    }
}
