//! What can be proved wrong about it.

use crate::mau::deck::most_packs;
use crate::mau::rules::doc::{HouseRules, JumpIn, TogetherBy};
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
        if together.by == TogetherBy::Card && most_packs(doc) == 1 {
            found.add("contradiction", "lay.together.by", TWO);
        }
    }
    if doc.lay.jump_in == Some(JumpIn::SameCard) && most_packs(doc) == 1 {
        found.add("contradiction", "lay.jump_in", TWO);
    }
}
