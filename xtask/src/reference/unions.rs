//! The codes as TypeScript union types, so that the client's compiler demands a sentence for each.

use std::collections::BTreeSet;

use super::codes;
use crate::tidy::{Sources, games};

pub(super) const FILE: &str = "web/src/lib/net/codes.ts";

/// The files with the codes of mistakes in rules, and the text that precedes each code.
const RULES: [(&str, &str); 2] = [
    ("crates/engine/src/rules/error.rs", "    (\""),
    ("crates/table/src/rules/rulebook.rs", "            code: \""),
];

const CLOSED: (&str, &str) = ("crates/server/src/room/close.rs", " => \"");

/// The file as prettier would format it.
pub(super) fn text(sources: &Sources) -> String {
    let refusals = codes::all_refusals(sources).into_iter().map(|(code, _)| code);
    let problems = codes::all_problems(sources).into_keys();
    let of_games = games::all(sources)
        .into_iter()
        .map(|game| format!("crates/engine/src/{}/rules/codes.rs", game.module));
    let rules = RULES
        .iter()
        .flat_map(|place| written(sources, *place))
        .chain(of_games.flat_map(|path| written(sources, (&path, "    (\""))));
    [
        "// Made by `cargo xtask reference` from the server's code: change it there.\n".to_owned(),
        union("RefusalCode", "Why a table or a connection refuses something.", refusals),
        union("ProblemCode", "What plain HTTP answers with.", problems),
        union("RulesCode", "What is wrong with rules.", rules),
        union("CloseCode", "Why the server closes a connection.", written(sources, CLOSED)),
    ]
    .join("\n")
}

fn union(name: &str, meaning: &str, codes: impl IntoIterator<Item = String>) -> String {
    let codes: BTreeSet<_> = codes.into_iter().collect();
    let lines: String = codes.iter().map(|code| format!("\n  | '{code}'")).collect();
    format!("/** {meaning} */\nexport type {name} ={lines}\n")
}

/// The codes in a file that follow `before`, line by line.
fn written(sources: &Sources, (path, before): (&str, &str)) -> Vec<String> {
    let file = sources.iter().find(|file| file.path == path);
    let lines = file.map_or("", |file| file.text.as_str()).lines();
    let code = |line: &str| Some(line.split_once(before)?.1.split('"').next()?.to_owned());
    lines.filter_map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_codes_becomes_a_type() {
        let text = text(&Sources::of(&[
            ("crates/engine/src/any/list.rs", "\"One.\" Mau $crate::mau::Mau,"),
            ("crates/table/src/refusal.rs", "Self::Stale => \"stale\",\nSelf::Odd => \"odd\",\n"),
            ("crates/server/src/x.rs", "Self::new(StatusCode::CONFLICT, \"taken\", \"no\")"),
            ("crates/engine/src/mau/rules/codes.rs", "    (\"bad_wish\", \"No card.\"),"),
            ("crates/server/src/room/close.rs", "            Self::Slow => \"slow_reader\","),
        ]));
        for union in [
            "RefusalCode =\n  | 'odd'\n  | 'stale'\n",
            "ProblemCode =\n  | 'taken'\n",
            "RulesCode =\n  | 'bad_wish'\n",
            "CloseCode =\n  | 'slow_reader'\n",
        ] {
            assert!(text.contains(union), "{union}\n{text}");
        }
    }
}
