//! The lines before the game that mean the same in all games: which rules, who plays.

use std::collections::BTreeMap;

use toml::Table;

use stammtisch_engine::rules::read_table;
use stammtisch_engine::seat::Direction;

use super::error::ScriptError;
use super::games;
use super::lines::Line;
use super::names::Names;
use super::words::Words;

/// The first words of these lines.
pub(super) const COMMON: [&str; 6] = ["rules", "options", "set", "seats", "direction", "seed"];

/// Everything said before the first move.
#[derive(Default)]
pub(super) struct Header<'a> {
    /// The `rules` line and the name or path in it.
    pub(super) rules: Option<(Line<'a>, &'a str)>,
    /// Choices by option, each with its line.
    pub(super) options: BTreeMap<String, (Line<'a>, String)>,
    /// What `set` lines lay over the rules.
    pub(super) patch: Table,
    pub(super) names: Names,
    /// The `seats` line.
    pub(super) seats: Option<Line<'a>>,
    pub(super) direction: Option<Direction>,
    pub(super) seed: Option<u64>,
    /// Lines that mean what the game says.
    pub(super) of_the_game: Vec<Line<'a>>,
}

impl<'a> Header<'a> {
    /// Reads `line` if it is one of the header; says whether it is.
    pub(super) fn read(&mut self, line: Line<'a>) -> Result<bool, ScriptError> {
        let mut words = Words::of(line);
        let Some(first) = words.take() else { return Ok(false) };
        let after = line.text.get(first.len()..).unwrap_or_default().trim();
        match first {
            "rules" if after.is_empty() => return Err(line.wrong(RULES_MISSING)),
            "rules" => return once(&mut self.rules, (line, after), line).map(|()| true),
            "set" => return self.set(line, after).map(|()| true),
            "options" => self.options(&mut words)?,
            "seats" => {
                once(&mut self.seats, line, line)?;
                self.names = Names::read(&mut words)?;
            }
            "direction" => once(&mut self.direction, direction(&mut words)?, line)?,
            "seed" => once(&mut self.seed, words.number("a whole number from 0")?, line)?,
            _ if games::lines().any(|known| *known == first) => {
                self.of_the_game.push(line);
                return Ok(true);
            }
            _ => return Ok(false),
        }
        words.end()?;
        Ok(true)
    }

    fn set(&mut self, line: Line<'a>, after: &str) -> Result<(), ScriptError> {
        let table = read_table(after).map_err(|error| {
            let right = "write one TOML line, as in `set deal.hand = 3`";
            line.wrong(format!("{}: {right}", error.message))
        })?;
        lay_over(&mut self.patch, table);
        Ok(())
    }

    fn options(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
        while words.peek().is_some() {
            let option = words.need("an option")?;
            let choice = if words.take_if("=") { words.take() } else { None };
            let choice = choice.ok_or_else(|| {
                words.wrong(format!("write `{option}=CHOICE`, as in `options format=single`"))
            })?;
            if self.options.insert(option.into(), (words.line, choice.into())).is_some() {
                return Err(words.wrong(format!("`{option}` is chosen twice")));
            }
            words.take_if(",");
        }
        Ok(())
    }

    /// The choices by option.
    pub(super) fn chosen(&self) -> BTreeMap<String, String> {
        self.options.iter().map(|(id, (_, choice))| (id.clone(), choice.clone())).collect()
    }
}

const RULES_MISSING: &str = "name a preset or a rules file, as in `rules my-rules.toml`";

/// Keeps what a line says that can stand there only once.
pub(super) fn once<T>(slot: &mut Option<T>, value: T, line: Line<'_>) -> Result<(), ScriptError> {
    if slot.replace(value).is_some() {
        return Err(line.wrong("this has been said already, further up"));
    }
    Ok(())
}

/// Reads a direction.
pub(super) fn direction(words: &mut Words<'_>) -> Result<Direction, ScriptError> {
    match words.need("a direction")? {
        "clockwise" => Ok(Direction::Clockwise),
        "counter" => Ok(Direction::Counter),
        word => Err(words.wrong(format!("`{word}` is no direction: clockwise or counter"))),
    }
}

fn lay_over(below: &mut Table, above: Table) {
    for (key, value) in above {
        match (below.get_mut(&key), value) {
            (Some(toml::Value::Table(old)), toml::Value::Table(new)) => lay_over(old, new),
            (_, value) => {
                below.insert(key, value);
            }
        }
    }
}
