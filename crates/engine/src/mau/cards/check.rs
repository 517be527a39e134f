//! Static checks of what single cards do (`cards`): contradictions, wishes, too many ways to lay a
//! card.

use super::compiled::{effects, wishing};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::limits::MAX_LEGAL;
use crate::mau::deck::{deck_kinds, pack};
use crate::mau::effects::{NOTHING_TURNS, turns_nothing};
use crate::mau::rules::check::{absent, some};
use crate::mau::rules::compile::{kinds, rule_of};
use crate::mau::rules::doc::{
    AnswerMust, CardRule, HouseRules, On, ThreatRule, Way, Which, WishOf, WishRule,
};
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

/// Most ways to lay what one seat may hold; there is room for all else that may be said at once.
const MOST_WAYS: u32 = MAX_LEGAL as u32 - 128;

/// In how many ways the cards of the deck can be laid: what is named with each, wished and claimed.
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

/// Which way hands go is not asked while a card is laid.
pub(in crate::mau) const ONLY_TRIGGERS_ASK: (&str, &str) = (
    "gefragt wird nur bei Auslösern: schreib einen mit `on = \"lays\"`, oder \"left\", \"right\" oder \
     \"against\"",
    "only triggers ask: write one with `on = \"lays\"`, or \"left\", \"right\" or \"against\"",
);

/// Only single cards that everybody passes on go across the table.
pub(in crate::mau) const ONLY_CARDS_GO_ACROSS: (&str, &str) = (
    "ganze Hände wandern zur nächsten Person: schreib \"left\", \"right\" oder \"against\"; nach gegenüber gehen \
     nur einzelne Karten, mit `passes` und `passes_to = \"across\"`",
    "whole hands go to a neighbour: write \"left\", \"right\" or \"against\"; only single cards go across, with \
     `passes` and `passes_to = \"across\"`",
);

/// Effects that cannot stand beside one another.
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

/// Adds what is wrong with what is wished, by whoever does.
pub(in crate::mau) fn wishes(doc: &HouseRules, wish: &WishRule, field: &str, found: &mut Findings) {
    if !(1..=20).contains(&wish.cards) {
        let message = ("ein Wunsch gilt für 1 bis 20 Karten", "a wish stands for 1 to 20 cards");
        found.add("bad_wish", format!("{field}.cards"), message);
    }
    if wish.turns > 20 {
        let message = (
            "ein Wunsch gilt 1 bis 20 Züge lang, oder 0: bis er erfüllt ist",
            "a wish stands for 1 to 20 turns, or 0: until it is met",
        );
        found.add("bad_wish", format!("{field}.turns"), message);
    }
    if wish.laps > 5 {
        let message = (
            "ein Wunsch gilt 1 bis 5 Runden um den Tisch lang, oder 0: so kommt es nicht darauf an",
            "a wish stands for 1 to 5 rounds of the table, or 0: then that is no matter",
        );
        found.add("bad_wish", format!("{field}.laps"), message);
    }
    if wish.laps > 0 && (wish.cards > 1 || wish.turns > 0) {
        let message = (
            "ein Wunsch gilt so viele Runden um den Tisch lang oder nach Karten und Zügen: lass `laps` weg \
             oder `cards` und `turns`",
            "a wish stands for rounds of the table, or by cards and turns: leave out `laps`, or `cards` and \
             `turns`",
        );
        found.add("contradiction", format!("{field}.laps"), message);
    }
    if wish.oneself && wish.laps == 0 {
        let message = (
            "wann eine Runde um den Tisch endet, zählt nur mit `laps`",
            "when a round of the table ends matters only with `laps`",
        );
        found.add("contradiction", format!("{field}.oneself"), message);
    }
    let nothing = |wish: &WishRule| wishing(wish, pack(doc).collect()).is_empty();
    let anything = WishRule { only: Vec::new(), ..wish.clone() };
    if !wish.only.is_empty() && nothing(wish) && !nothing(&anything) {
        let message = (
            "keine davon ist im Spiel, also bliebe nichts zu wünschen",
            "none of these is in the deck, so there would be nothing to wish for",
        );
        found.add("bad_wish", format!("{field}.only"), message);
    }
    let coloured =
        || some(deck_kinds(doc), |card| card.suit().is_some_and(|suit| suit.red().is_some()));
    if wish.of == WishOf::Colour && !coloured() {
        let message = (
            "keine Karte im Spiel ist rot oder schwarz: lass eine Farbe oder einen Wert wünschen",
            "no card of the deck is red or black: let a suit or a rank be wished",
        );
        found.add("bad_wish", format!("{field}.of"), message);
    }
}

/// The kinds that carry the rule of `which`: all but those that have a more special one.
pub(in crate::mau) fn carriers(doc: &HouseRules, which: Which) -> KindSet {
    let all = kinds(&[which]).and(deck_kinds(doc));
    let special = doc.cards.keys().filter(|other| **other > which);
    special.fold(all, |left, other| left.without(other.kinds()))
}

/// Cards that are not there.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for which in doc.cards.keys() {
        absent(doc, which, format!("cards.{which}"), found);
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

/// Cards named in a wish that are not there, or are all that could be wished anyway.
pub(in crate::mau) fn wish_warn(
    doc: &HouseRules,
    wish: &WishRule,
    field: &str,
    found: &mut Findings,
) {
    if all_meet_it(doc) {
        let message = (
            "jede Karte erfüllt jeden Wunsch, denn alle stehen in `fit.anywhere`",
            "every card meets every wish, for all of them stand in `fit.anywhere`",
        );
        return found.add("no_effect", field, message);
    }
    let field = format!("{field}.only");
    wish.only.iter().for_each(|named| absent(doc, named, field.clone(), found));
    let of = |wish: &WishRule| wishing(wish, pack(doc).collect());
    let anything = WishRule { only: Vec::new(), ..wish.clone() };
    if !wish.only.is_empty() && of(wish) == of(&anything) {
        let message = (
            "das lässt alles zu, was man sich hier wünschen kann",
            "this allows everything that can be wished for here",
        );
        found.add("no_effect", field, message);
    }
}

/// Whether a wish leaves everything as it is: all cards meet all of them, and nothing else asks for one.
fn all_meet_it(doc: &HouseRules) -> bool {
    let fit = &doc.fit;
    let fits = deck_kinds(doc).without(kinds(&fit.anywhere)).is_empty();
    let suits =
        |threat: &ThreatRule| threat.answers.values().any(|answer| answer.must == AnswerMust::Suit);
    let asked = doc.triggers.values().any(|rule| rule.wish.is_some() || rule.on == On::Wishes)
        || doc.calls.values().any(|call| call.on == Some(On::Wishes));
    fits && fit.never_under_wish.is_empty() && !asked && !doc.threats().any(suits)
}
