//! Static checks of what single cards do (`cards`): contradictions, wishes, too many ways to lay a
//! card.

use super::compiled::effects;
use super::wishes_check::{ONLY_CARDS_GO_ACROSS, ONLY_TRIGGERS_ASK, wish_warn, wishes};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::limits::MAX_LEGAL;
use crate::mau::deck::{deck_kinds, in_deck, pack};
use crate::mau::effects::{NOTHING_TURNS, turns_nothing};
use crate::mau::rules::checking::absent;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CardRule, HouseRules, Way, Which};
use crate::mau::rules::lookup::rule_of;
use crate::mau::threat;
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    for (which, rule) in &doc.cards {
        let field = format!("cards.{which}");
        beside(rule, &field, found);
        if rule.rotates_to == Way::Chosen {
            found.add("contradiction", format!("{field}.rotates_to"), ONLY_TRIGGERS_ASK);
        }
        if rule.rotates_to == Way::Across {
            found.add("contradiction", format!("{field}.rotates_to"), ONLY_CARDS_GO_ACROSS);
        }
        if let Some(wish) = &rule.wish {
            wishes(doc, wish, &format!("{field}.wish"), found);
            if rule.wild && wish.may {
                let message = (
                    "wer diese Karte legt, nennt eine Karte oder wünscht; keins von beiden geht nicht",
                    "whoever plays this card names a card or wishes; it cannot do neither",
                );
                found.add("contradiction", format!("{field}.wish.may"), message);
            }
            if rule.wild && wish.other {
                let message = (
                    "wer diese Karte legt, nennt eine Karte oder wünscht; was gewünscht wird, bleibt dabei offen",
                    "whoever plays this card names a card or wishes; what is wished is left open then",
                );
                found.add("contradiction", format!("{field}.wish.other"), message);
            }
        }
        if let Some(threat) = &rule.threat {
            threat::threat(doc, carriers(doc, *which), threat, &format!("{field}.threat"), found);
        }
    }
    let ways = ways(doc);
    if ways > MOST_WAYS {
        let message = (
            format!(
                "die Karten im Spiel lassen sich auf {ways} Arten legen, und höchstens {MOST_WAYS} sind \
                 möglich: lass weniger Karten für jede stehen oder weniger wünschen"
            ),
            format!(
                "the cards of the deck can be played in {ways} ways, and {MOST_WAYS} are possible at most: \
                 let fewer cards stand for any, or less be wished"
            ),
        );
        found.add("too_many_ways", "cards", message);
    }
}

/// Most ways to lay what one seat may hold, leaving room for all that may be said at the same time.
const MOST_WAYS: u32 = MAX_LEGAL as u32 - 128;

/// The number of ways to lay the cards of the deck, with all that may be named, wished and claimed.
fn ways(doc: &HouseRules) -> u32 {
    let (effects, ..) = effects(doc);
    let pack: KindSet = pack(doc).collect();
    let of = |card: Card| effects[card.index()].forms.len();
    let most = pack.map(of).max().unwrap_or(1);
    let ways_of = |card: Card| match rule_of(doc, card) {
        Some(rule) if rule.copies => most,
        Some(rule) if rule.wild => {
            let named = |named: Card| if effects[named.index()].copies { most } else { of(named) };
            pack.map(named).sum::<u32>()
                + effects[card.index()].wish.map_or(0, |wish| wish.forms.len())
        }
        _ => of(card),
    };
    deck_kinds(doc).map(ways_of).sum()
}

