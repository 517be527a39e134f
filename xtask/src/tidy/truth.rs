//! Which code may access hidden cards: scripted games, the count of lies in the arena, and films of finished
//! matches. Nothing else that talks to people may.

use super::Findings;
use super::games;
use super::sources::Sources;
use super::test_code;

/// What reveals hidden cards, as whole words.
const ASKS: [&str; 8] = [
    "Truth",
    "Given::of",
    "top_cards",
    "EndedMatch",
    "Filmed",
    "given_up",
    "seen_openly",
    "is_cheat",
];

/// The code that may access them: the games themselves, the player of scripted games, films, and the analysis
/// of finished matches.
const MAY_ASK: [&str; 6] = [
    "crates/engine/src/",
    "crates/playscript/src/",
    "crates/bots/src/hindsight/",
    "crates/table/src/film/",
    "crates/table/src/publish/film.rs",
    "xtask/",
];

/// The parts of a game's bots that may access them: the count of lies in the arena, and the analysis.
const OF_BOTS: [&str; 3] = ["arena.rs", "hindsight/mod.rs", "hindsight/fit.rs"];

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let games = games::all(sources);
    let bots = games
        .iter()
        .flat_map(|game| OF_BOTS.map(|place| format!("crates/bots/src/{}/{place}", game.module)));
    let places: Vec<String> = MAY_ASK.map(str::to_owned).into_iter().chain(bots).collect();
    let may_ask = |path: &str| places.iter().any(|place| path.starts_with(place.as_str()));
    // In files that do not use the engine the same words mean something else.
    let knows_games = |text: &str| text.contains("stammtisch_engine");
    let files = sources.with_extension("rs").filter(|file| !may_ask(&file.path));
    for file in files.filter(|file| knows_games(&file.text)) {
        for (line, text) in test_code::code_of(file).lines().enumerate() {
            let code = text.split("//").next().unwrap_or_default();
            if ASKS.iter().any(|asks| test_code::has_word(code, asks, |_| false)) {
                let place = format!("{}:{}", file.path, line + 1);
                findings.violations.push(format!("{place}: hidden cards are not asked for here"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: &str = "crates/table/src/publish/view.rs";

    fn violations(path: &str, text: &str) -> usize {
        let text = format!("use stammtisch_engine::game::Game;\n{text}");
        let list = (games::LIST, "\"One.\" Mau $crate::mau::Mau,\n");
        check(&Sources::of(&[list, (path, &text)])).violations.len()
    }

    #[test]
    fn only_scripted_games_and_films_ask_for_hidden_cards() {
        let asking = [
            "use stammtisch_engine::mau::{Mau, Truth as All};",
            "let all = Given::of(rules, state);",
            "let lies = state.top_cards();",
            "let over = game.clone().given_up();",
            "fn open(game: &AnyMatch, ended: EndedMatch) {}",
            "use stammtisch_engine::film::Filmed;",
        ];
        for text in asking {
            assert_eq!(violations(VIEW, text), 1, "{text}");
            assert_eq!(violations("crates/playscript/src/mau/show.rs", text), 0);
            assert_eq!(violations("crates/table/tests/leaks/main.rs", text), 0);
            assert_eq!(violations("crates/table/src/film/find.rs", text), 0);
            assert_eq!(violations("crates/bots/src/mau/hindsight/mod.rs", text), 0);
            assert_eq!(violations("crates/bots/src/mau/arena.rs", text), 0);
            assert_eq!(violations("crates/bots/src/mau/habits.rs", text), 1);
            assert_eq!(violations("crates/bots/src/mau/hindsight/choosing.rs", text), 1);
            assert_eq!(violations("crates/bots/src/skat/arena.rs", text), 1);
        }
        assert_eq!(violations(VIEW, "let event = AnyEvent::of(event); // no Truth"), 0);
    }
}
