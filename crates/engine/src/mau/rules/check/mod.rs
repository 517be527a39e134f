//! What can be proved wrong about house rules without playing them.

mod warn;

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::{
    calls, cards, cheat, deal, deck, draw, end, fit, lay, matches, patterns, points, when,
};
use crate::rules::{Document, Findings, RuleError};

use super::doc::{HouseRules, Which};

/// All contradictions in `doc`, in the order of its fields, patches included.
pub(in crate::mau) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    doc.head().check::<HouseRules>(&mut found);
    if doc.seats.check(&mut found) {
        found.0.extend(when::check(doc));
    } else {
        let nobody = Scope { seats: &[], by_deal: false };
        found.0.extend(body(doc, &nobody));
    }
    found.0
}

/// What in sound rules never comes into force.
pub(in crate::mau) fn idle(doc: &HouseRules) -> Vec<RuleError> {
    when::never(doc)
}

/// What in sound rules has no effect, at no number of seats and in no deal.
pub(in crate::mau) fn warnings(doc: &HouseRules) -> Vec<RuleError> {
    if doc.when.is_empty() { warn::warnings(doc) } else { when::common(doc, warn::warnings) }
}

/// Whether rules without patches are sound for these numbers of seats.
pub(in crate::mau) fn sound(doc: &HouseRules, seats: &[u8]) -> bool {
    body(doc, &Scope { seats, by_deal: false }).is_empty()
}

/// For whom and when a document holds.
pub(in crate::mau) struct Scope<'a> {
    /// The numbers of seats.
    pub(in crate::mau) seats: &'a [u8],
    /// Only in some deals of a match.
    pub(in crate::mau) by_deal: bool,
}

/// What is wrong with rules as they are in force.
pub(in crate::mau) fn body(doc: &HouseRules, scope: &Scope<'_>) -> Vec<RuleError> {
    let mut found = Findings::default();
    deck::check(doc, &mut found);
    deal::check(doc, scope, &mut found);
    fit::check(doc, &mut found);
    draw::check(doc, scope, &mut found);
    lay::check(doc, &mut found);
    cards::check(doc, &mut found);
    patterns::check(doc, &mut found);
    calls::check(doc, &mut found);
    cheat::check(doc, &mut found);
    end::check(doc, &mut found);
    points::check(doc, &mut found);
    // How a match goes does not change from deal to deal.
    if !scope.by_deal {
        matches::check(doc, scope, &mut found);
    }
    found.0
}

/// Whether some kind of `set` is like that.
pub(in crate::mau) fn some(mut set: KindSet, like: impl FnMut(Card) -> bool) -> bool {
    set.any(like)
}

/// "7, KH".
pub(in crate::mau) fn named(list: &[Which]) -> String {
    list.iter().map(Which::to_string).collect::<Vec<_>>().join(", ")
}
