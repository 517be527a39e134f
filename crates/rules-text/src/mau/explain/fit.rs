//! Fitting in words: which card may be laid on which.

use std::collections::BTreeMap;

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{CardRule, Colour, FitRule, Group, Text, Which};

use super::cards::{all_fits, wishes};
use super::grammar::{all_of, capital, line, one_of, text};
use super::last_resort;
use super::names::{Name, all, in_order, is_renamed, names_jokers, object, subject};
use super::values;

pub(super) fn fit(rules: &Rules, fit: &FitRule) -> Vec<Text> {
    let FitRule {
        suit,
        rank,
        colour,
        neighbours,
        round_the_corner,
        multiples,
        values: _, // Told with neighbours and multiples.
        // Cards with fitting rules of their own are explained with the special cards.
        anywhere: _,
        on_plain: _,
        never_on_own_rank: _,
        also,
        never,
        last_resort,
        never_under_wish,
        leaves_wish,
    } = fit;
    if all_fits(rules.doc()) {
        return vec![text("Jede Karte passt auf jede.", "Every card fits on every card.")];
    }
    let mut lines = Vec::new();
    lines.extend(suit_or_rank(rules, *suit, *rank, *colour));
    lines.extend(colour.then(|| red_or_black(rules)));
    lines.extend(values::values(rules, fit, *neighbours, *round_the_corner, *multiples));
    lines.extend(by_card(rules, also, None).map(|both| as_well(rules, &both)));
    lines.extend(by_card(rules, never, None).map(|both| not_on(&both)));
    lines.extend(last_resort::told(rules, last_resort));
    if wishes(rules.doc()) {
        lines.extend(barred(rules, &in_order(rules, never_under_wish)));
        lines.extend(left_standing(rules, &in_order(rules, leaves_wish)));
    }
    lines.extend(jokers(rules, fit));
    lines
}

/// The fitting rules for this card alone, below another card or above it.
pub(super) fn of_card(rules: &Rules, card: Card) -> Vec<Text> {
    let fit = &rules.doc().fit;
    let mut lines: Vec<_> =
        by_card(rules, &fit.also, Some(card)).map(|both| as_well(rules, &both)).collect();
    lines.extend(by_card(rules, &fit.never, Some(card)).map(|both| not_on(&both)));
    lines.extend(last_resort::of_card(rules, card));
    if wishes(rules.doc()) {
        let about = |list: &[Which]| -> Vec<Which> {
            list.iter().copied().filter(|which| which.means(card)).take(1).collect()
        };
        lines.extend(barred(rules, &about(&fit.never_under_wish)));
        lines.extend(left_standing(rules, &about(&fit.leaves_wish)));
    }
    lines.extend(jokers(rules, fit).filter(|_| card.is_joker()));
    lines
}

fn barred(rules: &Rules, list: &[Which]) -> Option<Text> {
    if list.contains(&Which::Group(Group::Any)) {
        return Some(text(
            "Solange ein Wunsch offen ist, darf keine Karte gelegt werden.",
            "While a wish stands, no card may be played.",
        ));
    }
    let cards = one_of(&all(rules, list, subject));
    let said = text(
        format!("Solange ein Wunsch offen ist, darf {} nicht gelegt werden.", cards.de),
        format!("While a wish stands, {} may not be played.", cards.en),
    );
    (!list.is_empty()).then_some(said)
}

fn left_standing(rules: &Rules, list: &[Which]) -> Option<Text> {
    if list.contains(&Which::Group(Group::Any)) {
        return Some(text(
            "Ein Wunsch gilt weiter, was auch gelegt wird, bis sich jemand etwas Neues wünscht.",
            "A wish stands whatever is played on it, until somebody wishes anew.",
        ));
    }
    let cards = one_of(&all(rules, list, object));
    let said = text(
        format!("Wer auf einen Wunsch {} legt, lässt ihn bestehen.", cards.de),
        format!("Whoever plays {} on a wish leaves it standing.", cards.en),
    );
    (!list.is_empty()).then_some(said)
}

fn as_well(rules: &Rules, (tops, lying, laid): &(Vec<Which>, Text, Text)) -> Text {
    let wished = |rule: (&Which, &CardRule)| {
        rule.1.wish.is_some() && tops.iter().any(|top| !top.kinds().and(rule.0.kinds()).is_empty())
    };
    let (while_de, while_en) = if rules.doc().cards.iter().any(wished) {
        (", solange nichts gewünscht ist", ", while nothing is wished")
    } else {
        ("", "")
    };
    text(
        format!("Auf {} darf außerdem {} gelegt werden{while_de}.", lying.de, laid.de),
        format!("On {}, {} may be played as well{while_en}.", lying.en, laid.en),
    )
}

