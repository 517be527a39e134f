//! The names of the games (`GameId`), and what a text says about the game it is for.

use toml::{Table, Value};

use super::{library, preset};
use crate::game::Game;
use crate::rules::{Document, RuleError, Source, list, no_preset, there_is_no};
use crate::{games, of_game};

games!(__ids);

/// It is of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherGame;

impl GameId {
    /// The game of rules that name none: there was no other when they were written.
    const FIRST: Self = Self::ALL[0];

    /// The name, as rules files and clients know it.
    #[must_use]
    pub fn name(self) -> &'static str {
        of_game!(self, G => <<G as Game>::HouseRules as Document>::GAME)
    }

    /// The game of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// Which game a rules file is for: the one it names, else that of its base, else the first.
    pub(super) fn of_file(source: &Source) -> Result<Self, Vec<RuleError>> {
        let said = said(source)?.or_else(|| source.under.iter().find_map(named_in));
        let wrong = |error: RuleError| {
            let line = source.places.line("base");
            Err(vec![error.at(line)])
        };
        let lowest = source.under.last().unwrap_or(&source.table);
        let base = lowest.get("base").and_then(Value::as_str);
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
                let offered: Vec<_> = preset::bases().collect();
                let library: Vec<_> = library::ids().collect();
                wrong(no_preset(base, &offered, &library))
            }
            (None, None) => Ok(Self::FIRST),
        }
    }

    /// Which game written-out rules are for.
    pub(super) fn of_rules(source: &Source) -> Result<Self, Vec<RuleError>> {
        Ok(said(source)?.unwrap_or(Self::FIRST))
    }
}

/// The game that a table names.
fn named_in(table: &Table) -> Option<GameId> {
    table.get("game").and_then(Value::as_str).and_then(GameId::named)
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
