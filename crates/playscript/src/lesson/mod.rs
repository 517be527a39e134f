//! Lessons (guided games): cards in prepared places, the moves of all players, and words that go with them.
//!
//! A lesson is data: a TOML file in the folder `lessons`, with words in both languages. Its cards are placed
//! by a script without moves ([`super::Script`]), and its moves are written as in scripts. `read` makes a
//! [`Lesson`] of the file; the code that runs a table follows its steps.

mod file;
mod read;

use std::collections::BTreeMap;
use std::sync::Arc;

use stammtisch_engine::any::{AnyEvent, AnyMatch, AnyMove, AnyRules, Match};
use stammtisch_engine::game::Game;
use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, each_pair, sum_of_games};

/// The seat of the learner.
pub const LEARNER: Seat = Seat(0);

/// All built-in lessons, by id.
const LESSONS: [(&str, &str); 2] = [
    ("first-deal", include_str!("../../lessons/first-deal.toml")),
    ("first-bluff", include_str!("../../lessons/first-bluff.toml")),
];

/// The ids in the order in which they are offered.
pub fn ids() -> impl Iterator<Item = &'static str> {
    LESSONS.iter().map(|(id, _)| *id)
}

/// The text of a built-in lesson.
#[must_use]
pub fn text(id: &str) -> Option<&'static str> {
    LESSONS.iter().find(|(known, _)| *known == id).map(|(_, text)| *text)
}

/// A guided game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The id.
    pub id: String,
    /// The name for people.
    pub name: Text,
    /// The preset by whose rules it is played.
    pub base: String,
    /// The options chosen for it.
    pub options: BTreeMap<String, String>,
    /// The names of those who play with the learner, by seat; the learner's own name is not part of it.
    pub others: Vec<String>,
    /// The game itself.
    pub course: LessonSteps,
}

sum_of_games! {
    /// The course of a lesson, by its game.
    #[derive(Clone, Debug)]
    pub enum LessonSteps(Prepared)
}

/// The course of a lesson for one game.
pub struct Prepared<G: Game> {
    begin: Arc<Begin<G>>,
    /// The steps in order.
    pub steps: Arc<[LessonStep<G::Move>]>,
}

type Begin<G> = dyn Fn(&<G as Game>::Rules, &mut dyn FnMut(<G as Game>::Event)) -> <G as Game>::State
    + Send
    + Sync;

/// One step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep<M> {
    /// The text for the learner; usually none where others move.
    pub text: Option<Text>,
    /// What the step is about, to be highlighted: `hand`, `pile`, `draw`, `catch`, `believe`, `doubt`,
    /// `choice:clubs`, `card:7H`, `call:0`, `seat:1`, `claim:64`.
    pub mark: Vec<String>,
    /// Who does what in this step.
    pub does: Does<M>,
}

/// Who does what in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does<M> {
    /// The learner reads, and goes on when ready.
    Read,
    /// The learner makes one of these moves.
    Learner(Vec<M>),
    /// Another seat moves.
    Other(Seat, M),
}

/// A lesson that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LessonError(String);

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        read::lesson(text)
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.others.len() + 1
    }
}

impl<G: Game> Prepared<G> {
    /// Begins the game by these rules.
    pub fn begin(&self, rules: &G::Rules, sink: &mut dyn FnMut(G::Event)) -> G::State {
        (self.begin)(rules, sink)
    }

    /// Begins the match by these rules.
    fn begin_match(&self, rules: &Arc<G::Rules>, sink: &mut dyn FnMut(G::Event)) -> Match<G> {
        Match { rules: rules.clone(), state: Box::new(self.begin(rules, sink)) }
    }

    /// The step after `done` steps, as a step of any game; none once the lesson is over.
    fn step(&self, done: usize) -> Option<LessonStep<AnyMove>>
    where
        G::Move: Into<AnyMove>,
    {
        let LessonStep { text, mark, does } = self.steps.get(done)?.clone();
        let does = match does {
            Does::Read => Does::Read,
            Does::Learner(moves) => Does::Learner(moves.into_iter().map(Into::into).collect()),
            Does::Other(seat, mv) => Does::Other(seat, mv.into()),
        };
        Some(LessonStep { text, mark, does })
    }
}

impl LessonSteps {
    /// The number of steps.
    #[must_use]
    pub fn len(&self) -> usize {
        each_game!(Self, self, prepared => prepared.steps.len())
    }

    /// Whether it has no steps.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The step after `done` steps; none once the lesson is over.
    #[must_use]
    pub fn step(&self, done: usize) -> Option<LessonStep<AnyMove>> {
        each_game!(Self, self, prepared => prepared.step(done))
    }

    /// Begins the match by these rules; none if they belong to another game.
    pub fn begin(&self, rules: &AnyRules, sink: &mut dyn FnMut(AnyEvent)) -> Option<AnyMatch> {
        each_pair!((Self, self), (AnyRules, rules), (prepared, rules) => {
            prepared.begin_match(rules, &mut |event| sink(event.into())).into()
        })
    }
}

impl<G: Game> Clone for Prepared<G> {
    fn clone(&self) -> Self {
        Self { begin: self.begin.clone(), steps: self.steps.clone() }
    }
}

/// Leaves out where the cards are, which is secret.
impl<G: Game> std::fmt::Debug for Prepared<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prepared").field("steps", &self.steps.len()).finish_non_exhaustive()
    }
}
