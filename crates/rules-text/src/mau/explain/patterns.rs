//! Patterns in words: what happens when cards lie in a certain arrangement.

use super::counting::{amount, counted, left_over};
use std::collections::BTreeMap;

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{PatternRule, RowBy, RowRule, Span, SumRule, Text, Which};

use super::author::Author;
use super::conditions::{standing, you_are};
use super::counting::in_turns;
use super::effects::effects_of;
use super::grammar::{all_of, line, number, text};
use super::names::{object, of_some, subject};
use super::standing::{match_so_far, of_you};
use super::states::asked;
use super::when::in_deals;
use super::{asking, sum_parts, values};

pub(super) fn patterns(rules: &Rules, patterns: &BTreeMap<String, PatternRule>) -> Vec<Text> {
    let mut lines: Vec<_> = patterns.iter().map(|(id, rule)| pattern(rules, id, rule)).collect();
    if patterns.values().any(|rule| rule.sum.is_some()) {
        let sums: Vec<_> = patterns.values().filter(|rule| rule.sum.is_some()).collect();
        let matters = |rank| sums.iter().any(|rule| sum_parts::takes_part(rules, rule, rank));
        let counted = values::counted(rules, &rules.doc().fit, matters);
        lines.extend((!counted.is_empty()).then(|| line(&counted)));
    }
    if !lines.is_empty() {
        lines.push(text(
            "Ein Muster kommt zu dem hinzu, was die Karte selbst bewirkt. Trifft es jemanden oder gibt es \
             noch einen Zug, gilt das statt dessen, was die Karte selbst davon bewirkt. Wer mit einer Karte \
             auf eine andere antwortet, vollendet kein Muster.",
            "A pattern comes on top of what the card itself does. If it is aimed at somebody or gives \
             another turn, that takes the place of what the card itself does of this kind. A card played \
             in answer to another one completes no pattern.",
        ));
    }
    lines
}

/// "Drilling, wenn … und …: …"
fn pattern(rules: &Rules, id: &str, rule: &PatternRule) -> Text {
    let rules = rules.seen_while(&rule.held);
    let PatternRule {
        name,
        cards,
        onto,
        row,
        lies,
        any_order,
        sum,
        together,
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
        turns,
        deals,
        does,
    } = rule;
    let mut when: Vec<_> = [
        laid(rules, cards, onto),
        row.as_ref().map(in_a_row),
        (!lies.is_empty()).then(|| on_one_another(rules, lies, *any_order)),
        sum.as_ref().map(adds_up),
        together.map(|count| {
            if count == Span::Between(1, 1) && !(cards.is_empty() && onto.is_empty()) {
                return text(
                    "du in diesem Zug keine weitere legst",
                    "you play no other card in that turn",
                );
            }
            let count = counted(count);
            // The player who lays was mentioned together with the card.
            let (du, you) =
                if cards.is_empty() && onto.is_empty() { ("du ", "you ") } else { ("", "") };
            text(
                format!("{du}in einem Zug {} legst", count.de),
                format!("{you}play {} in one turn", count.en),
            )
        }),
        left.map(|count| {
            let count = left_over(count);
            text(
                format!("du nach dem Legen {} auf der Hand hast", count.de),
                format!("you have {} left in your hand after playing", count.en),
            )
        }),
    ]
    .into_iter()
    .flatten()
    .collect();
    when.extend(you_are(*by));
    when.extend(match_so_far(*score, *won, *won_in_a_row, *dealt).into_iter().map(of_you));
    when.extend(standing(*direction, *playing, *pile));
    when.extend(asked(rules, held, unless, &text("für dich", "for you")));
    let times: Vec<_> = deals.map(in_deals).into_iter().chain(turns.map(in_turns)).collect();
    if let Some(first) = when.first_mut().filter(|_| !times.is_empty()) {
        *first = at_times(first, &times);
    }
    let when = all_of(&when);
    let mut does = effects_of(rules, does, Author::You);
    does.extend(asking::waits(rules, id));
    let does = line(&does);
    text(
        format!("„{}“, wenn {}: {}", name.de, when.de, does.de),
        format!("“{}”, if {}: {}", name.en, when.en, does.en),
    )
}

/// "wenn du im ersten eigenen Zug …", "if you … on your first turn".
fn at_times(clause: &Text, times: &[Text]) -> Text {
    let said = |pick: fn(&Text) -> &str, by| times.iter().map(pick).collect::<Vec<_>>().join(by);
    let en = said(|time| &time.en, ", ").replace("a player's", "your");
    let de = said(|time| &time.de, " ");
    let clause_de = match clause.de.strip_prefix("du ") {
        Some(rest) => format!("du {de} {rest}"),
        None => format!("{de} {}", clause.de),
    };
    text(clause_de, format!("{} {en}", clause.en))
}

