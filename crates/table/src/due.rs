//! What happens without a command: bots move, absent people are stood in for, deals follow.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use crate::chair::Sitting;
use crate::decide::started;
use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::table::Table;
use crate::thoughts::Thought;
use crate::time::Millis;
use crate::wire::{TableState, TalkRule};

/// How long a match waits for a person whose line is down, while others are here: at a stretch, and
/// in all for one decision.
pub const STAND_IN_AFTER: u64 = 60_000;

/// How long a host who sits here and is away keeps that office while others are here.
pub const HOST_PASSES_AFTER: u64 = 60_000;

/// The same for a host without a seat: long enough to load a page again.
pub const HOST_WITHOUT_SEAT_PASSES_AFTER: u64 = 10_000;

/// How long a seat is kept before a match for a person who is away, while others are here.
pub const SEAT_KEPT_FOR: u64 = 300_000;

impl Table {
    /// Decides on what is due at `now`: entries to store and to [`Table::commit`], none if
    /// nothing is due. Ask again after committing: one thing brings another about.
    #[must_use]
    pub fn due(&self, now: Millis, fresh: &mut dyn FnMut() -> Seed) -> Vec<Entry> {
        self.settlement()
            .or_else(|| self.conceded_to())
            .or_else(|| self.back_again())
            .or_else(|| self.voted_out())
            .or_else(|| self.late_comer())
            .or_else(|| self.going_on(fresh))
            .or_else(|| self.overdue(now))
            .or_else(|| self.unanswered(now))
            .or_else(|| self.lesson_move().filter(|(at, _)| *at <= now).map(|(_, entry)| entry))
            .map_or_else(|| self.bot_move(now), |entry| vec![entry])
    }

    /// When [`Table::due`] must be asked next, unless something happens before; none: not by
    /// time alone.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        let released = self.next_release();
        if !self.presence.is_anybody_here() {
            return released;
        }
        let thought = self.next_thought().map(|(at, ..)| at);
        let answer = self.answer_due().or_else(|| self.lesson_move()).map(|(at, _)| at);
        let by_time = thought.into_iter().chain(answer).chain(released).chain(self.votable_at());
        self.waits().map(|(at, _)| at).chain(by_time).min()
    }

    /// A person whose line is open again gets the seat back.
    fn back_again(&self) -> Option<Entry> {
        let back = |sitting: &Sitting| {
            sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Absent)
                && self.presence.is_here(sitting.player)
        };
        let (seat, _) = self.chairs.persons().find(|(_, sitting)| back(sitting))?;
        Some(Entry::Returned { seat })
    }

    /// The next deal or match begins when everybody who is here and plays has asked for it.
    fn going_on(&self, fresh: &mut dyn FnMut() -> Seed) -> Option<Entry> {
        let state = self.state();
        if !matches!(state, TableState::BetweenDeals | TableState::Finished) {
            return None;
        }
        let mut asked = false;
        for (_, sitting) in self.chairs.persons() {
            asked |= sitting.ready;
            let plays = sitting.stand_in.is_none() && self.presence.is_here(sitting.player);
            if plays && !sitting.ready {
                return None;
            }
        }
        match state {
            _ if !asked => None,
            TableState::BetweenDeals => Some(Entry::NextDeal),
            _ if self.may_start(true).is_err() => None,
            _ => Some(started(self, None, fresh())),
        }
    }

    fn overdue(&self, now: Millis) -> Option<Entry> {
        self.waits().filter(|(at, _)| *at <= now).min_by_key(|(at, _)| *at).map(|(_, entry)| entry)
    }

    /// Everything that happens if people stay away, with its time.
    fn waits(&self) -> impl Iterator<Item = (Millis, Entry)> {
        let state = self.state();
        let seats = self.chairs.persons().filter_map(move |(seat, sitting)| {
            let since = self.missed_since(sitting.player)?;
            match state {
                TableState::Playing if sitting.stand_in.is_none() => {
                    let entry = Entry::BotTookOver {
                        seat,
                        bot: self.stand_in(),
                        why: Away::Absent,
                        reserve_ms: 0,
                    };
                    Some((self.stand_in_at(seat, since), entry))
                }
                TableState::Lobby => Some((since.plus(SEAT_KEPT_FOR), Entry::Stood { seat })),
                _ => None,
            }
        });
        seats.chain(self.host_passes())
    }

    /// In how many milliseconds a bot plays on for a person, as it stood when the time was noted
    /// last; none: not by absence.
    pub(crate) fn bot_in_ms(&self, sitting: &Sitting) -> Option<u32> {
        let waits = self.state() == TableState::Playing && sitting.stand_in.is_none();
        let since = self.missed_since(sitting.player).filter(|_| waits)?;
        let seat = self.seat_of(sitting.player)?;
        let left = self.stand_in_at(seat, since).0.saturating_sub(self.now.0);
        Some(left.try_into().unwrap_or(u32::MAX))
    }

    /// When a bot plays on for a seat whose person has been missed since then.
    fn stand_in_at(&self, seat: Seat, since: Millis) -> Millis {
        let at = since.plus(STAND_IN_AFTER);
        self.missed_until(seat, STAND_IN_AFTER).map_or(at, |in_all| at.min(in_all))
    }

    /// Since when a player has been missed by somebody who sits here and plays. Spectators do
    /// not count: nobody loses a turn to a screen on the wall.
    pub(crate) fn missed_since(&self, player: PlayerId) -> Option<Millis> {
        self.presence.waited_since(player).filter(|_| self.has_company(player))
    }

    /// Whether somebody else who sits here and plays is here.
    pub(crate) fn has_company(&self, player: PlayerId) -> bool {
        self.chairs.persons().any(|(_, other)| {
            other.player != player
                && other.stand_in.is_none()
                && self.presence.is_here(other.player)
        })
    }

    /// When a bot makes the move it has thought of. Once no person plays in this deal any more,
    /// nobody is kept waiting by bots that seem to think.
    pub(crate) fn ready_at(&self, thought: &Thought) -> Millis {
        let person = |seat: Seat| {
            let chair = self.chairs.get(seat);
            chair.is_some_and(|chair| chair.person().is_some() && chair.bot().is_none())
        };
        let anybody = self.course.in_deal.into_iter().any(person);
        if anybody { thought.due } else { Millis::default() }
    }

    /// A bot makes the move it has thought of, with what it has to say about it.
    fn bot_move(&self, now: Millis) -> Vec<Entry> {
        let due = self.next_thought().filter(|(at, ..)| *at <= now);
        let Some((_, seat, thought)) = due.filter(|_| self.presence.is_anybody_here()) else {
            return Vec::new();
        };
        // What comes from the seat of a person, the person has said.
        let own_seat = self.chairs.get(seat).is_some_and(|chair| chair.bot_name().is_some());
        let may_speak = own_seat && self.manner.talk != TalkRule::Silent;
        let say = thought.say.filter(|_| may_speak && self.talk.may_speak(seat, now));
        let said = say.map(|phrase| Entry::Said { seat, phrase, by_bot: true });
        let moved = Entry::Moved { seat, mv: thought.mv, by_bot: true, reserve_ms: 0 };
        said.into_iter().chain([moved]).collect()
    }
}
