//! Checks `expect` lines of the Mau-Mau family against the position.

use crate::game::{Compared, Facts, Moment};
use crate::look::both;
use crate::show::{cards, or_none, running};
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::moves::CallIndex;
use stammtisch_engine::mau::view::{PhaseView, PlayerView, View};
use stammtisch_engine::mau::{Mau, Rules, State, Truth};
use stammtisch_engine::seat::{Seat, SeatSet};

use super::expect::{Expect, Lasts};
use super::{Table, calls, show};

/// The facts that every game has.
pub(super) fn facts(rules: &Rules, state: &State) -> Facts {
    let (view, truth) = (Mau::view(rules, state, None), Truth::of(state));
    Facts {
        turn: truth.turn,
        phase: phase(&view),
        direction: view.direction,
        cards: truth.hands.iter().map(|hand| hand.len()).collect(),
        draw_pile: view.draw_pile,
        winners: truth.winners,
    }
}

/// Compares an expectation with the position.
pub(super) fn compare(expect: &Expect, moment: &Moment<'_, Mau>) -> Compared {
    let Moment { table, state, .. } = *moment;
    let (view, truth) = (Mau::view(table.rules, state, None), Truth::of(state));
    let status = Mau::status(state);
    match expect {
        Expect::Hand(seat, wanted) => {
            let hand = truth.hands[seat.index()];
            (cards(wanted.cards()), cards(hand.cards()))
        }
        Expect::Beside(seat, count) => both(count, view.players[seat.index()].beside),
        Expect::Top(card) => both(or_none(*card), or_none(view.top)),
        Expect::Face(card) => both(card, or_none(view.top_as.or(view.top))),
        Expect::Wish(wish, None) => both(show::wish(*wish), show::wish(view.wish)),
        Expect::Wish(wish, Some((number, what))) => {
            let lasts = match what {
                Lasts::Cards => view.wish_cards,
                Lasts::Turns => view.wish_turns,
                Lasts::Laps => view.wish_laps,
            };
            let wished = |wish, number| format!("{} for {number}{}", show::wish(wish), what.word());
            both(wished(*wish, *number), wished(view.wish, lasts))
        }
        Expect::Choice(min, max) => {
            let found = match view.phase {
                PhaseView::DealHands { min, max } => format!("{min} to {max}"),
                _ => "nothing is to be chosen".into(),
            };
            (format!("{min} to {max}"), found)
        }
        Expect::Dealer(seat) => both(table.of(*seat), table.of(view.dealer)),
        Expect::Penalty(draw) => {
            both(or_none(*draw), or_none(standing(&view).map(|penalty| penalty.draw)))
        }
        Expect::Harm(wanted) => {
            let words =
                |penalty: Option<Penalty>| or_none(penalty.map(|penalty| show::penalty(&penalty)));
            (words(*wanted), words(standing(&view)))
        }
        Expect::Author(seat) => {
            let found = match view.phase {
                PhaseView::Threat { from, .. } => table.of(from),
                _ => "no threat stands",
            };
            both(table.of(*seat), found)
        }
        Expect::Pending(seats) => {
            let found = match &view.phase {
                PhaseView::Threat { then, .. } => set(then.iter().copied()),
                _ => SeatSet::EMPTY,
            };
            (table.names.list(*seats), table.names.list(found))
        }
        Expect::FaceUp(seats) => {
            let open = |player: &PlayerView| player.open_hand.is_some();
            (table.names.list(*seats), table.names.list(those(&view, open)))
        }
        Expect::Misses(seats) => {
            (table.names.list(*seats), table.names.list(those(&view, |player| player.misses)))
        }
        Expect::Lost(seats) => {
            (table.names.list(*seats), table.names.list(those(&view, |player| player.lost)))
        }
        Expect::Losers(seats) => (table.names.list(*seats), table.names.list(losers(&view, false))),
        Expect::MatchLosers(seats) => {
            (table.names.list(*seats), table.names.list(losers(&view, true)))
        }
        Expect::Points(seat, points) => {
            let noted = match &view.phase {
                PhaseView::DealOver { points, .. } => points[seat.index()].to_string(),
                _ => "the deal is running, no points are noted yet".into(),
            };
            (points.to_string(), noted)
        }
        Expect::Score(seat, points) => both(points, view.players[seat.index()].score),
        Expect::Factor(times) => both(times, view.factor.max(1)),
        Expect::Pot(points) => both(points, view.pot),
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
        Expect::State(rule, on, whose) => {
            let of_one = |seat: Seat| view.players[seat.index()].states.contains(rule);
            let holders: Vec<Seat> = view
                .players
                .iter()
                .map(|player| player.seat)
                .filter(|seat| of_one(*seat))
                .collect();
            let on_or_off = |on: bool| if on { "on" } else { "off" };
            let Some(whose) = *whose else {
                let held = view.states.contains(rule) || !holders.is_empty();
                return both(on_or_off(*on), on_or_off(held));
            };
            let said = |on: bool, seats: &[Seat]| {
                let names: String =
                    seats.iter().map(|seat| format!(" {}", table.of(*seat))).collect();
                format!("{}{names}", on_or_off(on))
            };
            let found = match (of_one(whose), holders.as_slice()) {
                (false, []) if !on => said(false, &[whose]),
                (held, _) if held == *on => said(held, &[whose]),
                (false, others) => said(!others.is_empty(), others),
                (true, _) => said(true, &[whose]),
            };
            both(said(*on, &[whose]), found)
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
        Expect::DealOver(over) => both(running(*over), running(status != Status::Playing)),
        Expect::DealNumber(number) => both(number, view.deal),
        Expect::Open(call) => standing_calls(table, *call, |index| truth.left_out[index]),
        Expect::Called(call) => {
            standing_calls(table, *call, |index| truth.called[index].or(truth.announced[index]))
        }
        Expect::Discarded(count) => both(count, truth.discard_pile.len().saturating_sub(1)),
        Expect::Slipped(wanted) => (cards(wanted.cards()), cards(truth.slipped.cards())),
    }
}

/// Compares a seat's call, or the absence of all calls, with the seats in a set by call.
fn standing_calls(
    table: Table<'_>,
    wanted: Option<(Seat, CallIndex)>,
    seats: impl Fn(usize) -> SeatSet,
) -> Compared {
    let text = |(seat, call): (Seat, CallIndex)| {
        format!("{} {}", table.of(seat), calls::name(table, call))
    };
    let indices = 0..table.rules.call_ids().count() as CallIndex;
    let here: Vec<_> =
        indices.flat_map(|call| seats(usize::from(call)).map(move |seat| (seat, call))).collect();
    let expected = wanted.map_or("none".into(), text);
    let right = wanted.map_or(here.is_empty(), |one| here.contains(&one));
    let found = match here.as_slice() {
        _ if right => expected.clone(),
        [] => "none".into(),
        here => here.iter().map(|one| text(*one)).collect::<Vec<_>>().join(", "),
    };
    (expected, found)
}

/// The names of all phases.
pub(super) const PHASES: [&str; 13] = [
    "deal-hands",
    "wish",
    "turn",
    "together",
    "target",
    "give",
    "threat",
    "closing",
    "last-card",
    "drawn",
    "trial",
    "asked",
    "over",
];

fn phase(view: &View) -> &'static str {
    match &view.phase {
        PhaseView::DealHands { .. } => "deal-hands",
        PhaseView::Wish => "wish",
        PhaseView::Turn => "turn",
        PhaseView::Together => "together",
        PhaseView::Target { .. } => "target",
        PhaseView::Give { .. } => "give",
        PhaseView::Threat { penalty, .. } if penalty.closing => "closing",
        PhaseView::Threat { .. } => "threat",
        PhaseView::LastCard { .. } => "last-card",
        PhaseView::Drawn => "drawn",
        PhaseView::Trial { .. } => "trial",
        PhaseView::Asked { .. } => "asked",
        PhaseView::DealOver { .. } => "over",
    }
}

/// What the current threat does to its victim.
const fn standing(view: &View) -> Option<Penalty> {
    match view.phase {
        PhaseView::Threat { penalty, .. } => Some(penalty),
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

const fn in_or_out(out: bool) -> &'static str {
    if out { "out" } else { "still playing" }
}

/// The losers of the deal, or of the match.
fn losers(view: &View, of_match: bool) -> SeatSet {
    match &view.phase {
        PhaseView::DealOver { losers, match_losers, .. } => {
            let lost = if of_match { match_losers } else { losers };
            lost.iter().copied().collect()
        }
        _ => SeatSet::EMPTY,
    }
}
