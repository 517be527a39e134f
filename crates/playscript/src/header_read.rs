//! Reads the header lines.

use stammtisch_engine::rules::read_table;
use toml::Table;

use super::error::ScriptError;
use super::game_lines;
use super::header::Header;
use super::lines::{Line, once};
use super::names::Names;
use super::words::{Words, direction};

impl<'a> Header<'a> {
    /// Reads `line` if it belongs to the header; returns whether it does.
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
            _ if game_lines::lines().any(|known| *known == first) => {
                self.of_the_game.push(line);
                return Ok(true);
            }
            _ => return Ok(false),
        }
        words.end()?;
        Ok(true)
    }

    pub(super) fn set(&mut self, line: Line<'a>, after: &str) -> Result<(), ScriptError> {
        let table = read_table(after).map_err(|error| {
            let right = "write one TOML line, as in `set deal.hand = 3`";
            line.wrong(format!("{}: {right}", error.message))
        })?;
        lay_over(&mut self.patch, table);
        Ok(())
    }

    pub(super) fn options(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
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
}

pub(super) const RULES_MISSING: &str = "name a preset or a rules file, as in `rules my-rules.toml`";

pub(super) fn lay_over(below: &mut Table, above: Table) {
    for (key, value) in above {
        match (below.get_mut(&key), value) {
            (Some(toml::Value::Table(old)), toml::Value::Table(new)) => lay_over(old, new),
            (_, value) => {
                below.insert(key, value);
            }
        }
    }
}
