//! The pot in words: points that are paid in and stay there until somebody takes them.

use stammtisch_engine::mau::rules::doc::{HouseRules, KittyTo, Per, PointsTo, Text};

use super::amounts::each;
use super::author::Author;
use super::grammar::{points as some_points, text};
use super::whom::{Form, Who};

/// What an effect pays into the pot, or takes out of it.
pub(super) fn paid_in(
    (points, per): (i32, Option<Per>),
    to: PointsTo,
    who: &Who,
    author: Author,
) -> Text {
    let sum = each(&some_points(points.saturating_abs()), per, who, author);
    let (each_de, each_en) = if who.form == Form::Many { ("je ", " each") } else { ("", "") };
    if points > 0 {
        let (de, en) = who.verb(["zahlst", "zahlt", "zahlen"], ["pay", "pays"]);
        let (whose_de, whose_en) = if who.form == Form::You {
            ("dein Stand", "your score")
        } else {
            ("der eigene Stand", "their score")
        };
        if to == PointsTo::Holder {
            return text(
                format!("{de} {each_de}{} in den Pott, und {whose_de} steigt um so viel", sum.de),
                format!("{en} {}{each_en} into the pot, and {whose_en} goes up by as much", sum.en),
            );
        }
        return text(
            format!("{de} {each_de}{} vom eigenen Stand in den Pott", sum.de),
            format!("{en} {}{each_en} into the pot, off {whose_en}", sum.en),
        );
    }
    let (de, en) = who.verb(["nimmst", "nimmt", "nehmen"], ["take", "takes"]);
    text(
        format!("{de} {each_de}{} aus dem Pott, soweit so viel darin liegt", sum.de),
        format!("{en} {}{each_en} out of the pot, as far as that much lies in it", sum.en),
    )
}

/// One player takes all of it.
pub(super) fn taken(who: &Who) -> Text {
    let (de, en) = who.verb(["nimmst", "nimmt", "nehmen"], ["take", "takes"]);
    text(format!("{de} alles, was im Pott liegt"), format!("{en} all that lies in the pot"))
}

/// What happens to points that nobody takes.
pub(super) fn rolls_on(doc: &HouseRules) -> Option<Text> {
    let used = doc.effects().any(|does| does.pays_in != 0 || does.takes_pot);
    let (end_de, end_en) = match &doc.kitty {
        Some(kitty) if kitty.to == KittyTo::Players => (
            "was am Ende darin liegt, bekommt in der Kasse, wer die Partie gewinnt; gewinnen mehrere, teilen sie \
             es sich",
            "what lies there at the end of the match goes, where money is reckoned, to whoever wins it; several \
             winners share it",
        ),
        _ => {
            ("am Ende der Partie bleibt es im Pott", "at the end of the match it stays in the pot")
        }
    };
    used.then(|| {
        text(
            format!(
                "Was in den Pott kommt, macht den Stand um so viel schlechter, und besser, was herauskommt. Was \
                 niemand nimmt, bleibt für die nächste Runde liegen; {end_de}."
            ),
            format!(
                "What goes into the pot makes a score worse by as much, and what comes out of it makes it better. \
                 What nobody takes stays for the next deal; {end_en}."
            ),
        )
    })
}
