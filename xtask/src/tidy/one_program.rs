//! Tests that are one program for a whole crate: a file that its list of modules forgets would never
//! run, and nobody would notice.

use std::collections::BTreeSet;

use super::Findings;
use super::sources::Sources;

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let alone =
        sources.iter().filter(|file| file.name() == "Cargo.toml" && one_program(&file.text));
    for manifest in alone {
        let tests = manifest.path.replace("Cargo.toml", "tests/");
        let root = format!("{tests}main.rs");
        let listed = sources.iter().find(|file| file.path == root);
        let listed = listed.map_or("", |file| file.text.as_str());
        let named: BTreeSet<&str> = listed.lines().filter_map(module).collect();
        let files = sources.iter().filter_map(|file| file.path.strip_prefix(&tests));
        let modules = files.filter(|path| path.ends_with(".rs")).filter_map(|path| {
            let folder = path.strip_suffix("/mod.rs").filter(|name| !name.contains('/'));
            folder.or_else(|| path.strip_suffix(".rs").filter(|name| !name.contains('/')))
        });
        for name in modules.filter(|name| *name != "main" && !named.contains(name)) {
            findings.violations.push(format!("{root}: `mod {name};` is missing, so it never runs"));
        }
    }
    findings
}

/// Whether cargo looks for no further test programs.
fn one_program(manifest: &str) -> bool {
    manifest.lines().any(|line| line == "autotests = false")
}

fn module(line: &str) -> Option<&str> {
    line.trim_start_matches("pub(crate) ").strip_prefix("mod ")?.strip_suffix(';')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_that_is_not_listed_is_found() {
        let files = |manifest| {
            let violations = check(&Sources::of(&[
                ("crates/x/Cargo.toml", manifest),
                ("crates/x/tests/main.rs", "mod here;\nmod folder;\n"),
                ("crates/x/tests/here.rs", ""),
                ("crates/x/tests/folder/mod.rs", ""),
                ("crates/x/tests/folder/part.rs", ""),
                ("crates/x/tests/gone.rs", ""),
            ]));
            violations.violations
        };
        let missing = "crates/x/tests/main.rs: `mod gone;` is missing, so it never runs";
        assert_eq!(files("autotests = false\n"), [missing]);
        assert_eq!(files(""), Vec::<String>::new());
    }
}
