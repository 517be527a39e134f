//! The rules of all tables of an evening, compiled once.

use std::sync::Arc;

use stammtisch_engine::any::GameId;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::ChosenRules;
use stammtisch_table::{BotKinds, RulesCache, RulesInForce, TableRules, UnreadableTable};

pub(crate) struct Compiled {
    bots: BotKinds,
    all: Vec<Arc<RulesInForce>>,
}

impl Compiled {
    /// These rules, for three seats and for four.
    pub(crate) fn of(chosen: impl IntoIterator<Item = ChosenRules>) -> Self {
        let kinds = GameId::ALL.map(|game| (game.name().to_owned(), vec!["random".to_owned()]));
        let mut compiled = Self { bots: kinds.into(), all: Vec::new() };
        for chosen in chosen {
            for seats in [3, 4] {
                let rules = compiled.rules(&by(chosen.clone(), seats)).expect("rules");
                compiled.all.push(rules);
            }
        }
        compiled
    }

    /// A preset with its default options, for this many seats.
    pub(crate) fn chosen(&self, base: &str, seats: u8) -> Arc<RulesInForce> {
        self.rules(&by(as_it_is(base), seats)).expect("rules")
    }
}

/// A preset with its default options.
pub(crate) fn as_it_is(base: &str) -> ChosenRules {
    ChosenRules { base: base.into(), ..ChosenRules::default() }
}

pub(crate) fn by(chosen: ChosenRules, seats: u8) -> TableRules {
    let text = Rulebook::choose(&chosen, seats).expect("rules").to_text();
    TableRules { chosen, text, seats, lesson: None }
}

impl RulesCache for Compiled {
    fn rules(&self, by: &TableRules) -> Result<Arc<RulesInForce>, UnreadableTable> {
        let known = self.all.iter().find(|known| known.by() == by).cloned();
        known.map_or_else(|| self.bots.rules(by), Ok)
    }
}
