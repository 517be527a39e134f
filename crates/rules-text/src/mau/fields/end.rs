//! How a deal ends, and what makes a match.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "EndRule",
        common: &["play", "last_threat", "never_last"],
        words: &[
            Word(
                "play",
                "Gespielt wird",
                "Bis die erste Person fertig ist, oder bis nur noch eine übrig ist.",
                "Play goes on",
                "Until the first is out, or until one is left.",
            ),
            Word(
                "last_threat",
                "Letzte Karte trifft jemanden",
                "Ob man damit sofort fertig ist.",
                "The last card hits somebody",
                "Whether its player is out at once.",
            ),
            Word(
                "never_last",
                "Nie als letzte Karte",
                "Mit diesen Karten darf man nicht fertig werden.",
                "Never the last card",
                "One cannot go out with these.",
            ),
            Word(
                "only_last",
                "Nur damit fertig werden",
                "Nur diese Karten dürfen die letzte sein; leer: alle.",
                "Only these as the last card",
                "Only these may be the last card; empty: any.",
            ),
            Word(
                "redraw",
                "Danach zieht man",
                "Mit diesen Karten wird man nicht fertig: Man zieht so viele und spielt weiter.",
                "Draws after it",
                "Nobody goes out with these: their player draws so many and plays on.",
            ),
            Word(
                "last_gift",
                "Letzte Karte verschenkt",
                "Ob man mit einem Geschenk fertig werden darf.",
                "The last card as a gift",
                "Whether one may go out by giving the last card away.",
            ),
            Word(
                "blocked",
                "Wenn nichts mehr geht",
                "Wer die Runde gewinnt, wenn niemand mehr legen oder ziehen kann und niemand fertig ist.",
                "When nothing can go on",
                "Who wins a deal in which nobody can play or draw any more and nobody is out.",
            ),
            Word(
                "last_call",
                "Erst ansagen",
                "Fertig wird nur, wer im eigenen Zug davor diese Ansage gemacht hat.",
                "Announced first",
                "Only who has made this call on the turn before may go out.",
            ),
        ],
    },
    Group {
        of: "Blocked",
        common: &[],
        words: &[
            Word(
                "nobody",
                "niemand",
                "Die Runde hat keinen Sieger.",
                "nobody",
                "The deal has no winner.",
            ),
            Word(
                "fewest_cards",
                "wer die wenigsten Karten hat",
                "Sind es mehrere, die nächste Person nach der, die gegeben hat.",
                "whoever holds the fewest cards",
                "Of several the next one after the dealer.",
            ),
            Word(
                "fewest_points",
                "wer die wenigsten Punkte hat",
                "Gezählt wird, was alle noch auf der Hand haben.",
                "whoever holds the fewest points",
                "What counts is what everybody still holds.",
            ),
        ],
    },
    Group {
        of: "PlayUntil",
        common: &[],
        words: &[
            Word(
                "first_out",
                "bis jemand fertig ist",
                "Dann ist die Runde vorbei.",
                "until one is out",
                "Then the deal is over.",
            ),
            Word(
                "last_lap",
                "noch eine Runde um den Tisch",
                "Ist jemand fertig, hat jede andere Person noch einen Zug.",
                "one more lap",
                "When one is out, each of the others has one more turn.",
            ),
            Word(
                "one_left",
                "bis nur noch jemand übrig ist",
                "Die anderen spielen um die Plätze weiter.",
                "until one is left",
                "The others play on for the places.",
            ),
        ],
    },
    Group {
        of: "LastThreat",
        common: &[],
        words: &[
            Word(
                "ignored",
                "Sofort fertig",
                "Wer sie legt, hat gewonnen.",
                "Out at once",
                "Whoever plays it is out.",
            ),
            Word(
                "may_come_back",
                "Sie kann zurückkommen",
                "Fertig ist man erst, wenn jemand anderes sie abbekommen hat.",
                "It may come back",
                "Its player is out only when somebody else has borne it.",
            ),
        ],
    },
    Group {
        of: "LastGift",
        common: &[],
        words: &[
            Word(
                "given",
                "Das geht",
                "Wer sie verschenkt, ist fertig.",
                "That works",
                "Whoever gives it away is out.",
            ),
            Word(
                "kept",
                "Das geht nicht",
                "Die letzte Karte bleibt auf der Hand.",
                "That does not work",
                "The last card stays in the hand.",
            ),
        ],
    },
    Group {
        of: "MatchRule",
        common: &[],
        words: &[
            Word(
                "single",
                "Eine Runde",
                "Wer zuerst fertig ist, hat gewonnen.",
                "One deal",
                "The first out wins.",
            ),
            Word(
                "race",
                "Bis so viele Punkte",
                "Es wird gespielt, bis jemand das Ziel erreicht.",
                "Race for points",
                "Until somebody has the target.",
            ),
            Word(
                "deals",
                "So viele Runden",
                "Eine feste Zahl von Runden.",
                "So many deals",
                "A fixed number of deals.",
            ),
            Word(
                "rounds",
                "Alle geben so oft",
                "In jedem Durchgang geben alle einmal.",
                "Everybody deals so often",
                "In each round everybody deals once.",
            ),
            Word(
                "knockout",
                "Ausscheiden",
                "Wer so viele Punkte hat, spielt nicht mehr mit; wer übrig bleibt, gewinnt.",
                "Knockout",
                "Whoever has so many points is out; the last one left wins.",
            ),
        ],
    },
    Group {
        of: "MatchRule.race",
        common: &["target"],
        words: &[Word(
            "target",
            "Ziel",
            "Punkte nach Zahl der Leute; „any“ gilt für alle anderen.",
            "Target",
            "Points by number of players; “any” is for all others.",
        )],
    },
    Group {
        of: "MatchRule.deals",
        common: &["count"],
        words: &[Word(
            "count",
            "Runden",
            "So viele Runden hat eine Partie.",
            "Deals",
            "So many deals make a match.",
        )],
    },
    Group {
        of: "MatchRule.rounds",
        common: &["count", "last"],
        words: &[
            Word(
                "count",
                "Durchgänge",
                "So oft geben alle einmal.",
                "Rounds",
                "So often everybody deals once.",
            ),
            Word(
                "last",
                "Der letzte Durchgang",
                "Wie der letzte gespielt wird.",
                "The last round",
                "How the last one is played.",
            ),
        ],
    },
    Group {
        of: "MatchRule.knockout",
        common: &["at"],
        words: &[Word(
            "at",
            "Draußen ab",
            "Wer so viele Punkte hat, scheidet aus.",
            "Out at",
            "Whoever has so many points is out.",
        )],
    },
    Group {
        of: "LastRound",
        common: &[],
        words: &[
            Word(
                "plain",
                "Wie die anderen",
                "Nichts Besonderes.",
                "Like the others",
                "Nothing special.",
            ),
            Word(
                "sharp",
                "Scharf",
                "Wer gibt, spielt gegen alle anderen.",
                "Sharp",
                "The dealer plays against all others.",
            ),
        ],
    },
    Group {
        of: "KittyRule",
        common: &["cents", "per"],
        words: &[
            Word("cents", "Cent", "So viele Cent …", "Cents", "So many cents …"),
            Word(
                "per",
                "Für so viele Punkte",
                "… kosten so viele Punkte.",
                "For so many points",
                "… for so many points.",
            ),
            Word(
                "to",
                "Wer es bekommt",
                "Die gemeinsame Kasse, wer die Partie gewinnt, oder alle untereinander.",
                "Who gets it",
                "The kitty of all, whoever wins the match, or the players among themselves.",
            ),
        ],
    },
    Group {
        of: "KittyTo",
        common: &[],
        words: &[
            Word(
                "table",
                "Die gemeinsame Kasse",
                "Strafpunkte kosten alle gleich viel.",
                "The kitty of all",
                "Penalty points cost everybody the same.",
            ),
            Word(
                "winner",
                "Wer die Partie gewinnt",
                "Alle anderen zahlen der Person den Abstand.",
                "Whoever wins the match",
                "All others pay the winner what they are behind.",
            ),
            Word(
                "players",
                "Alle untereinander",
                "Punkte sind Geld, das die einen den anderen zahlen.",
                "Among the players",
                "Points are money that some pay to others.",
            ),
        ],
    },
];
