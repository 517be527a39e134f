//! Amounts of effects in words: per card or player, deals that count more, the highest or lowest card.

use stammtisch_engine::mau::rules::doc::{EffectRule, Extreme, Hits, Per, Text};

use super::author::Author;
use super::grammar::{cards, number, text};
use super::whom::{Form, Who};

/// The amount, and what it is counted for: "zwei Karten für jede eigene Handkarte".
pub(super) fn each(amount: &Text, per: Option<Per>, who: &Who, author: Author) -> Text {
    let Some(per) = per else { return amount.clone() };
    let (de, en) = match per {
        Per::Card if who.form == Form::You => {
            ("jede Karte auf deiner Hand", "each card in your hand")
        }
        Per::Card => ("jede eigene Handkarte", "each card in their own hand"),
        Per::OwnCard if author == Author::You => {
            ("jede Karte auf deiner Hand", "each card in your hand")
        }
        Per::OwnCard => (
            "jede Handkarte der Person, die es ausgelöst hat",
            "each card in the hand of whoever set it off",
        ),
        Per::Value => {
            ("jeden Zähler im Wert der obersten Karte", "each unit of the value of the card on top")
        }
        Per::Player => ("jede Person, die noch spielt", "each player who still plays"),
        Per::Deal => ("jede Runde dieser Partie bis jetzt", "each deal of this match so far"),
    };
    text(format!("{} für {de}", amount.de), format!("{} for {en}", amount.en))
}

/// What happens to all hands when they are pooled.
pub(super) fn pooled(hits: Hits) -> Text {
    let (whose_de, whose_en) = match hits {
        Hits::Others => {
            ("Die Handkarten aller anderen", "All hands but that of whoever set it off")
        }
        _ => ("Alle Handkarten", "All hands"),
    };
    text(
        format!(
            "{whose_de} werden zusammengemischt und reihum gleichmäßig neu ausgeteilt; geht es nicht auf, bekommt, wer \
             zuerst dran ist, eine mehr."
        ),
        format!(
            "{whose_en} are shuffled together and dealt out again evenly; if that leaves some over, those who come \
             first get one more."
        ),
    )
}

/// How many times the deal counts.
pub(super) fn multiplied(times: u8, at_the_end: bool) -> Text {
    let (de, en) = match times {
        2 => ("doppelt".to_owned(), "twice".to_owned()),
        _ => {
            let times = number(u32::from(times));
            (format!("{}fach", times.de), format!("{} times", times.en))
        }
    };
    if at_the_end {
        return text(
            format!("Die Karten zählen in dieser Runde {de}."),
            format!("The cards count {en} in this deal."),
        );
    }
    let again = number(u32::from(times) * u32::from(times));
    text(
        format!(
            "Die Karten zählen am Ende dieser Runde {de}; geschieht es zweimal, {}fach.",
            again.de
        ),
        format!(
            "The cards count {en} at the end of this deal; if it happens twice, {} times.",
            again.en
        ),
    )
}

/// The discard pile, or its topmost cards.
pub(super) fn taken_pile(at_most: u8, who: &Who) -> Text {
    let (de, en) = who.verb(["nimmst", "nimmt", "nehmen"], ["take", "takes"]);
    match at_most {
        0 => text(
            format!("{de} den Ablagestapel ohne seine oberste Karte auf die Hand"),
            format!("{en} the discard pile, without its top card, into the hand"),
        ),
        1 => text(
            format!("{de} vom Ablagestapel die Karte unter der obersten auf die Hand"),
            format!("{en} the card right below the top card of the discard pile into the hand"),
        ),
        _ => {
            let taken = cards(u32::from(at_most));
            text(
                format!("{de} vom Ablagestapel die {} unter der obersten auf die Hand", taken.de),
                format!(
                    "{en} the {} right below the top card of the discard pile into the hand",
                    taken.en
                ),
            )
        }
    }
}

/// Which card of the hand must be given away.
pub(super) fn must_be(does: &EffectRule) -> Option<Text> {
    let (de, en) = match does.must_be? {
        Extreme::Highest => ("die den höchsten Wert hat", "of the highest value"),
        Extreme::Lowest => ("die den niedrigsten Wert hat", "of the lowest value"),
        Extreme::MostPoints => ("die am meisten Punkte zählt", "that counts most points"),
        Extreme::FewestPoints => ("die am wenigsten Punkte zählt", "that counts fewest points"),
    };
    Some(text(
        format!(
            "Es muss jedes Mal die Karte der Hand sein, {de}; sind mehrere gleich, ist es eine davon."
        ),
        format!(
            "Each time it has to be the card in the hand {en}; of several alike it is one of them."
        ),
    ))
}
