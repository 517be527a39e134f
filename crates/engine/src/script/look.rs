//! Comparing what must be so with what is.

use crate::game::{Game, Status};
use crate::mau::event::Harm;
use crate::mau::moves::{CallIndex, MoveList};
use crate::mau::view::{PhaseView, PlayerView, View};
use crate::mau::{Mau, Move, Rules, State};
use crate::seat::{Seat, SeatSet};

use super::event;
use super::legal::Pattern;
use super::names::Names;
use super::show;
use super::step::{Expect, Which};

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
            Expect::Top(card) => both(card, or_none(view.top)),
            Expect::Face(card) => both(card, or_none(view.top_as.or(view.top))),
            Expect::Wish(wish, None) => both(show::wish(*wish), show::wish(view.wish)),
            Expect::Wish(wish, Some(cards)) => {
                let wished = |wish, cards| format!("{} for {cards}", show::wish(wish));
                both(wished(*wish, *cards), wished(view.wish, view.wish_cards))
            }
            Expect::Turn(seat) => both(names.of(*seat), self.turn()),
            Expect::Phase(name) => both(name, phase(&view)),
            Expect::Choice(min, max) => {
                let found = match view.phase {
                    PhaseView::DealHands { min, max } => format!("{min} to {max}"),
                    _ => "nothing is to be chosen".into(),
                };
                (format!("{min} to {max}"), found)
            }
            Expect::Dealer(seat) => both(names.of(*seat), names.of(view.dealer)),
            Expect::Penalty(draw) => {
                both(or_none(*draw), or_none(standing(&view).map(|harm| harm.draw)))
            }
            Expect::Harm(wanted) => {
                let words = |harm: Option<Harm>| or_none(harm.map(|harm| show::harm(&harm)));
                (words(*wanted), words(standing(&view)))
            }
            Expect::Author(seat) => {
                let found = match view.phase {
                    PhaseView::Threat { from, .. } => names.of(from),
                    _ => "no threat stands",
                };
                both(names.of(*seat), found)
            }
            Expect::Pending(seats) => {
                let found = match &view.phase {
                    PhaseView::Threat { then, .. } => set(then.iter().copied()),
                    _ => SeatSet::EMPTY,
                };
                (self.all(*seats), self.all(found))
            }
            Expect::Misses(seats) => {
                (self.all(*seats), self.all(those(&view, |player| player.misses)))
            }
            Expect::Lost(seats) => (self.all(*seats), self.all(those(&view, |player| player.lost))),
            Expect::Direction(way) => both(show::direction(*way), show::direction(view.direction)),
            Expect::Points(seat, points) => {
                let noted = match &view.phase {
                    PhaseView::DealOver { points, .. } => points[seat.index()].to_string(),
                    _ => "the deal is running, no points are noted yet".into(),
                };
                (points.to_string(), noted)
            }
            Expect::Score(seat, points) => both(points, view.players[seat.index()].score),
            Expect::Kitty(wanted) => {
                let kitty = match &view.phase {
                    PhaseView::DealOver { kitty, .. } => kitty.as_slice(),
                    _ => &[],
                };
                match wanted {
                    None => both(0, kitty.len()),
                    Some((seat, cents)) => both(cents, or_none(kitty.get(seat.index()))),
                }
            }
            Expect::Round(number, sharp) => {
                let word = |sharp| if sharp { " sharp" } else { " plain" };
                let of = |sharp: Option<bool>| sharp.map_or("", word);
                let found = of(sharp.map(|_| view.sharp));
                (format!("{number}{}", of(*sharp)), format!("{}{found}", view.round))
            }
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
            Expect::MovesAre(which, seat, patterns) => self.moves_are(*which, *seat, patterns),
            Expect::Moves(which, seat, pattern, wanted) => {
                self.moves(*which, *seat, *pattern, *wanted)
            }
            Expect::Open(call) => self.call(*call, |index| state.open[index]),
            Expect::Called(call) => {
                self.call(*call, |index| state.called[index].or(state.announced[index]))
            }
            Expect::DrawPile(count) => both(count, view.draw_pile),
            Expect::Discarded(count) => both(count, state.discard_pile.len().saturating_sub(1)),
            Expect::Slipped(cards) => {
                (show::cards(cards.cards()), show::cards(state.slipped.cards()))
            }
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

    fn list(&self, which: Which, seat: Seat) -> Vec<Move> {
        match which {
            Which::Legal => {
                let mut moves = MoveList::new();
                Mau::legal(self.rules, self.state, seat, &mut moves);
                moves.to_vec()
            }
            Which::Daring => {
                let mut moves = Vec::new();
                Mau::daring(self.rules, self.state, seat, &mut moves);
                moves
            }
        }
    }

    fn moves_are(&self, which: Which, seat: Seat, patterns: &[Pattern]) -> Compared {
        let moves = self.list(which, seat);
        let all_found = patterns.iter().all(|one| moves.iter().any(|mv| one.means(*mv)));
        let all_named = moves.iter().all(|mv| patterns.iter().any(|one| one.means(*mv)));
        let wanted: Vec<_> = patterns.iter().map(|pattern| pattern.0).collect();
        let expected = show::moves(&wanted, self.names);
        let found =
            if all_found && all_named { expected.clone() } else { show::moves(&moves, self.names) };
        (expected, found)
    }

    fn moves(&self, which: Which, seat: Seat, pattern: Pattern, wanted: bool) -> Compared {
        let moves = self.list(which, seat);
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

fn or_none(what: Option<impl ToString>) -> String {
    what.map_or_else(|| "none".into(), |what| what.to_string())
}

/// The names of all phases.
pub(super) const PHASES: [&str; 9] =
    ["deal-hands", "turn", "together", "target", "give", "threat", "closing", "drawn", "over"];

fn phase(view: &View) -> &'static str {
    match &view.phase {
        PhaseView::DealHands { .. } => "deal-hands",
        PhaseView::Turn => "turn",
        PhaseView::Together => "together",
        PhaseView::Target { .. } => "target",
        PhaseView::Give { .. } => "give",
        PhaseView::Threat { harm, .. } if harm.closing => "closing",
        PhaseView::Threat { .. } => "threat",
        PhaseView::Drawn => "drawn",
        PhaseView::DealOver { .. } => "over",
    }
}

/// What the threat that stands does to its victim.
const fn standing(view: &View) -> Option<Harm> {
    match view.phase {
        PhaseView::Threat { harm, .. } => Some(harm),
        _ => None,
    }
}

fn those(view: &View, which: impl Fn(&PlayerView) -> bool) -> SeatSet {
    set(view.players.iter().filter(|player| which(player)).map(|player| player.seat))
}

fn set(seats: impl Iterator<Item = Seat>) -> SeatSet {
    let mut set = SeatSet::EMPTY;
    seats.for_each(|seat| set.add(seat));
    set
}

const fn running(over: bool) -> &'static str {
    if over { "over" } else { "running" }
}

const fn in_or_out(out: bool) -> &'static str {
    if out { "out" } else { "still playing" }
}
