//! Static checks of threats (`threat`): victims, cards drawn, answers and their numbers.

use super::kinds::{grows, moves_hands, one_other, several};
use super::satisfiable::Tops;
use super::{drawn, top, turns};
use crate::card_set::KindSet;
use crate::limits::MAX_CARDS;
use crate::mau::deck::{deck_kinds, in_deck};
use crate::mau::effects;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{
    AnswerAction, AnswerMust, AnswerRule, HouseRules, PlayUntil, ThreatRule, ThreatThen, Victim,
};
use crate::rules::Findings;

/// The most cards that a threat draws or an answer adds.
const MOST: u8 = 20;

/// Checks the threat at `field`, which is started by cards of the kinds `first`.
pub(in crate::mau) fn threat(
    doc: &HouseRules,
    first: KindSet,
    rule: &ThreatRule,
    field: &str,
    found: &mut Findings,
) {
    victims(doc, rule, field, found);
    effects(doc, rule, field, found);
    if let Some(closing) = &rule.closing {
        let field = format!("{field}.closing");
        if rule.victim != Victim::Others {
            let message = (
                "nur eine Drohung gegen alle anderen kommt zu der zurück, die sie gelegt hat: schreib \
                 `victim = \"others\"`",
                "only a threat against all others comes back to its player: write \
                 `victim = \"others\"`",
            );
            found.add("contradiction", &field, message);
        } else if rule.answers.is_empty() {
            let message = (
                "nenne `answers`, die den Durchgang beenden, etwa { K = { do = \"meet\" } }",
                "name `answers` that end the round, as in { K = { do = \"meet\" } }",
            );
            found.add("contradiction", &field, message);
        }
        if !(1..=MOST).contains(&closing.draw) {
            let message = (
                format!("wer den Durchgang nicht beenden kann, zieht 1 bis {MOST} Karten"),
                format!("who cannot end the round draws 1 to {MOST} cards"),
            );
            found.add("bad_draw", format!("{field}.draw"), message);
        }
    }
    if rule.longest == 1 && !rule.answers.is_empty() {
        let message = (
            "eine Kette von einer Karte lässt keinen Platz für Antworten: schreib 2 oder mehr, oder \
             0 für keine Grenze",
            "a chain of one card leaves no room for the answers: write 2 or more, or 0 for no bound",
        );
        found.add("contradiction", format!("{field}.longest"), message);
    }
    top::check(doc, rule, field, found);
    drawn::check(rule, field, found);
    let tops = Tops::of(doc, first, rule);
    for (with, answer) in &rule.answers {
        let field = format!("{field}.answers.{with}");
        if !first.is_empty() && !in_deck(doc, *with) {
            let message = (
                format!("{with} ist nicht im Spiel, also kann nie jemand damit antworten"),
                format!("{with} is not in the deck, so nobody can ever answer with it"),
            );
            found.add("unreachable_answer", &field, message);
        } else if !tops.let_any(answer, *with) {
            let key = if answer.must == AnswerMust::Anything { "onto" } else { "must" };
            let (de, en) = never(answer.must);
            let message = (
                format!("{with} kann so nie antworten: {de}"),
                format!("{with} can never answer like this: {en}"),
            );
            found.add("unreachable_answer", format!("{field}.{key}"), message);
        }
        numbers(answer, &field, found);
        turns::of_answer(rule, answer, &field, found);
        if let Err(message) = sensible(doc, rule, answer) {
            found.add("bad_answer", format!("{field}.do"), message);
        }
    }
}

/// Why an answer with this requirement is never possible.
const fn never(must: AnswerMust) -> (&'static str, &'static str) {
    match must {
        AnswerMust::NotLower => (
            "Keine Karte, die da liegen kann, hat denselben oder einen niedrigeren Wert",
            "no card that can lie there is of the same value or a lower one",
        ),
        AnswerMust::Lower => (
            "Keine Karte, die da liegen kann, hat einen höheren Wert",
            "no card that can lie there is of a higher value",
        ),
        AnswerMust::Higher => (
            "Keine Karte, die da liegen kann, hat einen niedrigeren Wert",
            "no card that can lie there is of a lower value",
        ),
        AnswerMust::SameCard => ("Dieselbe Karte liegt da nie", "the same card never lies there"),
        AnswerMust::Suit => {
            ("Keine Karte ihrer Farbe kann da liegen", "no card of its suit can lie there")
        }
        AnswerMust::Anything => (
            "Keine der Karten in `onto` kann da liegen",
            "none of the cards in `onto` can lie there",
        ),
        AnswerMust::Fit | AnswerMust::Colour => {
            ("Es passt auf nichts, was da liegen kann", "it fits on nothing that can lie there")
        }
    }
}

