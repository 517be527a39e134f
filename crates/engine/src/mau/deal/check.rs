//! Static checks of dealing (`deal`): hand sizes against the deck, the card turned up, who begins.

use super::compiled::hand;
use super::hands;
use crate::card::Card;
use crate::limits::MAX_CARDS;
use crate::mau::deck;
use crate::mau::deck::{deck_kinds, deck_size, packs};
use crate::mau::points::counted;
use crate::mau::rules::checking::{Scope, absent, named, some};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{
    CardRule, HandChoice, HouseRules, LaidBy, MatchRule, NextDealer, PlayUntil, PointsTo, PutBack,
    Start, StartLaid, Starter, Which,
};
use crate::mau::rules::lookup::rule_of;
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
    if deck::is_sound(doc) && hands(doc, scope, found) {
        enough(doc, scope, found);
    }
    start(doc, found);
    led(doc, found);
    holder(doc, found);
}

/// Where no card is turned up, no key may be about it.
fn led(doc: &HouseRules, found: &mut Findings) {
    if doc.deal.start != Start::Led {
        return;
    }
    for (key, said) in [
        ("start_effects", !doc.deal.start_effects.is_empty()),
        ("start_wishes", !doc.deal.start_wishes.is_empty()),
        ("start_again", !doc.deal.start_again.is_empty()),
        ("start_taken", !doc.deal.start_taken.is_empty()),
        ("start_laid", doc.deal.start_laid.is_some()),
    ] {
        if said {
            let message = (
                "mit `start = \"led\"` wird keine Karte aufgedeckt: lass eins von beiden weg",
                "with `start = \"led\"` no card is turned up: leave one of the two out",
            );
            found.add("contradiction", format!("deal.{key}"), message);
        }
    }
}

/// Whether it can be determined who begins.
fn holder(doc: &HouseRules, found: &mut Findings) {
    let named = &doc.deal.starter_holds;
    let leads = doc.deal.starter == Starter::Holder && doc.deal.start == Start::Led;
    if doc.deal.starter_leads && !leads {
        let message = (
            "ausspielen kann man sie nur, wo nichts liegt: schreib `starter = \"holder\"` und `start = \"led\"` dazu",
            "it can be led only where nothing lies: write `starter = \"holder\"` and `start = \"led\"` beside it",
        );
        found.add("contradiction", "deal.starter_leads", message);
    }
    if doc.deal.starter != Starter::Holder {
        if !named.is_empty() {
            let message = (
                "das zählt nur mit `starter = \"holder\"`",
                "this counts only with `starter = \"holder\"`",
            );
            found.add("contradiction", "deal.starter_holds", message);
        }
        return;
    }
    if !doc.deal.cut_keeps.is_empty() {
        let message = (
            "wer beginnt, zeigt sich erst, wenn alle Karten gegeben sind: lass `cut_keeps` weg",
            "who begins shows only when all cards are dealt: leave `cut_keeps` out",
        );
        found.add("contradiction", "deal.cut_keeps", message);
    }
    let deck = deck_kinds(doc);
    if !named.iter().any(|which| some(which.kinds(), |card| deck.has(card))) {
        let message = if named.is_empty() {
            (
                "nenn mit `starter_holds` die Karte, mit der man beginnt, etwa [\"7C\"]",
                "name with `starter_holds` the card with which one begins, as in [\"7C\"]",
            )
        } else {
            (
                "keine davon ist im Spiel, also hat sie niemand",
                "none of these is in the deck, so nobody holds one",
            )
        };
        found.add(
            "no_start_card",
            if named.is_empty() { "deal.starter" } else { "deal.starter_holds" },
            message,
        );
    }
    if doc.deal.hand_choice.is_some() {
        let message = (
            "wer beginnt, steht fest, bevor bestimmt wird, wie viele Karten es gibt: lass `hand_choice` weg",
            "who begins is settled before the number of cards is chosen: leave `hand_choice` out",
        );
        found.add("contradiction", "deal.starter", message);
    }
}

/// Checks the sizes of hands; returns whether they can be relied on.
fn hands(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) -> bool {
    let before = found.0.len();
    if doc.deal.hand == 0 {
        let message = ("gebt mindestens eine Karte", "deal at least one card");
        found.add("bad_hand", "deal.hand", message);
    }
    for (from, most) in &doc.deal.hand_at_most {
        if from.parse::<u8>().map(|seats| seats.to_string()).as_ref() != Ok(from) || *most == 0 {
            let message = (
                "schreib { LEUTE = KARTEN }, etwa { 6 = 5 }: höchstens 5 Karten ab 6 Leuten",
                "write { SEATS = CARDS }, as in { 6 = 5 }: at most 5 cards from 6 seats on",
            );
            found.add("bad_hand", "deal.hand_at_most", message);
            break;
        }
    }
    if let Some(by) = &doc.deal.hand_by {
        hands::hand_by(doc, by, found);
    }
    let Some(choice) = &doc.deal.hand_choice else { return found.0.len() == before };
    if choice.min == 0 || choice.min > choice.max {
        let message = (
            "schreib { min = KARTEN, max = KARTEN } mit 1 <= min <= max, etwa { min = 1, max = 8 }",
            "write { min = CARDS, max = CARDS } with 1 <= min <= max, as in { min = 1, max = 8 }",
        );
        found.add("bad_hand", "deal.hand_choice", message);
    } else if scope
        .seats
        .iter()
        .any(|seats| !(choice.min..=choice.max).contains(&hand(doc, *seats)))
    {
        let HandChoice { min, max } = choice;
        let message = (
            format!(
                "wer beim Geben nicht wählt, gibt `deal.hand` Karten: schreib da {min} bis {max}"
            ),
            format!(
                "a dealer who does not choose deals `deal.hand` cards: write {min} to {max} there"
            ),
        );
        found.add("bad_hand", "deal.hand", message);
    }
    found.0.len() == before
}

