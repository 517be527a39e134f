//! What can be proved wrong about it.

use super::compiled::goes_on;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::deck::{deck_kinds, most_packs};
use crate::mau::rules::doc::{HouseRules, JumpIn, RowBy};
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    const TWO: (&str, &str) = (
        "keine Karte ist zweimal im Spiel: nimm zwei Blätter (`deck.packs = 2`), oder lass den \
         Wert reichen",
        "no card is in the deck twice: take two packs (`deck.packs = 2`), or let the rank be enough",
    );
    if let Some(together) = &doc.lay.together {
        if together.most == 1 || together.most > 20 {
            let message = (
                "legt 2 bis 20 Karten zusammen, oder 0: so viele es gibt",
                "play 2 to 20 cards together, or 0: as many as there are",
            );
            found.add("bad_together", "lay.together.most", message);
        }
        if together.by == RowBy::Card && most_packs(doc) == 1 {
            found.add("contradiction", "lay.together.by", TWO);
        }
        let pairs = Card::all().filter(|card| deck_kinds(doc).has(*card));
        let mut pairs = pairs.map(|below| goes_on(doc, below).and(deck_kinds(doc)));
        if together.by != RowBy::Card && pairs.all(KindSet::is_empty) {
            let message = (
                "keine zwei Karten im Spiel gehören so zusammen",
                "no two cards of the deck go together like this",
            );
            found.add("contradiction", "lay.together.by", message);
        }
        let steps = matches!(together.by, RowBy::Up | RowBy::Down | RowBy::Steps);
        if together.one_suit && !steps {
            let message = (
                "eine Farbe für alle geht nur bei \"up\", \"down\" oder \"steps\"; sonst reicht \
                 `by = \"suit\"` oder \"card\"",
                "one suit for all goes with \"up\", \"down\" or \"steps\" only; else \
                 `by = \"suit\"` or \"card\" is enough",
            );
            found.add("contradiction", "lay.together.one_suit", message);
        }
    }
    if doc.lay.jump_in == Some(JumpIn::SameCard) && most_packs(doc) == 1 {
        found.add("contradiction", "lay.jump_in", TWO);
    }
}
