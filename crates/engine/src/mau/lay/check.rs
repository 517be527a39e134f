//! Static checks of laying (`lay`): several cards together, jumping in, throwing in.

use super::compiled::{goes_in, goes_on, opening};
use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::deck::{deck, deck_kinds, has_twins, in_deck};
use crate::mau::patterns::goes_with;
use crate::mau::rules::checking::{absent, some};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{
    Acts, AnswerAction, HouseRules, JumpIn, RowBy, ThreatRule, ThrowInRule, ThrowThen, Thrower,
    Together, Which,
};
use crate::rules::Findings;

const TWO: (&str, &str) = (
    "keine Karte ist zweimal im Spiel: nimm zwei Blätter (`deck.packs = 2`), oder lass den Wert \
     reichen",
    "no card is in the deck twice: take two packs (`deck.packs = 2`), or let the rank be enough",
);

/// Bounds of `least`, the fewest cards that have to be laid where several are.
const FEWEST_TOGETHER: u8 = 3;
const MOST_AT_LEAST: u8 = 6;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if let Some(together) = &doc.lay.together {
        if together.most == 1 || together.most > 20 {
            let message = (
                "legt 2 bis 20 Karten zusammen, oder 0: so viele es gibt",
                "play 2 to 20 cards together, or 0: as many as there are",
            );
            found.add("bad_together", "lay.together.most", message);
        }
        if together.least > 0 {
            too_many_at_least(doc, together, found);
        }
        ways("lay.together", together.ways(), doc, found);
        let pairs = Card::all().filter(|card| deck_kinds(doc).has(*card));
        let opens = opening(doc);
        let pairs = pairs.filter(|below| opens.has(*below));
        let mut pairs = pairs.map(|below| goes_on(doc, below).and(deck_kinds(doc)));
        let twins = together.ways().any(|by| by == RowBy::Card);
        if !twins && pairs.all(KindSet::is_empty) {
            let message = (
                "keine zwei Karten im Spiel gehören so zusammen",
                "no two cards of the deck go together like this",
            );
            found.add("contradiction", "lay.together.by", message);
        }
        let deck = deck_kinds(doc);
        if !deck.is_empty() && opening(doc).and(deck).is_empty() {
            let message =
                ("keine Karte im Spiel darf den Anfang machen", "no card of the deck may open it");
            found.add("contradiction", "lay.together.first", message);
        }
        let steps = together.ways().any(RowBy::is_step);
        if together.one_suit && !steps {
            let message = (
                "eine Farbe für alle geht nur bei \"up\", \"down\" oder \"steps\"; sonst reicht \
                 `by = \"suit\"` oder \"card\"",
                "one suit for all goes with \"up\", \"down\" or \"steps\" only; else \
                 `by = \"suit\"` or \"card\" is enough",
            );
            found.add("contradiction", "lay.together.one_suit", message);
        }
    }
    if doc.lay.jump_in == Some(JumpIn::SameCard) && !has_twins(doc) {
        found.add("contradiction", "lay.jump_in", TWO);
    }
    if let Some(rule) = &doc.lay.throw_in {
        throw_in(doc, rule, found);
        ways("lay.throw_in", rule.ways(), doc, found);
    }
}

/// Finds ways that are named twice, or that need two equal cards.
fn ways(table: &str, ways: impl Iterator<Item = RowBy>, doc: &HouseRules, found: &mut Findings) {
    let ways: Vec<_> = ways.collect();
    for (index, by) in ways.iter().enumerate() {
        let field = format!("{table}.{}", if index == 0 { "by" } else { "or" });
        if *by == RowBy::Card && !has_twins(doc) {
            found.add("contradiction", field, TWO);
        } else if ways[..index].contains(by) {
            let message = (
                "das steht schon da: nenn jede Art einmal",
                "this stands there already: name each way once",
            );
            found.add("contradiction", field, message);
        }
    }
}

/// Finds a `least` that can never be reached in one turn.
fn too_many_at_least(doc: &HouseRules, rule: &Together, found: &mut Findings) {
    let field = "lay.together.least";
    if !(FEWEST_TOGETHER..=MOST_AT_LEAST).contains(&rule.least) {
        let message = (
            "mindestens 3 bis 6 Karten, oder 0: eine zweite genügt",
            "3 to 6 cards at least, or 0: a second one is enough",
        );
        return found.add("bad_together", field, message);
    }
    if rule.most > 1 && rule.most < rule.least {
        let message = (
            "mehr, als nach `most` zusammen gelegt werden dürfen",
            "more than may be played together by `most`",
        );
        return found.add("contradiction", field, message);
    }
    let deck = deck(doc, doc.seats.max);
    let opens = opening(doc).and(deck.kinds());
    if !deck.is_empty() && !some(opens, |first| go_on(doc, deck, first, rule.least - 1)) {
        let message = (
            "so viele Karten im Spiel gehören nie zusammen",
            "so many cards of the deck never go together",
        );
        found.add("contradiction", field, message);
    }
}

