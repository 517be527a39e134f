//! Shared rules in memory.

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, RulesCode};

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::limits::{
    SHARED_RULES_BYTES, SHARED_RULES_FILE_BYTES, SHARED_RULES_OF_ALL, SHARED_RULES_OF_ONE,
};
use crate::shared_rules::{
    NewSharedRules, RulesDigest, RulesOrigin, SharedRules, SharedRulesStore,
};

#[async_trait]
impl SharedRulesStore for MemoryStore {
    async fn share_rules(&self, new: NewSharedRules) -> Result<RulesCode, StoreError> {
        let mut inner = self.open()?;
        inner.known(new.player)?;
        let digest = RulesDigest::of(&new.file);
        let own = inner.shared_rules.values().filter(|old| old.player == new.player);
        if let Some(same) = own.clone().find(|old| old.digest == digest) {
            return Ok(same.code);
        }
        if own.count() >= SHARED_RULES_OF_ONE as usize {
            return Err(StoreError::TooManyOfOne);
        }
        let fresh = !inner.rules_files.contains_key(&digest);
        let kept: usize = inner.rules_files.values().map(Vec::len).sum();
        let with_it = (kept + if fresh { new.file.len() } else { 0 }) as u64;
        if new.file.len() > SHARED_RULES_FILE_BYTES
            || with_it > SHARED_RULES_BYTES
            || inner.shared_rules.len() >= SHARED_RULES_OF_ALL as usize
        {
            return Err(StoreError::TooMuchOfAll);
        }
        if inner.shared_rules.contains_key(&new.code) {
            return Err(StoreError::IdTaken);
        }
        let NewSharedRules { code, player, file, name_de, name_en, shared, made_from } = new;
        let origin = match made_from {
            None => RulesOrigin::New,
            Some(from) if inner.shared_rules.contains_key(&from) => RulesOrigin::MadeFrom(from),
            Some(_) => RulesOrigin::TakenBack,
        };
        inner.rules_files.insert(digest, file);
        let rules = SharedRules { code, player, digest, name_de, name_en, shared, origin };
        inner.shared_rules.insert(code, rules);
        Ok(code)
    }

    async fn shared_rules(&self, code: RulesCode) -> Result<Option<SharedRules>, StoreError> {
        Ok(self.open()?.shared_rules.get(&code).cloned())
    }

    async fn rules_file(&self, digest: RulesDigest) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.open()?.rules_files.get(&digest).cloned())
    }

    async fn rules_before(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Vec<SharedRules>, StoreError> {
        let inner = self.open()?;
        let before = |rules: &SharedRules| match rules.origin {
            RulesOrigin::MadeFrom(code) => inner.shared_rules.get(&code),
            RulesOrigin::New | RulesOrigin::TakenBack => None,
        };
        let first = inner.shared_rules.get(&code).and_then(before);
        let all = std::iter::successors(first, |rules| before(rules));
        Ok(all.take(most as usize).cloned().collect())
    }

    async fn rules_after(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Option<SharedRules>, StoreError> {
        let inner = self.open()?;
        let Some(rules) = inner.shared_rules.get(&code) else { return Ok(None) };
        let mut found: Vec<&SharedRules> = vec![];
        let mut last = vec![code];
        for _ in 0..most {
            let is_next = |next: &&SharedRules| {
                let from_last = last.iter().any(|from| next.origin == RulesOrigin::MadeFrom(*from));
                next.player == rules.player && from_last
            };
            let next: Vec<_> = inner.shared_rules.values().filter(is_next).collect();
            last = next.iter().map(|rules| rules.code).collect();
            found.extend(next);
        }
        Ok(found.into_iter().max_by_key(|rules| (rules.shared, rules.code)).cloned())
    }

    async fn rules_shared_by(&self, player: PlayerId) -> Result<Vec<SharedRules>, StoreError> {
        let inner = self.open()?;
        let own = inner.shared_rules.values().filter(|rules| rules.player == player);
        let mut own: Vec<_> = own.cloned().collect();
        own.sort_by_key(|rules| (rules.shared, rules.code));
        Ok(own)
    }

    async fn take_rules_back(&self, player: PlayerId, code: RulesCode) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let own = inner.shared_rules.get(&code).is_some_and(|rules| rules.player == player);
        if own {
            inner.forget_rules(code);
        }
        Ok(own)
    }
}

impl Inner {
    /// Rules made from these keep a note that their origin was withdrawn; the file is deleted with
    /// its last code.
    pub(super) fn forget_rules(&mut self, code: RulesCode) {
        let Some(gone) = self.shared_rules.remove(&code) else { return };
        for rules in self.shared_rules.values_mut() {
            if rules.origin == RulesOrigin::MadeFrom(code) {
                rules.origin = RulesOrigin::TakenBack;
            }
        }
        if !self.shared_rules.values().any(|rules| rules.digest == gone.digest) {
            self.rules_files.remove(&gone.digest);
        }
    }
}
