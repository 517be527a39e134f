//! Dealing in words: the deal, who deals, and who begins.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    DealRule, HandChoice, MatchRule, NextDealer, PointsTo, PutBack, Start, Starter, Text, Which,
};

use super::grammar::{cards as some_cards, line, number, one_of, text};
use super::hands;
use super::names::{all, in_deck, in_order, object, subject};

pub(super) fn cards(rules: &Rules, deal: &DealRule) -> Vec<Text> {
    // The start card has a section of its own, and so has the question who begins.
    let DealRule {
        hand,
        hand_at_most,
        hand_by,
        hand_choice,
        start,
        start_effects: _,
        start_wishes: _,
        start_again,
        put_back: goes,
        start_taken,
        start_laid: _,
        cut_keeps,
        starter: _,
        starter_holds: _,
        starter_leads: _,
        dealer: _,
    } = deal;
    let mut lines = vec![dealt(rules, hand_choice.as_ref())];
    lines.extend(hand_by.iter().flat_map(|by| hands::dealt_by(rules, by)));
    lines.extend(hands::kept_at_the_cut(rules, cut_keeps));
    let mut bounds: Vec<_> = hand_at_most
        .iter()
        .filter_map(|(from, most)| Some((from.parse::<u8>().ok()?, *most)))
        .filter(|(from, most)| most < hand && *from <= rules.doc().seats.max)
        .collect();
    bounds.sort_unstable();
    // A limit says nothing new if fewer players already have one as low.
    let mut least = u8::MAX;
    for (from, most) in bounds {
        if most >= least {
            continue;
        }
        least = most;
        let (from, most) = (number(u32::from(from)), some_cards(u32::from(most)));
        lines.push(text(
            format!("Ab {} Personen am Tisch gibt es höchstens {}.", from.de, most.de),
            format!("With {} players or more, everyone gets {} at most.", from.en, most.en),
        ));
    }
    if *start == Start::Led {
        let barred = rules.doc().dormant.values().any(|rule| rule.barred);
        let (any_de, any_en) = if barred {
            ("jede Karte legen, die dann erlaubt ist", "any card that is allowed then")
        } else {
            ("eine beliebige Karte legen", "any card")
        };
        lines.push(text(
            format!(
                "Der Rest liegt verdeckt daneben und ist der Ziehstapel. Aufgedeckt wird nichts: Wer \
                 beginnt, darf {any_de}."
            ),
            format!(
                "The rest lies face down as the draw pile. No card is turned up: whoever begins may play \
                 {any_en}."
            ),
        ));
        return lines;
    }
    let turned = text(
        "Die nächste Karte wird aufgedeckt: Sie ist die erste des Ablagestapels. Der Rest liegt \
         verdeckt daneben und ist der Ziehstapel.",
        "The next card is turned up: it is the first of the discard pile. The rest lies face down \
         beside it as the draw pile.",
    );
    lines.push(line(&[turned, put_back(rules, start_again, *goes), taken_up(rules, start_taken)]));
    lines
}

fn dealt(rules: &Rules, choice: Option<&HandChoice>) -> Text {
    let dealt = some_cards(u32::from(rules.hand()));
    let Some(HandChoice { min, max }) = choice.filter(|choice| choice.min < choice.max) else {
        return text(
            format!("Es wird gemischt, und alle bekommen verdeckt {}.", dealt.de),
            format!("Shuffle and deal {} face down to everyone.", dealt.en),
        );
    };
    // One card is turned up and one is left to draw, however many are dealt.
    let room = rules.deck().len().saturating_sub(2) / u32::from(rules.seats().max(1));
    let most = room.min(u32::from(*max)).max(u32::from(*min));
    let (min, most) = (some_cards(u32::from(*min)), number(most));
    text(
        format!(
            "Es wird gemischt. Wer gibt, bestimmt, wie viele Karten alle verdeckt bekommen: mindestens \
             {} und höchstens {}, aber alle gleich viele. Bleibt das offen, gibt es {}.",
            min.de, most.de, dealt.de
        ),
        format!(
            "Shuffle. The dealer decides how many cards everyone gets face down: {} at least and \
             {} at most, but the same number for all. If the dealer does not decide, it is {}.",
            min.en, most.en, dealt.en
        ),
    )
}

/// Cards that the dealer picks up.
fn taken_up(rules: &Rules, taken: &[Which]) -> Text {
    let taken = in_order(rules, taken);
    if taken.is_empty() {
        return text("", "");
    }
    let cards = one_of(&all(rules, &taken, subject));
    text(
        format!(
            "Liegt da {}, nimmt die Karte auf die Hand, wer gegeben hat, und es wird noch einmal aufgedeckt.",
            cards.de
        ),
        format!(
            "If it is {}, the dealer takes it into the hand and another is turned up.",
            cards.en
        ),
    )
}

