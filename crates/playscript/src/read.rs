//! Reads a script (`Script::read`).

use std::collections::BTreeSet;

use stammtisch_engine::any::{AnyRulesFile, preset};

use super::error::{Deviation, ScriptError};
use super::frame::{Frame, Kind};
use super::games::{self, AnyPlayable};
use super::lines::lines;
use super::run::Passed;

/// A script that has been read.
#[derive(Clone, Debug)]
pub struct Script {
    cited: BTreeSet<String>,
    kind: Kind<AnyPlayable>,
}

impl Script {
    /// Reads a script. `resolve` returns the text of a rules file that is not a preset.
    ///
    /// # Errors
    /// The first line that cannot be read, with what would be right.
    pub fn read(
        text: &str,
        resolve: impl Fn(&str) -> Result<String, String>,
    ) -> Result<Self, ScriptError> {
        let lines = lines(text)?;
        let frame = Frame::of(&lines)?;
        let kind = match AnyRulesFile::read(&rules(&frame, &resolve)?) {
            Ok(file) => games::read(&frame, &file)?,
            Err(mistakes) => frame.without_rules(mistakes)?,
        };
        Ok(Self { cited: frame.cited, kind })
    }

    /// Plays the script.
    ///
    /// # Errors
    /// The first line whose outcome deviates.
    pub fn run(&self) -> Result<Passed, Deviation> {
        match &self.kind {
            Kind::Game(game) => game.run(),
            Kind::Rules(Some(deviation)) => Err(deviation.clone()),
            Kind::Rules(None) => Ok(Passed { expectations: 1, ..Passed::default() }),
        }
    }

    /// The ids of rules that this script names in `rule` lines, sorted.
    pub fn cited(&self) -> impl Iterator<Item = &str> {
        self.cited.iter().map(String::as_str)
    }
}

/// The text of the rules.
fn rules(
    frame: &Frame<'_>,
    resolve: &impl Fn(&str) -> Result<String, String>,
) -> Result<String, ScriptError> {
    let known = || preset::ids().collect::<Vec<_>>().join(", ");
    let Some((line, name)) = frame.header.rules else {
        let message = format!("say which rules: `rules PRESET` ({}) or a rules file", known());
        return Err(frame.last.wrong(message));
    };
    match preset::text(name) {
        Some(text) => Ok(text.to_owned()),
        None => resolve(name).map_err(|why| {
            line.wrong(format!("`{name}` is no preset ({}) and no rules file: {why}", known()))
        }),
    }
}
