//! A table where somebody learns a game: cards in prepared places, and everybody else moves as the
//! lesson says. How far it has come follows from the log.

use stammtisch_engine::rules::Text as Words;
use stammtisch_engine::seat::Seat;
use stammtisch_playscript::lesson::{Does, LEARNER, Lesson, LessonStep};

use super::TableState;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::wire::{AnyMove, Command, LessonAwaits, LessonView, TablePhase, Text};

impl TableState {
    /// Whether somebody learns a game here. Such a table is nobody else's, and counts nowhere.
    pub(crate) fn is_lesson(&self) -> bool {
        self.lesson().is_some()
    }

    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.rules.lesson.as_ref()
    }

    /// The step that is next; none once the lesson is over, or where it is none.
    fn next_step(&self) -> Option<LessonStep<AnyMove>> {
        let done = self.game.as_ref()?.moves;
        self.lesson()?.course.step(done)
    }

    /// Whether a command has its place in a lesson now. What is no lesson takes them all.
    pub(crate) fn fits_lesson(&self, command: &Command) -> Result<(), Refusal> {
        if self.lesson().is_none() {
            return if *command == Command::GoOn { Err(Refusal::NoLesson) } else { Ok(()) };
        }
        let step = self.next_step().map(|next| next.does);
        let fits = match command {
            Command::Sit { .. } | Command::FillBots { .. } | Command::Start { .. } => {
                self.phase() == TablePhase::Lobby
            }
            Command::GoOn => step == Some(Does::Read),
            // Whether a move is the one that is meant is asked once it is known to be legal.
            Command::Move { .. } | Command::Leave | Command::Return => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::LessonElse) }
    }

    /// Whether the lesson is about this move of a seat.
    pub(crate) fn fits_step(&self, seat: Seat, mv: AnyMove) -> Result<(), Refusal> {
        if self.lesson().is_none() {
            return Ok(());
        }
        match self.next_step().map(|next| next.does) {
            Some(Does::Learner(moves)) if seat == LEARNER && moves.contains(&mv) => Ok(()),
            _ => Err(Refusal::LessonElse),
        }
    }

    /// What somebody else does next in a lesson.
    pub(crate) fn others_move(&self) -> Option<Entry> {
        let Does::Other(seat, mv) = self.next_step()?.does else { return None };
        (self.phase() == TablePhase::Playing).then_some(Entry::Moved {
            seat,
            mv,
            by_bot: true,
            reserve_ms: 0,
            reactions: Vec::new(),
        })
    }

    /// Whether the learner may move now, as far as the lesson goes.
    pub(crate) fn is_learners_move(&self) -> bool {
        matches!(self.next_step(), Some(LessonStep { does: Does::Learner(_), .. }))
    }

    /// What the learner is told.
    pub(crate) fn lesson_view(&self) -> Option<LessonView> {
        let lesson = self.lesson()?;
        let steps = lesson.course.len();
        let next = self.next_step();
        let count = |steps: usize| steps.try_into().unwrap_or(u16::MAX);
        let in_both = |text: &Words| Text { de: text.de.clone(), en: text.en.clone() };
        Some(LessonView {
            id: lesson.id.clone(),
            done: count(self.game.as_ref().map_or(0, |game| game.moves)),
            steps: count(steps),
            awaits: match next.as_ref().map(|next| &next.does) {
                None => LessonAwaits::Nothing,
                Some(Does::Read) => LessonAwaits::GoOn,
                Some(Does::Learner(_)) => LessonAwaits::Move,
                Some(Does::Other(..)) => LessonAwaits::Others,
            },
            text: next.as_ref().and_then(|next| next.text.as_ref().map(in_both)),
            mark: next.map(|next| next.mark).unwrap_or_default(),
        })
    }
}
