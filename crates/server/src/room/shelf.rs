//! The rules of all tables that are open. Most tables play by few rules: those with the same ones
//! share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use stammtisch_table::{BotKinds, Header, OpenError, RulesInForce};

/// Rules by what they follow from.
#[derive(Default)]
pub(super) struct Shelf(Mutex<HashMap<Vec<u8>, Weak<RulesInForce>>>);

impl Shelf {
    /// The rules of a table with this header.
    ///
    /// # Errors
    /// If this version cannot read them.
    pub(super) fn rules(
        &self,
        header: &Header,
        bots: &BotKinds,
    ) -> Result<Arc<RulesInForce>, OpenError> {
        let key = key(header);
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&key).and_then(Weak::upgrade) {
            return Ok(known);
        }
        // Not under the lock: own rules may take a while to compile.
        let rules = Arc::new(RulesInForce::of(header, bots)?);
        let mut shelf = lock();
        shelf.retain(|_, rules| rules.strong_count() > 0);
        shelf.insert(key, Arc::downgrade(&rules));
        Ok(rules)
    }
}

fn key(Header { rules, seats, chosen, lesson, .. }: &Header) -> Vec<u8> {
    // There is nothing in it that JSON cannot hold.
    serde_json::to_vec(&(rules, seats, chosen, lesson)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use stammtisch_table::rulebook::Rulebook;
    use stammtisch_table::wire::{ChosenRules, Manner};
    use stammtisch_table::{FORMAT, PlayerId};

    use super::*;

    fn header(base: &str, seats: u8, host: u128) -> Header {
        let chosen = ChosenRules { base: base.into(), ..ChosenRules::default() };
        let rules = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        let (code, host, manner) = (format!("HOST{host:02}"), PlayerId(host), Manner::default());
        Header { format: FORMAT, code, chosen, rules, seats, host, manner, lesson: None }
    }

    #[test]
    fn tables_with_the_same_rules_share_them_while_one_is_open() {
        let shelf = Shelf::default();
        let rules = |header: &Header| shelf.rules(header, &BotKinds::default()).expect("opens");
        let one = rules(&header("live", 4, 1));
        assert!(Arc::ptr_eq(&one, &rules(&header("live", 4, 2))));
        let others = [rules(&header("live", 3, 1)), rules(&header("schule", 4, 1))];
        assert!(others.iter().all(|other| !Arc::ptr_eq(&one, other)));
        drop(one);
        let _last = rules(&header("maxonaut", 4, 1));
        assert_eq!(shelf.0.lock().expect("nobody panicked").len(), 3, "who has gone is forgotten");
    }
}
