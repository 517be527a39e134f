//! Decides on commands and timeouts. Deciding changes nothing: it returns a step to store, or a refusal.

mod bot_pace;
mod bots;
pub(crate) mod clock;
mod command_answer;
mod commands;
mod decided;
mod host;
mod host_passes;
mod idempotency;
pub(crate) mod play;
mod request;
mod rules;
mod seats;
mod settings;
mod shuffle;
mod start;
mod step;
mod talk;
pub(crate) mod timeouts;
pub(crate) mod votes;
mod watchers;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::SeatSet;

pub use bots::{BotMove, Question};
pub use command_answer::CommandAnswer;
pub use request::{Decision, Request};
pub use step::Step;

use crate::evolve::Broken;
use crate::id::{ConnectionId, PlayerId};
use crate::live::Transient;
use crate::log::{CommandCause, Entry, Record};
use crate::publish::{Outgoing, chat};
use crate::race::{Received, late_reactions, receive};
use crate::refusal::Refusal;
use crate::rules::RulesInForce;
use crate::table::Table;
use crate::time::Millis;
use decided::Decided;
use idempotency::Answers;

impl Table {
    /// Notes the time, by which clocks are shown and talk is limited. Call it before
    /// [`Table::handle`], and after every commit before [`Table::publish`] and
    /// [`Table::handle_timeout`].
    pub fn note_time(&mut self, now: Millis) {
        self.live.now = now;
        self.live.races.told.note(&self.state.windows, now);
        if self.state.is_lesson() {
            self.live.step_since.get_or_insert(now);
        }
        shuffle::note_opening(self, now);
        clock::note_waiting(self, now);
        votes::note_votable(self);
    }

    /// Takes a command that arrived on a connection at `at`: it is to be decided now, or held until
    /// [`Table::released`] returns it.
    pub fn receive(&mut self, connection: ConnectionId, request: Request, at: Millis) -> Received {
        receive::receive(self, connection, request, at)
    }

    /// The next held command that is to be decided now, and the connection for its answer. Ask only
    /// when every command that arrived before `now` has been given to [`Table::receive`].
    pub fn released(&mut self, now: Millis) -> Option<(ConnectionId, Request)> {
        receive::released(self, now)
    }

    /// Notes a measured round trip of a connection, in milliseconds, unless it is closed.
    pub fn note_delay(&mut self, connection: ConnectionId, ms: u64) {
        if self.live.presence.has_connection(connection) {
            self.live.races.delays.note(connection, ms);
        }
    }

    /// Decides on a command. `fresh` draws a seed for a match or a key, if one is needed.
    ///
    /// # Errors
    /// The reason why the command is refused. Pass it to [`Table::refuse`] as well, so that a
    /// repeated command gets the same answer.
    pub fn handle(
        &self,
        request: &Request,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decision, Refusal> {
        if let Some(answer) = self.answer_to(request) {
            return Ok(Decision::Known(answer));
        }
        let cause = request.cause();
        Ok(match commands::decide(self, request, fresh)? {
            Decided::Entries(entries) => {
                Decision::Store(Step::new(&self.state, entries, Some(cause)))
            }
            Decided::Change(change) => Decision::Apply(Transient { cause, change }),
        })
    }

    /// Decides on new rules and seats, requested by a host who had seen everything up to `base`.
    ///
    /// # Errors
    /// The reason why this is refused; nothing changes then.
    pub fn set_rules(
        &self,
        player: PlayerId,
        base: u64,
        wanted: &RulesInForce,
    ) -> Result<Step, Refusal> {
        let entries = rules::set_rules(&self.state, player, base, wanted)?;
        Ok(Step::new(&self.state, entries, None))
    }

    /// Decides on what is due at `now`, if anything is. Ask again after committing it: one thing
    /// may lead to another.
    pub fn handle_timeout(&self, now: Millis, fresh: &mut dyn FnMut() -> Seed) -> Option<Step> {
        let due = timeouts::due(self, now, fresh);
        (!due.is_empty()).then(|| Step::new(&self.state, due, None))
    }

    /// When [`Table::handle_timeout`] must be asked next, unless something happens before; none: no
    /// time is set.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        timeouts::next_deadline(self)
    }

    /// The step for a player who cannot pay for the next match: the seat becomes free. None if the
    /// player has no seat, or cannot be made to give it up now.
    pub fn cannot_pay(&self, player: PlayerId) -> Option<Step> {
        let seat = self.state.seat_of(player).filter(|_| self.state.seats_are_open())?;
        Some(Step::new(&self.state, vec![Entry::Stood { seat }], None))
    }

