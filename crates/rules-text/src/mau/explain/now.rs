//! What can be done with a card now, in words.

use crate::AboutNow;
use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::fit::Fit;
use stammtisch_engine::mau::outlook::Now;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{AnswerAction, Colour, RowBy, Text, Which};
use stammtisch_engine::mau::wish::Wish;

use super::grammar::{all_of, fold, number, one_of, part, text};
use super::names::{
    Name, all, colour_name, is_renamed, names_jokers, object, reading_order, subject, suit_name,
};

/// Why a card can be laid, or why not; none for a refused move, which has words of its own.
pub(super) fn now(rules: &Rules, now: &Now) -> Option<AboutNow> {
    let yes = |text| Some(AboutNow { fits: true, text });
    let no = |text| Some(AboutNow { fits: false, text });
    match now {
        Now::Fits { face, reasons } => {
            let (on, why) = (the(rules, *face), why(rules, *face, reasons));
            yes(text(
                format!("Passt auf {}: {}.", on.de, why.de),
                format!("Fits on {}: {}.", on.en, why.en),
            ))
        }
        Now::WouldFit { face, reasons } => {
            let (on, why) = (the(rules, *face), why(rules, *face, reasons));
            yes(text(
                format!("Würde auf {} passen: {}.", on.de, why.de),
                format!("Would fit on {}: {}.", on.en, why.en),
            ))
        }
        Now::WouldNotFit { wish: Some(wish), .. } => {
            let wish = wished(rules, *wish);
            no(text(
                format!("Würde nicht passen: Gewünscht ist {}.", wish.de),
                format!("Would not fit: the wish is {}.", wish.en),
            ))
        }
        Now::WouldNotFit { face, wish: None } => {
            let on = the(rules, *face);
            no(text(
                format!("Würde auf {} nicht passen.", on.de),
                format!("Would not fit on {}.", on.en),
            ))
        }
        Now::JumpsIn => yes(text(
            "Die kannst du jetzt auch außer der Reihe legen.",
            "You can jump in with this one now.",
        )),
        Now::GoesWith(by) => {
            let why = shared(*by);
            yes(text(
                format!("Geht mit der gerade gelegten Karte zusammen: {}.", why.de),
                format!("Goes with the card just played: {}.", why.en),
            ))
        }
        Now::Answers { threat, action, closes } => {
            let (against, can) = (object(rules, *threat), can(*action, *closes));
            yes(text(
                format!("Hilft jetzt gegen {}: {}.", against.de, can.de),
                format!("Helps against {} now: {}.", against.en, can.en),
            ))
        }
        Now::AnswersAs { threat, cards } => {
            let (against, cards) = (object(rules, *threat), standing_for(rules, cards));
            yes(text(
                format!("Hilft jetzt gegen {}, wenn sie für {} steht.", against.de, cards.de),
                format!("Helps against {} now if it stands for {}.", against.en, cards.en),
            ))
        }
        Now::Leads => yes(text(
            "Noch liegt nichts da: Damit kannst du beginnen.",
            "Nothing lies there yet: you can lead this one.",
        )),
        Now::Gives => yes(text("Die kannst du jetzt weggeben.", "You can give this one away now.")),
        Now::Refused(_) => None,
    }
}

/// "die Herz-9"; a joker that stands for nothing is just a joker.
fn the(rules: &Rules, face: Card) -> Text {
    object(rules, Which::Card(face))
}

fn why(rules: &Rules, face: Card, reasons: &[Fit]) -> Text {
    // If the card always fits, no other reason is needed.
    let always = reasons.iter().copied().find(|reason| *reason == Fit::Anywhere);
    let reasons = always.map_or_else(|| reasons.to_vec(), |always| vec![always]);
    all_of(&reasons.into_iter().map(|reason| reason_of(rules, face, reason)).collect::<Vec<_>>())
}

