//! Only one file knows which games there are: any other that named two of them side by side would have to be
//! found and changed when a third one comes.

use std::collections::{BTreeMap, BTreeSet};

use super::Findings;
use super::sources::Sources;
use super::test_code;

/// The list of games. Its lines also say what each game is called.
pub(super) const LIST: &str = "crates/engine/src/any/list.rs";

/// A game of the list.
pub(crate) struct Listed<'a> {
    /// The name of its variant: `Maxonaut`.
    pub(crate) name: &'a str,
    /// The name of its module and folder in each crate: `maxonaut`.
    pub(crate) module: &'a str,
    /// Its description: `The Mau-Mau family.`
    pub(crate) said: &'a str,
}

impl Listed<'_> {
    /// The prefix of its declarations for the client: `Max`.
    pub(crate) fn prefix(&self) -> &str {
        self.name.get(..3).unwrap_or(self.name)
    }
}

/// All games, in the order of the list.
pub(crate) fn all(sources: &Sources) -> Vec<Listed<'_>> {
    let list = sources.iter().find(|file| file.path == LIST);
    list.map_or("", |file| file.text.as_str()).lines().filter_map(listed).collect()
}

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let games: Vec<&str> = all(sources).iter().map(|game| game.name).collect();
    if games.len() < 2 {
        findings.violations.push(format!("{LIST}: no games are listed"));
    }
    let checked = |path: &str| {
        path.ends_with(".rs")
            && path != LIST
            && (path.starts_with("crates/") || path.starts_with("fuzz/"))
    };
    findings.violations.extend(same_prefix(sources));
    findings.violations.extend(without_kit(sources));
    for file in
        sources.iter().filter(|file| checked(&file.path) && !is_noninterference_test(&file.path))
    {
        let code = test_code::code_of(file);
        let named = |game: &&&str| code.lines().any(|line| names(line, game));
        let named: Vec<_> = games.iter().filter(named).copied().collect();
        if let [one, other, ..] = named[..] {
            let path = &file.path;
            findings.violations.push(format!("{path}: names {one} and {other}: see {LIST}"));
        }
    }
    findings
}

/// Games whose declarations for the client would have the same prefix.
fn same_prefix(sources: &Sources) -> Vec<String> {
    let mut seen = BTreeMap::new();
    let games = all(sources);
    let twice = |game: &Listed<'_>| {
        let other = seen.insert(game.prefix().to_owned(), game.name.to_owned())?;
        let (name, prefix) = (game.name, game.prefix());
        Some(format!(
            "{LIST}: {name} and {other} both begin with `{prefix}`: see docs/adding-a-game.md"
        ))
    };
    games.iter().filter_map(twice).collect()
}

/// The files that the client of each game must have, since they are found by name and nothing else refers to
/// them.
const OF_CLIENT: [&str; 4] = ["kit.ts", "facts.lazy.ts", "print.lazy.ts", "start.lazy.ts"];

/// Games for which the client lacks a file, and folders in it that belong to no game.
fn without_kit(sources: &Sources) -> Vec<String> {
    const CLIENT: &str = "web/src/games/";
    let games = all(sources);
    let inside = sources.iter().filter_map(|file| file.path.strip_prefix(CLIENT));
    let there: BTreeSet<&str> = inside.collect();
    let lacking = games.iter().flat_map(|game| {
        let paths = OF_CLIENT.map(|file| format!("{}/{file}", game.module));
        let lacks = paths.into_iter().filter(|path| !there.contains(path.as_str()));
        lacks.map(|path| format!("{CLIENT}{path} is missing")).collect::<Vec<_>>()
    });
    let folders = there.iter().filter_map(|path| path.split_once('/'));
    let folders: BTreeSet<&str> = folders.map(|(folder, _)| folder).collect();
    let strange = folders.into_iter().filter(|name| games.iter().all(|game| game.module != *name));
    lacking.chain(strange.map(|name| format!("{CLIENT}{name} is no game of {LIST}"))).collect()
}

/// Tests inside the crate itself, because they change what is not accessible from outside.
fn is_noninterference_test(path: &str) -> bool {
    path.starts_with("crates/table/src/noninterference/")
}

/// A game from its line of the list: `"What it is." Name $crate::module::Type`.
pub(crate) fn listed(line: &str) -> Option<Listed<'_>> {
    let (said, rest) = line.trim().strip_prefix('"')?.split_once("\" ")?;
    let (name, path) = rest.split_once(' ')?;
    let module = path.strip_prefix("$crate::")?.split("::").next()?;
    Some(Listed { name, module, said })
}

/// Whether code names the game as a type or a variant.
fn names(line: &str, game: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let code: String = code.split('"').step_by(2).collect();
    // Mau-Mau in a multi-line string is not a name in code.
    test_code::has_word(&code, game, |c| c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str =
        "\"One.\" Mau $crate::mau::Mau,\n\"Two.\" Maxonaut $crate::maxonaut::Maxonaut\n";

    const CLIENT: [(&str, &str); 8] = [
        ("web/src/games/mau/kit.ts", ""),
        ("web/src/games/mau/facts.lazy.ts", ""),
        ("web/src/games/mau/print.lazy.ts", ""),
        ("web/src/games/mau/start.lazy.ts", ""),
        ("web/src/games/maxonaut/kit.ts", ""),
        ("web/src/games/maxonaut/facts.lazy.ts", ""),
        ("web/src/games/maxonaut/print.lazy.ts", ""),
        ("web/src/games/maxonaut/start.lazy.ts", ""),
    ];

    fn violations(path: &str, text: &str) -> usize {
        let files = [&[(LIST, GAMES), (path, text)][..], &CLIENT].concat();
        check(&Sources::of(&files)).violations.len()
    }

    #[test]
    fn games_are_named_side_by_side_in_the_list_only() {
        let sum = "enum Any {\n    Mau(u8),\n    Maxonaut(u8),\n}\n";
        assert_eq!(violations("crates/table/src/wire/server.rs", sum), 1);
        assert_eq!(violations("fuzz/src/targets/log.rs", sum), 1);
        for fine in [
            "use crate::mau::Mau;\n// as Maxonaut does\n",
            "const WORDS: [&str; 2] = [\"Mau\", \"Maxonaut\"];\n",
            "fn maxonaut() { Mau::start() }\n",
        ] {
            assert_eq!(violations("crates/table/src/wire/server.rs", fine), 0, "{fine}");
        }
        assert_eq!(violations("crates/table/tests/leaks/main.rs", sum), 0);
        assert_eq!(check(&Sources::of(&[(LIST, "")])).violations.len(), 1);
    }

    #[test]
    fn each_game_has_its_client_and_a_beginning_of_its_own() {
        let found = |list: &str, client: &[(&str, &str)]| {
            check(&Sources::of(&[&[(LIST, list)][..], client].concat())).violations
        };
        assert_eq!(found(GAMES, &CLIENT), Vec::<String>::new());
        assert_eq!(found(GAMES, &CLIENT[1..]), ["web/src/games/mau/kit.ts is missing"]);
        let strange = [&CLIENT[..], &[("web/src/games/skat/kit.ts", "")]].concat();
        let list = "crates/engine/src/any/list.rs";
        assert_eq!(found(GAMES, &strange), [format!("web/src/games/skat is no game of {list}")]);
        let alike = GAMES.replace("Mau $crate::mau::Mau", "Max $crate::mau::Max");
        let says = "Maxonaut and Max both begin with `Max`: see docs/adding-a-game.md";
        assert_eq!(found(&alike, &CLIENT), [format!("{list}: {says}")]);
    }
}
