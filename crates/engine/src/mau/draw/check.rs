//! Static checks of the drawing rules (`draw`): bounds, contradictions, warnings.

use crate::limits::MAX_CARDS;
use crate::mau::deal::hand;
use crate::mau::deck::deck;
use crate::mau::rules::checking::Scope;
use crate::mau::rules::doc::{DrawThen, EmptyPile, HouseRules, Keeps};
use crate::rules::Findings;

/// Most cards drawn at once on one's own turn.
const MOST_DRAWN: u8 = 10;

pub(in crate::mau) fn check(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
    let draw = &doc.draw;
    if draw.count > MOST_DRAWN {
        let message = (
            format!("zieht 1 bis {MOST_DRAWN} Karten, oder 0: Wer nicht legt, gibt einfach weiter"),
            format!("draw 1 to {MOST_DRAWN} cards, or 0: whoever does not play just passes"),
        );
        found.add("bad_draw", "draw.count", message);
    }
    if draw.times > 20 {
        let message = (
            "zieht 1- bis 20-mal, oder 0: bis etwas passt",
            "draw 1 to 20 times, or 0: until something fits",
        );
        found.add("bad_draw", "draw.times", message);
    }
    if draw.count == 0 && draw.times != 1 {
        let message = (
            "ohne Ziehen gibt es nichts zu wiederholen; lass `draw.times` weg",
            "without drawing there is nothing to repeat; leave `draw.times` out",
        );
        found.add("contradiction", "draw.times", message);
    }
    if draw.count == 0 && draw.then != DrawThen::Nothing {
        let message = (
            "es wird nichts gezogen, also kann nichts folgen: schreib \"nothing\"",
            "nothing is drawn, so nothing can follow: write \"nothing\"",
        );
        found.add("contradiction", "draw.then", message);
    }
    if draw.count == 0 && draw.may_pass {
        let message = (
            "ohne Ziehen gibt ohnehin weiter, wer nicht legt: lass `draw.may_pass` weg",
            "without drawing whoever does not play passes anyway: leave `draw.may_pass` out",
        );
        found.add("contradiction", "draw.may_pass", message);
    }
    if draw.least > 0 && !draw.may_pass {
        let message = (
            "wie oft man mindestens zieht, zählt nur, wenn man danach weitergeben darf: schreib \
             `draw.may_pass = true`",
            "how often one has to draw matters only where one may pass after that: write \
             `draw.may_pass = true`",
        );
        found.add("contradiction", "draw.least", message);
    }
    if draw.times > 0 && draw.least > draw.times {
        let message = (
            format!("man zieht höchstens {} Mal: nenn so viel oder weniger", draw.times),
            format!("one draws {} times at most: name no more than that", draw.times),
        );
        found.add("bad_draw", "draw.least", message);
    }
    if draw.times == 0 && draw.then == DrawThen::Nothing {
        let message = (
            "wer zieht, bis etwas passt, darf es legen: schreib \"lay_drawn\" oder \"lay_any\"",
            "whoever draws until something fits may play it: write \"lay_drawn\" or \"lay_any\"",
        );
        found.add("contradiction", "draw.then", message);
    }
    if draw.must_lay && draw.then == DrawThen::Nothing {
        let message = (
            "nach dem Ziehen darf nichts gelegt werden, also muss auch nichts",
            "after drawing nothing may be played, so nothing has to be",
        );
        found.add("contradiction", "draw.must_lay", message);
    }
    let used = matches!(draw.empty, EmptyPile::Shuffle | EmptyPile::TurnOver);
    if draw.keeps == Keeps::Row && !used {
        let message = (
            "hier wird kein neuer Ziehstapel gemacht, also bleibt ohnehin alles liegen: lass `draw.keeps` weg",
            "no new draw pile is made here, so all stays lying anyway: leave `draw.keeps` out",
        );
        found.add("contradiction", "draw.keeps", message);
    }
    let Some(limit) = &draw.limit else { return };
    let dealt = doc.deal.hand_choice.as_ref().map_or_else(
        || scope.seats.iter().map(|seats| hand(doc, *seats)).max().unwrap_or(1),
        |choice| choice.max,
    );
    if usize::from(limit.cards) > MAX_CARDS || limit.cards < dealt {
        let message = (
            format!("{dealt} Karten werden gegeben: erlaube {dealt} bis {MAX_CARDS}"),
            format!("{dealt} cards are dealt: allow {dealt} to {MAX_CARDS}"),
        );
        found.add("bad_limit", "draw.limit.cards", message);
    }
}

/// Warns of a limit that no hand ever reaches.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let Some(limit) = &doc.draw.limit else { return };
    let seats = doc.seats.min..=doc.seats.max;
    // One card lies on the table, and everybody else holds one.
    let held = seats.map(|seats| deck(doc, seats).len().saturating_sub(u32::from(seats))).max();
    let held = held.unwrap_or(0);
    if u32::from(limit.cards) >= held {
        let message = (
            format!("so viele Karten hat nie jemand auf der Hand: Es gibt höchstens {held}"),
            format!("nobody ever holds so many cards: there are {held} at most"),
        );
        found.add("no_effect", "draw.limit.cards", message);
    }
}
