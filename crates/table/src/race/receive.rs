//! Commands as they arrive, and as they are let go.

use crate::decide::Request;
use crate::id::ConnectionId;
use crate::log::CommandDigest;
use crate::race::order;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::Command;

use super::held::{LetGo, ReactionTime};
use crate::limits::HELD_AT_ONCE;

/// What becomes of a command that has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// It is nobody's race: decide on it now, with [`Table::handle`].
    Now(Request),
    /// The table keeps it until [`Table::released`] gives it back. It has no answer before.
    Held,
    /// It is refused. Nothing is noted of that: the number may be that of a command that waits.
    Refused(Refusal),
}

/// Takes a command that came in by `line` at `at`. One that takes part in a race is kept, and
/// so is everything that its player gives after it, for as long as others may have been quicker
/// whose way is longer: at most [`LONGEST_DELAY_MS`](crate::LONGEST_DELAY_MS) milliseconds.
pub(crate) fn receive(
    table: &mut Table,
    line: ConnectionId,
    request: Request,
    at: Millis,
) -> Received {
    table.live.races.let_go = None;
    if table.answer_to(&request).is_some() {
        return Received::Now(request);
    }
    if let Some(held) = table.live.races.held.again(line, request.player, request.no) {
        // Two windows of one player count on from the same number.
        let digest = |request: &Request| CommandDigest::of(request.base, &request.command);
        let same = digest(held) == digest(&request);
        return if same { Received::Held } else { Received::Refused(Refusal::NumberTaken) };
    }
    let Some(given) = given_at(table, line, &request, at) else { return Received::Now(request) };
    if table.live.races.held.of(request.player).count() >= HELD_AT_ONCE {
        return Received::Refused(Refusal::TooFast);
    }
    table.live.races.held.add(given, line, request);
    Received::Held
}

/// The next command that is to be decided on now, and the line that its answer goes to. Ask
/// only when no command that has arrived before `now` is left to [`Table::receive`].
pub(crate) fn released(table: &mut Table, now: Millis) -> Option<(ConnectionId, Request)> {
    let due = order::next_release(table).is_some_and(|at| at <= now);
    let first = table.live.races.held.first().filter(|_| due)?;
    let bot_first = table.live.presence.is_anybody_here()
        && table.live.plans.pending().any(|(seat, thought)| {
            order::plan_given(table, seat, &thought).is_some_and(|given| given < first)
        });
    if bot_first {
        return None;
    }
    let races = &mut table.live.races;
    let (given, line, request) = races.held.take_first()?;
    races.let_go = match request.command {
        Command::Move { mv } => Some(LetGo { player: request.player, mv, given }),
        _ => None,
    };
    Some((line, request))
}

/// When a command that arrived at `at` was given; none if it is nobody's race. What its player
/// has given before stays before it.
fn given_at(
    table: &Table,
    line: ConnectionId,
    request: &Request,
    at: Millis,
) -> Option<ReactionTime> {
    let before = table.live.races.held.of(request.player).map(|(given, _)| given).last();
    let seat =
        table.state.seat_of(request.player).filter(|_| table.state.plays_self(request.player));
    let part = match request.command {
        Command::Move { mv } => seat.and_then(|seat| table.state.part(seat, mv)),
        _ => None,
    };
    let left = Millis(at.0.saturating_sub(table.live.races.delays.round_trip_ms(line)));
    let given = part.map(|part| order::given(table, part, left));
    given.max(before)
}
