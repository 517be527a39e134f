//! The scripted games: every rule as a game that could really have been played.
#![allow(missing_docs)]
#![expect(clippy::disallowed_methods, reason = "a test reads its data")]

use std::fs;

use proptest::prelude::*;
use stammtisch_engine::any::preset;
use stammtisch_playscript::Script;

#[path = "scripts/folder.rs"]
mod folder;
use folder::{no_files, scripts};

/// Plays all scripts of a folder; one message lists all that deviate. Returns how many there are.
fn play(folder: &str, at_least: usize) -> usize {
    let mut wrong = Vec::new();
    let scripts = scripts(folder);
    for (path, text) in &scripts {
        let beside = |name: &str| {
            let file = path.parent().expect("a folder").join(name);
            fs::read_to_string(file).map_err(|error| error.to_string())
        };
        let played =
            Script::read(text, beside).map_err(|error| error.to_string()).and_then(|script| {
                let cites = script.cited().next().is_some()
                    || [EXAMPLES, "house", "library"].contains(&folder);
                assert!(cites, "{} cites no rule", path.display());
                script.run().map_err(|deviation| deviation.to_string())
            });
        if let Err(message) = played {
            wrong.push(format!("{}:\n{message}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(scripts.len() >= at_least, "only {} scripts in {folder}", scripts.len());
    scripts.len()
}

/// The examples in the manual.
const EXAMPLES: &str = "../../../../docs/examples";

#[test]
fn examples() {
    play(EXAMPLES, 1);
    let manual = include_str!("../../../docs/scripts.md");
    for (path, text) in scripts(EXAMPLES) {
        assert!(manual.contains(&text), "docs/scripts.md does not show {}", path.display());
    }
}

/// Each preset has a folder named after it.
#[test]
fn presets() {
    let all: usize = preset::ids().map(|id| play(id, 1)).sum();
    assert!(all >= 800, "only {all} scripts of presets");
}

/// Rules that no preset has: a folder for each section of `docs/house-rules.md`.
#[test]
fn house() {
    play("house", 1_250);
}

/// Library games: at least three for each file of the library.
#[test]
fn library() {
    play("library", 120);
}

/// Runs a script if it can be read: nothing may panic.
fn survive(text: &str) {
    let Ok(script) = Script::read(text, no_files) else { return };
    if let Err(deviation) = script.run() {
        assert!(!deviation.to_string().is_empty());
    }
}

/// One change to a script, such as a slip of the hand would make.
fn mangle(text: &str, (kind, at, with): (u8, usize, String)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (at, other) = (at % lines.len(), at / 7 % lines.len());
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    match kind {
        0 => drop(lines.remove(at)),
        1 => lines.swap(at, other),
        2 => lines.insert(at, with),
        3 => lines[at].push_str(&format!(" {with}")),
        4 => lines[at] = lines[at].replacen(' ', &with, 1),
        5 => lines[at] = lines[at].chars().take(other).collect(),
        6 => lines.insert(at, lines[other].clone()),
        _ => {
            let mut of_line: Vec<&str> = lines[at].split(' ').collect();
            let last = of_line.len() - 1;
            of_line[other % (last + 1)] = &words[other * 5 % words.len()];
            lines[at] = of_line.join(" ");
        }
    }
    lines.join("\n")
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(?s).{0,200}") {
        survive(&text);
    }

    #[test]
    fn any_words_of_the_format_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "rules", "live", "schule", "seats", "3", "Anna", "Ben", "hand", "any", "rest", ":",
                "top", "9H", "7H", "JC", "draw", "only", "seed", "expect", "legal", "!", "wish",
                "none", "Karo", "calls", "mau", "draws", "score", "-5", "deal", "next", "\n", "\n",
                "\n", "set", "deck.packs = 3", "options", "specials", "=", "on", ",", "0", "99999",
            ]),
            0..60,
        )
    ) {
        survive(&words.join(" "));
        survive(&format!("rules live\nseats Anna Ben\n{}", words.join(" ")));
    }

    #[test]
    fn any_words_of_maxonaut_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "Anna", "Ben", "hand", "any", "rest", ":", "top", "7", "3", "5", "Zufall", "virus",
                "joker", "draw", "only", "discarded", "points", "starter", "seed", "expect",
                "legal", "!", "too_low", "none", "lays", "unseen", "says", "54", "45", "21", "to",
                "believes", "doubts", "shows", "bears", "knows", "spectators", "worth", "below",
                "?", "history", "seen", "event", ",", "99999", "\n", "\n", "\n",
                "options", "two", "=", "skips", "set", "deck.chance = 3",
            ]),
            0..60,
        )
    ) {
        let body = words.join(" ");
        survive(&format!("rules maxonaut\nseats Anna Ben\n{body}"));
        let lie = "hand Anna: 7 3 5 5\nhand Ben: 9 8 1 virus\ntop 4 8";
        survive(&format!("rules maxonaut\nseats Anna Ben\n{lie}\nAnna lays 7 3\n{body}"));
    }

    #[test]
    fn a_mangled_script_is_read_or_refused(
        pick in any::<prop::sample::Index>(),
        changes in prop::collection::vec((0_u8..8, any::<usize>(), "[ -~]{0,6}|\\PC{0,3}"), 1..6),
    ) {
        let all: Vec<String> =
            preset::ids().flat_map(|folder| scripts(folder).into_values()).collect();
        let mut text = pick.get(&all).clone();
        for change in changes {
            if text.trim().is_empty() {
                break;
            }
            text = mangle(&text, change);
        }
        survive(&text);
    }
}
