//! Conditions on a player's standing in the match, in words.

use stammtisch_engine::mau::rules::doc::{Span, Text};

use super::counting::counted_of;
use super::grammar::{cards, deals, points, text};

/// Predicates for a player whom the sentence has named, one each: "in der Partie mindestens 50 Punkte hat".
pub(super) fn match_so_far(
    score: Option<Span>,
    won: Option<Span>,
    in_a_row: Option<Span>,
    dealt: Option<Span>,
) -> Vec<Text> {
    const NONE: Span = Span::Between(0, 0);
    let score = score.map(|asked| {
        let count = match asked {
            NONE => points(0),
            _ => counted_of(asked, |count| points(i32::from(count))),
        };
        text(format!("in der Partie {} hat", count.de), format!("has {} in the match", count.en))
    });
    let of = |asked| counted_of(asked, |count| deals(u32::from(count)));
    let won = won.map(|asked| match asked {
        NONE => text(
            "in der Partie noch keine Runde gewonnen hat",
            "has not won a deal of the match yet",
        ),
        _ => {
            let count = of(asked);
            text(
                format!("in der Partie {} gewonnen hat", count.de),
                format!("has won {} of the match", count.en),
            )
        }
    });
    let in_a_row = in_a_row.map(|asked| match asked {
        NONE => text("die letzte Runde nicht gewonnen hat", "has not won the last deal"),
        Span::Between(1, 1) => text(
            "von den letzten beiden Runden nur die letzte gewonnen hat",
            "has won the last deal but not the one before",
        ),
        Span::Between(1, u16::MAX) => {
            text("die letzte Runde gewonnen hat", "has won the last deal")
        }
        _ => {
            let count = of(asked);
            text(
                format!("zuletzt {} hintereinander gewonnen hat", count.de),
                format!("has won {} in a row by now", count.en),
            )
        }
    });
    let dealt = dealt.map(|asked| {
        let count = counted_of(asked, |count| cards(u32::from(count)));
        text(
            format!("in dieser Runde {} ausgeteilt bekommen hat", count.de),
            format!("has been dealt {} in this deal", count.en),
        )
    });
    [score, won, in_a_row, dealt].into_iter().flatten().collect()
}

/// The same for the player whom a sentence addresses as "du".
pub(super) fn of_you(said: Text) -> Text {
    let de = said.de.strip_suffix("hat").unwrap_or(&said.de);
    text(format!("du {de}hast"), format!("you {}", said.en.replacen("has", "have", 1)))
}

/// The same for a player whom the sentence has not named yet.
pub(super) fn of(who: &Text, said: &Text) -> Text {
    text(format!("{} {}", who.de, said.de), format!("{} {}", who.en, said.en))
}
