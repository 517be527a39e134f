//! Dormant cards in words: cards that for a time do nothing, or may not be laid.

use super::counting::in_turns;
use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{By, DormantRule, Span, Text, Which};

use super::conditions::{laid_by, may_not_by, standing as at_the_table, who_is};
use super::counting::left_over;
use super::grammar::{all_of, capital, line, one_of, text};
use super::names::{all, covers_all, gathered, in_order, object, subject};
use super::standing::{self, match_so_far};
use super::states::asked;
use super::when::in_deals;

pub(super) fn dormant(rules: &Rules, dormant: &BTreeMap<String, DormantRule>) -> Vec<Text> {
    let said = |rule: &DormantRule| Some((rule.barred, one(rules, rule, &rule.cards)?));
    let mut said: Vec<_> = dormant.values().filter_map(said).collect();
    // Said once, below the last of the entries that it holds for.
    if let Some((_, last)) = said.iter_mut().rfind(|(barred, _)| *barred) {
        *last = line(&[last.clone(), everywhere(rules)]);
    }
    said.into_iter().map(|(_, said)| said).collect()
}

/// Why this card may not be laid now: the texts of the entries at these places.
pub(in crate::mau) fn barred(
    rules: &Rules,
    card: Card,
    places: impl Iterator<Item = usize>,
) -> Vec<Text> {
    let held = places.filter_map(|place| rules.doc().dormant.values().nth(place));
    held.filter_map(|rule| one(rules, rule, &[Which::Card(card)])).collect()
}

/// A card that may not be laid may not be laid in any other way either.
fn everywhere(rules: &Rules) -> Text {
    let doc = rules.doc();
    match (doc.threats().next().is_some(), doc.lay.out_of_turn().is_some()) {
        (false, false) => text("", ""),
        (true, false) => text(
            "Das gilt auch für Antworten auf andere Karten.",
            "That holds for answers to other cards as well.",
        ),
        (false, true) => {
            text("Das gilt auch fürs Dazwischenwerfen.", "That holds for jumping in as well.")
        }
        (true, true) => text(
            "Das gilt auch fürs Dazwischenwerfen und für Antworten auf andere Karten.",
            "That holds for jumping in and for answers to other cards as well.",
        ),
    }
}

/// The entries for this card alone.
pub(super) fn of_card(rules: &Rules, card: Card) -> Vec<Text> {
    let held = rules.doc().dormant.values().filter_map(|rule| {
        let named = rule.cards.iter().copied().find(|which| which.means(card))?;
        // A wild card acts as the card that it is named as, but is laid as itself.
        if rules.is_wild(card) && !rule.barred {
            return None;
        }
        let named = if covers_all(named) { Which::Card(card) } else { named };
        one(rules, rule, &[named])
    });
    held.collect()
}

fn one(rules: &Rules, rule: &DormantRule, cards: &[Which]) -> Option<Text> {
    let rules = rules.seen_while(&rule.held);
    let said = whatever_was_dealt(rules, rule, cards)?;
    let own = rule.spares_own.then(|| {
        text(
            "Das gilt nicht für Karten, deren Wert so hoch ist, wie man Karten bekommen hat.",
            "That does not hold for cards whose value is as many as whoever plays them was dealt.",
        )
    });
    Some(line(&[said, own.unwrap_or_default()]))
}

fn whatever_was_dealt(rules: &Rules, rule: &DormantRule, cards: &[Which]) -> Option<Text> {
    let DormantRule {
        cards: _,
        turns,
        deals,
        left,
        by,
        direction,
        playing,
        pile,
        score,
        won,
        won_in_a_row,
        dealt,
        held,
        unless,
        barred,
        spares_own: _,
        ordinary,
    } = rule;
    let table = || {
        let whom = text("für die Person, die sie legt,", "for whoever plays it");
        let states = asked(rules, held, unless, &whom);
        at_the_table(*direction, *playing, *pile).into_iter().chain(states)
    };
    let named = in_order(rules, cards);
    if named.is_empty() {
        return None;
    }
    let every = named.iter().any(|which| covers_all(*which));
    // The players who may not lay them become the subject.
    let stands = match_so_far(*score, *won, *won_in_a_row, *dealt);
    let whose = subject_of(*by, &stands).filter(|_| *barred);
    if let Some(who) = whose {
        let ifs = left.map(leaves).into_iter().chain(table());
        let ifs: Vec<_> = ifs.collect();
        return Some(barred_to(rules, &who, &named, (*deals, *turns), &ifs));
    }
    let (plain_de, plain_en) = if *ordinary {
        (" und passt nur wie andere Karten auch", " and fits only as other cards do")
    } else {
        ("", "")
    };
    let (none_de, none_en) = if *barred && every {
        ("darf niemand eine Karte legen".to_owned(), "No card may be played".to_owned())
    } else if *barred {
        let laid = one_of(&all(rules, &named, object));
        let en = format!("{} may not be played", capital(&one_of(&all(rules, &named, subject))).en);
        (format!("darf niemand {} legen", laid.de), en)
    } else if every {
        let only = if *ordinary {
            (", und keine passt überall", ", and none fits anywhere")
        } else {
            ("", "")
        };
        (
            format!("hat keine Karte eine Wirkung{}", only.0),
            format!("No card has any effect{}", only.1),
        )
    } else {
        let cards = one_of(&all(rules, &named, subject));
        let en = format!("{} has no effect{plain_en}", capital(&cards).en);
        (format!("hat {} keine Wirkung{plain_de}", cards.de), en)
    };
    let times: Vec<_> = deals.map(in_deals).into_iter().chain(turns.map(in_turns)).collect();
    let (lead_de, tail_en) = if times.is_empty() {
        ("Beim Legen".to_owned(), String::new())
    } else {
        let said = |pick: fn(&Text) -> &str| times.iter().map(pick).collect::<Vec<_>>().join(" ");
        let lead = capital(&text(said(|time| &time.de), String::new()));
        (lead.de, format!(" {}", said(|time| &time.en)))
    };
    let ifs = left.map(leaves).into_iter().chain(laid_by(*by));
    let laid = text("die Person, die sie legt,", "whoever plays it");
    let ifs = ifs.chain(stands.iter().map(|said| standing::of(&laid, said)));
    let ifs: Vec<_> = ifs.chain(table()).collect();
    let (if_de, if_en) = conditions(&ifs);
    let said_de = if *barred && times.is_empty() {
        none_de.replacen("darf niemand", "Niemand darf", 1)
    } else {
        format!("{lead_de} {none_de}")
    };
    Some(text(format!("{said_de}{if_de}."), format!("{none_en}{tail_en}{if_en}.")))
}

