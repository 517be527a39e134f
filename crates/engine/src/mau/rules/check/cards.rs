//! What cards do when they are laid.

use crate::card_set::KindSet;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CardRule, HouseRules, Which, WishRule};

use super::{Findings, deck_kinds, threat};

pub(super) fn cards(doc: &HouseRules, found: &mut Findings) {
    for (which, rule) in &doc.cards {
        let field = format!("cards.{which}");
        beside(rule, &field, found);
        if let Some(wish) = &rule.wish {
            wishes(rule, wish, &field, found);
        }
        if let Some(threat) = &rule.threat {
            threat::threat(doc, *which, threat, found);
        }
    }
}

/// Effects that cannot stand beside one another.
fn beside(rule: &CardRule, field: &str, found: &mut Findings) {
    let wish = rule.wish.is_some();
    let other = rule.reverse.is_some() || rule.again || rule.lays_on || rule.buys || rule.rotates;
    let other = other || rule.threat.is_some();
    if rule.wild && (other || rule.copies) {
        let message = "a card that stands for any other does what that one does; only a wish can \
                       stand beside";
        found.add("contradiction", format!("{field}.wild"), message);
    }
    if rule.copies && (other || wish) {
        let message = "a card that does what lies below has no effect of its own";
        found.add("contradiction", format!("{field}.copies"), message);
    }
    if rule.again && rule.threat.is_some() {
        let message = "a card cannot give another turn and threaten others";
        found.add("contradiction", format!("{field}.again"), message);
    }
    if rule.lays_on && (rule.again || rule.threat.is_some()) {
        let message = "a card on which a further one may follow at once gives no other turn and \
                       threatens nobody";
        found.add("contradiction", format!("{field}.lays_on"), message);
    }
    if rule.buys && rule.threat.as_ref().is_some_and(|threat| threat.may) {
        let message = "only one thing can be left open to the player: the card below, or whether \
                       the threat counts";
        found.add("contradiction", format!("{field}.buys"), message);
    }
}

fn wishes(rule: &CardRule, wish: &WishRule, field: &str, found: &mut Findings) {
    if !(1..=20).contains(&wish.cards) {
        found.add("bad_wish", format!("{field}.wish.cards"), "a wish stands for 1 to 20 cards");
    }
    if wish.turns > 20 {
        let message = "a wish stands for 1 to 20 turns, or 0: until it is met";
        found.add("bad_wish", format!("{field}.wish.turns"), message);
    }
    if rule.wild && wish.may {
        let message = "whoever plays this card names a card or wishes; it cannot do neither";
        found.add("contradiction", format!("{field}.wish.may"), message);
    }
}

/// The kinds that carry the rule of `which`: its own, unless a single card has one of its own.
pub(super) fn carriers(doc: &HouseRules, which: Which) -> KindSet {
    let all = kinds(&[which]).and(deck_kinds(doc));
    match which {
        Which::Card(_) => all,
        Which::Rank(_) => all.filter(|card| !doc.cards.contains_key(&Which::Card(*card))).collect(),
    }
}