/// Whether `more` cards of `held` can follow `card`, which is one of them.
fn go_on(doc: &HouseRules, mut held: CardSet, card: Card, more: u8) -> bool {
    held.take(card);
    more == 0 || some(goes_on(doc, card).and(held.kinds()), |next| go_on(doc, held, next, more - 1))
}

fn throw_in(doc: &HouseRules, rule: &ThrowInRule, found: &mut Findings) {
    if doc.lay.jump_in.is_some() {
        let message = (
            "`jump_in` ist die kurze Form davon: lass eines weg, etwa mit `lay.jump_in = \"none\"`",
            "`jump_in` is the short form of it: leave one out, as in `lay.jump_in = \"none\"`",
        );
        found.add("contradiction", "lay.throw_in", message);
    }
    let deck = deck_kinds(doc);
    let here = |list: &[Which]| if list.is_empty() { deck } else { kinds(list).and(deck) };
    let (cards, onto) = (here(&rule.cards), here(&rule.onto));
    let together =
        |below| rule.ways().any(|by| some(cards, |card| goes_with(doc, by, card, below)));
    let twins = rule.ways().any(|by| by == RowBy::Card);
    if !deck.is_empty() && !twins && !some(onto, together) {
        let message = (
            "keine Karte im Spiel kann so auf eine andere geworfen werden",
            "no card of the deck can be thrown in on another like this",
        );
        found.add("contradiction", "lay.throw_in", message);
    }
    if rule.who == Thrower::NotPrevious && doc.seats.max < 3 {
        let message = (
            "zu zweit ist niemand sonst da: schreib `who = \"anyone\"`",
            "with two players there is nobody else: write `who = \"anyone\"`",
        );
        found.add("contradiction", "lay.throw_in.who", message);
    }
}

/// Whether a threat can be passed on by two cards that go together.
fn several_answer(doc: &HouseRules, threat: &ThreatRule) -> bool {
    let passing = threat.answers.iter().fold(KindSet::EMPTY, |all, (with, answer)| {
        let of_entry = kinds(std::slice::from_ref(with));
        match answer.action {
            AnswerAction::PassOn(_) => all.or(of_entry),
            _ => all.without(of_entry),
        }
    });
    let passing = passing.and(deck_kinds(doc));
    some(passing.and(opening(doc)), |below| !goes_on(doc, below).and(passing).is_empty())
}

/// Warns of cards that are not in the deck, and of what has no effect.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    if let Some(rule) = &doc.lay.together {
        for (key, list) in [("first", &rule.first), ("cards", &rule.cards), ("never", &rule.never)]
        {
            list.iter().for_each(|which| absent(doc, which, format!("lay.together.{key}"), found));
        }
        let differ = |by: RowBy| matches!(by, RowBy::Up | RowBy::Down | RowBy::Steps);
        if rule.acts == Acts::Last && rule.ways().all(differ) {
            let message = (
                "hier wirkt ohnehin nur die letzte Karte, denn keine zwei haben denselben Wert",
                "only the last card acts here anyway, for no two are of the same rank",
            );
            found.add("no_effect", "lay.together.acts", message);
        }
        if rule.in_answer && !doc.threats().any(|threat| several_answer(doc, threat)) {
            let message = (
                "keine zwei Karten, die zusammengehören, geben eine Drohung weiter: schreib etwa \
                 `cards.7.threat.answers.7 = { do = { pass_on = 2 } }`",
                "no two cards that go together pass a threat on: write for example \
                 `cards.7.threat.answers.7 = { do = { pass_on = 2 } }`",
            );
            found.add("no_effect", "lay.together.in_answer", message);
        }
    }
    let Some(rule) = &doc.lay.throw_in else { return };
    for (key, list) in [("cards", &rule.cards), ("onto", &rule.onto)] {
        list.iter().for_each(|which| absent(doc, which, format!("lay.throw_in.{key}"), found));
    }
    let deck = deck_kinds(doc);
    let never = |which: &&Which| {
        let here = which.kinds().and(deck);
        !here.is_empty() && !some(here, |card| goes_in(doc, card))
    };
    for which in rule.cards.iter().filter(never) {
        let message = (
            format!(
                "{which} wirft nie jemand dazwischen: ohne Wert, oder für andere gelegt, passt es zu keiner"
            ),
            format!(
                "nobody ever throws {which} in: without a rank, or standing for others, it goes with none"
            ),
        );
        found.add("no_effect", "lay.throw_in.cards", message);
    }
    let flat =
        |which: &&Which| in_deck(doc, **which) && which.kinds().all(|card| card.rank().is_none());
    for which in rule.onto.iter().filter(flat) {
        let message = (
            format!("auf {which} wirft nie jemand etwas dazwischen: Ohne Wert passt nichts dazu"),
            format!("nobody ever throws a card in on {which}: without a rank nothing goes with it"),
        );
        found.add("no_effect", "lay.throw_in.onto", message);
    }
    let explicit = rule.then != ThrowThen::FromThere || doc.threats().next().is_none();
    if !rule.under_threat && explicit {
        let message = (
            "unter einer Drohung kann hier ohnehin niemand dazwischenwerfen",
            "nobody can throw a card in under a threat here anyway",
        );
        found.add("no_effect", "lay.throw_in.under_threat", message);
    }
}
