//! The queue of held commands: they wait until nothing given earlier can still arrive.

use std::collections::BTreeMap;

use super::part::{self, Favour};
use crate::decide::Request;
use crate::id::{ConnectionId, PlayerId};
use crate::time::Millis;
use crate::wire::{AnyMove, Command};

/// When a command was given, as well as can be known; ties are broken by favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ReactionTime {
    pub(crate) at: Millis,
    pub(super) favour: Favour,
}

/// A held move that is to be decided now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LetGo {
    pub(crate) player: PlayerId,
    pub(crate) mv: AnyMove,
    /// When it was given.
    pub(crate) given: Millis,
}

/// Held commands, the one given first in front; of equals the one that arrived first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Held {
    waiting: BTreeMap<(ReactionTime, u64), (ConnectionId, Request)>,
    /// How many have arrived so far.
    came: u64,
}

impl Held {
    pub(crate) fn add(&mut self, given: ReactionTime, connection: ConnectionId, request: Request) {
        self.came += 1;
        self.waiting.insert((given, self.came), (connection, request));
    }

    pub(crate) fn first(&self) -> Option<ReactionTime> {
        self.waiting.keys().next().map(|(given, _)| *given)
    }

    pub(crate) fn take_first(&mut self) -> Option<(Millis, ConnectionId, Request)> {
        self.waiting
            .pop_first()
            .map(|((given, _), (connection, request))| (given.at, connection, request))
    }

    /// The held command with this number; its answer goes to `connection` from now on.
    pub(crate) fn again(
        &mut self,
        connection: ConnectionId,
        player: PlayerId,
        no: u64,
    ) -> Option<&Request> {
        let same = |held: &&mut (ConnectionId, Request)| (held.1.player, held.1.no) == (player, no);
        let held = self.waiting.values_mut().find(same)?;
        held.0 = connection;
        Some(&held.1)
    }

    /// Whether a turn move or a reaction of the player is held: the clock must not run out
    /// meanwhile. The others do not wait for any other kind of command.
    pub(crate) fn holds_turn(&self, player: PlayerId) -> bool {
        let is_turn = |request: &Request| matches!(request.command, Command::Move { mv } if mv.is_turn_move() || part::reacts(mv));
        self.of(player).any(|(_, request)| is_turn(request))
    }

    /// The highest number of a player's held commands; 0 if there are none.
    pub(crate) fn last_no(&self, player: PlayerId) -> u64 {
        self.of(player).map(|(_, request)| request.no).max().unwrap_or(0)
    }

    /// All held moves, in order.
    pub(super) fn moves(&self) -> impl Iterator<Item = LetGo> {
        self.waiting.iter().filter_map(|((given, _), (_, request))| match request.command {
            Command::Move { mv } => Some(LetGo { player: request.player, mv, given: given.at }),
            _ => None,
        })
    }

    /// The held commands of one player, in order.
    pub(crate) fn of(&self, player: PlayerId) -> impl Iterator<Item = (ReactionTime, &Request)> {
        let all = self.waiting.iter().map(|((given, _), (_, request))| (*given, request));
        all.filter(move |(_, request)| request.player == player)
    }
}
