//! Laying in words: several cards in one turn, and out of turn.

use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    Acts, CardRule, JumpIn, LayRule, RowBy, Text, ThreatRule, ThreatThen, Together, Victim, Which,
};

use super::grammar::{all_of, capital, cards, line, number, one_of, text};
use super::names::{
    all, in_deck, object, of_some, reading_order, several, subject, with as holding,
};
use super::{order, throw_in};

pub(super) fn lay(rules: &Rules, lay: &LayRule) -> Vec<Text> {
    let LayRule { together, jump_in, throw_in } = lay;
    let mut lines = Vec::new();
    if let Some(rule) = together {
        lines.push(more(rules, rule));
        let mut says = effects(rules, rule);
        let last = rule.acts == Acts::Last;
        if (last || !rule.keeps_rank()) && !says.is_empty() {
            // Where the ranks differ, little can add up.
            says.truncate(1);
            says[0] = if last || rule.ways().all(|by| matches!(by, RowBy::Up | RowBy::Down)) {
                text(
                    "Es gilt, was die letzte Karte bewirkt; alle anderen bewirken nichts.",
                    "What counts is what the last card does; all others do nothing.",
                )
            } else {
                text(
                    "Es gilt, was die letzte Karte bewirkt; Karten ihres Werts direkt darunter zählen mit, \
                 alle anderen bewirken nichts.",
                    "What counts is what the last card does; cards of its rank right below it add to \
                 it, all others do nothing.",
                )
            };
        }
        lines.extend((!says.is_empty()).then(|| line(&says)));
    }
    lines.extend(jump_in.map(|rule| out_of_turn(rules, rule)));
    lines.extend(throw_in.as_ref().map(|rule| throw_in::throw_in(rules, rule)));
    lines
}

fn more(rules: &Rules, rule: &Together) -> Text {
    let Together {
        by,
        or: _,
        in_answer,
        one_suit,
        most,
        least,
        acts: _,
        first,
        cards: only,
        may_be_last,
        never,
    } = rule;
    let (what_de, what_en) = match by {
        RowBy::Rank => ("weitere desselben Werts", "further ones of the same rank"),
        RowBy::Suit => ("weitere derselben Farbe", "further ones of the same suit"),
        RowBy::Colour => (
            "weitere, rot auf rot oder schwarz auf schwarz,",
            "further ones, red on red or black on black,",
        ),
        RowBy::Card => (
            "weitere mit demselben Wert und derselben Farbe",
            "further ones of the same rank and suit",
        ),
        RowBy::Up => ("weitere, jede eins höher,", "further ones, each one higher,"),
        RowBy::Down => ("weitere, jede eins tiefer,", "further ones, each one lower,"),
        RowBy::Steps => {
            ("weitere, jede eins höher oder tiefer,", "further ones, each one higher or lower,")
        }
    };
    let (suit_de, suit_en) =
        if *one_suit { (" in derselben Farbe", " and of the same suit") } else { ("", "") };
    let what_de = match what_de.strip_suffix(',') {
        Some(what) => format!("{what}{suit_de},"),
        None => what_de.to_owned(),
    };
    let what_en = match what_en.strip_suffix(',') {
        Some(what) => format!("{what}{suit_en},"),
        None => what_en.to_owned(),
    };
    let just_one =
        *most == 2 && matches!(by, RowBy::Rank | RowBy::Suit | RowBy::Card) && rule.or.is_empty();
    let (what_de, what_en) = if just_one {
        (
            what_de.replacen("weitere", "noch eine", 1),
            what_en.replacen("further ones", "one more", 1),
        )
    } else {
        (what_de, what_en)
    };
    let (what_de, what_en) = several_ways(rule).unwrap_or((what_de, what_en));
    let (most_de, most_en) = if just_one {
        Default::default()
    } else if *most == 0 {
        (", so viele du hast".to_owned(), ", as many as you hold".to_owned())
    } else {
        let most = cards(u32::from(*most));
        (
            format!(", in einem Zug höchstens {}", most.de),
            format!(", {} in one turn at most", most.en),
        )
    };
    let begins = of_some(rules, first, holding).map(|with| {
        text(
            format!("Dazu musst du mit {} anfangen.", with.de),
            format!("Your first card must be {} for that.", with.en),
        )
    });
    let follows = of_some(rules, only, object).map(|added| {
        text(
            format!("Dazulegen darfst du nur {}.", added.de),
            format!("Only {} may be added.", added.en),
        )
    });
    let last = (!may_be_last).then(|| {
        text(
            "Deine letzte Karte darf keine dazugelegte sein.",
            "Your last card may not be one of those added.",
        )
    });
    let never = (!never.is_empty()).then(|| {
        let part = one_of(&all(rules, never, subject));
        text(
            format!("Nie dabei sein darf {}.", part.de),
            format!("It is never done with {}.", part.en),
        )
    });
    let basic = text(
        format!(
            "Liegt deine Karte, darfst du im selben Zug {what_de} darauflegen{most_de}. Dann sagst du, \
             dass du fertig bist."
        ),
        format!(
            "Once you have played a card, you may play {what_en} on it in the same turn{most_en}. \
             Then you say that you are done."
        ),
    );
    let mut says = vec![basic];
    says.extend((*least > 0).then(|| at_least(*least)));
    says.extend(begins.into_iter().chain(follows).chain(last).chain(never));
    says.extend(rule.ways().any(|by| by.is_step()).then(|| order::order(rules)));
    says.extend(in_answer.then(|| {
        text(
            "Genauso darfst du mehrere Karten legen, mit denen du weitergibst, was dich treffen soll; sie \
             zählen alle.",
            "In the same way you may play several cards that pass on what is to hit you; all of them count.",
        )
    }));
    line(&says)
}

