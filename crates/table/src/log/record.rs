//! A stored entry, with the mark by which a repeated command is recognised.

use serde::Serialize;

use super::command::{CommandCause, CommandRef};
use super::entry::{Entry, FORMAT, LogError, OLDEST_FORMAT};

/// A stored entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What happened.
    pub entry: Entry,
    /// The command, if this is its first entry.
    pub command: Option<CommandRef>,
}

#[derive(Serialize)]
struct Versioned<'a> {
    format: u16,
    #[serde(flatten)]
    entry: &'a Entry,
    #[serde(rename = "asked", skip_serializing_if = "Option::is_none")]
    command: Option<CommandRef>,
}

impl Record {
    /// The records of entries decided on together, in order.
    pub fn all(entries: &[Entry], cause: Option<CommandCause>) -> impl Iterator<Item = Self> {
        let count = entries.len().try_into().unwrap_or(u32::MAX);
        let digest = cause.and_then(|cause| cause.digest);
        let mut command = digest.map(|digest| CommandRef { digest, entries: count });
        entries.iter().map(move |entry| Self { entry: entry.clone(), command: command.take() })
    }

    /// The bytes to store.
    ///
    /// # Panics
    /// Never: every entry can be written as JSON.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { entry, command } = self;
        let versioned = Versioned { format: FORMAT, entry, command: *command };
        serde_json::to_vec(&versioned).unwrap_or_default()
    }

    /// Reads stored bytes.
    ///
    /// # Errors
    /// [`LogError`] if another version wrote them or they are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LogError> {
        let read = |error: serde_json::Error| LogError::Unreadable(error.to_string());
        let mut value: serde_json::Value = serde_json::from_slice(bytes).map_err(read)?;
        let mut take = |key| value.as_object_mut().and_then(|object| object.remove(key));
        let (format, command) = (take("format"), take("asked"));
        match format.as_ref().and_then(serde_json::Value::as_u64) {
            Some(format) if (OLDEST_FORMAT.into()..=FORMAT.into()).contains(&format) => {}
            Some(format) => return Err(LogError::Format(format.try_into().unwrap_or(u16::MAX))),
            None => return Err(LogError::Unreadable("it names no format".into())),
        }
        let command = command.map(serde_json::from_value).transpose().map_err(read)?;
        Ok(Self { entry: serde_json::from_value(value).map_err(read)?, command })
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::seat::Seat;

    use super::*;
    use crate::id::PlayerId;
    use crate::log::{Away, CommandDigest};
    use crate::wire::{Command, Phrase};

    #[test]
    fn an_entry_reads_back_its_own_bytes() {
        let digest = CommandDigest::of(7, &Command::Leave);
        for entry in [
            Entry::Sat { seat: Seat(2), player: PlayerId(77) },
            Entry::BotTookOver {
                seat: Seat(0),
                bot: "regel".into(),
                why: Away::Left,
                reserve_ms: 0,
            },
            Entry::NextDeal,
            Entry::KeySet { key: "K7QX2M".into() },
            Entry::HostChanged { player: None },
            Entry::Said { seat: Seat(1), phrase: Phrase::NotAChance, by_bot: true },
        ] {
            for command in [None, Some(CommandRef { digest, entries: 2 })] {
                let record = Record { entry: entry.clone(), command };
                assert_eq!(Record::from_bytes(&record.to_bytes()), Ok(record));
            }
        }
    }

    #[test]
    fn what_the_first_format_wrote_is_still_read() {
        let old = br#"{"format":1,"entry":"next_deal"}"#;
        assert_eq!(Record::from_bytes(old), Ok(Record { entry: Entry::NextDeal, command: None }));
    }

    /// Before format 5 the time used was not noted.
    #[test]
    fn what_the_fourth_format_wrote_is_still_read() {
        for old in [
            r#"{"format":4,"entry":"said","seat":1,"phrase":"wink","by_bot":true}"#,
            r#"{"format":4,"entry":"moved","seat":0,"move":{"game":"mau","move":"draw"}}"#,
            r#"{"format":4,"entry":"bot_took_over","seat":0,"bot":"regel","why":"absent"}"#,
        ] {
            let record = Record::from_bytes(old.as_bytes()).map(|record| record.to_bytes());
            let now = old.replace("\"format\":4", "\"format\":10");
            assert_eq!(record, Ok(now.into_bytes()), "nothing is added to what was not there");
        }
    }

    /// Before format 7 every table was found by its code.
    #[test]
    fn what_the_sixth_format_wrote_is_still_read() {
        let old = br#"{"format":6,"entry":"manner_set","manner":{"pace":"brisk","public":true}}"#;
        let Ok(Record { entry: Entry::SettingsChanged { settings }, .. }) = Record::from_bytes(old)
        else {
            panic!("it reads");
        };
        assert_eq!((settings.public, settings.link_only), (true, false));
    }

    /// Before format 8 the entry that begins a match contained its seed.
    #[test]
    fn what_the_seventh_format_wrote_is_still_read() {
        let old = format!(
            r#"{{"format":7,"entry":"started","seed":"{}","shuffle":"x"}}"#,
            "ab".repeat(32)
        );
        let Ok(Record { entry: Entry::Started { seed, .. }, .. }) =
            Record::from_bytes(old.as_bytes())
        else {
            panic!("it reads");
        };
        assert_eq!(seed, Some("ab".repeat(32)));
    }

    /// Before format 9 moves were not sealed where they are stored.
    #[test]
    fn what_the_eighth_format_wrote_is_still_read() {
        let old = r#"{"format":8,"entry":"moved","seat":0,"move":{"game":"mau","move":"draw"}}"#;
        let record = Record::from_bytes(old.as_bytes());
        assert!(matches!(record, Ok(Record { entry: Entry::Moved { .. }, .. })), "{record:?}");
    }

    #[test]
    fn what_another_version_wrote_is_named_as_such() {
        let later = br#"{"format":11,"entry":"sang","song":"x"}"#;
        assert_eq!(Record::from_bytes(later), Err(LogError::Format(11)));
        let none = br#"{"entry":"next_deal"}"#;
        assert!(matches!(Record::from_bytes(none), Err(LogError::Unreadable(_))));
        for bad in [
            &b""[..],
            b"{",
            br#"{"format":1,"entry":"sang"}"#,
            br#"{"format":1,"entry":"sat"}"#,
            br#"{"format":2,"entry":"next_deal","asked":{"wording":"x","entries":1}}"#,
        ] {
            assert!(matches!(Record::from_bytes(bad), Err(LogError::Unreadable(_))));
        }
    }
}