fn reason_of(rules: &Rules, face: Card, reason: Fit) -> Text {
    let value = face.rank().map_or(0, Rank::value);
    let steps = |count: u8| number(u32::from(count));
    match reason {
        Fit::Anywhere => text("geht immer", "it always fits"),
        Fit::Wish(wish) => {
            let wish = wished(rules, wish);
            text(format!("gewünscht ist {}", wish.de), format!("the wish is {}", wish.en))
        }
        Fit::OnJoker if names_jokers(rules) => {
            let on = the(rules, face);
            text(format!("auf {} passt alles", on.de), format!("everything fits on {}", on.en))
        }
        Fit::OnJoker => {
            let on = object(rules, Name::Jokers);
            text(format!("auf {} passt alles", on.de), format!("everything fits on {}", on.en))
        }
        Fit::SameCard => text("die gleiche Karte", "the same card"),
        Fit::Suit => text("gleiche Farbe", "same suit"),
        Fit::Rank => text("gleicher Wert", "same rank"),
        Fit::Colour { red } if is_renamed(rules.doc(), colour_of(red)) => {
            let colour = colour_name(rules, colour_of(red));
            text(format!("beide {}", colour.de), format!("both {}", colour.en))
        }
        Fit::Colour { red: true } => text("beide rot", "both red"),
        Fit::Colour { red: false } => text("beide schwarz", "both black"),
        Fit::Above(count) => {
            let count = steps(count);
            text(format!("{} darüber", count.de), format!("{} above", count.en))
        }
        Fit::Below(count) => {
            let count = steps(count);
            text(format!("{} darunter", count.de), format!("{} below", count.en))
        }
        Fit::Times(count) => {
            let fold = fold(u32::from(count));
            text(format!("{} von {value}", fold.de), format!("{} {value}", fold.en))
        }
        Fit::Part(2) => text(format!("die Hälfte von {value}"), format!("half of {value}")),
        Fit::Part(count) => {
            let part = part(u32::from(count));
            text(format!("{} von {value}", part.de), format!("{} of {value}", part.en))
        }
        Fit::OnPlain => {
            text("die Karte darunter hat keine Funktion", "the card below has no function")
        }
        Fit::Also => text("hier außerdem erlaubt", "also allowed here"),
    }
}

/// "Karo", "Rot", "eine 7", "die Herz-7".
pub(super) fn wished(rules: &Rules, wish: Wish) -> Text {
    match wish {
        Wish::Suit(suit) => suit_name(rules, suit),
        Wish::Colour { red } => colour_name(rules, colour_of(red)),
        Wish::Rank(rank) => subject(rules, Which::Rank(rank)),
        Wish::Card(card) => subject(rules, Which::Card(card)),
    }
}

const fn colour_of(red: bool) -> Colour {
    if red { Colour::Red } else { Colour::Black }
}

/// What an answer does to a threat, addressed to the player who gives it.
fn can(action: AnswerAction, closes: bool) -> Text {
    if closes {
        return text("Du beendest die Runde damit", "you end the round with it");
    }
    match action {
        AnswerAction::PassOn(_) => text("Du gibst es weiter", "you pass it on"),
        AnswerAction::SendBack(_) => text("Du schickst es zurück", "you send it back"),
        AnswerAction::SendTo(_) => {
            text("Du bestimmst, wen es statt dir trifft", "you name who is hit in your place")
        }
        AnswerAction::TakeOff(_) => text(
            "Du ziehst weniger und bist für den Rest noch gefragt",
            "you draw fewer and are still asked for the rest",
        ),
        AnswerAction::TurnOn => text(
            "Du drehst es um, gegen die Person, von der es kommt",
            "you turn it on the player it came from",
        ),
        AnswerAction::Cancel => text("Du hebst es für dich auf", "you cancel it for yourself"),
        AnswerAction::CancelAll => text("Du hebst es auf", "you cancel it"),
        AnswerAction::Meet => text("Dir passiert nichts", "nothing happens to you"),
    }
}

/// What a wild card may stand for: a rank where all its cards qualify.
fn standing_for(rules: &Rules, cards: &[Card]) -> Text {
    let mut named: Vec<Which> = Vec::new();
    for card in cards {
        let of_rank = cards.iter().filter(|other| other.rank() == card.rank()).count();
        let rank = card.rank().filter(|_| of_rank >= 4).map(Which::Rank);
        let which = rank.unwrap_or(Which::Card(*card));
        if !named.contains(&which) {
            named.push(which);
        }
    }
    named.sort_by_key(reading_order);
    one_of(&all(rules, &named, object))
}

/// How a card matches the one below it.
fn shared(by: RowBy) -> Text {
    match by {
        RowBy::Rank => text("gleicher Wert", "same rank"),
        RowBy::Suit => text("gleiche Farbe", "same suit"),
        RowBy::Colour => text("beide rot oder beide schwarz", "both red or both black"),
        RowBy::Card => text("die gleiche Karte", "the same card"),
        RowBy::Up => text("eins höher", "one higher"),
        RowBy::Down => text("eins tiefer", "one lower"),
        RowBy::Steps => text("eins höher oder tiefer", "one higher or lower"),
    }
}