/// Whether there are enough cards for every hand, and not too many for a table.
fn enough(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
    for &seats in scope.seats {
        let each = doc.deal.hand_choice.as_ref().map_or(hand(doc, seats), |choice| choice.min);
        let each = doc.deal.hand_by.as_ref().map_or(each, |by| each.max(by.most));
        let have = deck_size(doc, packs(doc, seats));
        let need = usize::from(seats) * usize::from(each) + 2;
        if have > MAX_CARDS {
            let message = (
                format!("{have} Karten sind zu viele: Ein Tisch fasst {MAX_CARDS}"),
                format!("{have} cards are too many: a table holds {MAX_CARDS}"),
            );
            return found.add("deck_too_large", "deck.packs", message);
        }
        if have < need {
            let field = if doc.deal.hand_by.is_some() {
                "deal.hand_by.most"
            } else if doc.deal.hand_choice.is_some() {
                "deal.hand_choice.min"
            } else {
                "deal.hand"
            };
            let message = (
                format!(
                    "{seats} Leute mit je {each} Karten brauchen {need} Karten, hier sind es \
                     {have}: nimm mehr Blätter (`deck.packs = 2`), ein niedrigeres `deck.lowest` \
                     oder eine kleinere Hand"
                ),
                format!(
                    "{seats} seats with {each} cards each need a deck of {need}, this one has \
                     {have}: take more packs (`deck.packs = 2`), a lower `deck.lowest` or a \
                     smaller hand"
                ),
            );
            return found.add("deck_too_small", field, message);
        }
    }
}

/// Checks the cards turned up at the start.
fn start(doc: &HouseRules, found: &mut Findings) {
    let deck = deck_kinds(doc);
    for which in &doc.deal.start_effects {
        let cards = kinds(&[*which]);
        let counts = some(cards, |card| rule_of(doc, card).is_some_and(at_the_start));
        if !counts {
            let message = (
                format!("{which} droht in diesen Regeln nicht und dreht die Richtung nicht"),
                format!("{which} neither threatens nor turns the direction in these rules"),
            );
            found.add("no_start_effect", "deal.start_effects", message);
        }
        is_left(doc, *which, "deal.start_effects", found);
    }
    for which in &doc.deal.start_wishes {
        let wishes = |card| rule_of(doc, card).is_some_and(|rule| rule.wish.is_some());
        if !some(kinds(&[*which]), wishes) {
            let message = (
                format!("mit {which} darf sich in diesen Regeln niemand etwas wünschen"),
                format!("{which} lets nobody wish in these rules"),
            );
            found.add("no_start_wish", "deal.start_wishes", message);
        }
        is_left(doc, *which, "deal.start_wishes", found);
    }
    for which in doc.deal.start_laid.iter().flat_map(|rule| &rule.cards) {
        is_left(doc, *which, "deal.start_laid.cards", found);
    }
    if !deck.is_empty() && deck.without(kinds(&doc.deal.start_again)).is_empty() {
        let cards = named(&doc.deal.start_again);
        let message = (
            format!(
                "im Spiel ist nichts als {cards}: lass eine Karte übrig, die liegen bleiben darf"
            ),
            format!("the deck has nothing but {cards}: leave out a card that may be turned up"),
        );
        found.add("no_start_card", "deal.start_again", message);
    }
    let stays = deck.without(kinds(&doc.deal.start_again));
    if !stays.is_empty() && stays.without(kinds(&doc.deal.start_taken)).is_empty() {
        let cards = named(&doc.deal.start_taken);
        let message = (
            format!(
                "wer gibt, nähme das ganze Blatt auf ({cards}): lass eine Karte übrig, die liegen bleiben darf"
            ),
            format!(
                "the dealer would take up the whole deck ({cards}): leave out a card that may be turned up"
            ),
        );
        found.add("no_start_card", "deal.start_taken", message);
    }
}

/// A card named in `field` must be able to stay as the card turned up.
fn is_left(doc: &HouseRules, which: Which, field: &str, found: &mut Findings) {
    if kinds(&[which]).without(kinds(&doc.deal.start_again)).is_empty() {
        let message = (
            format!(
                "{which} bleibt nie als Startkarte liegen: nenne es hier oder in \
                 `deal.start_again`, nicht in beiden"
            ),
            format!(
                "{which} is never left as the card turned up: name it here or in \
                 `deal.start_again`, not in both"
            ),
        );
        found.add("contradiction", field, message);
    }
}