fn victims(doc: &HouseRules, rule: &ThreatRule, field: &str, found: &mut Findings) {
    let others = doc.seats.max.saturating_sub(1);
    let victim = format!("{field}.victim");
    match rule.victim {
        Victim::Next(number) if number == 0 || number > others => {
            let message = (
                format!("schreib {{ next = 1 }} bis {{ next = {others} }}"),
                format!("write {{ next = 1 }} to {{ next = {others} }}"),
            );
            found.add("bad_victim", victim, message);
        }
        Victim::LastOut if doc.end.play == PlayUntil::FirstOut || doc.seats.max < 3 => {
            let message = (
                "niemand ist fertig, solange eine Runde läuft, die mit der ersten fertigen Person \
                 endet: schreib `end.play = \"one_left\"`, für mindestens 3 Leute",
                "nobody is out while a deal goes on that ends with the first: write \
                 `end.play = \"one_left\"`, for 3 players or more",
            );
            found.add("bad_victim", victim, message);
        }
        Victim::LastOut if rule.draw == 0 => {
            let message = (
                "wer zurückkommt, braucht Karten: lass mindestens eine ziehen, etwa `draw = 3`",
                "who comes back needs cards: draw at least one, as in `draw = 3`",
            );
            found.add("contradiction", format!("{field}.draw"), message);
        }
        Victim::Oneself | Victim::LastOut if rule.spares_waiting => {
            let message = (
                "hier trifft es niemanden, der wartet: lass das weg",
                "nobody who waits is hit here: leave this out",
            );
            found.add("contradiction", format!("{field}.spares_waiting"), message);
        }
        Victim::LastOut if !rule.answers.is_empty() => {
            let message = (
                "wer fertig ist, hat keine Karte zum Antworten",
                "who is out holds no card to answer with",
            );
            found.add("unreachable_answer", format!("{field}.answers"), message);
        }
        _ => {}
    }
    let one = one_other(rule.victim);
    for (key, set) in [("swap", rule.swap), ("give", rule.give), ("take", rule.take)] {
        if set && !one {
            let message = (
                "Karten wandern zwischen zweien: `victim` ist \"chosen\", \"previous\", \"by_lot\", \
                 \"most_cards\", \"fewest_cards\" oder { next = 1 }",
                "cards pass between two: the victim is \"chosen\", \"previous\", \"by_lot\", \
                 \"most_cards\", \"fewest_cards\" or { next = 1 }",
            );
            found.add("bad_victim", format!("{field}.{key}"), message);
        }
    }
}

fn effects(doc: &HouseRules, rule: &ThreatRule, field: &str, found: &mut Findings) {
    if !rule.until.is_empty() && rule.draw == 0 {
        let message = (
            "sag mit `draw`, wie viele Karten höchstens gezogen werden, etwa `draw = 10`",
            "say with `draw` how many cards are drawn at most, as in `draw = 10`",
        );
        found.add("contradiction", format!("{field}.until"), message);
    }
    let deck = deck_kinds(doc);
    if !rule.until.is_empty() && !deck.is_empty() && kinds(&rule.until).and(deck).is_empty() {
        let message = (
            "keine davon ist im Spiel, also würde immer alles gezogen",
            "none of these is in the deck, so everything would always be drawn",
        );
        found.add("contradiction", format!("{field}.until"), message);
    }
    if rule.draw > MOST {
        let message = (
            format!("eine Drohung lässt höchstens {MOST} Karten ziehen"),
            format!("a threat draws at most {MOST} cards"),
        );
        found.add("bad_draw", format!("{field}.draw"), message);
    }
    lot(rule, field, found);
    turns::turns(rule, field, found);
    let bound = usize::from(rule.at_most);
    if bound > 0 && !(usize::from(rule.draw.max(rule.up_to))..=MAX_CARDS).contains(&bound) {
        let least = rule.draw.max(rule.up_to).max(1);
        let message = (
            format!(
                "eine Karte allein lässt {least} ziehen: schreib {least} bis {MAX_CARDS}, oder 0"
            ),
            format!("one card alone draws {least}: write {least} to {MAX_CARDS}, or 0"),
        );
        found.add("bad_draw", format!("{field}.at_most"), message);
    }
    if rule.swap && (rule.give || rule.take) {
        let message = (
            "es werden ganze Hände getauscht: Daneben wird keine Karte geschenkt oder gezogen",
            "hands are swapped whole: no card is given or taken besides",
        );
        found.add("contradiction", format!("{field}.swap"), message);
    }
    // The next seat has the turn in any case.
    let nothing = match rule.then {
        ThreatThen::Misses => false,
        ThreatThen::Nothing => true,
        ThreatThen::Plays => rule.victim == Victim::Next(1),
    };
    let other = moves_hands(rule) || grows(rule) || rule.closing.is_some();
    if nothing && rule.draw == 0 && !other {
        let message = (
            "eine Drohung lässt ziehen, aussetzen oder beides, oder lässt Karten wandern: schreib \
             etwa `draw = 2` oder `then = \"misses\"`",
            "a threat makes its victim draw, skip the turn or both, or moves cards: write for \
             example `draw = 2` or `then = \"misses\"`",
        );
        found.add("empty_threat", field, message);
    }
}