/// Cards that may not be the start card.
fn put_back(rules: &Rules, again: &[Which], goes: PutBack) -> Text {
    let again = in_order(rules, again);
    let cards = one_of(&all(rules, &again, subject));
    if again.is_empty() {
        return text("", "");
    }
    let goes = match goes {
        PutBack::Under => {
            text("kommt die Karte unter den Ziehstapel", "it goes under the draw pile")
        }
        PutBack::Shuffled => text(
            "wird die Karte wieder in den Ziehstapel gemischt",
            "it is shuffled back into the draw pile",
        ),
    };
    text(
        format!("Liegt da {}, {}, und es wird noch einmal aufgedeckt.", cards.de, goes.de),
        format!("If it is {}, {} and another is turned up.", cards.en, goes.en),
    )
}

pub(super) fn first(
    rules: &Rules,
    deal: &DealRule,
    matches: &MatchRule,
    to: PointsTo,
) -> Vec<Text> {
    let lot = match matches {
        MatchRule::Single => text("Das Los bestimmt, wer gibt.", "The dealer is drawn by lot."),
        MatchRule::Race { .. }
        | MatchRule::Deals { .. }
        | MatchRule::Rounds { .. }
        | MatchRule::Dropout
        | MatchRule::Knockout { .. } => {
            let first =
                text("Das Los bestimmt, wer zuerst gibt.", "The first dealer is drawn by lot.");
            line(&[first, next_dealer(deal.dealer, to)])
        }
    };
    let begins = match deal.starter {
        Starter::Holder => holder(rules, &deal.starter_holds, deal.starter_leads),
        starter => begins(starter, matches, to),
    };
    vec![lot, begins]
}

/// The holder of a certain card begins, and leads it where that is required.
fn holder(rules: &Rules, named: &[Which], leads: bool) -> Text {
    let begins = begins_with(rules, named);
    if !leads {
        return begins;
    }
    text(
        format!("{} Diese Karte muss als Erstes ausgespielt werden.", begins.de),
        format!("{} That card has to be led first.", begins.en),
    )
}

fn begins_with(rules: &Rules, named: &[Which]) -> Text {
    let known: Vec<_> = named.iter().copied().filter(|which| in_deck(rules, *which)).collect();
    let (who_de, who_en) = match known.as_slice() {
        [only] => {
            let card = one_of(&all(rules, &[*only], object));
            (
                format!("Es beginnt, wer {} hat", card.de),
                format!("Whoever holds {} begins", card.en),
            )
        }
        _ => {
            let cards = all(rules, &known, object);
            let said =
                |pick: fn(&Text) -> &str| cards.iter().map(pick).collect::<Vec<_>>().join(", ");
            (
                format!(
                    "Es beginnt, wer die erste dieser Karten hat, die ausgeteilt ist: {}",
                    said(|card| &card.de)
                ),
                format!(
                    "Whoever holds the first of these that has been dealt begins: {}",
                    said(|card| &card.en)
                ),
            )
        }
    };
    let only = match known.as_slice() {
        [Which::Card(card)] => rules.deck().count(*card) == 1,
        _ => false,
    };
    if only {
        return text(
            format!(
                "{who_de}. Die Karte wird allen gezeigt. Hat sie niemand, beginnt, wer links von der Person \
                 sitzt, die gegeben hat. Dann geht es im Uhrzeigersinn reihum."
            ),
            format!(
                "{who_en}. The card is shown to all. If nobody holds it, the player to the dealer's left \
                 begins. Then play goes clockwise."
            ),
        );
    }
    text(
        format!(
            "{who_de}. Die Karte wird allen gezeigt; haben sie mehrere, beginnt, wer davon im \
             Uhrzeigersinn als Erstes nach der Person sitzt, die gegeben hat. Hat sie niemand, beginnt, wer \
             links von dieser sitzt. Dann geht es im Uhrzeigersinn reihum."
        ),
        format!(
            "{who_en}. The card is shown to all; of several players it is the next one clockwise after the \
             dealer. If nobody holds it, the player to the dealer's left begins. Then play goes clockwise."
        ),
    )
}

/// The points of the player who did worst.
const fn worst(to: PointsTo) -> (&'static str, &'static str) {
    match to {
        PointsTo::Holder => ("die meisten", "most"),
        PointsTo::Winner => ("die wenigsten", "fewest"),
    }
}

