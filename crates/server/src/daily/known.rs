//! The deals that were asked for of late.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use stammtisch_engine::chance::Seed;
use stammtisch_store::DailyId;
use stammtisch_table::fair::Hex32;
use stammtisch_table::wire::Text;

/// The deals that were asked for of late.
#[derive(Default)]
pub(crate) struct Daily(pub(super) Mutex<BTreeMap<DailyId, Arc<Deal>>>);

/// What is played on a day in a game.
pub(crate) struct Deal {
    pub(crate) id: DailyId,
    pub(crate) fixed: Fixed,
    /// What it follows from; none where that is lost.
    pub(crate) seed: Option<Seed>,
    /// What the match follows from.
    pub(crate) of_match: Option<Seed>,
}

/// What is stored of a deal before anybody plays it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Fixed {
    pub(crate) commitment: Hex32,
    /// The rules in full, so that a later preset cannot change it.
    pub(crate) rules: String,
    /// How people call them, in German and in English.
    pub(crate) called: (String, String),
    pub(crate) seats: u8,
    /// Who the others are, and how they are called.
    pub(crate) bot: String,
    pub(crate) names: Vec<String>,
}

impl Deal {
    pub(crate) fn called(&self) -> Text {
        let (de, en) = self.fixed.called.clone();
        Text { de, en }
    }
}
