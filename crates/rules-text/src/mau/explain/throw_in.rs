//! Laying out of turn, as it is written in full.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    RowBy, Text, ThrowInRule, ThrowThen, ThrowUntil, Thrower,
};

use super::cards::wishes;
use super::grammar::{line, one_of, text};
use super::names::{all, object};

pub(super) fn throw_in(rules: &Rules, rule: &ThrowInRule) -> Text {
    let ThrowInRule { by, cards, onto, who, until, then, under_threat, may_be_last } = rule;
    let what = if cards.is_empty() {
        text("eine Karte", "a card")
    } else {
        one_of(&all(rules, cards, object))
    };
    let mut says = vec![may(*by, &what, *who, *until)];
    if !onto.is_empty() {
        let onto = one_of(&all(rules, onto, object));
        says.push(text(
            format!("Das geht nur auf {}.", onto.de),
            format!("That works only on {}.", onto.en),
        ));
    }
    says.push(match then {
        ThrowThen::FromThere => text(
            "Die Karte wirkt, als wärst du am Zug gewesen, und von dir geht es reihum weiter.",
            "The card counts as if it had been your turn, and play goes on from you.",
        ),
        ThrowThen::Stays => text(
            "Die Karte liegt dann nur da, ohne zu wirken, und am Zug ist, wer es vorher war.",
            "The card only lies there and does nothing, and it is still the turn of whoever had it.",
        ),
        ThrowThen::Again => text(
            "Die Karte liegt dann nur da, ohne zu wirken, und du bist am Zug: Du schuldest noch eine.",
            "The card only lies there and does nothing, and the turn is yours: you owe a further one.",
        ),
    });
    if rule.heeds_wish() && wishes(rules.doc()) {
        says.push(text(
            "Ist etwas gewünscht, geht das nur mit einer Karte, die den Wunsch erfüllt.",
            "While something is wished, it works only with a card that meets the wish.",
        ));
    }
    if *then == ThrowThen::FromThere && rules.doc().threats().next().is_some() {
        says.push(if *under_threat {
            text(
                "Richtet sich die oberste Karte gerade gegen jemanden, geht das nur mit einer Karte, die \
                 das weitergibt.",
                "While the top card threatens somebody, it works only with a card that passes the \
                 threat on.",
            )
        } else {
            text(
                "Solange sich die oberste Karte gegen jemanden richtet, geht es nicht.",
                "It does not work while the top card threatens somebody.",
            )
        });
    }
    if !may_be_last {
        says.push(text("Die letzte Karte darf das nicht sein.", "It may not be your last card."));
    }
    line(&says)
}

fn may(by: RowBy, what: &Text, who: Thrower, until: ThrowUntil) -> Text {
    let (how_de, how_en) = match by {
        RowBy::Rank => ("sie den Wert der obersten hat", "it has the top card's rank"),
        RowBy::Suit => ("sie die Farbe der obersten hat", "it has the top card's suit"),
        RowBy::Colour => {
            ("sie rot auf rot oder schwarz auf schwarz kommt", "it is red on red or black on black")
        }
        RowBy::Card => (
            "sie der obersten in Wert und Farbe gleicht",
            "it is just like the top card, rank and suit",
        ),
        RowBy::Up => ("sie eins höher ist als die oberste", "it is one higher than the top card"),
        RowBy::Down => ("sie eins tiefer ist als die oberste", "it is one lower than the top card"),
        RowBy::Steps => (
            "sie eins höher oder tiefer ist als die oberste",
            "it is one higher or lower than the top card",
        ),
    };
    let (who_de, who_en) = match who {
        Thrower::Anyone => ("Wer nicht am Zug ist,", "If it is not your turn, you"),
        Thrower::Previous => (
            "Wer in der Reihe vor der Person am Zug sitzt,",
            "If you sit before the player whose turn it is, you",
        ),
        Thrower::NotPrevious => (
            "Wer nicht am Zug ist und auch nicht in der Reihe direkt davor sitzt,",
            "If it is not your turn and you do not sit right before that player, you",
        ),
    };
    let (until_de, until_en) = match until {
        ThrowUntil::Acts => (
            "solange die Person am Zug noch nichts getan hat",
            "as long as the player whose turn it is has not acted yet",
        ),
        ThrowUntil::Lays => (
            "bis die Person am Zug gelegt oder weitergegeben hat, auch wenn sie schon gezogen hat",
            "until the player whose turn it is has played or passed, even if they have drawn",
        ),
    };
    text(
        format!("{who_de} darf {} dazwischenwerfen, wenn {how_de}, und zwar {until_de}.", what.de),
        format!("{who_en} may throw in {} if {how_en}, {until_en}.", what.en),
    )
}