fn next_dealer(dealer: NextDealer, to: PointsTo) -> Text {
    let (most_de, most_en) = worst(to);
    match dealer {
        NextDealer::Left => text(
            "Danach gibt bei jeder Runde die Person links davon.",
            "After each deal, the player to the dealer's left deals next.",
        ),
        NextDealer::Right => text(
            "Danach gibt bei jeder Runde die Person rechts davon.",
            "After each deal, the player to the dealer's right deals next.",
        ),
        NextDealer::Stays => text(
            "Dabei bleibt es: In jeder Runde gibt dieselbe Person.",
            "The same player deals every deal.",
        ),
        NextDealer::Leads => text(
            "Danach gibt immer, wer in der Partie vorn liegt; sind es mehrere, davon, wer im \
             Uhrzeigersinn als Erstes nach der Person sitzt, die zuletzt gegeben hat.",
            "After each deal, whoever leads the match deals next; if there are several, the one of \
             them who comes next clockwise after the last dealer.",
        ),
        NextDealer::Trails => text(
            "Danach gibt immer, wer in der Partie hinten liegt; sind es mehrere, davon, wer im \
             Uhrzeigersinn als Erstes nach der Person sitzt, die zuletzt gegeben hat.",
            "After each deal, whoever trails in the match deals next; if there are several, the one \
             of them who comes next clockwise after the last dealer.",
        ),
        NextDealer::Winner => text(
            "Danach gibt immer, wer in der Runde davor als Erstes fertig war.",
            "After each deal, whoever was out first deals next.",
        ),
        NextDealer::HoldsMost => text(
            "Danach gibt immer, wer in der Runde davor Karten mit den meisten Punkten übrig hatte; sind \
             es mehrere, davon, wer im Uhrzeigersinn als Erstes nach der Person sitzt, die zuletzt \
             gegeben hat.",
            "After each deal, whoever was left with cards of the most points deals next; if there are \
             several, the one of them who comes next clockwise after the last dealer.",
        ),
        NextDealer::Loser => text(
            format!(
                "Danach gibt immer, wer in der Runde davor {most_de} Punkte notiert hat; sind es \
                 mehrere, davon, wer im Uhrzeigersinn als Erstes nach der Person sitzt, die zuletzt \
                 gegeben hat."
            ),
            format!(
                "After each deal, whoever scored the {most_en} points in it deals next; if there \
                 are several, the one of them who comes next clockwise after the last dealer."
            ),
        ),
    }
}

fn begins(starter: Starter, matches: &MatchRule, to: PointsTo) -> Text {
    let (least_de, least_en) = worst(to);
    let later = match starter {
        Starter::Winner => text(
            "wer in der Runde davor als Erstes fertig war; war das niemand, beginnt es wieder links von der \
             Person, die gegeben hat",
            "whoever was out first in the deal before begins; if nobody was, it is the player to the \
             dealer's left again",
        ),
        Starter::Loser => text(
            format!(
                "wer in der Runde davor {least_de} Punkte notiert hat; sind es mehrere, davon, wer im \
                 Uhrzeigersinn als Erstes nach der Person sitzt, die davor gegeben hat"
            ),
            format!(
                "whoever scored the {least_en} points in the deal before begins; if there are several, the \
                 one of them who comes next clockwise after the dealer of that deal"
            ),
        ),
        Starter::Leads => text(
            "wer in der Partie vorn liegt; sind es mehrere, davon, wer im Uhrzeigersinn als Erstes nach der \
             Person sitzt, die davor gegeben hat",
            "whoever leads the match begins; if there are several, the one of them who comes next \
             clockwise after the last dealer",
        ),
        Starter::Trails => text(
            "wer in der Partie hinten liegt; sind es mehrere, davon, wer im Uhrzeigersinn als Erstes nach \
             der Person sitzt, die davor gegeben hat",
            "whoever trails in the match begins; if there are several, the one of them who comes next \
             clockwise after the last dealer",
        ),
        _ => text("", ""),
    };
    match starter {
        Starter::Winner | Starter::Loser | Starter::Leads | Starter::Trails
            if *matches != MatchRule::Single =>
        {
            text(
                format!(
                    "In der ersten Runde beginnt, wer links von der Person sitzt, die gegeben hat, danach \
                     immer, {}. Es geht im Uhrzeigersinn reihum.",
                    later.de
                ),
                format!(
                    "The player to the dealer's left begins the first deal; after that {}. Play goes \
                     clockwise.",
                    later.en
                ),
            )
        }
        Starter::ByLot => text(
            "Das Los bestimmt in jeder Runde, wer beginnt. Dann geht es im Uhrzeigersinn reihum.",
            "Who begins is drawn by lot in each deal. Then play goes clockwise.",
        ),
        Starter::Winner | Starter::Loser | Starter::Leads | Starter::Trails => {
            begins(Starter::Left, matches, to)
        }
        // Said together with the cards that decide it.
        Starter::Holder | Starter::Left => text(
            "Es beginnt, wer links von der Person sitzt, die gegeben hat. Dann geht es im Uhrzeigersinn \
             reihum.",
            "The player to the dealer's left begins. Then play goes clockwise.",
        ),
        Starter::Right => text(
            "Es beginnt, wer rechts von der Person sitzt, die gegeben hat. Dann geht es gegen den \
             Uhrzeigersinn reihum.",
            "The player to the dealer's right begins. Then play goes counter-clockwise.",
        ),
        Starter::WritingHand => text(
            "Es beginnt, wer neben der Schreibhand der Person sitzt, die gegeben hat: rechts von ihr, \
             wenn sie mit der rechten Hand schreibt, sonst links. In dieser Richtung geht es reihum \
             weiter.",
            "The player beside the dealer's writing hand begins: to the right of a dealer who \
             writes with the right hand, otherwise to the left. Play goes on in that direction.",
        ),
        Starter::Dealer => text(
            "Es beginnt, wer gegeben hat. Dann geht es im Uhrzeigersinn reihum.",
            "The dealer begins. Then play goes clockwise.",
        ),
    }
}