/// Effects of one card that exclude one another.
pub(in crate::mau) fn beside(rule: &CardRule, field: &str, found: &mut Findings) {
    let wish = rule.wish.is_some();
    let other = rule.reverse.is_some() || rule.again || rule.lays_on || rule.buys || rule.rotates;
    let other = other || rule.threat.is_some() || rule.covered;
    if rule.wild && (other || rule.copies || rule.see_through) {
        let message = (
            "eine Karte, die für jede andere steht, tut, was die tut; nur ein Wunsch kann daneben \
             stehen",
            "a card that stands for any other does what that one does; only a wish can stand beside",
        );
        found.add("contradiction", format!("{field}.wild"), message);
    }
    if rule.copies && (other || wish || rule.see_through) {
        let own = [
            ("reverse", rule.reverse.is_some()),
            ("again", rule.again),
            ("lays_on", rule.lays_on),
            ("covered", rule.covered),
            ("wish", wish),
            ("see_through", rule.see_through),
            ("buys", rule.buys),
            ("rotates", rule.rotates),
            ("threat", rule.threat.is_some()),
        ];
        let own = own.iter().filter(|(_, set)| *set).map(|(key, _)| format!("`{key}`"));
        let own = own.collect::<Vec<_>>().join(", ");
        let message = (
            format!(
                "eine Karte, die tut, was unter ihr liegt, hat keine eigene Wirkung: lass {own} weg, oder \
                 `copies`"
            ),
            format!(
                "a card that does what lies below has no effect of its own: leave out {own}, or `copies`"
            ),
        );
        found.add("contradiction", format!("{field}.copies"), message);
    }
    if rule.again && rule.threat.is_some() {
        let message = (
            "eine Karte kann nicht noch einen Zug geben und anderen drohen: lass `again` oder `threat` weg, \
             etwa mit `threat = \"none\"`. Soll beides geschehen, sag statt `threat` mit einem Muster \
             für diese Karte, was andere trifft: `does = { hits = \"next\", draw = 2 }`; antworten kann \
             darauf niemand",
            "a card cannot give another turn and threaten others: leave out `again` or `threat`, as in \
             `threat = \"none\"`. If both are meant, say instead of `threat` with a pattern for this \
             card what happens to others: `does = { hits = \"next\", draw = 2 }`; nobody can answer that",
        );
        found.add("contradiction", format!("{field}.again"), message);
    }
    if rule.lays_on && (rule.again || rule.threat.is_some()) {
        let message = (
            "eine Karte, auf die gleich noch eine folgen darf, gibt keinen weiteren Zug und droht \
             niemandem; was andere trifft, sagt ein Muster: `does = { hits = \"next\", draw = 2 }`",
            "a card on which a further one may follow at once gives no other turn and threatens nobody; \
             what happens to others says a pattern: `does = { hits = \"next\", draw = 2 }`",
        );
        found.add("contradiction", format!("{field}.lays_on"), message);
    }
    if rule.covered && (rule.again || rule.lays_on || rule.threat.is_some()) {
        let message = (
            "eine Karte, die bedeckt werden muss, gibt keinen weiteren Zug und droht niemandem: lass `again`, \
             `lays_on` oder `threat` weg; was andere trifft, sagt ein Muster: \
             `does = { hits = \"next\", draw = 2 }`",
            "a card that has to be covered gives no other turn and threatens nobody: leave out `again`, \
             `lays_on` or `threat`; what happens to others says a pattern: \
             `does = { hits = \"next\", draw = 2 }`",
        );
        found.add("contradiction", format!("{field}.covered"), message);
    }
    if rule.rotates_to != Way::Along && !rule.rotates {
        let message = (
            "wohin Hände wandern, zählt nur, wenn sie wandern: schreib `rotates = true` dazu",
            "which way hands go matters only where they do: write `rotates = true` beside it",
        );
        found.add("contradiction", format!("{field}.rotates_to"), message);
    }
    if rule.buys && rule.threat.as_ref().is_some_and(|threat| threat.may) {
        let message = (
            "nur eines kann offen bleiben: ob man die Karte darunter nimmt oder ob die Drohung gilt",
            "only one thing can be left open to the player: the card below, or whether the threat \
             counts",
        );
        found.add("contradiction", format!("{field}.buys"), message);
    }
}

/// The card kinds that follow the rule of `which`: all but those with a more specific one.
pub(in crate::mau) fn carriers(doc: &HouseRules, which: Which) -> KindSet {
    let all = kinds(&[which]).and(deck_kinds(doc));
    let special = doc.cards.keys().filter(|other| **other > which);
    special.fold(all, |left, other| left.without(other.kinds()))
}

/// Warns of cards that are not in the deck, and of entries that others take all cards from.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for which in doc.cards.keys() {
        absent(doc, which, format!("cards.{which}"), found);
        if in_deck(doc, *which) && carriers(doc, *which).is_empty() {
            let message = (
                "jede dieser Karten hat einen eigenen Eintrag: dieser gilt für keine",
                "each of these cards has an entry of its own: this one holds for none",
            );
            found.add("no_effect", format!("cards.{which}"), message);
        }
    }
    for (which, rule) in &doc.cards {
        if let Some(wish) = &rule.wish {
            wish_warn(doc, wish, &format!("cards.{which}.wish"), found);
        }
        if doc.seats.max == 2 && turns_nothing(rule.reverse.as_ref()) {
            found.add("no_effect", format!("cards.{which}.reverse"), NOTHING_TURNS);
        }
    }
}
