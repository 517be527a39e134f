//! Editor words for partners: `TeamsRule`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "TeamsRule",
        common: &["of", "out", "spared"],
        words: &[
            Word(
                "of",
                "Wie viele",
                "Wie viele Leute ein Team hat, oder wie viele Teams es gibt.",
                "How many",
                "How many players make a team, or how many teams there are.",
            ),
            Word(
                "seating",
                "Wo Partner sitzen",
                "Gegenüber oder nebeneinander.",
                "Where partners sit",
                "Across the table or side by side.",
            ),
            Word(
                "out",
                "Ein Team ist fertig",
                "Wenn eine Person daraus fertig ist, oder erst wenn alle es sind.",
                "A team is out",
                "When one of its players is, or only when all of them are.",
            ),
            Word(
                "spared",
                "Partner verschonen",
                "Was andere trifft, überspringt das eigene Team.",
                "Partners are spared",
                "What hits opponents spares your own team.",
            ),
        ],
    },
    Group {
        of: "TeamsOf",
        common: &[],
        words: &[
            Word(
                "size",
                "So viele in jedem Team",
                "Wie viele Teams es werden, sagt die Zahl der Leute.",
                "So many in each team",
                "The number of players says how many teams there are.",
            ),
            Word(
                "count",
                "So viele Teams",
                "Wie groß sie werden, sagt die Zahl der Leute.",
                "So many teams",
                "The number of players says how large they are.",
            ),
        ],
    },
    Group {
        of: "Seating",
        common: &[],
        words: &[
            Word(
                "across",
                "gegenüber",
                "Zwischen Partnern sitzt aus jedem anderen Team jemand.",
                "across",
                "Between partners sits somebody of each other team.",
            ),
            Word(
                "beside",
                "nebeneinander",
                "Partner kommen nacheinander dran.",
                "side by side",
                "Partners have their turns one after the other.",
            ),
        ],
    },
    Group {
        of: "TeamOut",
        common: &[],
        words: &[
            Word(
                "one",
                "wenn eine Person fertig ist",
                "Die anderen im Team dürfen noch Karten haben.",
                "when one player is out",
                "Its other players may still hold cards.",
            ),
            Word(
                "all",
                "wenn alle fertig sind",
                "Wer schon fertig ist, wartet auf die anderen.",
                "when all players are out",
                "Whoever is out sooner waits for the others.",
            ),
        ],
    },
];
