//! House rules that the compiler cannot check.

mod backends;
mod bounds;
mod circles;
mod citations;
mod declared;
mod dependencies;
mod findings;
pub(crate) mod games;
mod one_program;
mod promises;
mod protocol;
mod purity;
mod rows;
mod ruleset_names;
mod shown;
mod sizes;
mod sources;
mod test_code;
mod truth;
mod units;

pub(crate) use findings::Findings;
pub(crate) use sources::{Source, Sources};

use anyhow::Result;
use ruleset_names::RulesetNames;
use std::path::Path;

use crate::reference;

/// Runs all checks and prints their findings. True if there were none.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let sources = Sources::read(root)?;
    let settings = RulesetNames::read(&root.join("xtask/rules.toml"))?;
    let checks = [
        ("dependency direction", dependencies::check(&sources)?),
        ("purity", purity::check(&sources)),
        ("file sizes", sizes::check(&sources)),
        ("circles of files", circles::check(&sources)),
        ("backends of the store", backends::check(&sources)),
        ("places of bounds", bounds::check(&sources)),
        ("units of times", units::check(&sources)),
        ("hidden cards", truth::check(&sources)),
        ("list of games", games::check(&sources)),
        ("programs of tests", one_program::check(&sources)),
        ("protocol document", protocol::check(&sources)),
        ("protocol reference", reference::check(&sources)),
        ("security document", promises::check(&sources, root)),
        ("rule numbers", rows::check(&sources)),
        ("rule citations", citations::check(&sources)),
        ("rule pages", shown::check(&sources, root)),
        ("ruleset names", ruleset_names::check(&sources, &settings)),
    ];
    let mut clean = true;
    for (name, findings) in checks {
        clean &= findings.violations.is_empty();
        let verdict = if findings.violations.is_empty() { "ok" } else { "FAILED" };
        println!("tidy: {name}: {verdict}");
        for line in &findings.violations {
            println!("  {line}");
        }
    }
    Ok(clean)
}
