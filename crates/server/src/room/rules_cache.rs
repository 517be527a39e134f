//! Cache of the rules of all open tables. Most tables play one of a few rulesets: those with the
//! same one share it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use stammtisch_table::{BotKinds, RulesCache, RulesInForce, TableRules, UnreadableTable};

use crate::bots;

/// Compiled rules by what they derive from.
pub(crate) struct OpenRules {
    bots: BotKinds,
    known: Mutex<HashMap<Vec<u8>, Weak<RulesInForce>>>,
}

impl Default for OpenRules {
    fn default() -> Self {
        Self { bots: bots::kinds(), known: Mutex::default() }
    }
}

impl RulesCache for OpenRules {
    fn rules(&self, by: &TableRules) -> Result<Arc<RulesInForce>, UnreadableTable> {
        let key = key(by);
        let lock = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&key).and_then(Weak::upgrade) {
            return Ok(known);
        }
        // Without the lock: custom rules may take a while to compile.
        let rules = Arc::new(RulesInForce::of(by.clone(), &self.bots)?);
        let mut rules_cache = lock();
        rules_cache.retain(|_, rules| rules.strong_count() > 0);
        rules_cache.insert(key, Arc::downgrade(&rules));
        Ok(rules)
    }
}

fn key(TableRules { text, seats, chosen, lesson }: &TableRules) -> Vec<u8> {
    // It holds nothing that JSON cannot represent.
    serde_json::to_vec(&(text, seats, chosen, lesson)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use stammtisch_table::rulebook::Rulebook;
    use stammtisch_table::wire::ChosenRules;

    use super::*;

    fn by(base: &str, seats: u8) -> TableRules {
        let chosen = ChosenRules { base: base.into(), ..ChosenRules::default() };
        let text = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        TableRules { chosen, text, seats, lesson: None }
    }

    #[test]
    fn tables_with_the_same_rules_share_them_while_one_is_open() {
        let rules_cache = OpenRules::default();
        let rules = |by: &TableRules| rules_cache.rules(by).expect("opens");
        let one = rules(&by("live", 4));
        assert!(Arc::ptr_eq(&one, &rules(&by("live", 4))));
        let others = [rules(&by("live", 3)), rules(&by("schule", 4))];
        assert!(others.iter().all(|other| !Arc::ptr_eq(&one, other)));
        drop(one);
        let _last = rules(&by("maxonaut", 4));
        assert_eq!(
            rules_cache.known.lock().expect("nobody panicked").len(),
            3,
            "who has gone is forgotten"
        );
    }
}