/// One card is always enough; with a second one it has to be at least this many.
fn at_least(least: u8) -> Text {
    let least = number(u32::from(least));
    text(
        format!(
            "Legst du mehr als eine, müssen es mindestens {} werden: Eine zweite darfst du nur dazulegen, \
             wenn du so weit kommst, und dann musst du es auch.",
            least.de
        ),
        format!(
            "If you play more than one, it must be at least {}: you may add a second one only if you \
             can get that far, and then you have to.",
            least.en
        ),
    )
}

/// "weitere, jede mit demselben Wert wie die davor oder eins höher,"
fn several_ways(rule: &Together) -> Option<(String, String)> {
    if rule.or.is_empty() {
        return None;
    }
    let way = |(place, by): (usize, RowBy)| {
        let same = (" wie die davor", " as the one before");
        let other = (" als die davor", " than the one before");
        let (de, en, before) = match by {
            RowBy::Rank => ("mit demselben Wert", "of the same rank", same),
            RowBy::Suit => ("mit derselben Farbe", "of the same suit", same),
            RowBy::Colour => {
                ("rot auf rot oder schwarz auf schwarz", "red on red or black on black", ("", ""))
            }
            RowBy::Card => ("mit demselben Wert und derselben Farbe", "the very same card", same),
            RowBy::Up => ("eins höher", "one higher", other),
            RowBy::Down => ("eins tiefer", "one lower", other),
            RowBy::Steps => ("eins höher oder tiefer", "one higher or lower", other),
        };
        let before = if place == 0 { before } else { ("", "") };
        let suit = if rule.one_suit && by.is_step() {
            (" in derselben Farbe", " in the same suit")
        } else {
            ("", "")
        };
        text(format!("{de}{}{}", before.0, suit.0), format!("{en}{}{}", before.1, suit.1))
    };
    let ways = one_of(&rule.ways().enumerate().map(way).collect::<Vec<_>>());
    Some((format!("weitere, jede {},", ways.de), format!("further ones, each {},", ways.en)))
}

