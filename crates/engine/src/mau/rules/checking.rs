//! Helpers shared by the checks of all dimensions.

use super::doc::{Group, HouseRules, Span, Which};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::deck;
use crate::rules::Findings;

/// For which seats and deals a document holds.
pub(in crate::mau) struct Scope<'a> {
    /// The numbers of seats it is checked for.
    pub(in crate::mau) seats: &'a [u8],
    /// Whether it holds only in some deals of a match.
    pub(in crate::mau) by_deal: bool,
}

/// Whether some kind of `set` satisfies `like`.
pub(in crate::mau) fn some(mut set: KindSet, like: impl FnMut(Card) -> bool) -> bool {
    set.any(like)
}

/// Checks that the numbers asked for lie between `from` and `to`.
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

/// The list as text: "7, KH".
pub(in crate::mau) fn named(list: &[Which]) -> String {
    list.iter().map(Which::to_string).collect::<Vec<_>>().join(", ")
}

/// Warns if `which`, named in `field`, is not in the deck.
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

/// A hint at the setting that brings a card into the deck.
pub(in crate::mau) fn where_from(doc: &HouseRules, which: Which) -> (String, String) {
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
