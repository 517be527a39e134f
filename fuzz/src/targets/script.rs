//! Fuzzes scripted games: they are read and played.

use stammtisch_engine::file_of_each_game;
use stammtisch_playscript::Script;

use super::Target;

pub(super) const TARGET: Target = Target { name: "script", seeds, run };

/// The examples in the manual.
const EXAMPLES: [&str; 2] = [
    include_str!("../../../docs/examples/last-seven.script"),
    include_str!("../../../docs/examples/a-one-on-two-twos.script"),
];

/// Scripts of every kind: those of a game are in one file, separated by empty lines.
fn seeds() -> Vec<Vec<u8>> {
    let of_games = file_of_each_game!("../../seeds/scripts/", ".txt");
    let of_games = of_games.into_iter().flat_map(|(_, text)| text.split("\n\n"));
    EXAMPLES.into_iter().chain(of_games).map(|text| text.as_bytes().to_vec()).collect()
}

fn run(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let no_files = |_: &str| Err("there are no files here".to_owned());
    if let Ok(script) = Script::read(&text, no_files) {
        drop(script.run());
    }
}