/// The effects of cards laid together.
fn effects(rules: &Rules, together: &Together) -> Vec<Text> {
    let never = together.never.iter().fold(KindSet::EMPTY, |all, which| all.or(which.kinds()));
    let joins = |which: &Which| !which.kinds().without(never).is_empty();
    let has = |found: fn(&CardRule) -> bool| {
        let mut named: Vec<_> = rules
            .doc()
            .cards
            .iter()
            .filter(|(which, rule)| in_deck(rules, **which) && joins(which) && found(rule))
            .map(|(which, _)| *which)
            .collect();
        named.sort_by_key(reading_order);
        // "two queens of spades" would sound odd for a single card: a rank reads better.
        named.sort_by_key(|which| matches!(which, Which::Card(_)));
        named.first().copied()
    };
    if has(|rule| *rule != CardRule::default()).is_none() {
        return Vec::new();
    }
    let passes_over = |rule: &CardRule| {
        rule.threat.as_ref().is_some_and(|threat| {
            let next = matches!(threat.victim, Victim::Next(_));
            next && threat.draw == 0 && threat.then == ThreatThen::Misses
        })
    };
    let threat = |found: fn(&ThreatRule) -> bool| {
        let named =
            rules.doc().cards.iter().filter(|(which, _)| in_deck(rules, **which) && joins(which));
        named.filter_map(|(_, rule)| rule.threat.as_ref()).any(found)
    };
    let once = [
        (
            has(|rule| rule.rotates).is_some(),
            text("die Hände wandern einmal weiter", "hands go round once"),
        ),
        (threat(|threat| threat.swap), text("getauscht wird einmal", "hands are swapped once")),
        (
            threat(|threat| threat.take),
            text(
                "beim Ziehen aus einer Hand bleibt es bei einer Karte",
                "one card is taken out of a hand",
            ),
        ),
        (
            threat(|threat| threat.give),
            text("verschenkt wird eine Karte", "one card is given away"),
        ),
    ];
    let once: Vec<_> = once.into_iter().filter(|(is, _)| *is).map(|(_, said)| said).collect();
    let sums = threat(|threat| threat.draw > 0) || has(passes_over).is_some();
    let mut says = vec![if sums || once.is_empty() {
        text(
            "Was die Karten bewirken, zählt zusammen, sobald du fertig bist.",
            "What the cards do is added up as soon as you are done.",
        )
    } else {
        text(
            "Was die Karten bewirken, geschieht, sobald du fertig bist.",
            "What the cards do happens as soon as you are done.",
        )
    }];
    if let Some(which) = has(|rule| rule.threat.as_ref().is_some_and(|threat| threat.draw > 0)) {
        let many = several(rules, which);
        says.push(if !matches!(which, Which::Card(_)) {
            text(
                format!("Zwei {} lassen also doppelt so viele Karten ziehen.", many.de),
                format!("So two {} make somebody draw twice as many cards.", many.en),
            )
        } else {
            let many = capital(&many);
            text(
                format!("{}, zweimal gelegt, lässt also doppelt so viele Karten ziehen.", many.de),
                format!("{}, played twice, makes somebody draw twice as many cards.", many.en),
            )
        });
    }
    if has(passes_over).is_some() {
        says.push(text(
            "Karten, die nur aussetzen lassen, treffen entsprechend mehr Personen.",
            "Cards that only make somebody skip a turn hit that many more players.",
        ));
    }
    if has(|rule| rule.reverse.is_some()).is_some() {
        says.push(text(
            "Die Richtung wechselt nur bei einer ungeraden Zahl solcher Karten.",
            "The direction changes only with an odd number of such cards.",
        ));
    }
    if has(|rule| rule.wish.is_some()).is_some() {
        says.push(text(
            "Es gilt nur ein Wunsch, und zwar der zuletzt genannte.",
            "Only one wish counts: the one made last.",
        ));
    }
    if !once.is_empty() {
        let once = all_of(&once);
        says.push(text(
            format!("Wie viele solcher Karten es auch sind: {}.", once.de),
            format!("However many such cards there are, {}.", once.en),
        ));
    }
    if has(|rule| rule.again).is_some() {
        says.push(text("Einen weiteren Zug gibt es nur einmal.", "You get only one extra turn."));
    }
    says
}

fn out_of_turn(rules: &Rules, rule: JumpIn) -> Text {
    let (what_de, what_en) = match rule {
        JumpIn::SameCard => (
            "genau die Karte hält, die oben liegt (gleicher Wert und gleiche Farbe)",
            "you hold the very card that lies on top (same rank and same suit)",
        ),
        JumpIn::SameRank => {
            ("eine Karte mit dem Wert der obersten hält", "you hold a card of the top card's rank")
        }
    };
    let may = text(
        format!(
            "Wer nicht am Zug ist und {what_de}, darf sie dazwischenlegen, solange die Person am Zug \
             noch nichts getan hat. Von dort geht es reihum weiter."
        ),
        format!(
            "If it is not your turn and {what_en}, you may jump in with it as long as the player \
             whose turn it is has not acted yet. Play goes on from you."
        ),
    );
    let threatened = throw_in::under_a_threat(rules, true);
    line(&[may, threatened.unwrap_or_default()])
}
