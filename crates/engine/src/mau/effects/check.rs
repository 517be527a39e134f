//! Static checks of an effect (`EffectRule`), wherever it stands: in a pattern, a trigger, or at
//! the end of a deal.

use super::hits::Hits;
use super::place::Place;
use super::rule::{EffectRule, MatchEnd};
use super::{amounts_check, picking};
use crate::mau::cards::{ONLY_CARDS_GO_ACROSS, ONLY_TRIGGERS_ASK};
use crate::mau::deck::deck_kinds;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CardRule, HouseRules, PlayUntil, Way};
use crate::mau::states;
use crate::rules::Findings;

/// Most cards drawn at once, and most turns missed.
const MOST_DRAWN: u8 = 20;
const MOST_MISSED: u8 = 10;

pub(in crate::mau) fn check(
    doc: &HouseRules,
    does: &EffectRule,
    place: Place,
    field: &str,
    found: &mut Findings,
) {
    let code = place.code();
    if (EffectRule { hits: Hits::Oneself, may: false, ..does.clone() }) == EffectRule::default() {
        let message = (
            "sag, was dann geschieht, etwa { again = true } oder { draw = 1 }",
            "say what happens, as in { again = true } or { draw = 1 }",
        );
        return found.add(code, field, message);
    }
    states::switched(doc, does, code, field, found);
    if place != Place::Pattern && does.threat.is_some() {
        let message = (
            "nur Karten und Muster drohen; schreib, was ohne Antwort geschieht, etwa { draw = 2 }",
            "only cards and patterns threaten; write what happens without an answer, as in { draw = 2 }",
        );
        found.add(code, format!("{field}.threat"), message);
    }
    if place == Place::End && !does.only_notes_points() {
        let message = (
            "wenn die Runde vorbei ist, können nur noch Punkte notiert werden und die Partie enden: schreib nur `points`, `pays`, \
             `pays_in`, `takes_pot`, `multiplies`, `per`, `ends_match` und `hits`",
            "when the deal is over, only points can still be noted, and the match end: write `points`, `pays`, `pays_in`, \
             `takes_pot`, `multiplies`, `per`, `ends_match` and `hits` only",
        );
        found.add(code, field, message);
    }
    if place == Place::End && does.hits.asks() {
        let message = (
            "wenn die Runde vorbei ist, wird niemand mehr gefragt: nenn mit `hits`, wen es trifft",
            "when the deal is over nobody is asked any more: name with `hits` whom it hits",
        );
        found.add(code, format!("{field}.hits"), message);
    }
    asking(doc, does, place, field, found);
    if does.hits.lays_open() && does.ends_deal().is_none() && place != Place::End {
        let message = (
            "wer wie viele Punkte hält, zeigt sich erst, wenn alle aufdecken: schreib `ends` dazu, oder \
             `on = \"deal_ends\"`",
            "who holds how many points shows only when all hands are laid open: write `ends` beside it, or \
             `on = \"deal_ends\"`",
        );
        found.add(code, format!("{field}.hits"), message);
    }
    amounts_check::check(does, place, code, field, found);
    numbers(does, code, field, found);
    one_takes(does, code, field, found);
    round(does, place, field, found);
    lying_open(does, code, field, found);
    whom(doc, does, code, field, found);
    if !does.until.is_empty() && kinds(&does.until).and(deck_kinds(doc)).is_empty() {
        let message = (
            "keine davon ist im Spiel, also würde alles gezogen",
            "none of these is in the deck, so everything would be drawn",
        );
        found.add(code, format!("{field}.until"), message);
    }
    if does.back > 0 && doc.end.play == PlayUntil::FirstOut {
        let message = (
            "niemand ist fertig, solange eine Runde läuft, die mit der ersten fertigen Person endet: \
             schreib `end.play = \"one_left\"`",
            "nobody is out while a deal goes on that ends with the first: write \
             `end.play = \"one_left\"`",
        );
        found.add(code, format!("{field}.back"), message);
    }
}

fn numbers(does: &EffectRule, code: &'static str, field: &str, found: &mut Findings) {
    let counts = [
        ("draw", does.draw),
        ("back", does.back),
        ("takes", does.takes),
        ("gives", does.gives),
        ("puts_away", does.puts_away),
    ];
    for (key, cards) in counts {
        if cards > MOST_DRAWN {
            let message = (
                format!("höchstens {MOST_DRAWN} Karten auf einmal"),
                format!("at most {MOST_DRAWN} cards at once"),
            );
            found.add(code, format!("{field}.{key}"), message);
        }
    }
    let lot = does.up_to > 0;
    if let Some(message) = wrong_lot(does.draw, does.up_to) {
        found.add(code, format!("{field}.up_to"), message);
    } else if lot && !does.until.is_empty() {
        let message = (
            "wie viele es werden, sagt hier das Los: lass `until` weg",
            "how many there will be the lot says here: leave `until` out",
        );
        found.add(code, format!("{field}.up_to"), message);
    }
    if does.misses > MOST_MISSED {
        let message = (
            format!("man setzt höchstens {MOST_MISSED}-mal aus"),
            format!("at most {MOST_MISSED} turns are missed"),
        );
        found.add(code, format!("{field}.misses"), message);
    }
    if does.bars > MOST_MISSED {
        let message = (
            format!("höchstens {MOST_MISSED} Züge lang"),
            format!("for at most {MOST_MISSED} turns"),
        );
        found.add(code, format!("{field}.bars"), message);
    }
    for (key, points) in [("points", does.points), ("pays", does.pays), ("pays_in", does.pays_in)] {
        if !(-1000..=1000).contains(&points) {
            let message = ("schreib -1000 bis 1000 Punkte", "write -1000 to 1000 points");
            found.add(code, format!("{field}.{key}"), message);
        }
    }
}

