//! Static checks of conditions: contradictions, and what never holds.

use crate::limits::MAX_CARDS;
use crate::mau::conditions::Conditions;
use crate::mau::deal::all_lose_alike;
use crate::mau::rules::checking::span;
use crate::mau::rules::doc::{By, HouseRules, LimitThen, PlayUntil, Span, Starter};
use crate::mau::upper_bounds;
use crate::mau::upper_bounds::Why;
use crate::rules::Findings;
use crate::seat::Direction;

/// Most turns of one player that a condition may name.
pub(super) const MOST_TURNS: u16 = 200;

/// Most deals that a condition may name.
pub(super) const MOST_DEALS: u16 = 100;

impl Conditions {
    /// Adds what is provably wrong with them.
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

    /// Adds those that can never hold. At the `end` of a deal, one player may be left alone.
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
    pub(super) fn never(&self, doc: &HouseRules, end: bool) -> Vec<(&'static str, Why)> {
        let alone = matches!(self.playing, Some(Span::Between(_, 0..=1)));
        let alone = alone && !end && !goes_on_alone(doc);
        let no_way = self.direction.is_some_and(|asked| !may_turn(doc, asked));
        let one_deal = upper_bounds::is_one_deal(doc);
        let by_score = matches!(self.by, By::Leads | By::Trails);
        let none_before = one_deal && self.by.looks_back();
        let level = by_score && one_deal && !doc.notes_points();
        let unnoted = by_score && !level && !upper_bounds::is_noted(doc);
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
            ("deals", upper_bounds::no_such_deal(doc, self.deals)),
            ("pile", upper_bounds::no_such_number(doc, self.pile)),
        ];
        fixed.chain(numbers.into_iter().filter_map(|(key, why)| Some((key, why?)))).collect()
    }

    /// Whether they may ever hold.
    pub(in crate::mau) fn may_hold(&self, doc: &HouseRules) -> bool {
        self.never(doc, false).is_empty()
    }
}

pub(super) const ALONE: (&str, &str) = (
    "das trifft nie zu: Wer allein übrig ist, spielt nicht weiter, denn dann ist die Runde vorbei",
    "this never holds: whoever is left alone does not play on, for then the deal is over",
);

pub(super) const NONE_BEFORE: (&str, &str) = (
    "eine Partie ist hier eine einzige Runde, also gibt es keine davor",
    "a match is a single deal here, so there is none before it",
);

pub(super) const LEVEL: (&str, &str) = (
    "eine Partie ist hier eine einzige Runde, und in ihr notiert vor dem Ende niemand Punkte, also liegt nie jemand \
     vorn oder hinten",
    "a match is a single deal here in which nobody notes points before it ends, so nobody ever leads or trails",
);

pub(super) const UNNOTED: (&str, &str) = (
    "das trifft nie zu: Hier notiert nie jemand Punkte, also liegt nie jemand vorn oder hinten",
    "this never holds: nobody ever notes points here, so nobody ever leads or trails",
);

pub(super) const ALIKE: (&str, &str) = (
    "wer verliert, notiert hier immer gleich viel, also ist es einfach die nächste Person nach der, die gegeben hat: \
     schreib \"last_winner\", oder lass die, die Karten halten, Punkte notieren (`points.to = \"holder\"`)",
    "whoever loses notes the same here, so it is simply the next player after the dealer: write \"last_winner\", \
     or let those who hold cards note points (`points.to = \"holder\"`)",
);

pub(super) const NO_WAY: (&str, &str) = (
    "das trifft nie zu: Niemand dreht hier die Richtung",
    "this never holds: nobody turns the direction here",
);

/// Whether one player may play on alone: in the last lap after the other is out, or for the rest of a move in
/// which the other has lost.
pub(super) fn goes_on_alone(doc: &HouseRules) -> bool {
    let loses = doc.draw.limit.as_ref().is_some_and(|limit| limit.then == LimitThen::Loses);
    doc.end.play == PlayUntil::LastLap || loses
}

/// Whether the turn may go in this direction. With two seats, cards cannot turn it (ERF-53).
pub(super) fn may_turn(doc: &HouseRules, way: Direction) -> bool {
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
