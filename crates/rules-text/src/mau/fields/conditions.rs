//! How the table must stand: the same words wherever it is asked.

use super::Word;

/// Which way play goes.
pub(super) const DIRECTION: Word = Word(
    "direction",
    "Spielrichtung",
    "Nur solange es so herum geht.",
    "Direction",
    "Only while play goes that way round.",
);

/// How many still play.
pub(super) const PLAYING: Word = Word(
    "playing",
    "So viele noch dabei",
    "Nur solange so viele noch mitspielen.",
    "So many still in",
    "Only while so many are still in the deal.",
);

/// How many cards there are to draw.
pub(super) const PILE: Word = Word(
    "pile",
    "So viele im Ziehstapel",
    "Nur solange so viele Karten im Ziehstapel liegen.",
    "So many in the draw pile",
    "Only while so many cards lie in the draw pile.",
);

/// Which turn of a player.
pub(super) const TURNS: Word = Word(
    "turns",
    "In welchem eigenen Zug",
    "Nur im so vielten eigenen Zug dieser Runde: 1 ist der erste, „3-“ vom dritten an.",
    "In which turn",
    "Only on the player's so manieth turn in this deal: 1 is the first, “3-” from the third on.",
);

/// Which deal of a match.
pub(super) const DEALS: Word = Word(
    "deals",
    "In welcher Runde",
    "Nur in diesen Runden der Partie: „3-“ ist von der dritten an.",
    "In which deal",
    "Only in these deals of the match: “3-” is from the third on.",
);

/// Which states must hold.
pub(super) const WHILE: Word = Word(
    "while",
    "Solange das gilt",
    "Nur solange alle diese Zustände gelten, die unter „Was gerade gilt“ stehen.",
    "While this holds",
    "Only while all of these hold, of the states under “What holds at the moment”.",
);

/// Which states must not hold.
pub(super) const UNLESS: Word = Word(
    "unless",
    "Solange das nicht gilt",
    "Nur solange keiner dieser Zustände gilt.",
    "While this does not hold",
    "Only while none of these states holds.",
);
