//! The end of a match in words, and the aim of the game.

use crate::grammar::text;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::rules::Text;

use super::names::points;

pub(super) fn goal(limit: u8) -> Vec<Text> {
    let points = points(limit);
    let loses = if limit == 1 {
        text(
            "Der erste Strafpunkt entscheidet: Wer ihn bekommt, verliert.",
            "The first penalty point decides: whoever gets it loses.",
        )
    } else {
        text(
            format!(
                "Wer als Erstes {} hat, verliert; es gewinnt, wer dann die wenigsten hat.",
                points.de
            ),
            format!("The first to have {} loses; whoever has the fewest then wins.", points.en),
        )
    };
    vec![
        text(
            "Reihum legt ihr Karten verdeckt ab und sagt an, was sie wert sein sollen, jedes Mal mehr \
             als die Person davor. Stimmen muss die Ansage nicht.",
            "In turn you play cards face down and announce what they are supposed to be worth, \
             each time more than the player before. The announcement need not be true.",
        ),
        text(
            "Wer nach dir kommt, glaubt dir oder deckt auf. Wer dabei falsch liegt, bekommt einen \
             Strafpunkt: du, wenn du gelogen hast, sonst, wer dir misstraut hat.",
            "The next player believes you, or doubts you and turns the cards over. Whoever is \
             wrong gets a penalty point: you if you lied, otherwise the one who doubted you.",
        ),
        loses,
    ]
}

/// "bis fünf Strafpunkte".
pub(super) fn length(limit: u8) -> Text {
    if limit == 1 {
        return text("bis zum ersten Strafpunkt", "to the first penalty point");
    }
    let points = points(limit);
    text(format!("bis {}", points.de), format!("to {}", points.en))
}

/// How a match ends (MAX-34), where the most expensive mistake costs `dearest` points.
pub(super) fn end(rules: &Rules, limit: u8, dearest: u8) -> Vec<Text> {
    let points = points(limit);
    let or_more = if dearest > 1 { text(" oder mehr", " or more") } else { text("", "") };
    let over = if limit == 1 {
        text(
            "Mit dem ersten Strafpunkt ist die Partie vorbei, und wer ihn bekommt, hat verloren.",
            "The first penalty point ends the match, and whoever gets it has lost.",
        )
    } else {
        text(
            format!(
                "Sobald jemand {}{} hat, ist die Partie vorbei: Diese Person hat verloren.",
                points.de, or_more.de
            ),
            format!(
                "As soon as somebody has {}{}, the match is over: that player has lost.",
                points.en, or_more.en
            ),
        )
    };
    let won = match (rules.seats(), limit) {
        (2, _) => text("Gewonnen hat dann die andere Person.", "The other player has won then."),
        (_, 1) => text("Alle anderen gewinnen gemeinsam.", "All others win together."),
        _ => text(
            "Gewonnen hat, wer dann die wenigsten Strafpunkte hat; sind es mehrere, gewinnen sie \
             gemeinsam.",
            "Whoever has the fewest penalty points then has won; if there are several, they win \
             together.",
        ),
    };
    vec![over, won]
}
