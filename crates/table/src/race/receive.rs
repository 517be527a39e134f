//! Commands on arrival, and held commands when they are let go.

use crate::decide::Request;
use crate::id::ConnectionId;
use crate::log::CommandDigest;
use crate::race::order;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::Command;

use super::held_commands::{LetGo, ReactionTime};
use crate::limits::HELD_AT_ONCE;

/// What becomes of a command on arrival.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// It is in no race: decide on it now, with [`Table::handle`].
    Now(Request),
    /// The table holds it until [`Table::released`] returns it. It has no answer until then.
    Held,
    /// It is refused, and this is not noted: the number may belong to a held command.
    Refused(Refusal),
}

/// Takes a command that arrived on `connection` at `at`. One that takes part in a race is held, and
/// so is everything that its player gives after it, as long as an earlier command over a slower
/// connection may still arrive: at most [`LONGEST_DELAY_MS`](crate::LONGEST_DELAY_MS) milliseconds.
pub(crate) fn receive(
    table: &mut Table,
    connection: ConnectionId,
    request: Request,
    at: Millis,
) -> Received {
    table.live.races.let_go = None;
    if table.answer_to(&request).is_some() {
        return Received::Now(request);
    }
    if let Some(held) = table.live.races.held.again(connection, request.player, request.no) {
        // Two windows of one player count on from the same number.
        let digest = |request: &Request| CommandDigest::of(request.base, &request.command);
        let same = digest(held) == digest(&request);
        return if same { Received::Held } else { Received::Refused(Refusal::NumberTaken) };
    }
    let Some(given) = given_at(table, connection, &request, at) else {
        return Received::Now(request);
    };
    if table.live.races.held.of(request.player).count() >= HELD_AT_ONCE {
        return Received::Refused(Refusal::TooFast);
    }
    table.live.races.held.add(given, connection, request);
    Received::Held
}

/// The next held command that is to be decided now, and the connection for its answer. Ask only
/// when every command that arrived before `now` has been given to [`Table::receive`].
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
    let (given, connection, request) = races.held.take_first()?;
    races.let_go = match request.command {
        Command::Move { mv } => Some(LetGo { player: request.player, mv, given }),
        _ => None,
    };
    Some((connection, request))
}

/// When a command that arrived at `at` was given; none if it is in no race. Commands of one player
/// stay in order.
fn given_at(
    table: &Table,
    connection: ConnectionId,
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
    let left = Millis(at.0.saturating_sub(table.live.races.delays.round_trip_ms(connection)));
    let given = part.map(|part| order::given(table, part, left));
    given.max(before)
}
