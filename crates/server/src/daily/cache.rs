//! Cache of the deals that were asked for recently.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use stammtisch_engine::chance::Seed;
use stammtisch_store::DailyId;
use stammtisch_table::fair::Hex32;
use stammtisch_table::wire::Text;

/// The deals that were asked for recently.
#[derive(Default)]
pub(crate) struct Daily(pub(super) Mutex<BTreeMap<DailyId, Arc<Deal>>>);

/// The deal of one day and game.
pub(crate) struct Deal {
    pub(crate) id: DailyId,
    pub(crate) fixed: Fixed,
    /// The seed of the deal; `None` if it is lost.
    pub(crate) seed: Option<Seed>,
    /// The seed of the match, derived from that of the deal.
    pub(crate) of_match: Option<Seed>,
}

/// What is stored of a deal before anybody plays it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Fixed {
    pub(crate) commitment: Hex32,
    /// The rules in full, so that a later version of the preset cannot change them.
    pub(crate) rules: String,
    /// The name of the rules, in German and in English.
    pub(crate) called: (String, String),
    pub(crate) seats: u8,
    /// The kind of bot in the other seats; their names follow.
    pub(crate) bot: String,
    pub(crate) names: Vec<String>,
}

impl Deal {
    pub(crate) fn called(&self) -> Text {
        let (de, en) = self.fixed.called.clone();
        Text { de, en }
    }
}
