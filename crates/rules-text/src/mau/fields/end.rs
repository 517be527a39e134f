//! How a deal ends, what it counts, and what makes a match.

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
                "last_gift",
                "Letzte Karte verschenkt",
                "Ob man mit einem Geschenk fertig werden darf.",
                "The last card as a gift",
                "Whether one may go out by giving the last card away.",
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
        of: "PointsRule",
        common: &["to", "each", "cards"],
        words: &[
            Word(
                "to",
                "Wer schreibt auf",
                "Wer die Punkte der Runde bekommt.",
                "Who notes them",
                "Who gets the points of a deal.",
            ),
            Word(
                "each",
                "Jede Karte zählt",
                "Was alle Karten zählen, die unten nicht genannt sind.",
                "Each card counts",
                "What every card counts that is not named below.",
            ),
            Word(
                "cards",
                "Diese Karten zählen",
                "Punkte einzelner Werte oder Karten.",
                "These cards count",
                "Points of single ranks or cards.",
            ),
            Word(
                "last_card",
                "Letzte Karte vervielfacht",
                "Endet die Runde mit dieser Karte, zählt alles so viel Mal.",
                "The last card multiplies",
                "If this card ends the deal, everything counts so many times.",
            ),
            Word(
                "places",
                "Punkte für die Plätze",
                "Was zusätzlich aufgeschrieben wird, der Reihe nach: Erste, Zweite …",
                "Points for places",
                "Noted besides, in the order in which people go out.",
            ),
            Word("round", "Runden", "Die Summe wird gerundet.", "Rounding", "Sums are rounded."),
            Word(
                "ties",
                "Gleichstand am Ende",
                "Was ist, wenn mehrere gleich gut sind.",
                "A tie at the end",
                "What happens when several are equally good.",
            ),
            Word(
                "worst_loses",
                "Wer verliert, wird genannt",
                "Wer am Ende am schlechtesten steht, hat die Partie verloren.",
                "The loser is named",
                "Whoever has the worst score at the end has lost the match.",
            ),
            Word(
                "resets",
                "Punktsprünge",
                "Wer genau so viele Punkte hat, hat plötzlich so viele: 100 wird 0.",
                "Scores that jump",
                "Exactly so many points become another number: 100 becomes 0.",
            ),
        ],
    },
    Group {
        of: "PointsTo",
        common: &[],
        words: &[
            Word(
                "winner",
                "Wer gewonnen hat",
                "bekommt, was die anderen noch halten; viele Punkte sind gut.",
                "The winner",
                "gets what the others hold; many points are good.",
            ),
            Word(
                "holder",
                "Alle ihre eigenen",
                "Jede Person schreibt, was sie noch hält; wenige Punkte sind gut.",
                "Everybody their own",
                "Each notes the cards still held; few points are good.",
            ),
        ],
    },
    Group {
        of: "RoundRule",
        common: &["to", "at_least"],
        words: &[
            Word(
                "to",
                "Auf volle",
                "Auf das nächste Vielfache davon, die Hälfte nach oben.",
                "To the nearest",
                "To the nearest multiple of this, the half going up.",
            ),
            Word(
                "at_least",
                "Mindestens",
                "So viel schreibt auf jeden Fall, wer noch Karten hat.",
                "At least",
                "Whoever still holds cards notes at least so many.",
            ),
        ],
    },
    Group {
        of: "Ties",
        common: &[],
        words: &[
            Word(
                "shared",
                "Alle haben gewonnen",
                "Der Sieg wird geteilt.",
                "All have won",
                "The win is shared.",
            ),
            Word(
                "play_on",
                "Weiterspielen",
                "Bis jemand vorn liegt.",
                "Play on",
                "Until one is ahead.",
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
        ],
    },
];
