//! Comparing what must be so with what is.

use crate::game::{Game, Status};
use crate::mau::moves::{CallIndex, MoveList};
use crate::mau::view::PhaseView;
use crate::mau::{Mau, Rules, State};
use crate::seat::{Seat, SeatSet};

use super::event;
use super::legal::Pattern;
use super::names::Names;
use super::show;
use super::step::Expect;

/// A game at the moment of a line.
pub(super) struct Table<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a State,
    pub(super) names: &'a Names,
    /// What the last step brought, in words.
    pub(super) events: &'a [String],
}

/// What is expected and what is found; equal if the line is right.
pub(super) type Compared = (String, String);

impl Table<'_> {
    pub(super) fn compare(&self, expect: &Expect) -> Compared {
        let Self { state, names, .. } = *self;
        let view = Mau::view(self.rules, state, None);
        let status = Mau::status(state);
        match expect {
            Expect::Hand(seat, cards) => {
                let hand = state.hands[seat.index()];
                (show::cards(cards.cards()), show::cards(hand.cards()))
            }
            Expect::Cards(seat, count) => both(count, state.hands[seat.index()].len()),
            Expect::Top(card) => both(card, view.top),
            Expect::Wish(wish) => {
                both(wish.map_or("none", show::suit), view.wish.map_or("none", show::suit))
            }
            Expect::Turn(seat) => both(names.of(*seat), self.turn()),
            Expect::Dealer(seat) => both(names.of(*seat), names.of(view.dealer)),
            Expect::Penalty(draw) => {
                let stands = match view.phase {
                    PhaseView::Threat { draw, .. } => Some(draw),
                    _ => None,
                };
                both(number(*draw), number(stands))
            }
            Expect::Direction(way) => both(show::direction(*way), show::direction(view.direction)),
            Expect::Points(seat, points) => {
                let noted = match &view.phase {
                    PhaseView::DealOver { points, .. } => points[seat.index()].to_string(),
                    _ => "the deal is running, no points are noted yet".into(),
                };
                (points.to_string(), noted)
            }
            Expect::Score(seat, points) => both(points, view.players[seat.index()].score),
            Expect::Out(seat, wanted) => {
                both(in_or_out(*wanted), in_or_out(view.players[seat.index()].place.is_some()))
            }
            Expect::Place(seat, place) => both(
                format!("place {place}"),
                match view.players[seat.index()].place {
                    Some(place) => format!("place {place}"),
                    None => "not out".into(),
                },
            ),
            Expect::Winners(seats) => {
                let won = match status {
                    Status::MatchOver => self.all(state.winners),
                    _ => "the match is not over".into(),
                };
                (self.all(*seats), won)
            }
            Expect::DealOver(over) => both(running(*over), running(status != Status::Playing)),
            Expect::DealNumber(number) => both(number, view.deal),
            Expect::MatchOver(over) => both(running(*over), running(status == Status::MatchOver)),
            Expect::LegalAre(seat, patterns) => self.legal_are(*seat, patterns),
            Expect::Legal(seat, pattern, wanted) => self.legal(*seat, *pattern, *wanted),
            Expect::Open(call) => self.call(*call, |index| state.open[index]),
            Expect::Called(call) => {
                self.call(*call, |index| state.called[index].or(state.announced[index]))
            }
            Expect::DrawPile(count) => both(count, view.draw_pile),
            Expect::Discarded(count) => both(count, state.discard_pile.len().saturating_sub(1)),
            Expect::Event(wanted, there) => {
                let happened = self.events.iter().any(|text| event::begins(text, wanted));
                let expected = if *there { wanted.clone() } else { format!("no event `{wanted}`") };
                let all = || format!("these events: {}", self.events.join("; "));
                if happened == *there { both(&expected, &expected) } else { (expected, all()) }
            }
        }
    }

    fn turn(&self) -> &str {
        if Mau::status(self.state) == Status::Playing {
            self.names.of(self.state.turn)
        } else {
            "nobody: the deal is over"
        }
    }

    fn moves(&self, seat: Seat) -> MoveList {
        let mut moves = MoveList::new();
        Mau::legal(self.rules, self.state, seat, &mut moves);
        moves
    }

    fn legal_are(&self, seat: Seat, patterns: &[Pattern]) -> Compared {
        let moves = self.moves(seat);
        let all_found = patterns.iter().all(|one| moves.iter().any(|mv| one.means(*mv)));
        let all_named = moves.iter().all(|mv| patterns.iter().any(|one| one.means(*mv)));
        let wanted: Vec<_> = patterns.iter().map(|pattern| pattern.0).collect();
        let expected = show::moves(&wanted, self.names);
        let found =
            if all_found && all_named { expected.clone() } else { show::moves(&moves, self.names) };
        (expected, found)
    }

    fn legal(&self, seat: Seat, pattern: Pattern, wanted: bool) -> Compared {
        let moves = self.moves(seat);
        let there = moves.iter().any(|mv| pattern.means(*mv));
        let text = show::mv(pattern.0, self.names);
        let expected = if wanted { format!("{text} among others") } else { format!("not {text}") };
        let found =
            if there == wanted { expected.clone() } else { show::moves(&moves, self.names) };
        (expected, found)
    }

    /// Compares a call of a seat, or its absence everywhere, with the seats in a set by call.
    fn call(
        &self,
        wanted: Option<(Seat, CallIndex)>,
        seats: impl Fn(usize) -> SeatSet,
    ) -> Compared {
        let text = |(seat, call): (Seat, CallIndex)| {
            format!("{} {}", self.names.of(seat), self.names.of_call(call))
        };
        let calls = 0..self.rules.call_ids().count() as CallIndex;
        let here: Vec<_> =
            calls.flat_map(|call| seats(usize::from(call)).map(move |seat| (seat, call))).collect();
        let expected = wanted.map_or("none".into(), text);
        let right = wanted.map_or(here.is_empty(), |one| here.contains(&one));
        let found = match here.as_slice() {
            _ if right => expected.clone(),
            [] => "none".into(),
            here => here.iter().map(|one| text(*one)).collect::<Vec<_>>().join(", "),
        };
        (expected, found)
    }

    fn all(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.map(|seat| self.names.of(seat)).collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    }
}

fn both(expected: impl ToString, found: impl ToString) -> Compared {
    (expected.to_string(), found.to_string())
}

fn number(draw: Option<u8>) -> String {
    draw.map_or("none".into(), |count| count.to_string())
}

const fn running(over: bool) -> &'static str {
    if over { "over" } else { "running" }
}

const fn in_or_out(out: bool) -> &'static str {
    if out { "out" } else { "still playing" }
}
