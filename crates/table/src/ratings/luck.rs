//! How much luck decides under given rules: measured with players of known strength
//! (`crates/bots/tests/luck.rs`), and kept as data.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use stammtisch_engine::any::GameId;
use stammtisch_engine::file_of_each_game;

use crate::wire::ChosenRules;

/// A ruleset whose luck was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The id of the ruleset.
    pub rules: String,
    /// The options chosen, where they make a difference.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The difference in strength between two players at which the better one wins about three
    /// matches in four: the larger, the more luck decides.
    pub beta: f64,
}

/// The measured rules of one game.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfGame {
    measured: Vec<Measured>,
}

/// All measurements, by the name of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Luck(pub BTreeMap<String, Vec<Measured>>);

static KNOWN: LazyLock<Luck> = LazyLock::new(|| {
    let read = |(game, text): (GameId, &str)| {
        let all: OfGame = toml::from_str(text).unwrap_or_default();
        (game.name().to_owned(), all.measured)
    };
    Luck(file_of_each_game!("../../data/luck/", ".toml").map(read).into())
});

/// All measurements.
#[must_use]
pub fn known() -> &'static Luck {
    &KNOWN
}

/// The luck (`beta`) of matches by these rules. Custom rules count like the luckiest rules of their
/// game: a rating that moves too slowly does less harm than one that jumps.
#[must_use]
pub fn of(game: &str, chosen: &ChosenRules) -> f64 {
    KNOWN.of(game, chosen)
}

impl Luck {
    fn of(&self, game: &str, chosen: &ChosenRules) -> f64 {
        let fits = |one: &&Measured| {
            let picked =
                |(option, choice): (&String, &String)| chosen.options.get(option) == Some(choice);
            chosen.file.is_none() && one.rules == chosen.base && one.options.iter().all(picked)
        };
        let of_game = || self.0.get(game).into_iter().flatten();
        let closest = of_game().filter(fits).max_by_key(|one| one.options.len());
        let luckiest = || of_game().map(|one| one.beta).reduce(f64::max);
        let anywhere = || self.0.values().flatten().map(|one| one.beta).reduce(f64::max);
        closest.map(|one| one.beta).or_else(luckiest).or_else(anywhere).unwrap_or(1.0)
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::any::{library, preset};

    use super::*;

    fn chosen(base: &str, options: &[(&str, &str)]) -> ChosenRules {
        let options = options.iter().map(|(option, choice)| ((*option).into(), (*choice).into()));
        ChosenRules { base: base.into(), options: options.collect(), file: None }
    }

    #[test]
    fn every_set_that_is_offered_is_measured() {
        for id in preset::ids().chain(library::ids()) {
            let game = preset::game(id).expect("a game").name();
            let of = |one: &&Measured| one.rules == id && one.options.is_empty();
            let one = known().0[game].iter().find(of).unwrap_or_else(|| panic!("{id}"));
            assert!(one.beta > 1.0, "{one:?}");
            assert_eq!(super::of(game, &chosen(id, &[])), one.beta);
        }
    }

    #[test]
    fn what_was_not_measured_is_taken_for_the_luckiest_of_its_game() {
        let one = |rules: &str, options: &[(&str, &str)], beta| {
            let ChosenRules { base, options, .. } = chosen(rules, options);
            Measured { rules: base, options, beta }
        };
        let a = vec![one("x", &[], 10.0), one("x", &[("long", "no")], 30.0), one("y", &[], 20.0)];
        let luck = Luck([("a".into(), a), ("b".into(), vec![one("z", &[], 5.0)])].into());
        assert_eq!(luck.of("a", &chosen("x", &[("cards", "52")])), 10.0);
        assert_eq!(luck.of("a", &chosen("x", &[("cards", "52"), ("long", "no")])), 30.0);
        assert_eq!(luck.of("a", &chosen("house", &[])), 30.0);
        let own = ChosenRules { file: Some("base = \"z\"".into()), ..chosen("z", &[]) };
        assert_eq!(luck.of("b", &own), 5.0);
        assert_eq!(luck.of("c", &own), 30.0);
    }
}