/// Checks the number of cards drawn where it is random.
fn lot(rule: &ThreatRule, field: &str, found: &mut Findings) {
    if rule.up_to == 0 {
        return;
    }
    let field = format!("{field}.up_to");
    if let Some(message) = effects::wrong_lot(rule.draw, rule.up_to) {
        found.add("bad_draw", field, message);
    } else if !rule.until.is_empty() || rule.may {
        let message = (
            "wie viele es werden, sagt hier das Los: lass `until` und `may` weg",
            "how many there will be the lot says here: leave `until` and `may` out",
        );
        found.add("contradiction", field, message);
    }
}

fn numbers(answer: &AnswerRule, field: &str, found: &mut Findings) {
    let more = answer.action.adds();
    if more.is_some_and(|more| more > MOST) {
        let message = (
            format!("eine Antwort legt höchstens {MOST} Karten drauf"),
            format!("an answer adds at most {MOST} cards"),
        );
        found.add("bad_draw", field, message);
    }
    if let AnswerAction::TakeOff(n) = answer.action
        && !(1..=MOST).contains(&n)
    {
        let message = (
            format!("eine Antwort nimmt 1 bis {MOST} Karten weg"),
            format!("an answer takes 1 to {MOST} cards off"),
        );
        found.add("bad_draw", field, message);
    }
    if answer.times > 10 {
        let message = (
            "schreib 1- bis 10-mal so viele, oder 0: was bisher zu ziehen war, gilt nicht mehr",
            "write 1 to 10 times as many, or 0: what was to be drawn so far counts no more",
        );
        found.add("bad_draw", format!("{field}.times"), message);
    } else if answer.times != 1 && more.is_none() {
        let message = (
            "nur eine Drohung, die zu jemandem weitergeht, kann wachsen",
            "only a threat that goes on to somebody can grow",
        );
        found.add("contradiction", format!("{field}.times"), message);
    }
    let cancels = matches!(
        answer.action,
        AnswerAction::Cancel | AnswerAction::CancelAll | AnswerAction::TakeOff(_)
    );
    if answer.acts && answer.plays {
        let message = (
            "wirkt die Karte wie im eigenen Zug, war sie der Zug: lass `plays` weg",
            "if the card acts as on one's own turn, it was the turn: leave `plays` out",
        );
        found.add("contradiction", format!("{field}.acts"), message);
    }
    if answer.plays && !cancels {
        let message = (
            "nur wer eine Drohung aufhebt, kann danach am Zug sein: schreib `do = \"cancel\"`",
            "only who cancels a threat can take the turn after it: write `do = \"cancel\"`",
        );
        found.add("contradiction", format!("{field}.plays"), message);
    }
}

/// Whether the answer makes sense given whom the threat hits.
fn sensible(
    doc: &HouseRules,
    rule: &ThreatRule,
    answer: &AnswerRule,
) -> Result<(), (&'static str, &'static str)> {
    let sides = one_other(rule.victim);
    match answer.action {
        AnswerAction::PassOn(_) if !matches!(rule.victim, Victim::Next(1) | Victim::Previous) => {
            Err((
                "nur eine Drohung gegen die nächste oder die vorige Person wird weitergegeben",
                "only a threat against the next or the previous seat is passed on",
            ))
        }
        AnswerAction::TurnOn if several(rule) && rule.closing.is_none() => Ok(()),
        AnswerAction::SendBack(_) | AnswerAction::TurnOn | AnswerAction::SendTo(_) if !sides => {
            Err((
                "nur eine Drohung von einer Person gegen eine andere geht zurück oder weiter",
                "only a threat of one seat against one other goes back or further",
            ))
        }
        AnswerAction::PassOn(_) | AnswerAction::SendBack(_) if rule.give => Err((
            "was geschenkt wird, bestimmt, wer droht: schreib \"turn_on\" oder { send_to = 0 }",
            "the gift is chosen by who threatens: write \"turn_on\" or { send_to = 0 }",
        )),
        AnswerAction::SendTo(_) if moves_hands(rule) && doc.seats.max < 3 => Err((
            "zu zweit bleibt niemand, an den es weitergehen könnte",
            "two players leave nobody to send it to",
        )),
        AnswerAction::Cancel if answer.acts && several(rule) => Err((
            "es werden noch andere gefragt, also kann die Karte noch nicht wirken: schreib \
             \"cancel_all\"",
            "others are still to be asked, so the card cannot act yet: write \"cancel_all\"",
        )),
        AnswerAction::TakeOff(_) | AnswerAction::Meet if answer.acts => Err((
            "die Drohung bleibt, also kann die Karte nicht wirken: lass `acts` weg",
            "the threat stays, so the card cannot act: leave `acts` out",
        )),
        AnswerAction::TakeOff(_) if several(rule) || rule.victim == Victim::LastOut => Err((
            "das geht nur, wo eine einzige Person gefragt ist: schreib `victim = { next = 1 }`",
            "this takes a single seat that is asked: write `victim = { next = 1 }`",
        )),
        AnswerAction::Meet | AnswerAction::CancelAll if !several(rule) => Err((
            "nur eine Person wird gefragt: schreib \"cancel\"",
            "only one is asked: write \"cancel\"",
        )),
        _ => Ok(()),
    }
}