    /// Applies a stored step, notes which command it answers, and returns its entries.
    ///
    /// # Errors
    /// [`Broken::Overtaken`] if something else was applied since this was decided: nothing has
    /// changed then. After any other error the state is unusable.
    pub fn commit(&mut self, step: Step) -> Result<Vec<Entry>, Broken> {
        let Step { after_seq, entries, cause, .. } = step;
        if after_seq != self.state.seq {
            return Err(Broken::Overtaken { decided: after_seq, now: self.state.seq });
        }
        if entries.is_empty() {
            if let Some(cause) = cause {
                self.live.recent.note(cause, Ok(after_seq));
            }
        } else {
            self.apply(&entries, cause)?;
        }
        Ok(entries)
    }

    /// Applies a change that is not logged, and returns messages to be sent at once; everything
    /// else is left to [`Table::publish`].
    pub fn apply_transient(&mut self, Transient { cause, change }: Transient) -> Vec<Outgoing> {
        let written = self.live.apply(change, &self.state);
        self.live.recent.note(cause, Ok(self.state.seq));
        written.map(|line| chat::wrote(self, &line)).into_iter().collect()
    }

    /// Notes that a request was refused. Ask [`Table::handle_timeout`] afterwards: a catch that
    /// came too late may have to be recorded.
    pub fn refuse(&mut self, request: &Request, refusal: Refusal) {
        late_reactions::note_refused(self, request);
        if self.state.answered.get(request.player, request.no).is_none() {
            self.live.recent.note(request.cause(), Err(refusal));
        }
    }

    /// The answer to a request that already has one.
    #[must_use]
    pub fn answer_to(&self, request: &Request) -> Option<CommandAnswer> {
        self.answers().find(request.cause())
    }

    /// The highest command number of a player that has been answered or is held; 0 before the first.
    #[must_use]
    pub fn last_no(&self, player: PlayerId) -> u64 {
        self.answers().last_no(player).max(self.live.races.held.last_no(player))
    }

    const fn answers(&self) -> Answers<'_> {
        Answers { stored: &self.state.answered, recent: &self.live.recent }
    }

    /// The questions for bots now. A bot is asked once in each situation; while nobody is here the
    /// table stands still and asks nothing.
    #[must_use]
    pub fn questions(&self) -> Vec<Question> {
        self.questions_besides(SeatSet::EMPTY)
    }

    /// The same without the seats whose bots are still thinking about an earlier question.
    #[must_use]
    pub fn questions_besides(&self, thinking: SeatSet) -> Vec<Question> {
        bots::questions(self, thinking)
    }

    /// Takes the answer of a bot: a move to make after some time, or none. An answer to an outdated
    /// question is dropped, and so is an illegal move.
    pub fn bot_answers(&mut self, question: &Question, answer: Option<BotMove>, now: Millis) {
        bots::answer(self, question, answer, now);
    }

    /// Replays a stored log, each entry with the player and number of its command, if it has one.
    /// Entries decided together are committed together, so that a repeated command gets the same
    /// answer as before.
    ///
    /// # Errors
    /// [`Broken`] for entries that were never decided on at such a table; its state is unusable then.
    pub fn replay(
        &mut self,
        log: impl IntoIterator<Item = (Record, Option<(PlayerId, u64)>)>,
    ) -> Result<(), Broken> {
        let mut log = log.into_iter();
        while let Some((Record { entry, command }, by)) = log.next() {
            let more = command.map_or(0, |command| command.entries.saturating_sub(1)) as usize;
            let rest = log.by_ref().take(more).map(|(record, _)| record.entry);
            let entries: Vec<_> = std::iter::once(entry).chain(rest).collect();
            let digest = command.map(|command| command.digest);
            self.apply(&entries, by.map(|(player, no)| CommandCause { player, no, digest }))?;
        }
        self.live.after_replay();
        Ok(())
    }

    fn apply(&mut self, entries: &[Entry], cause: Option<CommandCause>) -> Result<(), Broken> {
        for entry in entries {
            let stake = self.state.settings.stake;
            self.state.evolve(entry)?;
            self.live.follow(entry, stake, &self.state);
        }
        if let Some(cause) = cause {
            self.state.answered.note(cause, self.state.seq);
        }
        self.live.drop_void_thoughts(&self.state);
        Ok(())
    }
}
