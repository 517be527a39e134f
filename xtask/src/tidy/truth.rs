//! Who may ask for hidden cards: games written by hand, counting lies in the arena, and films of
//! finished matches. Nothing else that talks to people may.

use super::Findings;
use super::sources::Sources;
use super::test_code;

/// What gives hidden cards away, as whole words.
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

/// Who may ask: the games themselves, what plays games written by hand, the arena, films,
/// and what is found out about matches that are over.
const MAY_ASK: [&str; 10] = [
    "crates/engine/src/",
    "crates/playscript/src/",
    "crates/bots/src/maxonaut/arena.rs",
    "crates/bots/src/hindsight/",
    "crates/bots/src/mau/hindsight/mod.rs",
    "crates/bots/src/maxonaut/hindsight/fit.rs",
    "crates/bots/src/maxonaut/hindsight/mod.rs",
    "crates/table/src/film/",
    "crates/table/src/publish/film.rs",
    "xtask/",
];

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let may_ask = |path: &str| MAY_ASK.iter().any(|place| path.starts_with(place));
    // Elsewhere the same words mean something else.
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
        check(&Sources::of(&[(path, &text)])).violations.len()
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
        }
        assert_eq!(violations(VIEW, "let event = AnyEvent::of(event); // no Truth"), 0);
    }
}
