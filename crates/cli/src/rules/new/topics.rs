//! Asks topic by topic: first those that every round has to decide, then any that somebody wants.

use stammtisch_engine::rules::RuleError;

use super::New;
use super::answers::Answer;
use super::schema::{Field, Kind};
use super::words::words;

/// Topics that everybody is asked about.
const OF_ALL: [&str; 3] = ["calls", "end", "match"];

/// Fields asked about elsewhere, or in which rounds do not differ.
const NO_TOPICS: [&str; 5] = ["cards", "options", "sources", "tags", "region"];

impl New {
    pub(super) fn topics(&mut self) -> anyhow::Result<()> {
        let words = words(self.lang);
        let file = self.schema.file();
        let is_topic = |(key, field): &(String, Field)| {
            let is_said_once = [Kind::Text, Kind::Name, Kind::Number].contains(&field.kind());
            !is_said_once
                && !NO_TOPICS.contains(&key.as_str())
                && !["base", "game"].contains(&key.as_str())
        };
        let topics: Vec<_> = self.schema.fields(&file).into_iter().filter(is_topic).collect();
        for (key, field) in topics.iter().filter(|(key, _)| OF_ALL.contains(&key.as_str())) {
            self.talk.say(&format!("{}. {}", field.title(), field.about()))?;
            if self.talk.whether(words.other_here, false)? {
                self.topic(key, field)?;
            }
        }
        loop {
            let line =
                |(_, field): &(String, Field)| format!("{}: {}", field.title(), field.about());
            self.talk.list(topics.iter().map(line))?;
            let Some(said) = self.talk.ask(words.topic, None)? else { return Ok(()) };
            let by_number =
                said.parse::<usize>().ok().and_then(|no| topics.get(no.wrapping_sub(1)));
            let is_named = |(key, field): &&(String, Field)| {
                *key == said.to_lowercase() || field.title().to_lowercase() == said.to_lowercase()
            };
            match by_number.or_else(|| topics.iter().find(is_named)) {
                Some((key, field)) => self.topic(key, field)?,
                None => self.talk.refuse(&said, &words.one_of(topics.len()))?,
            }
        }
    }

    fn topic(&mut self, key: &str, field: &Field) -> anyhow::Result<()> {
        let now = self.draft.now(key).cloned();
        let said = match field.kind() {
            // A person who has come here need not be asked whether to change it.
            Kind::Table => Answer::Set(self.table(field, now.as_ref())?),
            _ => self.asked(field, now.as_ref())?,
        };
        let said = match said {
            Answer::Keep => return Ok(()),
            Answer::Set(value) => Some(value),
            Answer::Gone => None,
        };
        match self.draft.say(key, said) {
            Ok(()) => Ok(()),
            Err(mistakes) => self.does_not_hold(&field.title(), &mistakes),
        }
    }

    /// The last answer cannot be played: it is dropped, and the reason is printed.
    pub(super) fn does_not_hold(
        &mut self,
        said: &str,
        mistakes: &[RuleError],
    ) -> anyhow::Result<()> {
        let lines: Vec<_> = mistakes.iter().map(|mistake| mistake.said(self.lang)).collect();
        self.talk.refuse(said, &words(self.lang).does_not_hold(&lines.join("; ")))
    }
}
