//! A turn in words: judging, drawing, laying, announcing; and what happens when there is nothing left to
//! draw.

use crate::grammar::{cards, line, text};
use stammtisch_engine::rules::Text;

pub(super) fn turn(hand: u8, fewer: bool, unseen: bool) -> Vec<Text> {
    let full = cards(u32::from(hand));
    vec![
        text(
            "Zuerst urteilst du über die letzte Ansage. Glaubst du sie, bleiben die Karten verdeckt, \
             und dein Zug geht weiter. Zweifelst du, werden die zwei obersten Karten des Ablagestapels \
             aufgedeckt, und die Runde ist zu Ende.",
            "First you judge the last announcement. If you believe it, the cards stay face down \
             and your turn goes on. If you doubt it, the two top cards of the discard pile are \
             turned over, and the round is over.",
        ),
        text(
            format!("Dann ziehst du vom Nachziehstapel, bis du {} auf der Hand hast.", full.de),
            format!("Then you draw from the draw pile until you hold {}.", full.en),
        ),
        lay(fewer, unseen),
        order(fewer),
        text(
            "Zum Schluss sagst du der nächsten Person einen Wert an, höher als die letzte Ansage. \
             Gemeint sind immer die zwei obersten Karten des Ablagestapels, ganz gleich, von wem sie \
             stammen.",
            "Finally, you announce a value to the next player, higher than the last announcement. \
             It always refers to the two top cards of the discard pile, whoever played them.",
        ),
        text(
            "Wahr ist eine Ansage, wenn diese zwei Karten so viel wert sind wie angesagt oder mehr: \
             Untertreiben ist keine Lüge. Aber lügen darfst du auch.",
            "An announcement is true if these two cards are worth as much as announced or more: \
             understating is no lie. But you may lie as well.",
        ),
        begin(hand),
    ]
}

/// Two cards of a full hand.
pub(super) fn both(hand: u8) -> Text {
    if hand == 2 { text("beide", "both") } else { text("zwei davon", "two of them") }
}

/// All ways to lay that are allowed in the course of a round (MAX-14 to MAX-16).
fn lay(fewer: bool, unseen: bool) -> Text {
    let any_source = text(
        "Jede davon darf aus der Hand oder vom Nachziehstapel kommen. Was vom Nachziehstapel kommt, \
         legst du ungesehen ab: Niemand kennt es, auch du nicht.",
        "Each of them may come from your hand or from the draw pile. What comes from the draw pile \
         is played unseen: nobody knows it, not even you.",
    );
    match (fewer, unseen) {
        (true, true) => line(&[
            text(
                "Nun legst du verdeckt auf den Ablagestapel: zwei Karten, nur eine oder gar keine.",
                "Now you play cards face down on the discard pile: two, only one, or none at all.",
            ),
            any_source,
        ]),
        (false, true) => line(&[
            text(
                "Nun legst du zwei Karten verdeckt auf den Ablagestapel.",
                "Now you play two cards face down on the discard pile.",
            ),
            any_source,
        ]),
        (true, false) => text(
            "Nun legst du aus der Hand verdeckt auf den Ablagestapel: zwei Karten, nur eine oder gar \
             keine.",
            "Now you play cards from your hand face down on the discard pile: two, only one, or \
             none at all.",
        ),
        (false, false) => text(
            "Nun legst du zwei Karten aus der Hand verdeckt auf den Ablagestapel.",
            "Now you play two cards from your hand face down on the discard pile.",
        ),
    }
}

/// Which of two cards lies on top (MAX-17).
fn order(fewer: bool) -> Text {
    if fewer {
        return text(
            "Legst du zwei, bestimmst du, welche oben liegt. Das ist wichtig, wenn nach dir jemand nur \
             eine legt: Dann zählt deine obere noch mit.",
            "If you play two, you choose which lies on top. That matters when somebody after you \
             plays only one: then your upper card still counts.",
        );
    }
    text("Welche der beiden oben liegt, bestimmst du.", "You choose which of the two lies on top.")
}

/// The first turn of a round (MAX-07, MAX-14).
fn begin(hand: u8) -> Text {
    let two = if hand == 2 { text("deine zwei Karten", "your two cards") } else { of_the_hand() };
    text(
        format!(
            "Beginnst du eine Runde, gibt es nichts zu beurteilen: Du ziehst, legst {} und sagst an, \
             was du willst.",
            two.de
        ),
        format!(
            "If you begin a round, there is nothing to judge: you draw, play {} and announce \
             whatever you like.",
            two.en
        ),
    )
}

fn of_the_hand() -> Text {
    text("genau zwei Karten aus der Hand", "exactly two cards from your hand")
}

/// Where cards come from when the draw pile is used up (MAX-20, MAX-21).
pub(super) fn reshuffle(unseen: bool) -> Vec<Text> {
    let too_few = text(
        "Reicht auch das nicht, spielst du mit den Karten, die du ziehen konntest.",
        "If even that is not enough, you play with the cards that you could draw.",
    );
    let reach = text(
        "Ungesehen legen kannst du dann nur, was noch zu ziehen ist.",
        "You can then play unseen only what is left to draw.",
    );
    vec![
        text(
            "Die zwei obersten Karten des Ablagestapels bleiben liegen. Alle anderen werden gemischt \
             und bilden den neuen Nachziehstapel; dann wird weitergezogen.",
            "The two top cards of the discard pile stay where they are. All others are shuffled \
             and form the new draw pile; then drawing goes on.",
        ),
        if unseen { line(&[too_few, reach]) } else { too_few },
    ]
}
