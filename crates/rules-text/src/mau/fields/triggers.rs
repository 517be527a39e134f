//! What happens when something happens.

use super::conditions::{DEALS, DIRECTION, PILE, PLAYING, TURNS};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "TriggerRule",
        common: &["name", "on", "does", "left", "times"],
        words: &[
            Word(
                "name",
                "Name",
                "So heißt es am Tisch, wenn es passiert.",
                "Name",
                "What it is called when it happens.",
            ),
            Word(
                "on",
                "Was es auslöst",
                "Das passiert jemandem: ziehen, passen, erwischt werden …",
                "What sets it off",
                "What happens to somebody: drawing, passing, being caught …",
            ),
            Word(
                "does",
                "Was dann passiert",
                "Es geschieht, wenn der Zug getan ist, und löst nichts weiter aus.",
                "What happens",
                "It happens when the move is done, and sets off nothing more.",
            ),
            Word(
                "left",
                "So viele auf der Hand",
                "Nur wenn es dann so viele Karten sind; bei wachsender oder schrumpfender Hand: wenn sie auf diese Zahl kommt.",
                "So many in hand",
                "Only with so many cards then; of a hand that grows or shrinks: when it comes to that number.",
            ),
            Word(
                "times",
                "Zum wievielten Mal",
                "3 ist nur das dritte Mal in dieser Runde, „3-“ das dritte und jedes weitere, „every 3“ jedes dritte.",
                "Which time",
                "3 is only the third time in this deal, “3-” the third and each after it, “every 3” every third.",
            ),
            Word(
                "counted",
                "Was mitzählt",
                "Ob für jede Person einzeln gezählt wird oder für alle zusammen.",
                "What is counted",
                "Whether each player is counted alone or all together.",
            ),
            Word(
                "by",
                "Nur bei",
                "Nur wenn es dieser Person passiert.",
                "Only for",
                "Only if it happens to this player.",
            ),
            Word(
                "call",
                "Nur diese Ansage",
                "Der Kurzname der Ansage; leer: jede.",
                "Only this call",
                "The short name of the call; empty: any.",
            ),
            Word(
                "drawn",
                "So viele gezogen",
                "Nur wenn so viele Karten auf einmal gezogen wurden.",
                "So many drawn",
                "Only if so many cards were drawn at once.",
            ),
            Word(
                "hand",
                "Was auf der Hand ist",
                "Nur wenn die Hand so viele Punkte zählt oder solche Karten enthält.",
                "What is in hand",
                "Only if the hand counts so many points or holds such cards.",
            ),
            Word(
                "top",
                "Oben liegt",
                "Nur wenn eine von diesen oben auf dem Ablagestapel liegt; leer: egal welche.",
                "On top lies",
                "Only if one of these lies on top of the discard pile; empty: any.",
            ),
            Word(
                "wish",
                "Gewünscht",
                "Nur solange ein Wunsch gilt, oder nur solange keiner gilt.",
                "A wish stands",
                "Only while a wish stands, or only while none does.",
            ),
            Word(
                "threat",
                "Gedroht",
                "Nur solange jemand antworten muss, oder nur solange niemand.",
                "A threat stands",
                "Only while somebody has to answer, or only while nobody has.",
            ),
            DIRECTION,
            PLAYING,
            PILE,
            TURNS,
            DEALS,
        ],
    },
    Group {
        of: "By",
        common: &[],
        words: &[
            Word(
                "anyone",
                "Bei allen",
                "Egal wem es passiert.",
                "Anybody",
                "Whoever it happens to.",
            ),
            Word(
                "dealer",
                "Wer gibt",
                "Nur bei der Person, die gegeben hat.",
                "The dealer",
                "Only for whoever has dealt.",
            ),
            Word(
                "not_dealer",
                "Alle außer wer gibt",
                "Bei allen, die nicht gegeben haben.",
                "Anybody but the dealer",
                "For everybody who has not dealt.",
            ),
            Word(
                "starter",
                "Wer begonnen hat",
                "Nur bei der Person, die die Runde begonnen hat.",
                "Whoever began",
                "Only for whoever began the deal.",
            ),
        ],
    },
    Group {
        of: "Counted",
        common: &[],
        words: &[
            Word(
                "seat",
                "Jede Person einzeln",
                "Wie oft es einer Person in dieser Runde passiert ist.",
                "Each player alone",
                "How often it has happened to one player in this deal.",
            ),
            Word(
                "all",
                "Alle zusammen",
                "Wie oft es in dieser Runde überhaupt passiert ist.",
                "All together",
                "How often it has happened at all in this deal.",
            ),
            Word(
                "in_a_row",
                "In Folge",
                "Wie oft hintereinander bei einer Person; wer legt, beginnt von vorn. Wird Legen gezählt: wer zieht, passt oder aussetzt.",
                "In a row",
                "How often in a row for one player; playing a card starts again. Where playing is counted: drawing, passing or missing a turn.",
            ),
        ],
    },
    Group {
        of: "Direction",
        common: &[],
        words: &[
            Word("clockwise", "Im Uhrzeigersinn", "Nach links.", "Clockwise", "To the left."),
            Word(
                "counter",
                "Gegen den Uhrzeigersinn",
                "Nach rechts.",
                "Anticlockwise",
                "To the right.",
            ),
        ],
    },
];
