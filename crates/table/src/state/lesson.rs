//! Lessons: the cards are prepared, and all other seats move as the lesson prescribes. How far it
//! has got follows from the log.

use stammtisch_engine::rules::Text as Words;
use stammtisch_engine::seat::Seat;
use stammtisch_playscript::lesson::{Does, LEARNER, Lesson, LessonStep};

use super::TableState;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::wire::{AnyMove, Command, LessonAwaits, LessonView, TablePhase, Text};

impl TableState {
    /// Whether this is a lesson. A lesson is open to nobody but its learner, and counts nowhere.
    pub(crate) fn is_lesson(&self) -> bool {
        self.lesson().is_some()
    }

    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.rules.lesson.as_ref()
    }

    /// The next step; none once the lesson is over, or if this is no lesson.
    fn next_step(&self) -> Option<LessonStep<AnyMove>> {
        let done = self.game.as_ref()?.moves;
        self.lesson()?.course.step(done)
    }

    /// Whether a lesson allows this command now. A table without a lesson allows all but `go_on`.
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
            // Whether the lesson expects this move is checked once the move is known to be legal.
            Command::Move { .. } | Command::Leave | Command::Return => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::LessonElse) }
    }

    /// Whether the lesson expects this move of a seat now.
    pub(crate) fn fits_step(&self, seat: Seat, mv: AnyMove) -> Result<(), Refusal> {
        if self.lesson().is_none() {
            return Ok(());
        }
        match self.next_step().map(|next| next.does) {
            Some(Does::Learner(moves)) if seat == LEARNER && moves.contains(&mv) => Ok(()),
            _ => Err(Refusal::LessonElse),
        }
    }

    /// The next move of another seat in a lesson.
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

    /// Whether the lesson expects a move of the learner now.
    pub(crate) fn is_learners_move(&self) -> bool {
        matches!(self.next_step(), Some(LessonStep { does: Does::Learner(_), .. }))
    }

    /// The lesson as the learner sees it.
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
