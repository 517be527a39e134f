//! Whose turn it is to be decided on: the order of all that takes part in a contest.

use stammtisch_engine::mau;
use stammtisch_engine::seat::Seat;

use super::held::Given;
use super::part::{self, Favour, Part};
use crate::game::{Running, is_turn_move};
use crate::id::{Line, PlayerId};
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::thoughts::Thought;
use crate::time::Millis;
use crate::wire::{Command, GameMove};

impl Table {
    /// Takes note of one measured round trip of a line, in milliseconds, unless it is closed.
    pub fn note_delay(&mut self, line: Line, millis: u64) {
        if self.presence.has_line(line) {
            self.contest.delays.note(line, millis);
        }
    }

    /// Takes over what no log holds from the table as it was before it was read anew: its lines stay
    /// open, and whom they belong to has not changed.
    pub fn keep_the_present_of(&mut self, before: Self) {
        self.contest.delays = before.contest.delays;
        self.presence = before.presence;
        self.visits = before.visits;
        self.watchers = before.watchers;
        self.chat = before.chat;
        // Of those who only watch, or have only written something, the log says nothing.
        self.names.add(before.names);
    }

    /// Forgets what was measured of a line that was closed.
    pub(crate) fn forget_delay(&mut self, line: Line) {
        self.contest.delays.forget(line);
    }

    /// Follows an entry that was applied just now.
    pub(crate) fn follow_contest(&mut self, entry: &Entry) {
        let contest = self.game.as_ref().map(Running::contest).unwrap_or_default();
        let mover = match entry {
            Entry::Moved { seat, mv, .. } if is_turn_move(*mv) => Some(*seat),
            _ => None,
        };
        self.contest.openings.follow(self.seq, contest, mover);
        if matches!(entry, Entry::Started { .. } | Entry::NextDeal) {
            self.contest.openings.dealt = self.seq;
        }
    }

    /// Everybody is told now what has happened.
    pub(crate) fn note_told(&mut self, now: Millis) {
        self.contest.openings.told(now);
    }

    /// Whether this catches what had not come up at `seen`.
    pub(crate) fn catches_unseen(&self, mv: GameMove, seen: u64) -> bool {
        part::caught(mv).is_some_and(|matter| self.contest.openings.is_newer(matter, seen))
    }

    /// Whether this catches where nothing is left out now: under rules that let that cost something
    /// it is a move all the same.
    pub(crate) fn catches_in_vain(&self, mv: GameMove) -> bool {
        part::caught(mv).is_some_and(|matter| !self.contest.openings.is_open(matter))
    }

    /// Whether this move of `seat` is a call or a charge that others race against (true), a turn that
    /// ends such a race (false), or nobody's race.
    pub(crate) fn races(&self, seat: Seat, mv: GameMove) -> Option<bool> {
        let contest = self.game.as_ref().map(Running::contest).unwrap_or_default();
        let part = part::part(&contest, seat, mv)?;
        Some(matches!(part.favour, Favour::Call | Favour::Charge))
    }

    /// Why a catch in vain of a player who had seen everything up to `seen` costs nothing; none if
    /// it is no such thing, or costs what the rules say. Who was merely second does not pay.
    pub(crate) fn excused(&self, player: PlayerId, mv: GameMove, seen: u64) -> Option<Refusal> {
        let openings = &self.contest.openings;
        let matter = part::caught(mv).filter(|matter| !openings.is_open(*matter))?;
        let own = self.presence.lines().filter(|(_, whose, _)| *whose == player);
        let delay = own.map(|(line, ..)| self.contest.delays.of(line)).max().unwrap_or(0);
        let given = Millis(self.now.0.saturating_sub(delay));
        if seen < openings.dealt {
            return Some(Refusal::Stale);
        }
        let second = openings.was_open(matter, seen, given);
        second.then_some(Refusal::Mau(mau::Refusal::NothingToCatch))
    }

    /// The part that a move of `seat` takes.
    pub(super) fn part(&self, seat: Seat, mv: GameMove) -> Option<Part> {
        part::part(&self.contest.openings.contest, seat, mv)
    }

    /// When what takes part was given, if that was at `at`: never before it could be known of.
    pub(super) fn given(&self, Part { favour, matter }: Part, at: Millis) -> Given {
        let openings = &self.contest.openings;
        let told = matter.map_or_else(|| openings.last_told(), |matter| openings.told_at(matter));
        Given { at: at.max(told), favour }
    }

    /// How long after it was given a command must wait: as long as a command of somebody else that
    /// was given before may still be on its way.
    pub(super) fn waiting_time(&self) -> u64 {
        let seats = self.contest.openings.contest.seats;
        let plays = |player| self.seat_of(player).is_some_and(|seat| seats.has(seat));
        self.presence
            .lines()
            .filter(|(_, player, screen)| !screen && self.plays_self(*player) && plays(*player))
            .map(|(line, ..)| self.contest.delays.of(line))
            .max()
            .unwrap_or(0)
    }

    /// When the first command that is held is decided on.
    pub(crate) fn next_release(&self) -> Option<Millis> {
        let first = self.contest.held.first()?;
        Some(first.at.plus(self.waiting_time()))
    }

    /// Whether a turn move of the player waits to be decided on: the clock must not run out
    /// meanwhile. Anything else that waits is not what the others wait for.
    pub(crate) fn is_turn_held(&self, player: PlayerId) -> bool {
        self.contest
            .held
            .of(player)
            .any(|(_, request)| matches!(request.command, Command::Move { mv } if is_turn_move(mv)))
    }

    /// The highest number of a player's command that is held; 0 if none is.
    pub(crate) fn held_no(&self, player: PlayerId) -> u64 {
        self.contest.held.of(player).map(|(_, request)| request.no).max().unwrap_or(0)
    }

    /// The bots' thought that is to be carried out next, and when. Bots have no way to go, and wait
    /// like everybody else.
    pub(crate) fn next_thought(&self) -> Option<(Millis, Seat, Thought)> {
        let wait = self.waiting_time();
        let carried_out =
            |(seat, thought): (Seat, Thought)| match self.thought_given(seat, &thought) {
                Some(given) => ((given.at.plus(wait), given.favour), seat, thought),
                None => ((self.ready_at(&thought), Favour::Call), seat, thought),
            };
        let first =
            self.thoughts.pending().map(carried_out).min_by_key(|(at, seat, _)| (*at, *seat));
        let ((at, _), seat, thought) = first?;
        let overtaken = self
            .thought_given(seat, &thought)
            .is_some_and(|given| self.contest.held.first().is_some_and(|first| first <= given));
        (!overtaken).then_some((at, seat, thought))
    }

    /// When a bot does what it has thought of, if that takes part in a contest.
    pub(super) fn thought_given(&self, seat: Seat, thought: &Thought) -> Option<Given> {
        let part = self.part(seat, thought.mv)?;
        Some(self.given(part, self.ready_at(thought)))
    }
}
