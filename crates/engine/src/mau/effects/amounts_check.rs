//! Static checks of amounts: contradictions, and what has no effect.

use super::hits::Hits;
use super::place::Place;
use super::rule::{EffectRule, Per};
use crate::mau::rules::doc::{HouseRules, MatchRule};
use crate::mau::{points, upper_bounds};
use crate::rules::Findings;

/// Adds what is provably wrong with the amounts of an effect.
pub(super) fn check(
    does: &EffectRule,
    place: Place,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    let mut wrong = |key: &str, message: (&str, &str)| {
        found.add(code, format!("{field}.{key}"), message);
    };
    let amounts = does.draw > 0 || does.points != 0 || does.pays != 0 || does.pays_in != 0;
    if does.per.is_some() && !amounts {
        wrong(
            "per",
            (
                "sag, wie viel für jede davon: schreib `draw`, `points`, `pays` oder `pays_in` dazu",
                "say how much for each of them: write `draw`, `points`, `pays` or `pays_in` beside it",
            ),
        );
    }
    if does.per.is_some() && (does.up_to > 0 || !does.until.is_empty()) {
        wrong(
            "per",
            (
                "wie viele gezogen werden, sagt hier schon `up_to` oder `until`: lass es weg",
                "how many are drawn is said by `up_to` or `until` here: leave that out",
            ),
        );
    }
    if does.per == Some(Per::OwnCard) && does.hits == Hits::Oneself {
        wrong(
            "per",
            (
                "wen es trifft, hat es auch ausgelöst: schreib \"card\"",
                "whoever is hit is whoever set it off: write \"card\"",
            ),
        );
    }
    if does.multiplies == 1 || does.multiplies > 10 {
        wrong(
            "multiplies",
            ("die Runde zählt 2- bis 10-fach", "the deal counts from 2 to 10 times"),
        );
    }
    if does.pile_at_most > 0 && !does.takes_pile {
        wrong(
            "pile_at_most",
            (
                "wie viele es höchstens sind, zählt nur, wenn der Ablagestapel genommen wird: schreib \
                 `takes_pile = true` dazu",
                "how many there are at most matters only where the discard pile is taken: write \
                 `takes_pile = true` beside it",
            ),
        );
    }
    if does.must_be.is_some() && does.gives == 0 && does.puts_away == 0 && does.passes == 0 {
        wrong(
            "must_be",
            (
                "welche Karte es sein muss, zählt nur, wo eine abgegeben wird: schreib `gives`, `puts_away` \
                 oder `passes` dazu",
                "which card it has to be matters only where one goes away: write `gives`, `puts_away` or \
                 `passes` beside it",
            ),
        );
    }
    if does.pools && !does.hits.several() {
        wrong(
            "pools",
            (
                "zusammengemischt werden mehrere Hände: schreib `hits = \"all\"` oder \"others\"",
                "several hands are shuffled together: write `hits = \"all\"` or \"others\"",
            ),
        );
    }
    if place == Place::Pattern && does.hits == Hits::Other {
        wrong(
            "hits",
            (
                "eine andere Person gibt es nur bei Auslösern, an denen zwei beteiligt sind: schreib \"next\"",
                "there is another party only to triggers that concern two: write \"next\"",
            ),
        );
    }
}

/// Warns of what has no effect.
pub(super) fn warn(doc: &HouseRules, does: &EffectRule, field: &str, found: &mut Findings) {
    let teams = doc.teams.is_some() || doc.when.iter().any(|rule| rule.set.contains_key("teams"));
    if does.hits == Hits::Partner && !teams {
        let message = (
            "hier spielen alle für sich, also trifft es niemanden: schreib etwa `teams = { of = { size = 2 } }`",
            "everybody plays alone here, so it hits nobody: write for example `teams = { of = { size = 2 } }`",
        );
        found.add("no_effect", format!("{field}.hits"), message);
    }
    let counted = points::counted(doc, |points| points != 0);
    let single = doc.matches == MatchRule::Single && doc.kitty.is_none();
    if does.multiplies > 0 && (single || !counted) {
        let message = (
            "hier zählen keine Karten Punkte, also wird auch nichts vervielfacht: schreib eine Partie aus mehreren \
             Runden, etwa `match = { deals = { count = 3 } }`, und `points.each`",
            "no cards count points here, so nothing is multiplied: write a match of several deals, as in \
             `match = { deals = { count = 3 } }`, and `points.each`",
        );
        found.add("no_effect", format!("{field}.multiplies"), message);
    }
    if does.per == Some(Per::Deal) && upper_bounds::is_one_deal(doc) {
        let message = (
            "eine Partie ist hier eine einzige Runde, also zählt es immer einmal: lass `per` weg",
            "a match is a single deal here, so it always counts once: leave `per` out",
        );
        found.add("no_effect", format!("{field}.per"), message);
    }
}
