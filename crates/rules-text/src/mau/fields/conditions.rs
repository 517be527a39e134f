//! Editor words for conditions on how the table stands, shared by patterns, triggers and `dormant`.

use super::Word;

/// The direction of play.
pub(super) const DIRECTION: Word = Word(
    "direction",
    "Spielrichtung",
    "Nur solange es so herum geht.",
    "Direction",
    "Only while play goes that way round.",
);

/// The number of players still in the deal.
pub(super) const PLAYING: Word = Word(
    "playing",
    "So viele noch dabei",
    "Nur solange so viele noch mitspielen.",
    "So many still in",
    "Only while so many are still in the deal.",
);

/// The number of cards in the draw pile.
pub(super) const PILE: Word = Word(
    "pile",
    "So viele im Ziehstapel",
    "Nur solange so viele Karten im Ziehstapel liegen.",
    "So many in the draw pile",
    "Only while so many cards lie in the draw pile.",
);

/// The number of the player's turn.
pub(super) const TURNS: Word = Word(
    "turns",
    "In welchem eigenen Zug",
    "Nur im so vielten eigenen Zug dieser Runde: 1 ist der erste, „3-“ vom dritten an.",
    "In which turn",
    "Only on the player's nth turn in this deal: 1 is the first, “3-” from the third on.",
);

/// The number of the deal in the match.
pub(super) const DEALS: Word = Word(
    "deals",
    "In welcher Runde",
    "Nur in diesen Runden der Partie: „3-“ ist von der dritten an.",
    "In which deal",
    "Only in these deals of the match: “3-” is from the third on.",
);

/// The states that must hold.
pub(super) const WHILE: Word = Word(
    "while",
    "Solange das gilt",
    "Nur solange alle diese Zustände gelten, die unter „Was gerade gilt“ stehen.",
    "While this holds",
    "Only while all of these hold, of the states under “What holds at the moment”.",
);

/// The states that must not hold.
pub(super) const UNLESS: Word = Word(
    "unless",
    "Solange das nicht gilt",
    "Nur solange keiner dieser Zustände gilt.",
    "While this does not hold",
    "Only while none of these states holds.",
);

/// The player's points in the match.
pub(super) const SCORE: Word = Word(
    "score",
    "Bei diesem Punktestand",
    "Nur bei Personen, die in der Partie so viele Punkte haben: „80-“ ist ab 80.",
    "At this score",
    "Only for players who have so many points in the match: “80-” is from 80 on.",
);

/// The number of deals the player has won.
pub(super) const WON: Word = Word(
    "won",
    "So viele Runden gewonnen",
    "Nur bei Personen, die in der Partie so viele Runden gewonnen haben.",
    "So many deals won",
    "Only for players who have won so many deals of the match.",
);

/// The number of deals the player has won in a row.
pub(super) const WON_IN_A_ROW: Word = Word(
    "won_in_a_row",
    "So viele hintereinander gewonnen",
    "Nur bei Personen, die zuletzt so viele Runden hintereinander gewonnen haben.",
    "So many won in a row",
    "Only for players who have won so many deals in a row by now.",
);

/// The number of cards the player was dealt.
pub(super) const DEALT: Word = Word(
    "dealt",
    "So viele Karten bekommen",
    "Nur bei Personen, die in dieser Runde so viele Karten bekommen haben.",
    "So many cards dealt",
    "Only for players who were dealt so many cards in this deal.",
);

/// The number of cards drawn at once.
pub(super) const DRAWN: Word = Word(
    "drawn",
    "So viele gezogen",
    "Nur wenn so viele Karten auf einmal gezogen wurden.",
    "So many drawn",
    "Only if so many cards were drawn at once.",
);

/// The top card of the discard pile.
pub(super) const TOP: Word = Word(
    "top",
    "Oben liegt",
    "Nur wenn eine von diesen oben auf dem Ablagestapel liegt; leer: egal welche.",
    "On top lies",
    "Only if one of these lies on top of the discard pile; empty: any.",
);

/// Whether a wish stands.
pub(super) const WISH: Word = Word(
    "wish",
    "Gewünscht",
    "Nur solange ein Wunsch gilt, oder nur solange keiner gilt.",
    "A wish stands",
    "Only while a wish stands, or only while none does.",
);

/// Whether somebody has to answer.
pub(super) const THREAT: Word = Word(
    "threat",
    "Gedroht",
    "Nur solange jemand antworten muss, oder nur solange niemand.",
    "A threat stands",
    "Only while somebody has to answer, or only while nobody has.",
);