/// Checks that only one seat takes the pot, and that only cards put away are drawn anew.
fn one_takes(does: &EffectRule, code: &'static str, field: &str, found: &mut Findings) {
    if does.takes_pot && (does.hits.several() || does.pays_in != 0) {
        let message = (
            "den Pott nimmt eine Person, und zwar ganz: nenn mit `hits` nur eine, und lass `pays_in` weg",
            "one player takes the pot, and all of it: name only one with `hits`, and leave `pays_in` out",
        );
        found.add(code, format!("{field}.takes_pot"), message);
    }
    if does.redraws && does.puts_away == 0 {
        let message = (
            "neu gezogen wird für Karten, die weggelegt werden: schreib `puts_away` dazu",
            "cards are drawn for those put away: write `puts_away` beside it",
        );
        found.add(code, format!("{field}.redraws"), message);
    }
}

/// Checks that what is asked can be asked, and makes a difference.
fn asking(doc: &HouseRules, does: &EffectRule, place: Place, field: &str, found: &mut Findings) {
    let code = place.code();
    let at_once = does.as_card() != CardRule::default();
    if does.may && place == Place::Pattern && at_once {
        let message = (
            "`threat`, `again`, `reverse` und `rotates` eines Musters geschehen sofort und ungefragt: lass \
             `may` weg, oder schreib ein zweites Muster dafür",
            "`threat`, `again`, `reverse` and `rotates` of a pattern happen at once, and nobody is asked: \
             leave `may` out, or write a second pattern for it",
        );
        found.add(code, format!("{field}.may"), message);
    }
    if does.gives > 0 && (does.hits == Hits::Oneself || does.hits.several()) {
        let message = if does.hits.several() {
            (
                "`hits` nennt mehrere, Karten bekommt aber nur eine: schreib etwa \"next\" oder \"chosen\"",
                "`hits` names several, but only one is given cards: write for example \"next\" or \
                 \"chosen\"",
            )
        } else {
            (
                "Karten bekommt eine andere Person: nenn sie mit `hits`, etwa \"next\" oder \"chosen\"",
                "somebody else gets cards: name them with `hits`, as in \"next\" or \"chosen\"",
            )
        };
        found.add(code, format!("{field}.gives"), message);
    }
    if does.pays != 0 && does.hits == Hits::Oneself {
        let message = (
            "gezahlt wird von anderen: sag mit `hits`, von wem, etwa \"others\" oder \"next\"",
            "others pay: say with `hits` who does, as in \"others\" or \"next\"",
        );
        found.add(code, format!("{field}.pays"), message);
    }
    if does.takes > 0 && does.hits == Hits::Oneself {
        let message = (
            "gezogen wird bei anderen: sag mit `hits`, bei wem, etwa \"next\" oder \"chosen\"",
            "cards are taken from others: say with `hits` from whom, as in \"next\" or \"chosen\"",
        );
        found.add(code, format!("{field}.takes"), message);
    }
    if does.looks && does.hits == Hits::Oneself {
        let message = (
            "in die eigenen Karten sieht man immer: sag mit `hits`, in wessen, etwa \"next\" oder \"chosen\"",
            "you always see your own cards: say with `hits` whose, as in \"next\" or \"chosen\"",
        );
        found.add(code, format!("{field}.looks"), message);
    }
    picking::check(doc, does, code, field, found);
    let names_cards = does.gives > 0 || does.puts_away > 0;
    if does.ends.is_some() && does.ends_match.is_some() {
        let message = (
            "mit der Partie endet auch die Runde: lass `ends` weg",
            "the deal ends with the match: leave `ends` out",
        );
        found.add(code, format!("{field}.ends"), message);
    }
    let end = if does.ends.is_some() { "ends" } else { "ends_match" };
    if does.ends_deal().is_some() && names_cards {
        let message = (
            "wenn die Runde vorbei ist, gibt niemand mehr Karten ab: lass `gives` und `puts_away` weg",
            "when the deal is over nobody gives cards away any more: leave `gives` and `puts_away` out",
        );
        found.add(code, format!("{field}.{end}"), message);
    }
    let only_one = match does.hits {
        Hits::Chosen => !does.may,
        hits => hits.race().is_some_and(|reacting| !reacting.own),
    };
    if doc.seats.max < 3 && only_one {
        let message = (
            "zu zweit trifft es immer die andere Person: schreib \"next\"",
            "with two players it always hits the other one: write \"next\"",
        );
        found.add(code, format!("{field}.hits"), message);
    }
}

