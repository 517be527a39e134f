//! Determines which game a rules file is for.

use toml::{Table, Value};

use super::game_id::GameId;
use super::{library, preset};
use crate::rules::{RuleError, Source, list, no_preset, there_is_no};

impl GameId {
    /// The game of rules that name none: when those were written, there was no other.
    pub(super) const FIRST: Self = Self::ALL[0];

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

    /// The game that complete rules are for.
    pub(super) fn of_rules(source: &Source) -> Result<Self, Vec<RuleError>> {
        Ok(said(source)?.unwrap_or(Self::FIRST))
    }
}

/// The known game that a table names, if any.
pub(super) fn named_in(table: &Table) -> Option<GameId> {
    table.get("game").and_then(Value::as_str).and_then(GameId::named)
}

/// The game that a file names itself, if any; an error if it is unknown.
pub(super) fn said(source: &Source) -> Result<Option<GameId>, Vec<RuleError>> {
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
