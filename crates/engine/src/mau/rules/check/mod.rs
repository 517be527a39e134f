//! What can be proved wrong about house rules without playing them.

mod cards;
mod end;
mod fit;
mod matches;
mod play;
mod say;
mod setup;
mod threat;
mod warn;
mod when;

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::patterns;

pub(in crate::mau) use cards::beside;
pub(in crate::mau) use setup::most_packs;
pub(in crate::mau) use threat::threat;

use super::compile::kinds;
use super::deck::pack;
use super::doc::{HouseRules, Which};
use crate::rules::{Document, Findings, RuleError};

/// All contradictions in `doc`, in the order of its fields, patches included.
pub(super) fn check(doc: &HouseRules) -> Vec<RuleError> {
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
pub(super) fn idle(doc: &HouseRules) -> Vec<RuleError> {
    when::never(doc)
}

/// What in sound rules has no effect, at no number of seats and in no deal.
pub(super) fn warnings(doc: &HouseRules) -> Vec<RuleError> {
    if doc.when.is_empty() { warn::warnings(doc) } else { when::common(doc, warn::warnings) }
}

/// Whether rules without patches are sound for these numbers of seats.
pub(super) fn sound(doc: &HouseRules, seats: &[u8]) -> bool {
    body(doc, &Scope { seats, by_deal: false }).is_empty()
}

/// For whom and when a document holds.
struct Scope<'a> {
    /// The numbers of seats.
    seats: &'a [u8],
    /// Only in some deals of a match.
    by_deal: bool,
}

/// What is wrong with rules as they are in force.
fn body(doc: &HouseRules, scope: &Scope<'_>) -> Vec<RuleError> {
    let mut found = Findings::default();
    setup::deck(doc, scope, &mut found);
    setup::start(doc, &mut found);
    fit::fit(doc, &mut found);
    play::draw(doc, scope, &mut found);
    play::lay(doc, &mut found);
    cards::cards(doc, &mut found);
    patterns::check(doc, &mut found);
    say::calls(doc, &mut found);
    say::cheat(doc, &mut found);
    end::end(doc, &mut found);
    end::points(doc, &mut found);
    // How a match goes does not change from deal to deal.
    if !scope.by_deal {
        matches::matches(doc, scope, &mut found);
    }
    found.0
}

/// Every kind in the deck.
pub(in crate::mau) fn deck_kinds(doc: &HouseRules) -> KindSet {
    let jokers = [Card::JOKER_RED, Card::JOKER_BLACK];
    pack(doc).chain(jokers.into_iter().take(usize::from(doc.deck.jokers))).collect()
}

/// Whether `which` names something in the deck.
fn in_deck(doc: &HouseRules, which: Which) -> bool {
    !deck_kinds(doc).and(kinds(&[which])).is_empty()
}

/// Whether some kind of `set` is like that.
pub(in crate::mau) fn some(mut set: KindSet, like: impl FnMut(Card) -> bool) -> bool {
    set.any(like)
}

/// "7, KH".
fn named(list: &[Which]) -> String {
    list.iter().map(Which::to_string).collect::<Vec<_>>().join(", ")
}
