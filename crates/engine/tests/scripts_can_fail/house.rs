//! Scripts with rules files of their own beside them.

use std::fs;

use stammtisch_playscript::Script;

use super::folder::{no_files, scripts};

/// Under the base alone, without what a script sets itself, every script deviates.
#[test]
fn house() {
    let mut unnoticed = Vec::new();
    for (path, text) in scripts("house") {
        let folder = path.parent().expect("a folder");
        let name = text.lines().find_map(|line| line.strip_prefix("rules ")).expect("rules");
        let rules = if name.ends_with(".toml") {
            fs::read_to_string(folder.join(name)).expect("a rules file beside the script")
        } else {
            // Everything unusual is set by the script itself.
            format!("base = \"{name}\"")
        };
        let base = rules.lines().find_map(|line| line.strip_prefix("base = ")).expect("a base");
        let lines = text.lines().filter(|line| !line.starts_with("set "));
        let plain = lines.collect::<Vec<_>>().join("\n");
        let plain =
            plain.replace(&format!("rules {name}"), &format!("rules {}", base.trim_matches('"')));
        if Script::read(&plain, no_files).is_ok_and(|script| script.run().is_ok()) {
            unnoticed.push(path);
        }
    }
    assert!(unnoticed.is_empty(), "these go the same way under the base: {unnoticed:#?}");
}
