//! Commands as they arrive, and as they are let go.

use crate::decide::Request;
use crate::id::Line;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::Command;
use crate::wording::Wording;

use super::held::{Given, HELD_AT_ONCE};

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

impl Table {
    /// Takes a command that came in by `line` at `at`. One that takes part in a contest is kept, and
    /// so is everything that its player gives after it, for as long as others may have been quicker
    /// whose way is longer: at most [`LONGEST_DELAY`](super::LONGEST_DELAY) milliseconds.
    pub fn receive(&mut self, line: Line, request: Request, at: Millis) -> Received {
        if self.answers.find(request.cause()).is_some() {
            return Received::Now(request);
        }
        if let Some(held) = self.contest.held.again(line, request.player, request.no) {
            // Two windows of one player count on from the same number.
            let wording = |request: &Request| Wording::of(request.base, &request.command);
            let same = wording(held) == wording(&request);
            return if same { Received::Held } else { Received::Refused(Refusal::NumberTaken) };
        }
        let Some(given) = self.given_at(line, &request, at) else { return Received::Now(request) };
        if self.contest.held.of(request.player).count() >= HELD_AT_ONCE {
            return Received::Refused(Refusal::TooFast);
        }
        self.contest.held.add(given, line, request);
        Received::Held
    }

    /// The next command that is to be decided on now, and the line that its answer goes to. Ask
    /// only when no command that has arrived before `now` is left to [`Table::receive`].
    pub fn released(&mut self, now: Millis) -> Option<(Line, Request)> {
        let due = self.next_release().is_some_and(|at| at <= now);
        let first = self.contest.held.first().filter(|_| due)?;
        let bot_first = self.presence.is_anybody_here()
            && self.thoughts.pending().any(|(seat, thought)| {
                self.thought_given(seat, &thought).is_some_and(|given| given < first)
            });
        if bot_first { None } else { self.contest.held.take_first() }
    }

    /// When a command that arrived at `at` was given; none if it is nobody's race. What its player
    /// has given before stays before it.
    fn given_at(&self, line: Line, request: &Request, at: Millis) -> Option<Given> {
        let before = self.contest.held.of(request.player).map(|(given, _)| given).last();
        let seat = self.seat_of(request.player).filter(|_| self.plays_self(request.player));
        let part = match request.command {
            Command::Move { mv } => seat.and_then(|seat| self.part(seat, mv)),
            _ => None,
        };
        let left = Millis(at.0.saturating_sub(self.contest.delays.of(line)));
        let given = part.map(|part| self.given(part, left));
        given.max(before)
    }
}