/// Checks whether it can be asked which way hands go round.
fn round(does: &EffectRule, place: Place, field: &str, found: &mut Findings) {
    let field = format!("{field}.rotates_to");
    if does.rotates_to == Way::Across {
        found.add(place.code(), &field, ONLY_CARDS_GO_ACROSS);
    }
    if does.rotates_to != Way::Chosen {
        return;
    }
    if place == Place::Pattern {
        found.add(place.code(), field, ONLY_TRIGGERS_ASK);
    } else if does.hits != Hits::Oneself {
        let message = (
            "wohin die Hände wandern, sucht aus, wer es ausgelöst hat: schreib, was andere trifft, in einen \
             zweiten Auslöser",
            "whoever set it off chooses which way hands go: write what hits others in a second trigger",
        );
        found.add(place.code(), field, message);
    }
}

/// Checks that it is clear how long a hand lies open.
fn lying_open(does: &EffectRule, code: &'static str, field: &str, found: &mut Findings) {
    if does.open_for > MOST_MISSED {
        let message = (
            format!("höchstens {MOST_MISSED} Züge lang, oder 0: bis zum Ende der Runde"),
            format!("for at most {MOST_MISSED} turns, or 0: until the deal is over"),
        );
        found.add(code, format!("{field}.open_for"), message);
    }
    if does.open_for > 0 && !does.opens {
        let message = (
            "wie lange die Hand offen liegt, zählt nur, wenn sie es tut: schreib `opens = true` dazu",
            "how long the hand lies open matters only where it does: write `opens = true` beside it",
        );
        found.add(code, format!("{field}.open_for"), message);
    }
    if does.opens && does.closes {
        let message = (
            "dieselbe Hand wird entweder offen hingelegt oder wieder verdeckt: lass eines weg",
            "the same hand is either laid open or hidden again: leave one out",
        );
        found.add(code, format!("{field}.closes"), message);
    }
}

/// What is wrong with a lot between `draw` and `up_to` cards; `up_to` 0: there is no lot.
pub(in crate::mau) fn wrong_lot(draw: u8, up_to: u8) -> Option<(String, String)> {
    if up_to == 0 || (draw > 0 && up_to > draw && up_to <= MOST_DRAWN) {
        return None;
    }
    let least = draw.clamp(1, MOST_DRAWN - 1);
    let most = (least + 5).min(MOST_DRAWN);
    Some((
        format!(
            "das Los entscheidet von `draw` bis `up_to`, höchstens {MOST_DRAWN}: schreib etwa \
             `draw = {least}` und `up_to = {most}`"
        ),
        format!(
            "the lot decides from `draw` to `up_to`, {MOST_DRAWN} at most: write for example \
             `draw = {least}` and `up_to = {most}`"
        ),
    ))
}

/// Checks that the effect can happen to the seats that it hits.
fn whom(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    if does.swap && (does.hits == Hits::Oneself || does.hits.several()) {
        let message = (
            "Hände tauschen zwei: sag mit `hits`, mit wem, etwa \"next\" oder \"fewest_cards\"",
            "two swap hands: say with `hits` with whom, as in \"next\" or \"fewest_cards\"",
        );
        found.add(code, format!("{field}.swap"), message);
    }
    if does.takes_pile && does.hits.several() {
        let message = (
            "den Ablagestapel kann nur eine Person nehmen: nenn sie mit `hits`",
            "only one can take the discard pile: name them with `hits`",
        );
        found.add(code, format!("{field}.takes_pile"), message);
    }
    let wins = does.ends.is_some() || does.ends_match == Some(MatchEnd::Won);
    if wins && does.hits.several() {
        let message = (
            "gewinnen kann nur eine Person: nenn sie mit `hits`",
            "only one can win: name them with `hits`",
        );
        found.add(code, format!("{field}.ends"), message);
    }
    if does.out && does.hits == Hits::All {
        let message = (
            "eine Person muss im Spiel bleiben: schreib \"others\" oder etwas anderes als \"all\"",
            "somebody has to stay in the deal: write \"others\" or anything but \"all\"",
        );
        found.add(code, format!("{field}.hits"), message);
    }
    if doc.seats.max < 3 && does.hits == Hits::Across {
        let message = (
            "zu zweit sitzt gegenüber, wer als Nächstes kommt: schreib \"next\"",
            "with two players the next one sits across: write \"next\"",
        );
        found.add(code, format!("{field}.hits"), message);
    }
}
