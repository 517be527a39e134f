//! What fits, drawing, several cards and jumping in.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "DrawRule",
        common: &["when", "count", "then", "times"],
        words: &[
            Word(
                "when",
                "Wann darf man ziehen",
                "Immer statt zu legen, oder nur, wenn nichts passt.",
                "When one may draw",
                "Any time instead of playing, or only when nothing fits.",
            ),
            Word(
                "count",
                "Karten auf einmal",
                "So viele zieht man auf einmal; bei 0 klopft man nur.",
                "Cards at once",
                "So many are drawn at once; with 0 one just knocks.",
            ),
            Word(
                "times",
                "Wie oft",
                "So oft darf man im selben Zug ziehen; 0: bis etwas passt.",
                "How often",
                "How often one may draw in a turn; 0: until something fits.",
            ),
            Word(
                "then",
                "Danach legen",
                "Was nach dem Ziehen noch gelegt werden darf.",
                "Then play",
                "What may still be played after drawing.",
            ),
            Word(
                "may_pass",
                "Weitergeben ohne Ziehen",
                "Wer ziehen dürfte, darf stattdessen auch einfach weitergeben.",
                "Passing without drawing",
                "Whoever may draw may also just pass instead.",
            ),
            Word(
                "must_lay",
                "Legezwang",
                "Was nach dem Ziehen passt, muss auch gelegt werden.",
                "Must play",
                "What fits after drawing has to be played.",
            ),
            Word(
                "empty",
                "Wenn der Stapel leer ist",
                "Was passiert, wenn nichts mehr zum Ziehen da ist.",
                "When the pile is empty",
                "What happens when there is nothing left to draw.",
            ),
            Word(
                "limit",
                "Obergrenze auf der Hand",
                "Mehr Karten als so viele hält niemand.",
                "Most cards in a hand",
                "Nobody holds more cards than this.",
            ),
        ],
    },
    Group {
        of: "DrawWhen",
        common: &[],
        words: &[
            Word(
                "any_time",
                "Jederzeit",
                "Auch wer legen könnte, darf lieber ziehen.",
                "Any time",
                "Even who could play may rather draw.",
            ),
            Word(
                "nothing_fits",
                "Nur wenn nichts passt",
                "Wer legen kann, muss legen.",
                "Only if nothing fits",
                "Whoever can play has to.",
            ),
        ],
    },
    Group {
        of: "DrawThen",
        common: &[],
        words: &[
            Word(
                "lay_drawn",
                "Die gezogene Karte",
                "Passt sie, darf sie gleich gelegt werden.",
                "The card drawn",
                "If it fits, it may be played at once.",
            ),
            Word(
                "lay_any",
                "Irgendeine Karte",
                "Danach darf jede passende Karte gelegt werden.",
                "Any card",
                "Then any card that fits may be played.",
            ),
            Word(
                "nothing",
                "Nichts",
                "Wer zieht, ist mit seinem Zug fertig.",
                "Nothing",
                "Drawing ends the turn.",
            ),
        ],
    },
    Group {
        of: "EmptyPile",
        common: &[],
        words: &[
            Word(
                "shuffle",
                "Neu mischen",
                "Die abgelegten Karten werden ohne die oberste gemischt.",
                "Shuffle",
                "The discards without the top card are shuffled.",
            ),
            Word(
                "turn_over",
                "Umdrehen",
                "Die abgelegten Karten werden umgedreht, wie sie liegen.",
                "Turn over",
                "The discards are turned over as they lie.",
            ),
            Word(
                "nothing",
                "Niemand zieht mehr",
                "Es wird ohne Ziehen weitergespielt.",
                "Nobody draws any more",
                "Play goes on without drawing.",
            ),
            Word(
                "end_deal",
                "Runde vorbei",
                "Die Runde endet, und niemand hat sie gewonnen.",
                "The deal is over",
                "The deal ends and nobody has won it.",
            ),
        ],
    },
    Group {
        of: "HandLimit",
        common: &["cards", "then"],
        words: &[
            Word(
                "cards",
                "Höchstens Karten",
                "So viele darf eine Hand haben.",
                "At most",
                "So many cards a hand may hold.",
            ),
            Word(
                "then",
                "Wer mehr ziehen müsste",
                "Was dann geschieht.",
                "Who would have more",
                "What happens then.",
            ),
        ],
    },
    Group {
        of: "LimitThen",
        common: &[],
        words: &[
            Word(
                "no_more",
                "zieht nichts mehr",
                "Was darüber ginge, bleibt liegen.",
                "draws no more",
                "What would be too much stays on the pile.",
            ),
            Word(
                "loses",
                "hat die Runde verloren",
                "Diese Person spielt in der Runde nicht weiter.",
                "loses the deal",
                "That player plays no further in this deal.",
            ),
        ],
    },
    Group {
        of: "LayRule",
        common: &["together", "jump_in"],
        words: &[
            Word(
                "together",
                "Mehrere auf einmal",
                "Nach einer Karte dürfen weitere im selben Zug folgen.",
                "Several at once",
                "After a card further ones may follow in the same turn.",
            ),
            Word(
                "jump_in",
                "Dazwischenwerfen",
                "Wer die gleiche Karte hat, darf sie außer der Reihe werfen.",
                "Jumping in",
                "Whoever holds the same card may play it out of turn.",
            ),
            Word(
                "throw_in",
                "Dazwischenwerfen, genauer",
                "Welche Karte worauf, wer es darf, und wie es weitergeht; statt der kurzen Form.",
                "Throwing in, in full",
                "Which card on what, who may, and how play goes on; instead of the short form.",
            ),
        ],
    },
    Group {
        of: "Together",
        common: &["by", "most"],
        words: &[
            Word(
                "by",
                "Was zusammengehört",
                "Wie jede weitere Karte zu der davor passt.",
                "What goes together",
                "How each further card goes with the one before.",
            ),
            Word(
                "one_suit",
                "In einer Farbe",
                "Die Karten einer Straße haben alle dieselbe Farbe.",
                "In one suit",
                "The cards of a run are all of the same suit.",
            ),
            Word(
                "most",
                "Höchstens",
                "So viele Karten in einem Zug; 0: beliebig viele.",
                "At most",
                "So many cards in one turn; 0: as many as you like.",
            ),
            Word(
                "first",
                "Womit es anfängt",
                "Nur wer zuerst eine davon legt, darf weitere dazulegen; leer: mit jeder.",
                "What opens it",
                "Only after one of these as the first card may others follow; empty: after any.",
            ),
            Word(
                "cards",
                "Was dazukommen darf",
                "Nur diese dürfen folgen; leer: jede, die passt.",
                "What may follow",
                "Only these may follow; empty: any that goes with it.",
            ),
            Word(
                "never",
                "Was nie dabei ist",
                "Diese fangen nicht an und kommen nicht dazu.",
                "What never takes part",
                "These neither open it nor follow.",
            ),
        ],
    },
    Group {
        of: "JumpIn",
        common: &[],
        words: &[
            Word(
                "same_card",
                "Mit der gleichen Karte",
                "Wert und Farbe stimmen; dafür braucht es zwei Kartenspiele.",
                "With the same card",
                "Rank and suit match; that takes two packs.",
            ),
            Word(
                "same_rank",
                "Mit dem gleichen Wert",
                "Jede Acht auf eine Acht.",
                "With the same rank",
                "Any eight on an eight.",
            ),
        ],
    },
];
