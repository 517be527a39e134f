//! No code branches on the name of a ruleset: rules alone determine what a game does.

use super::Findings;
use super::games;
use super::sources::{Source, Sources};
use super::test_code::code_of;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// `xtask/rules.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    ruleset_names: RulesetNames,
}

/// Where code may name a ruleset.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesetNames {
    crates: Vec<String>,
    allow: Vec<String>,
}

impl RulesetNames {
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let Settings { ruleset_names } =
            toml::from_str(&text).with_context(|| path.display().to_string())?;
        Ok(ruleset_names)
    }
}

pub(crate) fn check(sources: &Sources, settings: &RulesetNames) -> Findings {
    let mut findings = Findings::default();
    let names: Vec<_> = sources.with_extension("toml").filter_map(preset_name).collect();
    let listed = |path: &str| {
        games::all(sources).iter().any(|game| {
            let rules = format!("crates/engine/src/{}/rules/", game.module);
            let file = path.strip_prefix(rules.as_str());
            file.is_some_and(|file| ["preset.rs", "library.rs"].contains(&file))
        })
    };
    let watched = sources.with_extension("rs").filter(|file| {
        let ours = |name: &String| file.path.starts_with(&format!("crates/{name}/src/"));
        settings.crates.iter().any(ours)
            && !settings.allow.contains(&file.path)
            && !listed(&file.path)
    });
    for file in watched {
        for (number, line) in code_of(file).lines().enumerate() {
            let code = without_comment(line);
            for name in names.iter().filter(|name| code.contains(&format!("\"{name}\""))) {
                let place = format!("{}:{}", file.path, number + 1);
                findings.violations.push(format!("{place}: the code knows `{name}` by name"));
            }
        }
    }
    findings
}

/// The name of a preset or library file: `crates/engine/presets/mau/live.toml` is `live`.
fn preset_name(file: &Source) -> Option<&str> {
    let folders = ["crates/engine/presets/", "crates/engine/library/"];
    let inside = folders.iter().find_map(|folder| file.path.strip_prefix(folder))?;
    inside.rsplit('/').next()?.strip_suffix(".toml")
}

/// Good enough for lines that have no `//` in a string before the name.
fn without_comment(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violations(path: &str, text: &str) -> Vec<String> {
        let preset = ("crates/engine/presets/mau/live.toml", "");
        let settings = RulesetNames {
            crates: vec!["engine".into()],
            allow: vec!["crates/engine/src/presets.rs".into()],
        };
        let games = (games::LIST, "\"One.\" Mau $crate::mau::Mau,\n");
        check(&Sources::of(&[preset, games, (path, text)]), &settings).violations
    }

    #[test]
    fn a_branch_on_a_name_is_found() {
        let found = violations("crates/engine/src/a.rs", "\nif rules.id == \"live\" {}\n");
        assert_eq!(found, ["crates/engine/src/a.rs:2: the code knows `live` by name"]);
        let branch = "match id { \"live\" => 1 }";
        for path in ["crates/engine/src/a.rs", "crates/engine/src/skat/rules/preset.rs"] {
            assert_eq!(violations(path, branch).len(), 1, "{path}");
        }
    }

    #[test]
    fn comments_tests_files_and_the_preset_table_may_name_it() {
        let call = "find(\"live\")";
        let tests = format!("#[cfg(test)]\nmod tests {{\n{call}\n}}");
        for (path, text) in [
            ("crates/engine/src/a.rs", "/// As in \"live\"."),
            ("crates/engine/src/a.rs", "include_str!(\"../presets/mau/live.toml\")"),
            ("crates/engine/src/a.rs", "let alive = \"alive\";"),
            ("crates/engine/src/a.rs", tests.as_str()),
            ("crates/engine/tests/a.rs", call),
            ("crates/engine/src/presets.rs", call),
            ("crates/engine/src/mau/rules/preset.rs", call),
            ("crates/engine/src/mau/rules/library.rs", call),
            ("crates/cli/src/main.rs", call),
        ] {
            assert!(violations(path, text).is_empty(), "{path}: {text}");
        }
    }
}
