//! Cards that do nothing for a time.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[Group {
    of: "DormantRule",
    common: &["cards", "turns"],
    words: &[
        Word(
            "cards",
            "Welche Karten",
            "Diese tun dann nichts; „any“ sind alle.",
            "Which cards",
            "These do nothing then; “any” is all of them.",
        ),
        Word(
            "turns",
            "In welchem Zug",
            "Im so vielten eigenen Zug dieser Runde: 1 ist der erste, „-2“ die ersten zwei.",
            "In which turn",
            "On a player's so manieth turn in the deal: 1 is the first, “-2” the first two.",
        ),
        Word(
            "deals",
            "In welcher Runde",
            "Nur in diesen Runden der Partie: „3-“ ist von der dritten an.",
            "In which deal",
            "Only in these deals of the match: “3-” is from the third on.",
        ),
        Word(
            "left",
            "So viele bleiben",
            "Nur wenn danach so viele Karten auf der Hand bleiben.",
            "So many are left",
            "Only if that leaves so many cards in the hand.",
        ),
        Word(
            "by",
            "Nur bei",
            "Nur wenn diese Person sie legt.",
            "Only for",
            "Only if this player plays them.",
        ),
        Word(
            "direction",
            "Spielrichtung",
            "Nur solange es so herum geht.",
            "Direction",
            "Only while play goes that way round.",
        ),
        Word(
            "playing",
            "So viele noch dabei",
            "Nur solange so viele noch mitspielen.",
            "So many still in",
            "Only while so many are still in the deal.",
        ),
        Word(
            "pile",
            "So viele im Ziehstapel",
            "Nur solange so viele Karten im Ziehstapel liegen.",
            "So many in the draw pile",
            "Only while so many cards lie in the draw pile.",
        ),
        Word(
            "barred",
            "Dürfen nicht gelegt werden",
            "Sie bleiben dann auf der Hand, auch als Antwort und beim Dazwischenwerfen.",
            "May not be played",
            "They stay in the hand then, as an answer and for jumping in as well.",
        ),
    ],
}];
