//! The header of a table's log: what is known before the first entry.

use serde::{Deserialize, Serialize};

use super::entry::{FORMAT, LogError, OLDEST_FORMAT};
use crate::daily::DailyDeal;
use crate::id::PlayerId;
use crate::wire::{ChosenRules, TableSettings};

/// What is stored once, when a table is opened: its initial rules, seats, host and settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the header.
    pub format: u16,
    /// The six-character code.
    pub code: String,
    /// The ruleset and the options chosen in it, as people chose them.
    pub chosen: ChosenRules,
    /// The rules in force in full, as text, so that a later preset cannot change this table.
    pub rules: String,
    /// The initial number of seats.
    pub seats: u8,
    /// The player who opened the table.
    pub host: PlayerId,
    /// The initial settings.
    #[serde(rename = "manner", default)]
    pub settings: TableSettings,
    /// The initial key in the link, where the table can only be found by its link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The lesson given here, in full, so that a later version of it cannot change this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The deal of the day played here; nothing else is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<DailyDeal>,
}

/// The one field that all formats have in common.
#[derive(Deserialize)]
struct Format {
    format: u16,
}

impl Header {
    /// The bytes to store.
    ///
    /// # Panics
    /// Never: every header can be written as JSON.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads stored bytes.
    ///
    /// # Errors
    /// [`LogError`] if another version wrote them or they are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LogError> {
        let read = |error: serde_json::Error| LogError::Unreadable(error.to_string());
        let Format { format } = serde_json::from_slice(bytes).map_err(read)?;
        if !(OLDEST_FORMAT..=FORMAT).contains(&format) {
            return Err(LogError::Format(format));
        }
        serde_json::from_slice(bytes).map_err(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_the_fourth_format_is_kept_as_tables_were_then() {
        let old = br#"{"format":4,"code":"ABC234","chosen":{"base":"live","options":{}},
            "rules":"","seats":2,"host":"00000000000000000000000000000001"}"#;
        let header = Header::from_bytes(old).map(|header| header.settings);
        assert_eq!(header, Ok(TableSettings::default()));
    }
}
