//! The names of the games, and what a text says about the game it is for.

use toml::Value;

use super::preset;
use crate::rules::{Document, RuleError, Source, list, no_preset, there_is_no};
use crate::{mau, maxonaut};

/// A game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameId {
    /// The Mau-Mau family.
    Mau,
    /// Maxonaut.
    Maxonaut,
}

impl GameId {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Mau, Self::Maxonaut];

    /// The name, as rules files and clients know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mau => mau::rules::HouseRules::GAME,
            Self::Maxonaut => maxonaut::rules::HouseRules::GAME,
        }
    }

    /// The game of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// Which game a rules file is for: the one it names, else that of its base, else the first.
    pub(super) fn of_file(source: &Source) -> Result<Self, Vec<RuleError>> {
        let said = said(source)?;
        let wrong = |error: RuleError| {
            let line = source.places.line("base");
            Err(vec![error.at(line)])
        };
        let base = source.table.get("base").and_then(Value::as_str);
        match (said, base.map(|base| (base, preset::game(base)))) {
            (Some(said), Some((base, Some(game)))) if said != game => {
                let (game, said) = (game.name(), said.name());
                let message = (
                    format!("`{base}` ist für das Spiel \"{game}\", diese Datei für \"{said}\""),
                    format!("`{base}` is for the game \"{game}\", and this file for \"{said}\""),
                );
                wrong(RuleError::new("wrong_game", "base", message))
            }
            (Some(said), _) => Ok(said),
            (None, Some((_, Some(game)))) => Ok(game),
            (None, Some((base, None))) => {
                wrong(no_preset(base, &preset::bases().collect::<Vec<_>>()))
            }
            (None, None) => Ok(Self::Mau),
        }
    }

    /// Which game written-out rules are for. Before there were several, none was named.
    pub(super) fn of_rules(source: &Source) -> Result<Self, Vec<RuleError>> {
        Ok(said(source)?.unwrap_or(Self::Mau))
    }
}

/// The game that is named.
fn said(source: &Source) -> Result<Option<GameId>, Vec<RuleError>> {
    let known: Vec<_> = GameId::ALL.into_iter().map(GameId::name).collect();
    let message = match source.table.get("game") {
        None => return Ok(None),
        Some(Value::String(name)) => match GameId::named(name) {
            Some(game) => return Ok(Some(game)),
            None => there_is_no(("das Spiel", "game"), name, &known),
        },
        Some(_) => {
            let known = list(&known);
            (
                format!("schreib den Namen eines Spiels, einen von: {known}"),
                format!("write the name of a game, one of: {known}"),
            )
        }
    };
    Err(vec![RuleError::new("unknown_game", "game", message).at(source.places.line("game"))])
}
