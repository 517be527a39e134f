//! Variants: rules in force only in some deals, or only while certain conditions on the table hold.

use std::collections::BTreeMap;

use super::doc::{By, HouseRules, WhenRule};
use super::tables::Rules;
use crate::limits::MAX_DEALS_PER_MATCH;
use crate::mau::state::State;
use crate::mau::when;
use crate::rules::RuleError;

impl Rules {
    /// What conditions need to know from move to move is recorded no matter which rules are in force.
    pub(super) fn keep_what_conditions_need(&mut self, doc: &HouseRules) {
        let turns_over = self.turned.is_some();
        self.varies = turns_over || self.now.is_some() || !self.variants.is_empty();
        let asked: Vec<_> = doc.when.iter().map(|rule| rule.conditions(&doc.states)).collect();
        let turns = asked.iter().any(|asked| asked.turns.is_some());
        let follows = turns || asked.iter().any(|asked| asked.by == By::Starter);
        let changes = turns_over || doc.when.iter().any(WhenRule::in_deal);
        let wins = asked.iter().any(|asked| asked.match_so_far.counts_wins());
        let wins = wins || self.counts_wins || self.variants.iter().any(|rules| rules.counts_wins);
        let dealt = asked.iter().any(|asked| asked.match_so_far.dealt.is_some());
        let dealt =
            dealt || self.counts_dealt || self.variants.iter().any(|rules| rules.counts_dealt);
        let looks_back = asked.iter().any(|asked| asked.by.looks_back());
        let keep = |rules: &mut Self| {
            rules.counts_wins = wins;
            rules.counts_dealt = dealt;
            rules.looks_back |= looks_back;
            rules.counts_turns |= turns;
            rules.follows |= follows;
            rules.changes |= changes;
        };
        self.all_in_a_deal(&keep);
        self.variants.iter_mut().for_each(|rules| rules.all_in_a_deal(&keep));
    }

    /// Applies `keep` to these rules and to those in force at other moments of the same deal.
    fn all_in_a_deal(&mut self, keep: &impl Fn(&mut Self)) {
        let both = |rules: &mut Self| {
            keep(rules);
            rules.turned.as_deref_mut().into_iter().for_each(keep);
        };
        both(self);
        self.now.iter_mut().flat_map(|now| now.all()).for_each(both);
    }

    /// Compiles the rules in force only in some rounds or deals.
    pub(super) fn compile_variants(
        &mut self,
        doc: &HouseRules,
        base: &when::Base,
    ) -> Result<(), Vec<RuleError>> {
        let seats = self.seats;
        if doc.when.iter().all(|rule| rule.rounds.is_none() && rule.deals.is_none()) {
            return Ok(());
        }
        let mut known: BTreeMap<Vec<bool>, u8> = BTreeMap::new();
        self.by_deal.push(0);
        for deal in 1..=MAX_DEALS_PER_MATCH {
            let moment = self.moment(deal);
            let holds: Vec<bool> =
                doc.when.iter().map(|rule| when::may_hold(rule, seats, Some(moment))).collect();
            let place = match known.get(&holds) {
                Some(place) => *place,
                None => {
                    let held = |rule: &_| when::holds(rule, seats, Some(moment));
                    let patched = base.patched(doc, held)?;
                    let mut variant = Self::tables(&patched, seats);
                    variant.now = when::Now::compile(doc, base, seats, Some(moment))?;
                    self.variants.push(variant);
                    let place = self.variants.len() as u8;
                    known.insert(holds, place);
                    place
                }
            };
            self.by_deal.push(place);
        }
        if self.variants.iter().any(|variant| variant.deck != self.deck) {
            let message = (
                "die Karten bleiben eine Partie lang gleich",
                "the deck stays the same through a match",
            );
            return Err(vec![RuleError::new("deck_changes", "when", message)]);
        }
        Ok(())
    }

    /// The rules in force in deal number `deal`.
    #[inline]
    #[must_use]
    pub fn in_force(&self, deal: u16) -> &Self {
        match self.by_deal.get(usize::from(deal)) {
            None | Some(0) => self,
            Some(place) => &self.variants[usize::from(*place) - 1],
        }
    }

    /// The rules in force as things stand, which may change during a deal.
    #[inline]
    #[must_use]
    pub(in crate::mau) fn in_force_now(&self, state: &State) -> &Self {
        if self.varies { self.varying(state) } else { self }
    }

    #[cold]
    fn varying(&self, state: &State) -> &Self {
        let rules = self.in_force(state.deal);
        let rules = rules.now.as_ref().and_then(|now| now.rules(rules, state)).unwrap_or(rules);
        if rules.is_turned(&state.kept) { rules.turned() } else { rules }
    }
}