/// Whether a card has an effect that counts when it is the card turned up.
const fn at_the_start(rule: &CardRule) -> bool {
    rule.reverse.is_some() || rule.threat.is_some()
}

/// Warns of what has no effect: cards that are not in the deck, bounds that are never reached, and losers of
/// a deal who all note the same because one takes everything.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (field, list) in [
        ("deal.start_effects", &doc.deal.start_effects),
        ("deal.start_wishes", &doc.deal.start_wishes),
        ("deal.start_again", &doc.deal.start_again),
        ("deal.start_taken", &doc.deal.start_taken),
        ("deal.cut_keeps", &doc.deal.cut_keeps),
        ("deal.starter_holds", &doc.deal.starter_holds),
    ] {
        list.iter().for_each(|which| absent(doc, which, field.to_owned(), found));
    }
    if doc.deal.put_back != PutBack::Under && doc.deal.start_again.is_empty() {
        let message = (
            "hier bleibt jede Karte liegen, die aufgedeckt wird: sag mit `start_again`, welche nicht",
            "every card that is turned up stays here: say with `start_again` which do not",
        );
        found.add("no_effect", "deal.put_back", message);
    }
    if let Some(rule) = &doc.deal.start_laid {
        laid(doc, rule, found);
    }
    hands::warn(doc, found);
    begins(doc, found);
    if doc.deal.dealer == NextDealer::Loser && all_lose_alike(doc) {
        let message = (
            "wer verliert, notiert hier immer gleich viel, also gibt einfach die nächste Person: \
             schreib \"holds_most\" für die mit den meisten Kartenpunkten auf der Hand",
            "whoever loses notes the same here, so simply the next player deals: write \
             \"holds_most\" for whoever holds the most card points",
        );
        found.add("no_effect", "deal.dealer", message);
    }
}

/// Whether all but the winner always note the same in a deal, so that no seat has lost it more than others.
pub(in crate::mau) fn all_lose_alike(doc: &HouseRules) -> bool {
    let points = &doc.points;
    let cards = points.to == PointsTo::Holder || points.paid;
    // A deal is over when the first seat is out: all others come after.
    let first_ends = doc.end.play == PlayUntil::FirstOut && doc.teams.is_none();
    !(cards && counted(doc, |value| value != 0))
        && (first_ends || points.places.is_empty() && points.rest == 0)
        && doc.seats.max > 2
        && !doc.notes_points()
}

/// Warns where a rule about who begins always means simply the next seat.
fn begins(doc: &HouseRules, found: &mut Findings) {
    let several = doc.matches != MatchRule::Single;
    if doc.deal.starter == Starter::Loser && several && all_lose_alike(doc) {
        let message = (
            "wer verliert, notiert hier immer gleich viel, also beginnt einfach, wer links neben der Person \
             sitzt, die gibt: schreib \"winner\", oder lass die, die Karten halten, Punkte notieren \
             (`points.to = \"holder\"`)",
            "whoever loses notes the same here, so simply the player to the dealer's left begins: write \
             \"winner\", or let those who hold cards note points (`points.to = \"holder\"`)",
        );
        found.add("no_effect", "deal.starter", message);
    }
    let all = doc.deal.starter_holds.first().map(|which| kinds(&[*which]));
    if all.is_some_and(|all| deck_kinds(doc).without(all).is_empty()) {
        let message = (
            "so eine Karte hat jeder, also beginnt immer, wer links neben der Person sitzt, die gibt: nenn eine \
             bestimmte Karte, etwa [\"7C\"]",
            "everybody holds such a card, so the player to the dealer's left always begins: name a certain \
             card, as in [\"7C\"]",
        );
        found.add("no_effect", "deal.starter_holds", message);
    }
}

/// Warns of cards that count as laid by the dealer and do nothing, and lists of which every card counts as
/// laid.
fn laid(doc: &HouseRules, rule: &StartLaid, found: &mut Findings) {
    let field = "deal.start_laid.cards";
    rule.cards.iter().for_each(|which| absent(doc, which, field.to_owned(), found));
    let does = |card: Card| rule_of(doc, card).is_some_and(|does| *does != CardRule::default());
    if rule.by == LaidBy::Dealer && !some(deck_kinds(doc), |card| rule.has(card) && does(card)) {
        let message = (
            "keine dieser Karten tut etwas, wenn sie gelegt wird",
            "none of these cards does anything when it is laid",
        );
        found.add("no_effect", "deal.start_laid", message);
    }
    for (field, list) in [
        ("deal.start_effects", &doc.deal.start_effects),
        ("deal.start_wishes", &doc.deal.start_wishes),
    ] {
        if !list.is_empty() && !some(kinds(list), |card| !rule.has(card)) {
            let message = (
                "diese Karten zählen schon mit allem, was sie tun: `deal.start_laid`",
                "these cards count with all that they do already: `deal.start_laid`",
            );
            found.add("no_effect", field, message);
        }
    }
}
