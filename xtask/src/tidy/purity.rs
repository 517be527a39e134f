//! The pure crates share one list of clippy bans.
//!
//! Clippy takes the nearest `clippy.toml` and no other, so each crate needs its own copy.

use super::Findings;
use super::sources::Sources;

const COPIES: [&str; 6] = [
    "crates/engine/clippy.toml",
    "crates/rules-text/clippy.toml",
    "crates/playscript/clippy.toml",
    "crates/table/clippy.toml",
    "crates/bots/clippy.toml",
    "crates/ids/clippy.toml",
];

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let text = |path: &str| sources.iter().find(|file| file.path == path).map(|file| &file.text);
    let model = text(COPIES[0]);
    for path in COPIES {
        match text(path) {
            None => findings.violations.push(format!("{path} is missing")),
            Some(copy) if Some(copy) != model => {
                findings.violations.push(format!("{path} differs from {}", COPIES[0]));
            }
            Some(_) => {}
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_must_exist_and_agree() {
        let mut all = COPIES.map(|path| (path, "a"));
        assert!(check(&Sources::of(&all)).violations.is_empty());
        assert_eq!(
            check(&Sources::of(&all[1..])).violations.first().map(String::as_str),
            Some("crates/engine/clippy.toml is missing")
        );
        all[3].1 = "b";
        assert_eq!(
            check(&Sources::of(&all)).violations,
            ["crates/table/clippy.toml differs from crates/engine/clippy.toml"]
        );
    }
}
