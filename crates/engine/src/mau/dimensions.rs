//! What every dimension of the rules has to provide.
//!
//! Each function matches on all dimensions, so it does not compile until every one has an answer.

use crate::mau::dimension::Dimension;
use crate::mau::rules::checking::Scope;
use crate::mau::rules::doc::HouseRules;
use crate::mau::{
    beside, calls, cards, charges, cheat, deal, deck, dormant, draw, end, fit, lay, matches,
    patterns, points, states, teams, threat, triggers,
};
use crate::rules::{Findings, RuleError};

impl Dimension {
    /// Adds what is provably wrong about it in the rules in force.
    pub(in crate::mau) fn check(self, doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
        match self {
            Self::Deck => deck::check(doc, found),
            Self::Deal => deal::check(doc, scope, found),
            Self::Fit => fit::check(doc, found),
            Self::Draw => draw::check(doc, scope, found),
            Self::Lay => lay::check(doc, found),
            Self::Cards => cards::check(doc, found),
            Self::Dormant => dormant::check(doc, found),
            // Each threat is checked with the card or pattern that carries it.
            Self::Threats => {}
            Self::Patterns => patterns::check(doc, found),
            Self::Triggers => triggers::check(doc, found),
            Self::Calls => calls::check(doc, found),
            Self::Charges => charges::check(doc, found),
            Self::Cheat => cheat::check(doc, found),
            Self::Beside => beside::check(doc, found),
            Self::End => end::check(doc, found),
            Self::Points => points::check(doc, found),
            Self::Match => matches::check(doc, scope, found),
            Self::Teams => teams::check(doc, scope, found),
            Self::States => states::check(doc, found),
        }
    }

    /// Adds what has no effect in sound rules.
    pub(in crate::mau) fn warn(self, doc: &HouseRules, found: &mut Findings) {
        match self {
            Self::Deck => deck::warn(doc, found),
            Self::Deal => deal::warn(doc, found),
            Self::Fit => fit::warn(doc, found),
            Self::Draw => draw::warn(doc, found),
            Self::Lay => lay::warn(doc, found),
            Self::Cards => cards::warn(doc, found),
            Self::Dormant => dormant::warn(doc, found),
            Self::Threats => threat::warn(doc, found),
            Self::Patterns => patterns::warn(doc, found),
            Self::Triggers => triggers::warn(doc, found),
            Self::Calls => calls::warn(doc, found),
            Self::Charges => charges::warn(doc, found),
            Self::Cheat => cheat::warn(doc, found),
            Self::Beside => beside::warn(doc, found),
            Self::End => end::warn(doc, found),
            Self::Points => points::warn(doc, found),
            Self::Match => matches::warn(doc, found),
            Self::Teams => teams::warn(doc, found),
            Self::States => states::warn(doc, found),
        }
    }
}

/// The mistakes in rules as they are in force.
pub(in crate::mau) fn body(doc: &HouseRules, scope: &Scope<'_>) -> Vec<RuleError> {
    let mut found = Findings::default();
    for dimension in Dimension::ALL {
        dimension.check(doc, scope, &mut found);
    }
    found.0
}

/// Everything without effect in rules without patches.
pub(in crate::mau) fn idle_fields(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    for dimension in Dimension::ALL {
        dimension.warn(doc, &mut found);
    }
    found.0
}
