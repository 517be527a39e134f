//! Only one file knows which games there are: any other that names two of them side by side would
//! have to be found when a third one comes.

use super::Findings;
use super::sources::Sources;
use super::test_code;

/// The list. Its lines say what a game is called where the games are named.
const LIST: &str = "crates/engine/src/any/list.rs";

/// A game of the list.
pub(crate) struct Listed<'a> {
    /// As a variant: `Maxonaut`.
    pub(crate) name: &'a str,
    /// The module in each crate, and its folder: `maxonaut`.
    pub(crate) module: &'a str,
    /// What it is: `The Mau-Mau family.`
    pub(crate) said: &'a str,
}

impl Listed<'_> {
    /// What its declarations for the client begin with: `Max`.
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
    for file in sources.iter().filter(|file| checked(&file.path) && !is_two_worlds(&file.path)) {
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

/// Tests that stand in the crate itself, because they change what nobody else can reach.
fn is_two_worlds(path: &str) -> bool {
    path.starts_with("crates/table/src/two_worlds/")
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
    // Mau-Mau in a text of several lines is no name in code.
    test_code::has_word(&code, game, |c| c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str =
        "\"One.\" Mau $crate::mau::Mau,\n\"Two.\" Maxonaut $crate::maxonaut::Maxonaut\n";

    fn violations(path: &str, text: &str) -> usize {
        check(&Sources::of(&[(LIST, GAMES), (path, text)])).violations.len()
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
}
