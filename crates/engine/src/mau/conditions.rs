//! Conditions on how the table stands, shared by patterns, triggers and cards that do nothing for a
//! time.

use crate::limits::MAX_CARDS;
use crate::mau::deal::all_lose_alike;
use crate::mau::never::{self, Why};
use crate::mau::rules::Rules;
use crate::mau::rules::check::span;
use crate::mau::rules::doc::{By, HouseRules, LimitThen, PlayUntil, Span, Starter};
use crate::mau::standing::{Standing, ahead};
use crate::mau::state::State;
use crate::mau::states::Asked;
use crate::rules::Findings;
use crate::seat::{Direction, Seat};

/// Most turns of one player that are told apart.
const MOST_TURNS: u16 = 200;

/// Most deals that are told apart.
const MOST_DEALS: u16 = 100;

/// All that is said here must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Conditions {
    pub(in crate::mau) by: By,
    pub(in crate::mau) direction: Option<Direction>,
    pub(in crate::mau) playing: Option<Span>,
    pub(in crate::mau) pile: Option<Span>,
    pub(in crate::mau) turns: Option<Span>,
    pub(in crate::mau) deals: Option<Span>,
    pub(in crate::mau) states: Asked,
    pub(in crate::mau) match_so_far: Standing,
}

impl Conditions {
    /// Whether nothing is said.
    pub(in crate::mau) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what can be proved wrong about it.
    pub(in crate::mau) fn check(
        &self,
        doc: &HouseRules,
        code: &'static str,
        field: &str,
        found: &mut Findings,
    ) {
        let of_the_deal = [
            ("playing", self.playing, (1, doc.seats.max.into())),
            ("pile", self.pile, (0, MAX_CARDS as u16)),
            ("turns", self.turns, (1, MOST_TURNS)),
            ("deals", self.deals, (1, MOST_DEALS)),
        ];
        for (key, asked, bounds) in of_the_deal.into_iter().chain(self.match_so_far.spans()) {
            if let Some(asked) = asked {
                span(code, asked, bounds, &format!("{field}.{key}"), found);
            }
        }
    }

    /// Adds what of it can never hold. At the `end` of a deal one may be left alone.
    pub(in crate::mau) fn warn(
        &self,
        doc: &HouseRules,
        end: bool,
        field: &str,
        found: &mut Findings,
    ) {
        for (key, message) in self.never(doc, end) {
            found.add("no_effect", format!("{field}.{key}"), message);
        }
        self.match_so_far.warn(doc, end, field, found);
    }

    /// The conditions that never hold, and why.
    fn never(&self, doc: &HouseRules, end: bool) -> Vec<(&'static str, Why)> {
        let alone = matches!(self.playing, Some(Span::Between(_, 0..=1)));
        let alone = alone && !end && !goes_on_alone(doc);
        let no_way = self.direction.is_some_and(|asked| !may_turn(doc, asked));
        let one_deal = never::is_one_deal(doc);
        let by_score = matches!(self.by, By::Leads | By::Trails);
        let none_before = one_deal && self.by.looks_back();
        let level = by_score && one_deal && !doc.notes_points();
        let unnoted = by_score && !level && !never::is_noted(doc);
        let alike = self.by == By::LastLoser && !one_deal && all_lose_alike(doc);
        let fixed = [
            (alone, "playing", ALONE),
            (no_way, "direction", NO_WAY),
            (none_before, "by", NONE_BEFORE),
            (level, "by", LEVEL),
            (unnoted, "by", UNNOTED),
            (alike, "by", ALIKE),
        ];
        let fixed = fixed.into_iter().filter(|(never, ..)| *never);
        let fixed = fixed.map(|(_, key, (de, en))| (key, (de.to_owned(), en.to_owned())));
        let numbers = [
            ("deals", never::no_such_deal(doc, self.deals)),
            ("pile", never::no_such_number(doc, self.pile)),
        ];
        fixed.chain(numbers.into_iter().filter_map(|(key, why)| Some((key, why?)))).collect()
    }

    /// Whether it may ever hold.
    pub(in crate::mau) fn may_hold(&self, doc: &HouseRules) -> bool {
        self.never(doc, false).is_empty()
    }

