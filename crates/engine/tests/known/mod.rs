//! Every field of a rules document and every word that can stand in one, asked of the checker: it
//! names what it knows.

use std::collections::BTreeSet;

use stammtisch_engine::mau::rules::RulesFile;

/// Tables whose keys people choose, with a key that may stand there.
pub(crate) const KEYED: [(&str, &str); 3] =
    [("cards", "Q"), ("calls", "mau"), ("cards.Q.threat.answers", "Q")];

/// Every field and every word that the checker knows.
pub(crate) fn everything() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    fields("", &mut all);
    all
}

fn fields(at: &str, all: &mut BTreeSet<String>) {
    if let Some((_, key)) = KEYED.iter().find(|(path, _)| *path == at) {
        fields(&format!("{at}.{key}"), all);
        return;
    }
    for field in offered("unknown_field", &join(at, "zzz"), "1") {
        if ["base", "options", "when"].contains(&field.as_str()) {
            continue;
        }
        let path = join(at, &field);
        for word in offered("unknown_value", &path, "'zzz'") {
            all.insert(format!("{}={word}", shown(&path)));
            fields(&join(&path, &word), all);
        }
        all.insert(shown(&path));
        fields(&path, all);
    }
    // Patches are a list.
    if at.is_empty() {
        all.extend(["when.seats", "when.rounds", "when.deals", "when.set"].map(str::to_owned));
    }
}

pub(crate) fn join(at: &str, key: &str) -> String {
    if at.is_empty() { key.to_owned() } else { format!("{at}.{key}") }
}

/// The keys that people choose are shown as `*`.
fn shown(path: &str) -> String {
    path.replace(".Q", ".*").replace("calls.mau", "calls.*")
}

/// What the checker offers instead of `value` at `path`.
fn offered(code: &str, path: &str, value: &str) -> Vec<String> {
    let text = format!("base = 'live'\noptions = []\n{path} = {value}\n");
    let Ok(file) = RulesFile::read(&text) else { return Vec::new() };
    let found = file.check();
    let told = found.iter().find(|told| told.field == path && told.code == code);
    let list = told.and_then(|told| told.message.rsplit_once("here are: "));
    list.map_or_else(Vec::new, |(_, words)| words.split(", ").map(str::to_owned).collect())
}