/// The players who may not lay them: "Wer in der Partie vorn liegt,".
fn subject_of(by: By, stands: &[Text]) -> Option<Text> {
    if stands.is_empty() {
        return may_not_by(by);
    }
    let all: Vec<_> = who_is(by).into_iter().chain(stands.iter().cloned()).collect();
    let all = all_of(&all);
    Some(text(format!("Wer {},", all.de), format!("Whoever {}", all.en)))
}

/// ", wenn …", " if …".
fn conditions(ifs: &[Text]) -> (String, String) {
    if ifs.is_empty() {
        return Default::default();
    }
    let ifs = all_of(ifs);
    (
        format!(", wenn {}", ifs.de.replace(",,", ",").trim_end_matches(',')),
        format!(" if {}", ifs.en),
    )
}

/// How many cards are left afterwards.
fn leaves(count: Span) -> Text {
    let count = left_over(count);
    text(
        format!("danach {} auf der Hand bleibt", count.de)
            .replace("Karten auf der Hand bleibt", "Karten auf der Hand bleiben"),
        format!("that leaves {} in hand", count.en),
    )
}

/// "Wer die Runde begonnen hat, darf im ersten Zug nur die Herz-7 legen."
fn barred_to(
    rules: &Rules,
    who: &Text,
    named: &[Which],
    (deals, turns): (Option<Span>, Option<Span>),
    ifs: &[Text],
) -> Text {
    let times = deals.map(in_deals).into_iter().chain(turns.map(in_turns));
    let (mut time_de, mut time_en) = (String::new(), String::new());
    for time in times {
        time_de += &format!(" {}", time.de.replace(" eigenen ", " "));
        time_en +=
            &format!(" {}", time.en.replace("a player's", "their").replace(" of a player", ""));
    }
    let (if_de, if_en) = conditions(ifs);
    let left: Vec<_> = rules.deck().cards().collect::<BTreeSet<_>>().into_iter().collect();
    let left = left.into_iter().filter(|card| !named.iter().any(|which| which.means(*card)));
    let left = gathered(rules, &left.map(Which::Card).collect::<Vec<_>>());
    let (may_de, may_en) = match left.as_slice() {
        [] => ("keine Karte".to_owned(), "may play no card".to_owned()),
        few if few.len() <= FEW && few.len() < named.len() => {
            let cards = one_of(&all(rules, few, object));
            (format!("nur {}", cards.de), format!("may play only {}", cards.en))
        }
        _ => {
            let cards = all(rules, named, object);
            let none = cards.iter().map(|card| text(negated(&card.de), String::new()));
            let none: Vec<_> = none.collect();
            (all_of(&none).de, format!("may not play {}", one_of(&cards).en))
        }
    };
    text(
        format!("{} darf{time_de} {may_de} legen{if_de}.", who.de),
        format!("{} {may_en}{time_en}{if_en}.", who.en),
    )
}

/// If more cards than this may be laid, those that may not are named instead.
const FEW: usize = 3;

/// "keine Kreuz-Karte", "nicht die Herz-8".
fn negated(card: &str) -> String {
    match (card.strip_prefix("jede "), card.starts_with("ein")) {
        (Some(rest), _) => format!("keine {rest}"),
        (None, true) => format!("k{card}"),
        (None, false) => format!("nicht {card}"),
    }
}
