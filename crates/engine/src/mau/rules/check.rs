//! Static checks of house rules: everything that can be proved wrong without playing them.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::dimensions::Dimension;
use crate::mau::{deck, states, when};
use crate::rules::{Document, Findings, RuleError};

use super::doc::{Group, HouseRules, Span, Which};

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
    let mut found = Findings::default();
    states::unasked(doc, &mut found);
    if doc.when.is_empty() {
        found.0.extend(idle_fields(doc));
    } else {
        found.0.extend(when::common(doc, idle_fields));
        found.0.extend(when::vain(doc));
    }
    found.0
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
    for dimension in Dimension::ALL {
        dimension.check(doc, scope, &mut found);
    }
    found.0
}

/// Everything without effect in rules without patches.
fn idle_fields(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    for dimension in Dimension::ALL {
        dimension.warn(doc, &mut found);
    }
    found.0
}

/// Whether some kind of `set` is like that.
pub(in crate::mau) fn some(mut set: KindSet, like: impl FnMut(Card) -> bool) -> bool {
    set.any(like)
}

/// What a number may be asked to be.
pub(in crate::mau) fn span(
    code: &'static str,
    span: Span,
    (from, to): (u16, u16),
    field: &str,
    found: &mut Findings,
) {
    let fits = match span {
        Span::Between(low, high) => low <= to && high >= from && (high > low || low >= from),
        Span::Every(step) => step <= to,
        Span::Last => false,
    };
    if !fits {
        let message = (
            format!("schreib eine Zahl von {from} bis {to} oder Text wie \"3-\""),
            format!("write a number from {from} to {to}, or text such as \"3-\""),
        );
        found.add(code, field, message);
    }
}

/// "7, KH".
pub(in crate::mau) fn named(list: &[Which]) -> String {
    list.iter().map(Which::to_string).collect::<Vec<_>>().join(", ")
}

/// Says so if `which`, named in `field`, is not in the deck.
pub(in crate::mau) fn absent(doc: &HouseRules, which: &Which, field: String, found: &mut Findings) {
    if !deck::in_deck(doc, *which) {
        let (de, en) = where_from(doc, *which);
        let message = (
            format!("{which} ist nicht im Spiel, also bewirkt das nichts{de}"),
            format!("{which} is not in the deck, so this does nothing{en}"),
        );
        found.add("absent_card", field, message);
    }
}

/// What brings a card into the deck.
fn where_from(doc: &HouseRules, which: Which) -> (String, String) {
    let said =
        |key: &str| (format!("; `{key}` bringt es hinein"), format!("; `{key}` brings it in"));
    let usual = which.kinds().any(|card| card.index() < 54);
    if !usual || !doc.deck.cards.is_empty() {
        return said(&format!("deck.cards.{which} = 1"));
    }
    match which {
        Which::Card(card) if card == Card::JOKER_RED => said("deck.jokers = 1"),
        Which::Card(card) if card.is_joker() => said("deck.jokers = 2"),
        Which::Card(card) => match card.rank() {
            Some(rank) => said(&format!("deck.lowest = \"{rank}\"")),
            None => Default::default(),
        },
        Which::Rank(rank) | Which::Coloured(_, rank) => said(&format!("deck.lowest = \"{rank}\"")),
        Which::Group(Group::Joker) => said("deck.jokers = 2"),
        Which::Group(_) => said("deck.lowest = \"2\""),
    }
}
