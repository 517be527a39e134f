//! Compiled `when`: applies patches for some numbers of seats, rounds or deals to the document.

use toml::Table;

use crate::mau::rules::doc::{HouseRules, WhenRule};
use crate::rules::{Document, RuleError, merge, table_of, typed_again};

/// The position of a deal in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DealInMatch {
    /// Number of the deal, from 1.
    pub deal: u16,
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the last deal, where it is known.
    pub last_deal: Option<u16>,
    /// Number of the last round, where it is known.
    pub last_round: Option<u16>,
}

/// Whether a patch holds with `seats` seats all through this deal; without a deal: in all of them.
pub(in crate::mau) fn holds(rule: &WhenRule, seats: u8, moment: Option<DealInMatch>) -> bool {
    !rule.in_deal() && may_hold(rule, seats, moment)
}

/// Whether it holds there always, or may come and go.
pub(in crate::mau) fn may_hold(rule: &WhenRule, seats: u8, moment: Option<DealInMatch>) -> bool {
    let by_seats = rule.seats.is_none_or(|span| span.has(u16::from(seats), None));
    let by_time = match moment {
        None => rule.rounds.is_none() && rule.deals.is_none(),
        Some(moment) => {
            rule.rounds.is_none_or(|span| span.has(moment.round, moment.last_round))
                && rule.deals.is_none_or(|span| span.has(moment.deal, moment.last_deal))
        }
    };
    by_seats && by_time
}

/// A document to apply patches to, serialised once for all of them.
#[derive(Debug)]
pub(in crate::mau) struct Base {
    /// The rules without their patches.
    pub(in crate::mau) plain: HouseRules,
    table: Table,
}

impl Base {
    /// # Errors
    /// Rules that cannot be serialised.
    pub(in crate::mau) fn of(doc: &HouseRules) -> Result<Self, Vec<RuleError>> {
        let plain = HouseRules { when: Vec::new(), ..doc.clone() };
        let table = table_of(&plain).map_err(|error| {
            vec![RuleError::new("bad_value", "", unreadable(&error.to_string()))]
        })?;
        Ok(Self { plain, table })
    }

    /// The rules with these patches applied, as an untyped table.
    pub(in crate::mau) fn with<'a>(
        &self,
        patches: impl IntoIterator<Item = &'a WhenRule>,
    ) -> Table {
        let mut table = self.table.clone();
        for rule in patches {
            merge(&mut table, &rule.set, HouseRules::DECISIONS);
        }
        table
    }

    /// The rules with those patches of `doc` applied that hold.
    ///
    /// # Errors
    /// The result is not a valid document: the code is `bad_when`.
    pub(in crate::mau) fn patched(
        &self,
        doc: &HouseRules,
        holds: impl Fn(&WhenRule) -> bool,
    ) -> Result<HouseRules, Vec<RuleError>> {
        let held: Vec<_> = doc.when.iter().filter(|rule| holds(rule)).collect();
        if held.is_empty() {
            return Ok(self.plain.clone());
        }
        typed_again(&self.with(held)).map_err(|error| {
            vec![RuleError::new("bad_when", "when", unreadable(&error.inner().to_string()))]
        })
    }
}

/// A library error about rules that passed all checks: nobody should ever see it.
fn unreadable(why: &str) -> (String, String) {
    (format!("daraus werden keine Regeln: {why}"), format!("this makes no rules: {why}"))
}
