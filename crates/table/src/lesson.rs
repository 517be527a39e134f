//! A table where somebody learns a game: cards in prepared places, and everybody else moves as the
//! lesson says. How far it has come follows from the log.

use stammtisch_engine::game::Game;
use stammtisch_engine::rules::Text as Words;
use stammtisch_engine::seat::Seat;
use stammtisch_playscript::lesson::{Course, Does, LEARNER, Lesson, Prepared, Step};

use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{Command, GameMove, LessonAwaits, LessonView, TableState, Text};

/// How long the others seem to think: time to see what the one before has done.
pub const LESSON_MOVE_AFTER: u64 = 1_300;

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Progress {
    /// Steps that are done.
    done: usize,
    /// Since when the one that is next has been so, once that was noted.
    since: Option<Millis>,
}

/// A step of a lesson, whatever its game.
struct Next<'a> {
    text: Option<&'a Words>,
    mark: &'a [String],
    does: Does<GameMove>,
}

fn next<G: Game>(
    prepared: &Prepared<G>,
    done: usize,
    of_game: fn(G::Move) -> GameMove,
) -> Option<Next<'_>> {
    let Step { text, mark, does } = prepared.steps.get(done)?;
    let does = match does {
        Does::Read => Does::Read,
        Does::Learner(moves) => Does::Learner(moves.iter().map(|mv| of_game(*mv)).collect()),
        Does::Other(seat, mv) => Does::Other(*seat, of_game(*mv)),
    };
    Some(Next { text: text.as_ref(), mark, does })
}

impl Table {
    /// Whether somebody learns a game here. Such a table is nobody else's, and counts nowhere.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.lesson().is_some()
    }

    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.rules.lesson.as_ref()
    }

    /// The step that is next; none once the lesson is over, or where it is none.
    fn next_step(&self) -> Option<Next<'_>> {
        self.game.as_ref()?;
        match &self.lesson()?.course {
            Course::Mau(prepared) => next(prepared, self.progress.done, GameMove::Mau),
            Course::Maxonaut(prepared) => next(prepared, self.progress.done, GameMove::Maxonaut),
        }
    }

    /// Whether a command has its place in a lesson now. What is no lesson takes them all.
    pub(crate) fn fits_lesson(&self, command: &Command) -> Result<(), Refusal> {
        if self.lesson().is_none() {
            return if *command == Command::GoOn { Err(Refusal::NoLesson) } else { Ok(()) };
        }
        let step = self.next_step().map(|next| next.does);
        let fits = match command {
            Command::Sit { .. } | Command::FillBots { .. } | Command::Start { .. } => {
                self.state() == TableState::Lobby
            }
            Command::GoOn => step == Some(Does::Read),
            // Whether a move is the one that is meant is asked once it is known to be legal.
            Command::Move { .. } | Command::Leave | Command::Return => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::LessonElse) }
    }

    /// Whether the lesson is about this move of a seat.
    pub(crate) fn fits_step(&self, seat: Seat, mv: GameMove) -> Result<(), Refusal> {
        if self.lesson().is_none() {
            return Ok(());
        }
        match self.next_step().map(|next| next.does) {
            Some(Does::Learner(moves)) if seat == LEARNER && moves.contains(&mv) => Ok(()),
            _ => Err(Refusal::LessonElse),
        }
    }

    /// Follows what has happened.
    pub(crate) fn follow_lesson(&mut self, entry: &Entry) {
        let done = self.progress.done;
        match entry {
            Entry::Started { .. } => self.progress = Progress::default(),
            Entry::Moved { .. } | Entry::WentOn { .. } => {
                self.progress = Progress { done: done + 1, since: None };
            }
            _ => {}
        }
    }

    pub(crate) fn note_lesson(&mut self, now: Millis) {
        if self.lesson().is_some() {
            self.progress.since.get_or_insert(now);
        }
    }

    /// When somebody else moves in a lesson, and how.
    pub(crate) fn lesson_move(&self) -> Option<(Millis, Entry)> {
        let Does::Other(seat, mv) = self.next_step()?.does else { return None };
        let at = self.progress.since?.plus(LESSON_MOVE_AFTER);
        let here = self.presence.is_anybody_here() && self.state() == TableState::Playing;
        here.then_some((at, Entry::Moved { seat, mv, by_bot: true, reserve_ms: 0 }))
    }

    /// Whether the learner may move now, as far as the lesson goes.
    pub(crate) fn is_learners_move(&self) -> bool {
        matches!(self.next_step(), Some(Next { does: Does::Learner(_), .. }))
    }

    /// What the learner is told.
    pub(crate) fn lesson_view(&self) -> Option<LessonView> {
        let lesson = self.lesson()?;
        let steps = match &lesson.course {
            Course::Mau(prepared) => prepared.steps.len(),
            Course::Maxonaut(prepared) => prepared.steps.len(),
        };
        let next = self.next_step();
        let count = |steps: usize| steps.try_into().unwrap_or(u16::MAX);
        let in_both = |text: &Words| Text { de: text.de.clone(), en: text.en.clone() };
        Some(LessonView {
            id: lesson.id.clone(),
            done: count(self.progress.done),
            steps: count(steps),
            awaits: match next.as_ref().map(|next| &next.does) {
                None => LessonAwaits::Nothing,
                Some(Does::Read) => LessonAwaits::GoOn,
                Some(Does::Learner(_)) => LessonAwaits::Move,
                Some(Does::Other(..)) => LessonAwaits::Others,
            },
            text: next.as_ref().and_then(|next| next.text.map(in_both)),
            mark: next.map(|next| next.mark.to_vec()).unwrap_or_default(),
        })
    }
}