/// Which card is laid, and on which.
fn laid(rules: &Rules, cards: &[Which], onto: &[Which]) -> Option<Text> {
    let (any, any_below) =
        (text("eine Karte", "a card"), text("eine andere Karte", "another card"));
    let named = |list: &[Which], any: Text| {
        (!list.is_empty()).then(|| of_some(rules, list, object).unwrap_or(any))
    };
    match (named(cards, any), named(onto, any_below)) {
        (None, None) => None,
        (Some(card), None) => {
            Some(text(format!("du {} legst", card.de), format!("you play {}", card.en)))
        }
        (None, Some(below)) => Some(text(
            format!("du eine Karte auf {} legst", below.de),
            format!("you play a card on {}", below.en),
        )),
        (Some(card), Some(below)) => Some(text(
            format!("du {} auf {} legst", card.de, below.de),
            format!("you play {} on {}", card.en, below.en),
        )),
    }
}

/// The row in which cards lie on one another.
fn in_a_row(row: &RowRule) -> Text {
    let RowRule { by, one_suit, cards } = row;
    let count = counted(*cards);
    let (how_de, how_en) = match by {
        RowBy::Rank => ("desselben Werts", "of the same rank"),
        RowBy::Suit => ("derselben Farbe", "of the same suit"),
        RowBy::Colour => ("gleicher Farbe, rot oder schwarz,", "of the same colour, red or black,"),
        RowBy::Card => ("mit gleichem Wert und gleicher Farbe", "of the same rank and suit"),
        RowBy::Up if *one_suit => {
            ("derselben Farbe in aufsteigender Folge", "of the same suit in ascending order")
        }
        RowBy::Down if *one_suit => {
            ("derselben Farbe in absteigender Folge", "of the same suit in descending order")
        }
        RowBy::Up => ("in aufsteigender Folge", "in ascending order"),
        RowBy::Down => ("in absteigender Folge", "in descending order"),
        RowBy::Steps => {
            let (suit_de, suit_en) =
                if *one_suit { (" derselben Farbe", " of the same suit") } else { ("", "") };
            return text(
                format!(
                    "mit deiner Karte {}{suit_de} aufeinanderliegen, von denen jede um eins höher oder niedriger \
                     ist als die darunter",
                    count.de
                ),
                format!(
                    "with your card, {}{suit_en} lie on top of one another, each one higher or one lower than the card below it",
                    count.en
                ),
            );
        }
    };
    text(
        format!("mit deiner Karte {} {how_de} aufeinanderliegen", count.de),
        format!("with your card, {} {how_en} lie on top of one another", count.en),
    )
}

/// "zuoberst ein König, eine Dame und ein Bube liegen, egal in welcher Reihenfolge, deine Karte mitgezählt";
/// "zuoberst eine 7 und darauf eine 8 oder eine 9 liegt".
fn on_one_another(rules: &Rules, lies: &[Vec<Which>], any_order: bool) -> Text {
    let any = || text("irgendeine Karte", "any card");
    let cards = lies.iter().map(|which| of_some(rules, which, subject).unwrap_or_else(any));
    let cards: Vec<_> = cards.collect();
    if any_order {
        let all = all_of(&cards);
        return text(
            format!(
                "zuoberst {} liegen, deine Karte mitgezählt und egal in welcher Reihenfolge",
                all.de
            ),
            format!("{} lie on top, your card included and in whatever order", all.en),
        );
    }
    let join = |pick: fn(&Text) -> &str, by| cards.iter().map(pick).collect::<Vec<_>>().join(by);
    text(
        format!("zuoberst {} liegt, deine Karte mitgezählt", join(|card| &card.de, " und darauf ")),
        format!("{} lies on top, your card included", join(|card| &card.en, " and on it ")),
    )
}

/// The sum of the values of the cards on top.
fn adds_up(rule: &SumRule) -> Text {
    let SumRule { cards, is } = rule;
    let sum = amount(*is);
    let count = number(u32::from(*cards));
    match cards {
        1 => text(format!("deine Karte {} zählt", sum.de), format!("your card counts {}", sum.en)),
        2 => text(
            format!("deine Karte und die darunter zusammen {} zählen", sum.de),
            format!("your card and the one below it come to {} together", sum.en),
        ),
        _ => text(
            format!(
                "die obersten {} Karten, deine mitgezählt, zusammen {} zählen",
                count.de, sum.de
            ),
            format!("the top {} cards, yours included, come to {} together", count.en, sum.en),
        ),
    }
}
