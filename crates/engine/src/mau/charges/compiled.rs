//! Charges, ready for the table.

use crate::card_set::KindSet;
use crate::mau::conditions::{Conditions, has};
use crate::mau::rules::Rules;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Against, ChargeRule, ChargeUntil, Decided, HouseRules, On, Span};
use crate::mau::state::{Phase, State};
use crate::seat::Seat;

/// A charge, ready for the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charge {
    pub(crate) against: Against,
    pub(crate) on: Option<On>,
    pub(crate) until: ChargeUntil,
    while_: Option<While>,
    pub(crate) decided: Decided,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
}

/// How the table must stand for whoever is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct While {
    left: Option<Span>,
    top: Option<KindSet>,
    wish: Option<bool>,
    threat: Option<bool>,
    conditions: Conditions,
}

impl While {
    /// None where nothing is asked.
    fn compile(doc: &HouseRules, rule: &ChargeRule) -> Option<Self> {
        let all = Self {
            left: rule.left,
            top: (!rule.top.is_empty()).then(|| kinds(&rule.top)),
            wish: rule.wish,
            threat: rule.threat,
            conditions: rule.conditions(&doc.states),
        };
        let nothing = Self {
            left: None,
            top: None,
            wish: None,
            threat: None,
            conditions: Conditions::default(),
        };
        (all != nothing).then_some(all)
    }

    fn holds(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        let is = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        has(self.left, state.hands[seat.index()].len())
            && self.top.is_none_or(|top| state.discard_pile.top().is_some_and(|card| top.has(card)))
            && is(self.wish, state.wish.is_some())
            && is(self.threat, state.phase == Phase::Threat)
            && self.conditions.hold(rules, state, seat)
    }
}

impl Charge {
    /// Whether the table stands as it asks, for whoever is charged.
    pub(super) fn is_open(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        self.while_.is_none_or(|asked| asked.holds(rules, state, seat))
    }
}

/// All charges, in the order of the document.
pub(in crate::mau) fn charges(doc: &HouseRules) -> Vec<Charge> {
    doc.charges
        .values()
        .map(|rule| Charge {
            against: rule.against,
            on: rule.on,
            until: rule.until,
            while_: While::compile(doc, rule),
            decided: rule.decided,
            penalty: rule.penalty,
            false_penalty: rule.false_penalty,
        })
        .collect()
}

impl Rules {
    /// The ids of the charges; the place in this list is the charge index.
    pub fn charge_ids(&self) -> impl Iterator<Item = &str> {
        self.doc.charges.keys().map(String::as_str)
    }

    /// Cards drawn for the charge, and for pressing it in vain, by whoever has made no error yet.
    #[must_use]
    pub fn charge_costs(&self, charge: u8) -> Option<(u8, u8)> {
        self.charges.get(usize::from(charge)).map(|it| (it.penalty, it.false_penalty))
    }
}