    /// Whether it does now, for `seat`.
    pub(in crate::mau) fn hold(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        self.hold_in(state.kept.turn_of(seat), rules, state, seat)
    }

    /// The same in the nth turn of `seat`, n being `turn`.
    pub(in crate::mau) fn hold_in(
        &self,
        turn: u8,
        rules: &Rules,
        state: &State,
        seat: Seat,
    ) -> bool {
        let did = |who: Option<Seat>| who.is_some_and(|who| rules.teams.of(who).has(seat));
        let by = match self.by {
            By::Anyone => true,
            By::Dealer => seat == state.dealer,
            By::NotDealer => seat != state.dealer,
            By::Starter => seat == state.kept.starter,
            By::Leads => ahead(rules, state, true).has(seat),
            By::Trails => ahead(rules, state, false).has(seat),
            By::LastWinner => did(state.kept.before[0]),
            By::LastLoser => did(state.kept.before[1]),
        };
        by && self.direction.is_none_or(|direction| direction == state.direction)
            && has(self.playing, state.active())
            && has(self.pile, state.draw_pile.len().into())
            && has(self.turns, turn.into())
            && has(self.deals, state.deal.into())
            && self.states.hold(&state.kept, seat)
            && (self.match_so_far == Standing::default()
                || self.match_so_far.holds(rules, state, seat))
    }
}

const ALONE: (&str, &str) = (
    "das trifft nie zu: Wer allein übrig ist, spielt nicht weiter, denn dann ist die Runde vorbei",
    "this never holds: whoever is left alone does not play on, for then the deal is over",
);

const NONE_BEFORE: (&str, &str) = (
    "eine Partie ist hier eine einzige Runde, also gibt es keine davor",
    "a match is a single deal here, so there is none before it",
);

const LEVEL: (&str, &str) = (
    "eine Partie ist hier eine einzige Runde, und in ihr notiert vor dem Ende niemand Punkte, also liegt nie jemand \
     vorn oder hinten",
    "a match is a single deal here in which nobody notes points before it ends, so nobody ever leads or trails",
);

const UNNOTED: (&str, &str) = (
    "das trifft nie zu: Hier notiert nie jemand Punkte, also liegt nie jemand vorn oder hinten",
    "this never holds: nobody ever notes points here, so nobody ever leads or trails",
);

const ALIKE: (&str, &str) = (
    "wer verliert, notiert hier immer gleich viel, also ist es einfach die nächste Person nach der, die gegeben hat: \
     schreib \"last_winner\", oder lass die, die Karten halten, Punkte notieren (`points.to = \"holder\"`)",
    "whoever loses notes the same here, so it is simply the next player after the dealer: write \"last_winner\", \
     or let those who hold cards note points (`points.to = \"holder\"`)",
);

const NO_WAY: (&str, &str) = (
    "das trifft nie zu: Niemand dreht hier die Richtung",
    "this never holds: nobody turns the direction here",
);

/// Whether one player may play on alone: the last lap after the other is out, or the rest of a move in which
/// the other has lost.
fn goes_on_alone(doc: &HouseRules) -> bool {
    let loses = doc.draw.limit.as_ref().is_some_and(|limit| limit.then == LimitThen::Loses);
    doc.end.play == PlayUntil::LastLap || loses
}

/// Whether the turn may go round that way. Between two nothing turns it (ERF-53).
fn may_turn(doc: &HouseRules, way: Direction) -> bool {
    let of_cards = doc.cards.values().any(|rule| rule.reverse.is_some());
    let turns = of_cards || doc.effects().any(|does| does.reverse.is_some());
    let turns = turns && doc.seats.max > 2 || doc.states.values().any(|rule| rule.reverses);
    turns
        || match doc.deal.starter {
            Starter::WritingHand => true,
            Starter::Right => way == Direction::Counter,
            _ => way == Direction::Clockwise,
        }
}

/// Whether a number is one of those asked for, if any are.
pub(in crate::mau) fn has(span: Option<Span>, number: u32) -> bool {
    span.is_none_or(|span| span.has(number.try_into().unwrap_or(u16::MAX), None))
}
