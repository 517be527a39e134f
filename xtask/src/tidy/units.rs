//! Times and durations carry their unit: in the type (`UnixMillis`, `Duration`) or in the name (`_ms`).
//! Somebody would read a bare number as seconds.
//!
//! This applies to every constant, and to everything visible to other crates. Fields of the wire protocol
//! keep their names there; their doc comment then says the unit.

use super::Findings;
use super::declared::{INTEGERS, constants};
use super::sources::{Source, Sources};
use super::test_code;

const PLACES: [&str; 6] = [
    "crates/bots/src/",
    "crates/cli/src/",
    "crates/ids/src/",
    "crates/server/src/",
    "crates/store/src/",
    "crates/table/src/",
];

/// Where names are those of the wire.
const WIRE: &str = "crates/table/src/wire/";

/// How the doc comment of a field of the wire names its unit.
const SAID: [&str; 4] = ["millisecond", "second", "minute", "Unix ms"];

/// Words that name a duration, or a moment by any clock.
const TIMES: [&str; 22] = [
    "after", "age", "busy", "delay", "duration", "elapsed", "every", "expires", "grace", "idle",
    "interval", "lasts", "lifetime", "now", "patience", "pause", "period", "timeout", "until",
    "updated", "wait", "within",
];

/// Words that name a moment where the number has the type of moments; with other types they count what was
/// begun, or seen.
const MOMENTS: [&str; 10] =
    ["added", "before", "begins", "begun", "created", "day", "ended", "ends", "seen", "since"];

/// What a name has instead: a unit, or what it counts in place of time.
const UNITS: [&str; 12] = [
    "days", "epoch", "hours", "millis", "minutes", "moves", "ms", "secs", "seconds", "seq", "step",
    "writes",
];

/// Types too small for a time.
const SMALL: [&str; 4] = ["u8", "i8", "u16", "i16"];

/// The integer type of moments.
const MOMENT: &str = "i64";

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    for file in sources.with_extension("rs") {
        if !PLACES.iter().any(|place| file.path.starts_with(place)) {
            continue;
        }
        let mut names: Vec<String> = public(file).iter().flat_map(|one| bare(one)).collect();
        let bare = constants(test_code::code_of(file)).filter(|one| is_bare(one.name, one.kind));
        names.extend(bare.map(|one| one.name.to_owned()));
        names.sort_unstable();
        names.dedup();
        for name in names {
            let advice = "a time without a unit: give it a type, or end its name with _ms";
            findings.violations.push(format!("{}: `{name}` is {advice}", file.path));
        }
    }
    findings
}

/// The signatures, fields and constants visible to other crates, each in one line.
fn public(file: &Source) -> Vec<String> {
    let (mut found, mut open, mut in_trait) = (Vec::new(), None::<String>, false);
    let mut said = String::new();
    for line in test_code::code_of(file).lines() {
        let begins = line.trim_start();
        if let Some(words) = begins.strip_prefix("///") {
            said.push_str(words);
            continue;
        }
        if begins.starts_with("//") || begins.starts_with('#') {
            continue;
        }
        in_trait = (in_trait && line != "}") || line.starts_with("pub trait ");
        let begins = begins.trim_start_matches("async ");
        let has_unit = file.path.starts_with(WIRE) && SAID.iter().any(|unit| said.contains(unit));
        said.clear();
        if !has_unit && (begins.starts_with("pub ") || (in_trait && begins.starts_with("fn "))) {
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

/// The names in a declaration that name a time and are a number or return one.
fn bare(declared: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let number = |of: &str| -> String {
        let of = of.trim_start_matches("Option<");
        of.split(|c| !is_word(c)).next().unwrap_or_default().to_owned()
    };
    let named = declared.match_indices(": ").map(|(at, _)| {
        let name = declared[..at].rsplit(|c| !is_word(c)).next().unwrap_or_default();
        (name, number(&declared[at + 2..]))
    });
    let given =
        declared.split_once("fn ").zip(declared.rsplit_once(" -> ")).map(|(call, gives)| {
            let name = call.1.split(|c| !is_word(c)).next().unwrap_or_default();
            (name, number(gives.1))
        });
    let bare = named.chain(given).filter(|(name, kind)| is_bare(name, kind));
    bare.map(|(name, _)| name.to_owned()).collect()
}

/// Whether a number of this name and type is a time without its unit.
fn is_bare(name: &str, kind: &str) -> bool {
    let name = name.to_lowercase();
    let says = |words: &[&str]| name.split('_').any(|word| words.contains(&word));
    let is_number = INTEGERS.contains(&kind) && !SMALL.contains(&kind);
    let has_unit = name.rsplit('_').next().is_some_and(|last| UNITS.contains(&last));
    is_number
        && !has_unit
        && !name.contains("_ms_")
        && (says(&TIMES) || (kind == MOMENT && says(&MOMENTS)))
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
            "impl A {\n    const TOUCH_AFTER: i64 = 5;\n}\n",
            "const DAY: i64 = 24 * 3_600_000;\n",
            "pub fn a(step_timeout: u64) {}\n",
            "impl Day {\n    pub fn begins(self) -> i64 {\n    }\n}\n",
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
            "pub const TOUCH_AFTER_MS: i64 = 5;\nconst RETRY_AFTER_WRITES: u32 = 5;\n",
            "pub struct A {\n    pub begun: u32,\n    pub now: u8,\n}\n",
            "impl Day {\n    pub fn begins_ms(self) -> i64 {\n    }\n}\n",
            "pub fn begins(a: Box<dyn Fn(u8) -> u64>) -> bool {\n}\n",
        ] {
            assert_eq!(violations(text), Vec::<String>::new(), "{text}");
        }
        let elsewhere = [("crates/engine/src/a.rs", "pub const PATIENCE: u64 = 5;\n")];
        assert!(check(&Sources::of(&elsewhere)).violations.is_empty());
    }

    #[test]
    fn on_the_wire_the_unit_may_be_said() {
        let field = |said: &str| {
            format!(
                "pub struct A {{\n    /// When, {said}.\n    #[x(y)]\n    pub ended: i64,\n}}\n"
            )
        };
        let of =
            |path: &str, said: &str| check(&Sources::of(&[(path, &field(said))])).violations.len();
        let (wire, beside) = ("crates/table/src/wire/http/a.rs", "crates/table/src/a.rs");
        assert_eq!(of(wire, "in milliseconds since 1970"), 0);
        assert_eq!((of(wire, "roughly"), of(beside, "in milliseconds since 1970")), (1, 1));
    }
}
