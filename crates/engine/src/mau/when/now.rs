//! Patches that hold only under certain conditions on the table: rules that change during a deal.

use super::compiled::{Base, DealInMatch, holds, may_hold};
use crate::mau::conditions::has;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{HouseRules, WhenRule};
use crate::mau::rules::tables::Now;
use crate::mau::state::State;
use crate::rules::RuleError;

/// The most patches that can come and go: every combination of them is compiled in advance.
pub(in crate::mau) const MOST_IN_DEAL: usize = 3;

impl Now {
    /// Compiles the patches that come and go in this deal; none if there are none.
    pub(in crate::mau) fn compile(
        doc: &HouseRules,
        base: &Base,
        seats: u8,
        moment: Option<DealInMatch>,
    ) -> Result<Option<Box<Self>>, Vec<RuleError>> {
        let comes = |rule: &&WhenRule| rule.in_deal() && may_hold(rule, seats, moment);
        let coming: Vec<&WhenRule> = doc.when.iter().filter(comes).take(MOST_IN_DEAL).collect();
        if coming.is_empty() {
            return Ok(None);
        }
        let rules = (1..1_usize << coming.len()).map(|held| -> Result<Rules, Vec<RuleError>> {
            let here = |rule: &WhenRule| {
                let at = coming.iter().position(|known| std::ptr::eq(*known, rule));
                at.is_some_and(|at| held >> at & 1 == 1) || holds(rule, seats, moment)
            };
            Ok(Rules::tables(&base.patched(doc, here)?, seats))
        });
        let conditions =
            coming.iter().map(|rule| (rule.conditions(&doc.states), rule.left)).collect();
        Ok(Some(Box::new(Self { conditions, rules: rules.collect::<Result<_, _>>()? })))
    }

    /// The rules in force as things stand; none: those that hold all through the deal.
    pub(in crate::mau) fn rules(&self, known: &Rules, state: &State) -> Option<&Rules> {
        let seat = state.in_course();
        let left = state.hands[seat.index()].len();
        let held = self.conditions.iter().enumerate().filter(|(_, (conditions, asked))| {
            has(*asked, left) && conditions.hold(known, state, seat)
        });
        let held = held.fold(0_usize, |bits, (at, _)| bits | 1 << at);
        held.checked_sub(1).and_then(|at| self.rules.get(at))
    }

    /// The rules of every combination.
    pub(in crate::mau) fn all(&mut self) -> impl Iterator<Item = &mut Rules> {
        self.rules.iter_mut()
    }
}
