//! The note that a room keeps beside its log, so that listing tables needs no logs.

use serde::{Deserialize, Serialize};
use stammtisch_table::wire::{ListedTable, TablePhase, Text};

/// The state of a table when this was noted. No names: those can be erased.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Note {
    de: String,
    en: String,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum State {
    Lobby,
    Playing,
    BetweenDeals,
    Finished,
}

impl Note {
    pub(crate) fn of(table: &ListedTable) -> Self {
        let Text { de, en } = table.rules.clone();
        let state = match table.state {
            TablePhase::Lobby => State::Lobby,
            TablePhase::Playing => State::Playing,
            TablePhase::BetweenDeals => State::BetweenDeals,
            TablePhase::Finished => State::Finished,
        };
        Self { de, en, state }
    }

    pub(crate) fn rules(&self) -> Text {
        Text { de: self.de.clone(), en: self.en.clone() }
    }

    pub(crate) const fn state(&self) -> TablePhase {
        match self.state {
            State::Lobby => TablePhase::Lobby,
            State::Playing => TablePhase::Playing,
            State::BetweenDeals => TablePhase::BetweenDeals,
            State::Finished => TablePhase::Finished,
        }
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Two texts and a word: nothing that JSON cannot represent.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads a note; `None` if there is none, or another version wrote it.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }
}
