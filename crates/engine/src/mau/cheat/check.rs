//! What can be proved wrong about it.

use crate::mau::calls::{MOST_FINED, fined_too_much};
use crate::mau::rules::check::absent;
use crate::mau::rules::doc::{CheatWindow, HouseRules, MovedHands};
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    let Some(cheat) = &doc.cheat else { return };
    if !cheat.lay && !cheat.slip && !cheat.draw_short {
        let message = (
            "so kann niemand mogeln: erlaube `lay`, `slip` oder `draw_short`, oder lass `cheat` weg",
            "nothing can be tried: allow `lay`, `slip` or `draw_short`, or leave `cheat` out",
        );
        found.add("contradiction", "cheat", message);
    }
    if !cheat.cards.is_empty() && !cheat.lay {
        let message = (
            "das sagt, welche Karten falsch gelegt werden dürfen: schreib `lay = true` dazu",
            "this says which cards may be played wrongly: write `lay = true` beside it",
        );
        found.add("contradiction", "cheat.cards", message);
    }
    let drawn = doc.draw.count > 0 || doc.threats().any(|threat| threat.draw > 0);
    if cheat.draw_short && !drawn {
        let message = (
            "es wird nie gezogen, also kann man auch nicht zu wenig ziehen",
            "nothing is ever drawn, so nothing can be left out",
        );
        found.add("contradiction", "cheat.draw_short", message);
    }
    if cheat.until == CheatWindow::NextMove && cheat.moved_hands == MovedHands::GoBack {
        let message = (
            "mit `until = \"next_move\"` wird niemand mehr beschuldigt, wenn Karten gewandert sind",
            "with `until = \"next_move\"` nobody is accused any more once hands have moved",
        );
        found.add("contradiction", "cheat.moved_hands", message);
    }
    for (key, cards) in [("penalty", cheat.penalty), ("false_penalty", cheat.false_penalty)] {
        if cards > MOST_FINED {
            found.add("bad_draw", format!("cheat.{key}"), fined_too_much());
        }
    }
}

/// Cards named that are not there.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let cards = doc.cheat.iter().flat_map(|cheat| &cheat.cards);
    cards.for_each(|which| absent(doc, which, "cheat.cards".to_owned(), found));
}
