//! Penalty cards that lie beside the hand, in words.

use super::grammar::text;
use stammtisch_engine::mau::rules::doc::{BesideRule, HouseRules, Joins, PenaltyFor, Text};

pub(super) fn beside(doc: &HouseRules, rule: &BesideRule) -> Vec<Text> {
    let BesideRule { of, joins, counts } = rule;
    vec![which(doc, of), taken_up(*joins), counted(doc, *joins, *counts)]
}

fn which(doc: &HouseRules, of: &[PenaltyFor]) -> Text {
    let until = doc.threats().any(|threat| !threat.until.is_empty())
        || doc.effects().any(|does| !does.until.is_empty());
    let open = if until {
        text(
            " Nur was man zieht, bis eine bestimmte Karte kommt, geht auf die Hand.",
            " Only what is drawn until a certain card comes goes to the hand.",
        )
    } else {
        text("", "")
    };
    if of.len() == ALL {
        return text(
            format!(
                "Strafkarten kommen nicht gleich auf die Hand: Man legt sie verdeckt daneben, und niemand sieht \
                 sie an; wie viele dort liegen, sehen alle. Was man im eigenen Zug zieht, ist keine Strafe.{}",
                open.de
            ),
            format!(
                "Penalty cards do not go to the hand at once: they are put face down beside it, and nobody \
                 looks at them; how many lie there, everybody sees. What one draws on one's own turn is no \
                 penalty.{}",
                open.en
            ),
        );
    }
    let [de, en] = [(|it: &Text| it.de.clone()) as fn(&Text) -> String, |it| it.en.clone()]
        .map(|pick| of.iter().map(|kind| pick(&because(*kind))).collect::<Vec<_>>());
    text(
        format!(
            "Strafkarten {} kommen nicht gleich auf die Hand: Man legt sie verdeckt daneben, und niemand sieht \
             sie an; wie viele dort liegen, sehen alle. Andere Karten nimmt man gleich auf.{}",
            list(&de, "oder"),
            open.de
        ),
        format!(
            "Penalty cards drawn {} do not go to the hand at once: they are put face down beside it, and \
             nobody looks at them; how many lie there, everybody sees. Other cards are taken up at once.{}",
            list(&en, "or"),
            open.en
        ),
    )
}

const ALL: usize = 5;

fn because(kind: PenaltyFor) -> Text {
    match kind {
        PenaltyFor::Threats => text("wegen einer gelegten Karte", "because of a card played"),
        PenaltyFor::Calls => text("wegen einer Ansage", "because of a call"),
        PenaltyFor::Charges => text("wegen eines Vorwurfs", "because of a charge"),
        PenaltyFor::Cheating => {
            text("wegen Mogelns oder falscher Beschuldigung", "for cheating or a wrong accusation")
        }
        PenaltyFor::Rules => {
            text("wegen einer Regel mit eigenem Namen", "by a rule with a name of its own")
        }
    }
}

fn list(parts: &[String], or: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {or} {last}", first.join(", ")),
    }
}

fn taken_up(joins: Joins) -> Text {
    match joins {
        Joins::Turn => text(
            "Man nimmt sie auf, wenn man das nächste Mal am Zug ist. Wer vorher die letzte Handkarte loswird, \
             nimmt sie sofort auf und spielt weiter: Fertig ist nur, wer auch daneben nichts liegen hat.",
            "They are taken up when one's next turn begins. Whoever gets rid of the last card of the hand before \
             that takes them up at once and plays on: nobody is out with cards beside.",
        ),
        Joins::AfterTurn => text(
            "Man nimmt sie auf, wenn der nächste eigene Zug vorbei ist. Wer vorher die letzte Handkarte loswird, \
             nimmt sie sofort auf und spielt weiter: Fertig ist nur, wer auch daneben nichts liegen hat.",
            "They are taken up when one's next turn is over. Whoever gets rid of the last card of the hand before \
             that takes them up at once and plays on: nobody is out with cards beside.",
        ),
        Joins::Empty => text(
            "Man nimmt sie erst auf, wenn die Hand leer ist, und spielt damit weiter: Fertig ist nur, wer auch \
             daneben nichts mehr liegen hat.",
            "They are taken up only when the hand has run out, and one plays on with them: nobody is out with \
             cards beside.",
        ),
        Joins::End => text(
            "In dieser Runde nimmt man sie nicht mehr auf: Fertig ist, wer keine Karte mehr auf der Hand hat.",
            "They are not taken up any more in that deal: whoever has no card left in the hand is out.",
        ),
    }
}

fn counted(doc: &HouseRules, joins: Joins, counts: bool) -> Text {
    let limit = if doc.draw.limit.is_some() {
        text(
            " Dafür, wie viele Karten man halten darf, zählen sie mit.",
            " They count for how many cards one may hold.",
        )
    } else {
        text("", "")
    };
    let end = match (counts, joins) {
        (true, Joins::End) => text(
            "Am Ende der Runde zählen sie mit, auch bei denen, die fertig sind.",
            "They count when the deal is over, with those too who are out.",
        ),
        (true, _) => text(
            "Was am Ende der Runde noch daneben liegt, zählt zur Hand.",
            "What still lies there when the deal is over counts with the hand.",
        ),
        (false, _) => text(
            "Was am Ende der Runde noch daneben liegt, zählt nicht.",
            "What still lies there when the deal is over does not count.",
        ),
    };
    text(
        format!(
            "{} Sonst zählt nur die Hand, auch für Ansagen; getauschte und weitergegebene Hände lassen sie \
             liegen.{}",
            end.de, limit.de
        ),
        format!(
            "{} Otherwise only the hand counts, for calls too; hands that are swapped or passed on leave them \
             lying.{}",
            end.en, limit.en
        ),
    )
}
