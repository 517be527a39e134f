//! Questions and answers in plain lines, so that a program or a file can answer as well as a person.

use std::io::{self, BufRead, Write};

use stammtisch_engine::rules::Lang;

use super::super::explain::wrapped;
use super::words::words;
use crate::usage::Usage;

/// The dialogue with the person who is asked. Questions go to standard error, so that the result can be
/// redirected.
pub(super) struct Talk {
    lang: Lang,
    /// Whether a person is there who can answer again.
    patient: bool,
    line: usize,
}

impl Talk {
    pub(super) fn new(lang: Lang, patient: bool) -> Self {
        Self { lang, patient, line: 0 }
    }

    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        io::stderr().write_all(wrapped(text, "", "").as_bytes())
    }

    /// Prints numbered lines.
    pub(super) fn list(&mut self, lines: impl Iterator<Item = String>) -> io::Result<()> {
        for (at, line) in lines.enumerate() {
            let number = format!("{:>4}  ", at + 1);
            io::stderr().write_all(wrapped(&line, &number, "      ").as_bytes())?;
        }
        Ok(())
    }

    /// Asks a question; none where Enter is pressed, or input has ended.
    pub(super) fn ask(
        &mut self,
        question: &str,
        usual: Option<&str>,
    ) -> io::Result<Option<String>> {
        let usual = usual.map(|usual| format!(" [{usual}]")).unwrap_or_default();
        write!(io::stderr(), "{question}{usual}: ")?;
        io::stderr().flush()?;
        let mut said = String::new();
        let read = io::stdin().lock().read_line(&mut said)?;
        self.line += 1;
        if read == 0 || !self.patient {
            // Nobody has pressed Enter, so the line is not ended yet.
            writeln!(io::stderr(), "{}", said.trim())?;
        }
        let said = said.trim();
        Ok((!said.is_empty()).then(|| said.to_owned()))
    }

    /// Asks yes or no; the usual answer where Enter is pressed.
    pub(super) fn whether(&mut self, question: &str, usual: bool) -> anyhow::Result<bool> {
        let words = words(self.lang);
        loop {
            let shown = if usual { words.yes } else { words.no };
            let Some(said) = self.ask(question, Some(shown))? else { return Ok(usual) };
            match said.to_lowercase().as_str() {
                "j" | "ja" | "y" | "yes" => return Ok(true),
                "n" | "nein" | "no" => return Ok(false),
                _ => self.refuse(&said, words.yes_or_no)?,
            }
        }
    }

    /// Refuses an answer that cannot be understood: a person may answer again.
    pub(super) fn refuse(&mut self, said: &str, why: &str) -> anyhow::Result<()> {
        if !self.patient {
            return Err(Usage(words(self.lang).refused(self.line, said, why)).into());
        }
        self.say(why)?;
        Ok(())
    }
}
