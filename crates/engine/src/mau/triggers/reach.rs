//! Static checks of whether the event that sets a trigger off can ever happen.

use super::rule::On;
use crate::mau::rules::doc::{
    CallRule, CardRule, EmptyPile, Enforced, HouseRules, ThreatRule, Victim, WithTwo,
};

/// What is lacking, in German and English.
pub(in crate::mau) type Lacking = (&'static str, &'static str);

/// Checks that the event can happen under these rules; otherwise says what is lacking.
pub(in crate::mau) fn comes_about(doc: &HouseRules, on: On) -> Result<(), Lacking> {
    let needs = |there: bool, lacking: Lacking| if there { Ok(()) } else { Err(lacking) };
    match on {
        On::Draws => needs(
            doc.draw.count > 0,
            ("hier zieht niemand im eigenen Zug", "nobody draws on their own turn here"),
        ),
        On::DrawsPenalty => needs(
            threats(doc).any(|threat| threat.draw > 0 || threat.closing.is_some())
                || calls(doc, |call| call.penalty + call.false_penalty + call.false_catch > 0)
                || doc.cheat.is_some(),
            (
                "hier kostet nichts Strafkarten: keine Drohung, keine Ansage, kein Mogeln",
                "nothing costs penalty cards here: no threat, no call, no cheating",
            ),
        ),
        On::JumpsIn => needs(
            doc.lay.out_of_turn().is_some(),
            (
                "niemand darf dazwischenwerfen: erlaub es mit `lay.jump_in` oder `lay.throw_in`",
                "nobody may jump in: allow it with `lay.jump_in` or `lay.throw_in`",
            ),
        ),
        On::Threatened | On::Bears => needs(
            threats(doc).next().is_some(),
            ("hier droht keine Karte", "no card threatens here"),
        ),
        On::Answers => needs(
            threats(doc).any(|threat| !threat.answers.is_empty()),
            (
                "auf keine Drohung gibt es eine Antwort: nenn `answers`",
                "no threat has an answer: name `answers`",
            ),
        ),
        On::Gives | On::Given => needs(
            threats(doc).any(|threat| threat.give),
            (
                "keine Karte lässt schenken: schreib `give` in eine Drohung",
                "no card lets anybody give: write `give` in a threat",
            ),
        ),
        On::Takes | On::Robbed => needs(
            threats(doc).any(|threat| threat.take),
            (
                "keine Karte lässt ziehen: schreib `take` in eine Drohung",
                "no card lets anybody take: write `take` in a threat",
            ),
        ),
        On::Wishes => needs(
            doc.cards.values().any(|rule| rule.wish.is_some()),
            (
                "mit keiner Karte darf man sich etwas wünschen: nimm `cards.J.wish`",
                "no card lets anybody wish: use `cards.J.wish`",
            ),
        ),
        On::Reverses => needs(
            doc.cards.values().any(|rule| rule.reverse.is_some())
                || doc.patterns.values().any(|rule| rule.does.reverse.is_some()),
            ("keine Karte dreht die Richtung", "no card turns the direction"),
        ),
        On::Misses => {
            needs(misses(doc), ("hier setzt nie jemand aus", "nobody ever misses a turn here"))
        }
        On::Picked => needs(
            doc.effects().any(|does| !does.one_of.is_empty()),
            (
                "hier wird keine Regel ausgesucht: nenn diese in `one_of` einer anderen",
                "no rule is picked here: name this one in `one_of` of another",
            ),
        ),
        On::ComesBack => needs(
            threats(doc).any(|threat| threat.victim == Victim::LastOut),
            (
                "hier kommt niemand zurück: nimm eine Drohung mit `victim = \"last_out\"`",
                "nobody comes back here: use a threat with `victim = \"last_out\"`",
            ),
        ),
        On::PileTurned => needs(
            matches!(doc.draw.empty, EmptyPile::Shuffle | EmptyPile::TurnOver),
            (
                "hier wird der Ziehstapel nie neu gebildet: siehe `draw.empty`",
                "a new draw pile is never made here: see `draw.empty`",
            ),
        ),
        On::Calls => needs(!doc.calls.is_empty(), NO_CALL),
        On::Forgets => needs(
            calls(doc, |call| call.enforced == Enforced::Table),
            (
                "der Tisch achtet auf keine Ansage: schreib `enforced = \"table\"`",
                "the table sees to no call: write `enforced = \"table\"`",
            ),
        ),
        On::Caught | On::Catches => needs(
            calls(doc, |call| call.enforced.can_be_caught()),
            (
                "niemand kann erwischt werden: schreib `enforced = \"catch_until_own_turn\"`",
                "nobody can be caught: write `enforced = \"catch_until_own_turn\"`",
            ),
        ),
        On::CatchesInVain => needs(
            calls(doc, |call| call.enforced.can_be_caught() && call.false_catch > 0),
            (
                "vergeblich erwischen geht nur, wo es etwas kostet: setz `false_catch`",
                "catching in vain counts only where it costs something: set `false_catch`",
            ),
        ),
        On::CallsFalsely => needs(
            calls(doc, |call| call.before_laying && call.false_penalty > 0),
            (
                "falsch ansagen geht nur, wo es etwas kostet: setz `false_penalty`",
                "calling falsely counts only where it costs something: set `false_penalty`",
            ),
        ),
        On::AccusedRightly | On::AccusedWrongly | On::AccusesRightly | On::AccusesWrongly => needs(
            doc.cheat.is_some(),
            (
                "hier mogelt niemand, also wird niemand beschuldigt: nimm `cheat`",
                "nobody cheats here, so nobody is accused: use `cheat`",
            ),
        ),
        On::FoundGuilty | On::ChargesInVain => needs(
            !doc.charges.is_empty(),
            (
                "hier klagt niemand jemanden an: nimm `charges`",
                "nobody charges anybody here: use `charges`",
            ),
        ),
        On::Passes
        | On::Lays
        | On::HandGrows
        | On::HandShrinks
        | On::TurnBegins
        | On::DealBegins
        | On::Dealt
        | On::DealEnds
        | On::Loses
        | On::GoesOut => Ok(()),
    }
}

const NO_CALL: Lacking =
    ("hier wird nichts angesagt: nimm `calls`", "there is no call here: use `calls`");

fn calls(doc: &HouseRules, like: impl Fn(&CallRule) -> bool) -> bool {
    doc.calls.values().any(like)
}

fn threats(doc: &HouseRules) -> impl Iterator<Item = &ThreatRule> {
    let of_cards = doc.cards.values().filter_map(|rule| rule.threat.as_ref());
    of_cards.chain(doc.effects().filter_map(|does| does.threat.as_ref()))
}

/// Whether anybody ever misses a turn in a way that sets triggers off.
fn misses(doc: &HouseRules) -> bool {
    let other = |rule: &CardRule| {
        rule.reverse.as_ref().is_some_and(|reverse| reverse.with_two == WithTwo::OtherMisses)
    };
    threats(doc)
        .any(|threat| threat.costs_turns() || threat.answers.values().any(|answer| !answer.plays))
        || doc.cards.values().any(other)
        || doc.effects().any(|does| {
            does.misses > 0
                || does.reverse.as_ref().is_some_and(|it| it.with_two == WithTwo::OtherMisses)
        })
}
