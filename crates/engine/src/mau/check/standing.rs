//! Judging dormant cards: which have no effect, or may not be laid, as the table and the match stand.

use super::Case;
use super::fit::{named, worth};
use crate::card::Card;
use crate::mau::rules::doc::{By, DormantRule, PointsTo, Span, StateOf, StateRule};
use crate::seat::Seat;

impl Case<'_> {
    /// Whether `card` has no effect if it is laid now.
    pub(super) fn is_asleep(self, card: Card) -> bool {
        !self.is_wild(card) && self.doc.dormant.values().any(|rule| self.is_time_of(rule, card))
    }

    /// Whether `card` may not be laid now, whatever it would stand for.
    pub(super) fn is_shut_out(self, card: Card) -> bool {
        self.doc.dormant.values().any(|rule| rule.barred && self.is_time_of(rule, card))
    }

    /// Whether `card` fits only like other cards now.
    pub(super) fn is_ordinary(self, card: Card) -> bool {
        self.doc.dormant.values().any(|rule| rule.ordinary && self.is_time_of(rule, card))
    }

    /// Whether a rule for dormant cards applies to `card` now.
    fn is_time_of(self, rule: &DormantRule, card: Card) -> bool {
        let left = self.hand().len().saturating_sub(1) as u16;
        let turn = u16::from(self.state.kept.turns[self.seat.index()]).max(1);
        let is = |span: Option<Span>, number| span.is_none_or(|span| span.has(number, None));
        let dealt = self.state.kept.dealt[self.seat.index()];
        let own = dealt > 0 && worth(&self.doc.fit, card) == Some(dealt);
        named(&rule.cards, card)
            && !(rule.spares_own && own)
            && self.is_meant(rule.by)
            && rule.direction.is_none_or(|way| way == self.state.direction)
            && is(rule.playing, self.state.active() as u16)
            && is(rule.pile, self.state.draw_pile.as_slice().len() as u16)
            && is(rule.turns, turn)
            && is(rule.deals, self.state.deal)
            && is(rule.left, left)
            && self.stands(rule)
            && rule.held.iter().all(|id| self.state_holds(id))
            && !rule.unless.iter().any(|id| self.state_holds(id))
    }

    /// Whether this seat is the one that `by` means.
    pub(super) fn is_meant(self, by: By) -> bool {
        match by {
            By::Anyone => true,
            By::Dealer => self.seat == self.state.dealer,
            By::NotDealer => self.seat != self.state.dealer,
            By::Starter => self.seat == self.state.kept.starter,
            By::Leads => self.is_far(|other, own| other > own),
            By::Trails => self.is_far(|other, own| other < own),
            By::LastWinner => self.is_of_team(self.state.kept.before[0]),
            By::LastLoser => self.is_of_team(self.state.kept.before[1]),
        }
    }

    /// Whether a state of the rules holds for this seat.
    pub(super) fn state_holds(self, id: &String) -> bool {
        let place = self.doc.states.keys().position(|known| known == id);
        let kept = &self.state.kept;
        let own = kept.each[self.seat.index()];
        let at = |bits: u8| place.is_some_and(|place| bits >> place & 1 == 1);
        let theirs = || place.is_some_and(|place| kept.lasting[place].by() == self.seat);
        let held = |rule: &StateRule| match rule.of {
            StateOf::Table => rule.holds != at(kept.switched),
            StateOf::Player => rule.holds != at(kept.switched) && theirs(),
            StateOf::Each => rule.holds != at(own),
        };
        self.doc.states.get(id).is_some_and(held)
    }

    /// Whether `meant` is this seat or its partner.
    fn is_of_team(self, meant: Option<Seat>) -> bool {
        let teams = self.rules.teams();
        let team = |seat: Seat| teams.get(seat.index());
        meant.is_some_and(|seat| {
            seat == self.seat || (!teams.is_empty() && team(seat) == team(self.seat))
        })
    }

    /// Points of a seat in the match, including this deal: partners have the same.
    fn score(self, seat: Seat) -> i32 {
        let teams = self.rules.teams();
        let same = |other: &Seat| {
            *other == seat
                || (!teams.is_empty() && teams.get(other.index()) == teams.get(seat.index()))
        };
        let noted = Seat::first(self.rules.seats()).filter(same);
        self.state.scores[seat.index()]
            + noted.map(|other| self.state.points[other.index()]).sum::<i32>()
    }

    /// Whether no seat is `further` than this one, and some seat is not level with it. Scores are signed so
    /// that higher is better.
    fn is_far(self, further: fn(i32, i32) -> bool) -> bool {
        let sign = if self.doc.points.to == PointsTo::Winner { 1 } else { -1 };
        let own = sign * self.score(self.seat);
        let others = Seat::first(self.rules.seats());
        let others = others.filter(|seat| !self.state.knocked_out.has(*seat));
        let others: Vec<_> = others.map(|seat| sign * self.score(seat)).collect();
        !others.iter().any(|other| further(*other, own)) && others.iter().any(|other| *other != own)
    }

    /// Whether this seat's standing in the match is as the rule asks.
    fn stands(self, rule: &DormantRule) -> bool {
        let score = u16::try_from(self.score(self.seat).max(0)).unwrap_or(u16::MAX);
        let tally = &self.state.tally;
        let row = if self.is_of_team(tally.last) { tally.row } else { 0 };
        let numbers = [
            (rule.score, score),
            (rule.won, tally.won[self.seat.index()].into()),
            (rule.won_in_a_row, row.into()),
            (rule.dealt, self.state.kept.dealt[self.seat.index()].into()),
        ];
        numbers.iter().all(|(asked, number)| asked.is_none_or(|asked| asked.has(*number, None)))
    }
}