fn not_on((tops, lying, laid): &(Vec<Which>, Text, Text)) -> Text {
    let any = |said: &Text| said.en == "any card";
    if any(laid) {
        return text(
            format!("Auf {} darf nie eine Karte gelegt werden.", lying.de),
            format!("On {}, no card may ever be played.", lying.en),
        );
    }
    if tops.contains(&Which::Group(Group::Any)) {
        return text(
            format!("{} darf nie auf eine andere Karte gelegt werden.", capital(laid).de),
            format!("{} may never be played on another card.", capital(laid).en),
        );
    }
    text(
        format!("Auf {} darf nie {} gelegt werden.", lying.de, laid.de),
        format!("On {}, {} may never be played.", lying.en, laid.en),
    )
}

fn suit_or_rank(rules: &Rules, suit: bool, rank: bool, colour: bool) -> Option<Text> {
    let twins = rules.deck().cards().any(|card| rules.deck().count(card) > 1);
    let said = match (suit, rank) {
        (true, true) => {
            let both = if twins { text(" (oder beides)", " (or both)") } else { text("", "") };
            text(
                format!(
                    "Eine Karte passt, wenn sie dieselbe Farbe oder denselben Wert{} hat wie die \
                     oberste Karte des Ablagestapels.",
                    both.de
                ),
                format!(
                    "A card fits if it has the same suit or the same rank{} as the top card of the \
                     discard pile.",
                    both.en
                ),
            )
        }
        (true, false) => text(
            "Eine Karte passt, wenn sie dieselbe Farbe hat wie die oberste Karte des Ablagestapels. Der \
             Wert allein genügt nicht.",
            "A card fits if it has the same suit as the top card of the discard pile. The rank alone is \
             not enough.",
        ),
        (false, true) if colour => text(
            "Eine Karte passt, wenn sie denselben Wert hat wie die oberste Karte des Ablagestapels.",
            "A card fits if it has the same rank as the top card of the discard pile.",
        ),
        (false, true) => text(
            "Eine Karte passt, wenn sie denselben Wert hat wie die oberste Karte des Ablagestapels. Die \
             Farbe allein genügt nicht.",
            "A card fits if it has the same rank as the top card of the discard pile. The suit alone is \
             not enough.",
        ),
        (false, false) => return None,
    };
    Some(said)
}

fn red_or_black(rules: &Rules) -> Text {
    let own = |colour| is_renamed(rules.doc(), colour);
    if own(Colour::Red) || own(Colour::Black) {
        let [red, black] = [Colour::Red, Colour::Black]
            .map(|colour| subject(rules, Which::Group(Group::Colour(colour))));
        let [on_red, on_black] = [Colour::Red, Colour::Black]
            .map(|colour| object(rules, Which::Group(Group::Colour(colour))));
        return text(
            format!(
                "Es passt auch {} auf {} und {} auf {}.",
                red.de, on_red.de, black.de, on_black.de
            ),
            format!(
                "{} fits on {} as well, and {} on {}.",
                capital(&red).en,
                on_red.en,
                black.en,
                on_black.en
            ),
        );
    }
    text(
        "Es passt jede rote Karte (Herz, Karo) auf eine rote und jede schwarze (Kreuz, Pik) auf eine \
         schwarze.",
        "Every red card (hearts, diamonds) fits on a red one and every black card (clubs, spades) on a \
         black one.",
    )
}

/// By the card on the pile: its name, and the names of those cards that the deck at the table has. With
/// `about`, only entries that concern that card.
fn by_card(
    rules: &Rules,
    lists: &BTreeMap<Which, Vec<Which>>,
    about: Option<Card>,
) -> impl Iterator<Item = (Vec<Which>, Text, Text)> {
    let known = |list| in_order(rules, list);
    let tops: Vec<_> = lists.keys().copied().collect();
    // Cards with the same list are named together.
    let mut groups: Vec<(Vec<Which>, Vec<Which>)> = Vec::new();
    for top in known(&tops) {
        let mut laid = lists.get(&top).map_or_else(Vec::new, |list| known(list));
        if let Some(card) = about.filter(|card| !top.means(*card)) {
            laid.retain(|which| which.means(card));
        }
        match groups.iter_mut().find(|(_, known)| *known == laid) {
            Some((tops, _)) => tops.push(top),
            None => groups.push((vec![top], laid)),
        }
    }
    groups.retain(|(_, laid)| !laid.is_empty());
    let said = |(tops, laid): (Vec<Which>, Vec<Which>)| {
        let names = one_of(&all(rules, &tops, object));
        (tops, names, one_of(&all(rules, &laid, subject)))
    };
    groups.into_iter().map(said).collect::<Vec<_>>().into_iter()
}

