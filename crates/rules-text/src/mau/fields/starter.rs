//! Editor words for who begins and who deals next: `Starter`, `NextDealer`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "Starter",
        common: &[],
        words: &[
            Word(
                "left",
                "Links von wer gegeben hat",
                "Dann geht es im Uhrzeigersinn.",
                "Left of the dealer",
                "Then play goes clockwise.",
            ),
            Word(
                "right",
                "Rechts von wer gegeben hat",
                "Dann geht es gegen den Uhrzeigersinn.",
                "Right of the dealer",
                "Then play goes against the clock.",
            ),
            Word(
                "writing_hand",
                "Auf der Seite der Schreibhand",
                "Wer mit links schreibt, lässt links anfangen; so herum geht es weiter.",
                "On the side of the writing hand",
                "A left-handed dealer lets the left begin; play goes on that way.",
            ),
            Word(
                "dealer",
                "Wer gegeben hat",
                "Dann geht es im Uhrzeigersinn.",
                "The dealer",
                "Then play goes clockwise.",
            ),
            Word(
                "by_lot",
                "Das Los",
                "In jeder Runde neu; im Uhrzeigersinn.",
                "By lot",
                "Drawn anew in each deal; clockwise.",
            ),
            Word(
                "winner",
                "Wer gewonnen hat",
                "Wer in der Runde davor zuerst fertig war.",
                "The winner",
                "Whoever was out first in the deal before.",
            ),
            Word(
                "loser",
                "Wer verloren hat",
                "Wer in der Runde davor am schlechtesten abgeschnitten hat.",
                "The loser",
                "Whoever noted the worst result in the deal before.",
            ),
            Word(
                "leads",
                "Wer vorn liegt",
                "Wer nach Punkten der Partie am besten steht.",
                "Whoever leads",
                "Whoever stands best by the points of the match.",
            ),
            Word(
                "trails",
                "Wer hinten liegt",
                "Wer nach Punkten der Partie am schlechtesten steht.",
                "Whoever trails",
                "Whoever stands worst by the points of the match.",
            ),
            Word(
                "holder",
                "Wer eine bestimmte Karte hat",
                "Nenn sie darunter; hat sie niemand, fängt die Person links an.",
                "Whoever holds a certain card",
                "Name it below; if nobody does, the player to the left begins.",
            ),
        ],
    },
    Group {
        of: "NextDealer",
        common: &[],
        words: &[
            Word(
                "left",
                "Die Nächste links",
                "Reihum im Uhrzeigersinn.",
                "The next to the left",
                "Round the table, clockwise.",
            ),
            Word(
                "right",
                "Die Nächste rechts",
                "Reihum gegen den Uhrzeigersinn.",
                "The next to the right",
                "Round the table, against the clock.",
            ),
            Word(
                "stays",
                "Immer dieselbe Person",
                "Wer zuerst gibt, gibt auch weiter.",
                "The same player",
                "Whoever deals first goes on dealing.",
            ),
            Word(
                "winner",
                "Wer gewonnen hat",
                "Wer zuerst fertig war, gibt.",
                "The winner",
                "Whoever was out first deals.",
            ),
            Word(
                "loser",
                "Wer verloren hat",
                "Wer am schlechtesten abgeschnitten hat, gibt.",
                "The loser",
                "Whoever noted the worst result deals.",
            ),
            Word(
                "holds_most",
                "Wer am meisten übrig hat",
                "Wer die meisten Punkte auf der Hand behält, gibt.",
                "Whoever holds most",
                "Whoever is left with cards of the most points deals.",
            ),
            Word(
                "leads",
                "Wer vorn liegt",
                "Wer nach Punkten der Partie am besten steht, gibt.",
                "Whoever leads",
                "Whoever stands best by the points of the match deals.",
            ),
            Word(
                "trails",
                "Wer hinten liegt",
                "Wer nach Punkten der Partie am schlechtesten steht, gibt.",
                "Whoever trails",
                "Whoever stands worst by the points of the match deals.",
            ),
        ],
    },
];
