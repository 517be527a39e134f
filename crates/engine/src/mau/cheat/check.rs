//! Static checks of cheating (`cheat`): bounds, contradictions, warnings.

use super::earlier::MOST_LATER;
use crate::mau::calls::{MOST_FINED, fined_too_much};
use crate::mau::rules::checking::absent;
use crate::mau::rules::doc::{CheatRule, CheatThen, CheatWindow, DrawWhen, HouseRules, MovedHands};
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    let Some(cheat) = &doc.cheat else { return };
    if !cheat.lay && !cheat.slip && !cheat.draw_short && !cheat.withhold {
        let message = (
            "so kann niemand mogeln: erlaube `lay`, `slip`, `draw_short` oder `withhold`, oder lass `cheat` weg",
            "nothing can be tried: allow `lay`, `slip`, `draw_short` or `withhold`, or leave `cheat` out",
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
    if cheat.then == CheatThen::Stays {
        stays(doc, cheat, found);
    }
    if let Some(later) = cheat.later {
        if !(1..=MOST_LATER).contains(&usize::from(later.cards)) {
            let message = (
                format!("so kann noch 1 bis {MOST_LATER} Karten lang beschuldigt werden"),
                format!("let one accuse for 1 to {MOST_LATER} more cards"),
            );
            found.add("bad_cheat", "cheat.later.cards", message);
        }
        if later.followers > MOST_FINED {
            found.add("bad_draw", "cheat.later.followers", fined_too_much());
        }
        if cheat.penalty == 0 && later.followers == 0 && doc.errors.is_none() {
            let message = (
                "später wird nichts mehr zurückgenommen, also kostet es nichts: schreib etwa `penalty = 2`",
                "later nothing is undone any more, so it costs nothing: write `penalty = 2`, say",
            );
            found.add("contradiction", "cheat.later", message);
        }
    }
    for (key, cards) in [("penalty", cheat.penalty), ("false_penalty", cheat.false_penalty)] {
        if cards > MOST_FINED {
            found.add("bad_draw", format!("cheat.{key}"), fined_too_much());
        }
    }
}

/// Where nothing is undone, being caught must cost something else.
fn stays(doc: &HouseRules, cheat: &CheatRule, found: &mut Findings) {
    if cheat.moved_hands == MovedHands::GoBack {
        let message = (
            "mit `then = \"stays\"` geht nichts zurück: lass eines weg",
            "with `then = \"stays\"` nothing goes back: leave one out",
        );
        found.add("contradiction", "cheat.moved_hands", message);
    }
    let costs = cheat.penalty > 0
        || cheat.draw_short
        || doc.errors.is_some()
        || doc.threats().any(|threat| threat.draw > 0);
    if !costs {
        let message = (
            "was liegt, bleibt liegen, also kostet es nichts, erwischt zu werden: schreib etwa `penalty = 2`",
            "what lies stays, so being caught costs nothing: write `penalty = 2`, say",
        );
        found.add("contradiction", "cheat.penalty", message);
    }
}

/// Warns of cards that are not in the deck, and of cheats that nobody could try.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let cards = doc.cheat.iter().flat_map(|cheat| &cheat.cards);
    cards.for_each(|which| absent(doc, which, "cheat.cards".to_owned(), found));
    let draw = &doc.draw;
    let free = draw.when == DrawWhen::AnyTime && draw.times > 0 && !draw.must_lay;
    if doc.cheat.as_ref().is_some_and(|cheat| cheat.withhold) && free {
        let message = (
            "hier muss niemand legen, was passt, also kann man es auch nicht verschweigen: schreib \
             `draw.when = \"nothing_fits\"` oder `draw.must_lay = true`, oder lass es weg",
            "nobody has to play what fits here, so nobody can hide it: write \
             `draw.when = \"nothing_fits\"` or `draw.must_lay = true`, or leave this out",
        );
        found.add("no_effect", "cheat.withhold", message);
    }
    if doc.cheat.as_ref().is_some_and(|cheat| cheat.bears) && doc.threats().next().is_none() {
        let message = (
            "hier droht keine Karte, also nimmt auch niemand etwas hin: lass das weg",
            "no card threatens here, so nobody bears anything: leave this out",
        );
        found.add("no_effect", "cheat.bears", message);
    }
}