/// What fits on jokers, which have neither suit nor rank, and what they fit on.
fn jokers(rules: &Rules, fit: &FitRule) -> Option<Text> {
    let jokers: Vec<Card> =
        Card::SPECIALS.into_iter().filter(|card| rules.deck().has(*card)).collect();
    if jokers.is_empty() {
        return None;
    }
    let named = |card: &Card| fits_besides(fit, *card);
    if names_jokers(rules) {
        return Some(without_suit(rules, fit, &jokers));
    }
    let plain: Vec<Card> = jokers.iter().copied().filter(|card| !named(card)).collect();
    let (name, on) = (capital(&subject(rules, Name::Jokers)), object(rules, Name::Jokers));
    // "auf ihn" refers to a joker; a card with a name of its own may be "sie" or "es".
    let him = rules.doc().face(Which::Group(Group::Joker)).is_none();
    let own = match plain.as_slice() {
        [] => text("", ""),
        [one] if jokers.len() > 1 => {
            let name = capital(&subject(rules, Which::Card(*one)));
            text(
                format!("{} selbst passt nur auf {}.", name.de, on.de),
                format!("{} itself fits only on {}.", name.en, on.en),
            )
        }
        _ => {
            let he = if him { "er" } else { "die Karte" };
            text(
                format!("Selbst passt {he} nur auf {}.", on.de),
                format!("{} itself fits only on {}.", name.en, on.en),
            )
        }
    };
    let wild = jokers
        .iter()
        .all(|card| rules.doc().cards.get(&Which::Card(*card)).is_some_and(|rule| rule.wild));
    let (sonst, else_) = apart(fit, &jokers);
    let on_it = if wild {
        let (he, on) = if him { ("er", "auf ihn") } else { ("die Karte", "darauf") };
        text(
            format!(
                "{} hat weder Farbe noch Wert: Steht {he} für keine andere Karte, passt {sonst}jede {on}.",
                name.de
            ),
            format!(
                "{} has neither suit nor rank: on one that stands for no card, every {else_}card fits.",
                name.en
            ),
        )
    } else {
        let on = if him { "Auf ihn" } else { "Darauf" };
        text(
            format!("{} hat weder Farbe noch Wert: {on} passt {sonst}jede Karte.", name.de),
            format!("{} has neither suit nor rank: every {else_}card fits on it.", name.en),
        )
    };
    Some(line(&[on_it, own]))
}

/// What `fit.never` takes away from cards on which otherwise every card fits.
fn apart(fit: &FitRule, tops: &[Card]) -> (&'static str, &'static str) {
    let mut never = fit.never.iter().filter(|(_, list)| !list.is_empty());
    if never.any(|(top, _)| tops.iter().any(|card| top.means(*card))) {
        ("sonst ", "other ")
    } else {
        ("", "")
    }
}

/// The same for cards with names of their own.
fn without_suit(rules: &Rules, fit: &FitRule, cards: &[Card]) -> Text {
    let named = |card: &Card| fits_besides(fit, *card);
    let which = |cards: Vec<Card>| cards.into_iter().map(Which::Card).collect::<Vec<_>>();
    let all_cards = which(cards.to_vec());
    let names = all(rules, &all_cards, subject);
    let (sonst, else_) = apart(fit, cards);
    let has = if names.len() > 1 {
        let names = capital(&all_of(&names));
        text(
            format!("{} haben weder Farbe noch Wert: Auf sie passt {sonst}jede Karte.", names.de),
            format!("{} have neither suit nor rank: every {else_}card fits on them.", names.en),
        )
    } else {
        let name = capital(&all_of(&names));
        text(
            format!("{} hat weder Farbe noch Wert: Darauf passt {sonst}jede Karte.", name.de),
            format!("{} has neither suit nor rank: every {else_}card fits on it.", name.en),
        )
    };
    let plain = which(cards.iter().copied().filter(|card| !named(card)).collect());
    if plain.is_empty() {
        return has;
    }
    let only = all_of(&all(rules, &plain, object));
    let on = one_of(&all(rules, &all_cards, object));
    let own = text(
        format!("Legen darfst du {} nur auf {}.", only.de, on.de),
        format!("You may play {} only on {}.", only.en, on.en),
    );
    line(&[has, own])
}

/// Whether a card without suit and rank fits on more than its own kind.
fn fits_besides(fit: &FitRule, card: Card) -> bool {
    let also = fit.also.values().flatten();
    fit.anywhere.iter().chain(&fit.on_plain).chain(also).any(|which| which.means(card))
}
