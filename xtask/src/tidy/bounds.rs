//! All limits of a crate (how much of something there may be, how long something is waited for) are in one
//! place: its `limits`. A constant elsewhere whose name says that it is a bound is misplaced.
//!
//! An exception are limits of a field of a game's rules: they belong to the folder of that part of the rules,
//! a folder of the game with a `rule.rs` or a `check.rs` of its own.

use std::collections::BTreeSet;

use super::Findings;
use super::declared::{Constant, constants};
use super::sources::Sources;
use super::test_code;

/// Crates whose bounds are looked for. In `rules-text`, numbers only say when a sentence gets long.
const PLACES: [&str; 8] = [
    "crates/bots/src/",
    "crates/cli/src/",
    "crates/engine/src/",
    "crates/ids/src/",
    "crates/playscript/src/",
    "crates/server/src/",
    "crates/store/src/",
    "crates/table/src/",
];

/// Where each game has its folder.
const GAMES: &str = "crates/engine/src/";

/// A game's rules as a whole are not such a part.
const WHOLE_RULES: &str = "rules";

/// Words that say how much, how many or how long.
const WORDS: [&str; 26] = [
    "CAPACITY",
    "DEADLINE",
    "EVERY",
    "FEWEST",
    "GRACE",
    "KEEP",
    "LARGEST",
    "LASTS",
    "LEAST",
    "LIFETIME",
    "LIMIT",
    "LONGEST",
    "MAX",
    "MIN",
    "MOST",
    "PATIENCE",
    "REMEMBERED",
    "RETENTION",
    "RETRIES",
    "RETRY",
    "SHORTEST",
    "SMALLEST",
    "TIMEOUT",
    "WAIT",
    "WAITING",
    "WITHIN",
];

/// The same, as parts of names.
const BESIDE_OTHERS: [&str; 3] = ["AT_ONCE", "_KEPT", "KEPT_"];

/// Types that a bound can have, besides integers.
const KINDS: [&str; 5] = ["f32", "f64", "Duration", "Millis", "UnixMillis"];

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let rooms = rooms(sources);
    for file in sources.with_extension("rs") {
        let Some(place) = PLACES.iter().find(|place| file.path.starts_with(**place)) else {
            continue;
        };
        let within = &file.path[place.len()..];
        let in_limits = within == "limits.rs" || within.starts_with("limits/");
        if in_limits || rooms.iter().any(|room| file.path.starts_with(room)) {
            continue;
        }
        for Constant { name, .. } in constants(test_code::code_of(file)).filter(is_bound) {
            findings.violations.push(format!(
                "{}: `{name}` is a bound: it stands in {place}limits.rs, or is called otherwise",
                file.path
            ));
        }
    }
    findings
}

/// The folders of the parts of games' rules.
fn rooms(sources: &Sources) -> BTreeSet<String> {
    let room = |path: &str| {
        let (game, rest) = path.strip_prefix(GAMES)?.split_once('/')?;
        let (part, name) = rest.split_once('/')?;
        let is_room = ["rule.rs", "check.rs"].contains(&name) && part != WHOLE_RULES;
        is_room.then(|| format!("{GAMES}{game}/{part}/"))
    };
    sources.iter().filter_map(|file| room(&file.path)).collect()
}

fn is_bound(constant: &Constant<'_>) -> bool {
    let says_it = constant.name.split('_').any(|word| WORDS.contains(&word))
        || BESIDE_OTHERS.iter().any(|words| constant.name.contains(words));
    says_it && (constant.is_integer() || KINDS.contains(&constant.kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violations(path: &str, text: &str) -> Vec<String> {
        let check_of_lay = ("crates/engine/src/mau/lay/check.rs", "");
        let check_of_all = ("crates/engine/src/mau/rules/check.rs", "");
        check(&Sources::of(&[(path, text), check_of_lay, check_of_all])).violations
    }

    #[test]
    fn bounds_are_found_wherever_else_they_stand() {
        for text in [
            "const MOST: u8 = 2;\n",
            "pub(crate) const LONGEST_NAME: usize = 24;\n",
            "    pub const CLOSE_WITHIN: std::time::Duration = Duration::from_secs(1);\n",
            "const MATCHES_AT_ONCE: NonZeroU32 = A;\n",
            "const LINES_KEPT: u32 = 5;\n",
        ] {
            let found = violations("crates/server/src/a/b.rs", text);
            assert_eq!(found.len(), 1, "{text}");
            assert!(found[0].contains("crates/server/src/limits.rs"), "{found:?}");
        }
        for path in ["crates/engine/src/mau/rules/source.rs", "crates/engine/src/mau/lay.rs"] {
            assert_eq!(violations(path, "const MOST: u8 = 2;\n").len(), 1, "{path}");
        }
    }

    #[test]
    fn bounds_in_their_place_and_other_numbers_pass() {
        for path in [
            "crates/table/src/limits.rs",
            "crates/server/src/limits/worker_pool.rs",
            "crates/engine/src/mau/lay/rule.rs",
            "crates/engine/src/mau/lay/play/a.rs",
            "crates/table/src/state/tests.rs",
            "crates/table/tests/a.rs",
            "xtask/src/a.rs",
        ] {
            assert_eq!(violations(path, "const MOST: u8 = 2;\n"), Vec::<String>::new(), "{path}");
        }
        for text in [
            "const ALMOST: u8 = 2;\n",
            "const KEPT: usize = 2;\n",
            "pub const LOWEST: Self = Self(0);\n",
            "const MOST: &str = \"SELECT 1 LIMIT 1\";\n",
            "#[cfg(test)]\nmod tests {\n    const MOST: u8 = 2;\n}\n",
            "fn most(MOST: u8) {}\n",
        ] {
            assert_eq!(violations("crates/table/src/a.rs", text), Vec::<String>::new(), "{text}");
        }
    }
}
