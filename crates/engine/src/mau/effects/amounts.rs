//! How much an effect comes to: amounts per card, player or deal, points of a deal that count more
//! than once, and the highest or lowest card of a hand.

use super::check::Place;
use super::compiled::Later;
use super::hits::Hits;
use super::rule::{EffectRule, Extreme, Per};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::limits::MAX_FACTOR;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{HouseRules, MatchRule};
use crate::mau::sink::Sink;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::mau::{never, points};
use crate::rules::Findings;
use crate::seat::Seat;

impl State {
    /// So many times the card points of this deal count.
    pub(in crate::mau) fn factor(&self) -> i32 {
        i32::from(self.kept.factor.max(1))
    }
}

/// What a card is worth where values count.
fn value(rules: &Rules, card: Card) -> Option<i32> {
    Some(rules.worth[card.index()]).filter(|worth| *worth > 0).map(i32::from)
}

impl Extreme {
    /// Of these kinds, those that it has to be one of.
    fn of(self, rules: &Rules, kinds: KindSet) -> KindSet {
        let worth = |card: Card| -> Option<i32> {
            match self {
                Self::MostPoints => Some(rules.points_of(card)),
                Self::FewestPoints => Some(-rules.points_of(card)),
                Self::Highest => Some(value(rules, card)?),
                Self::Lowest => Some(-value(rules, card)?),
            }
        };
        let best = kinds.into_iter().filter_map(worth).max();
        kinds.into_iter().filter(|card| worth(*card) == best).collect()
    }
}

impl Later {
    /// Of these kinds of cards in a hand, those that may be given, put away or passed on.
    pub(super) fn may_go(&self, rules: &Rules, kinds: KindSet) -> KindSet {
        self.must_be.map_or(kinds, |extreme| extreme.of(rules, kinds))
    }
}

impl<S: Sink> Step<'_, S> {
    /// How many times the amounts of a rule count that `by` has set off and that hits `seat`.
    pub(super) fn times(&self, later: &Later, by: Seat, seat: Seat) -> i32 {
        match later.per {
            None => 1,
            Some(Per::Card) => self.hand(seat).len().cast_signed(),
            Some(Per::OwnCard) => self.hand(by).len().cast_signed(),
            Some(Per::Value) => value(self.rules, self.state.face).unwrap_or(0),
            Some(Per::Player) => self.state.active().cast_signed(),
            Some(Per::Deal) => i32::from(self.state.deal),
        }
    }

    /// The card points of this deal count so many times more.
    pub(super) fn multiply(&mut self, times: u8) {
        if times > 1 {
            let factor = self.state.kept.factor.max(1) * u16::from(times);
            self.state.kept.factor = factor.min(MAX_FACTOR);
        }
    }
}

/// What can be proved wrong about it.
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

/// What of it has no effect.
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
    if does.per == Some(Per::Deal) && never::is_one_deal(doc) {
        let message = (
            "eine Partie ist hier eine einzige Runde, also zählt es immer einmal: lass `per` weg",
            "a match is a single deal here, so it always counts once: leave `per` out",
        );
        found.add("no_effect", format!("{field}.per"), message);
    }
}
