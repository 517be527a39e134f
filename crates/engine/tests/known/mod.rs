//! Every field of a rules document and every word allowed in one, obtained from the checker's
//! messages: they list what is known.

use std::collections::BTreeSet;

use stammtisch_engine::rules::{Document, RulesFile};
use stammtisch_engine::{mau, maxonaut};

/// A document in which some tables have keys that people choose.
pub(crate) trait Keyed: Document {
    /// These tables, each with a key that is allowed there.
    const KEYED: &'static [(&'static str, &'static str)];
}

impl Keyed for mau::rules::HouseRules {
    const KEYED: &'static [(&'static str, &'static str)] = &[
        ("cards", "Q"),
        ("deck.faces", "Q"),
        ("deck.back.shows", "Q"),
        ("deck.back.faces", "Q"),
        ("states", "dark"),
        ("dormant", "start"),
        ("patterns", "triple"),
        ("patterns.triple.does.threat.answers", "Q"),
        ("triggers", "greedy"),
        ("triggers.greedy.does.threat.answers", "Q"),
        ("calls", "mau"),
        ("charges", "talking"),
        ("cards.Q.threat.answers", "Q"),
    ];
}

impl Keyed for maxonaut::rules::HouseRules {
    const KEYED: &'static [(&'static str, &'static str)] = &[("deck", "joker")];
}

/// What a file says apart from its rules, and lists that have tests of their own.
const NO_RULES: [&str; 6] = ["base", "options", "when", "region", "sources", "tags"];

/// Every field and every word that the checker knows.
pub(crate) fn everything<D: Keyed>() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    fields::<D>("", &mut all);
    all
}

fn fields<D: Keyed>(at: &str, all: &mut BTreeSet<String>) {
    if let Some((_, key)) = D::KEYED.iter().find(|(path, _)| *path == at) {
        fields::<D>(&format!("{at}.{key}"), all);
        return;
    }
    let here = offered::<D>("unknown_field", &join(at, "zzz"), "1");
    for field in here.iter().filter(|field| !NO_RULES.contains(&field.as_str())) {
        let path = join(at, field);
        for word in offered::<D>("unknown_value", &path, "'zzz'") {
            all.insert(format!("{}={word}", shown(&path)));
            fields::<D>(&join(&path, &word), all);
        }
        all.insert(shown(&path));
        fields::<D>(&path, all);
    }
    // Patches are in a list.
    if at.is_empty() && here.iter().any(|field| field == "when") {
        all.extend(["when.seats", "when.rounds", "when.deals", "when.set"].map(str::to_owned));
    }
}

pub(crate) fn join(at: &str, key: &str) -> String {
    if at.is_empty() { key.to_owned() } else { format!("{at}.{key}") }
}

/// Keys that people choose are shown as `*`.
fn shown(path: &str) -> String {
    path.replace(".Q", ".*")
        .replace("calls.mau", "calls.*")
        .replace("charges.talking", "charges.*")
        .replace("states.dark", "states.*")
        .replace("dormant.start", "dormant.*")
        .replace("patterns.triple", "patterns.*")
        .replace("triggers.greedy", "triggers.*")
}

/// What the checker suggests instead of `value` at `path`.
fn offered<D: Document>(code: &str, path: &str, value: &str) -> Vec<String> {
    let base = D::PRESETS[0].0;
    let text = format!("base = '{base}'\noptions = []\n{path} = {value}\n");
    let Ok(file) = RulesFile::<D>::read(&text) else { return Vec::new() };
    let found = file.check();
    let told = found.iter().find(|told| told.field == path && told.code == code);
    let list = told.and_then(|told| told.message.rsplit_once("here are: "));
    list.map_or_else(Vec::new, |(_, words)| words.split(", ").map(str::to_owned).collect())
}
