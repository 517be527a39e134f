//! The game at the table, whichever it is: the one place that knows there are several.

#[cfg(test)]
mod anew;
mod course;
mod one;
mod sheet;
mod truth;
mod turn;

use stammtisch_engine::game::{Opening, Status};
use stammtisch_engine::games::Rules;
use stammtisch_engine::mau::{self, Mau};
use stammtisch_engine::maxonaut::Maxonaut;
use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_playscript::lesson;
use stammtisch_rules_text::AboutCard;
use stammtisch_rules_text::{Reason, SeatNames};

use crate::refusal::Refusal;
use crate::wire::{GameEvent, GameMove, GameView};
use one::Match;

pub(crate) use course::Course;
pub(crate) use sheet::Sheet;
pub(crate) use truth::GameTruth;
pub use turn::legal;
pub(crate) use turn::{accused, at_rest, has_turn, is_turn_move};

/// A match that has begun: all hidden cards included, so there is no way to serialise it.
#[derive(Clone)]
pub(crate) enum Running {
    Mau(Match<Mau>),
    Maxonaut(Match<Maxonaut>),
}

/// The same for whichever game it is.
macro_rules! each {
    ($sum:expr, $one:ident => $answer:expr) => {
        match $sum {
            Self::Mau($one) => $answer,
            Self::Maxonaut($one) => $answer,
        }
    };
}

impl Running {
    pub(crate) fn start(rules: &Rules, opening: Opening, sink: &mut impl FnMut(GameTruth)) -> Self {
        match rules {
            Rules::Mau(rules) => Self::Mau(Match::start(rules, opening, sink)),
            Rules::Maxonaut(rules) => Self::Maxonaut(Match::start(rules, opening, sink)),
        }
    }

    /// Begins as a lesson has prepared it; none if that is for another game.
    pub(crate) fn prepared(
        rules: &Rules,
        lesson: &lesson::Course,
        sink: &mut impl FnMut(GameTruth),
    ) -> Option<Self> {
        Some(match (rules, lesson) {
            (Rules::Mau(rules), lesson::Course::Mau(lesson)) => {
                Self::Mau(Match::prepared(rules, lesson, sink))
            }
            (Rules::Maxonaut(rules), lesson::Course::Maxonaut(lesson)) => {
                Self::Maxonaut(Match::prepared(rules, lesson, sink))
            }
            (Rules::Mau(_) | Rules::Maxonaut(_), _) => return None,
        })
    }

    pub(crate) fn next_deal(&mut self, sink: &mut impl FnMut(GameTruth)) -> Result<(), Refusal> {
        each!(self, game => game.next_deal(sink))
    }

    pub(crate) fn play(
        &mut self,
        seat: Seat,
        mv: GameMove,
        sink: &mut impl FnMut(GameTruth),
    ) -> Result<(), Refusal> {
        match (self, mv) {
            (Self::Mau(game), GameMove::Mau(mv)) => game.play(seat, mv, sink),
            (Self::Maxonaut(game), GameMove::Maxonaut(mv)) => game.play(seat, mv, sink),
            (Self::Mau(_) | Self::Maxonaut(_), _) => Err(Refusal::OtherGame),
        }
    }

    /// Takes a seat out of the match; says whether the game can do that now.
    pub(crate) fn withdraw(&mut self, seat: Seat, sink: &mut impl FnMut(GameTruth)) -> bool {
        each!(self, game => game.withdraw(seat, sink))
    }

    pub(crate) fn check(&self, seat: Seat, mv: GameMove) -> Result<(), Refusal> {
        match (self, mv) {
            (Self::Mau(game), GameMove::Mau(mv)) => game.check(seat, mv),
            (Self::Maxonaut(game), GameMove::Maxonaut(mv)) => game.check(seat, mv),
            (Self::Mau(_) | Self::Maxonaut(_), _) => Err(Refusal::OtherGame),
        }
    }

    /// Why a move is refused, in words for whoever plays that seat; none if it is not.
    pub(crate) fn why(
        &self,
        seat: Seat,
        mv: GameMove,
        names: SeatNames<'_>,
    ) -> Option<Reason<Refusal>> {
        match (self, mv) {
            (Self::Mau(game), GameMove::Mau(mv)) => game.why(seat, mv, names),
            (Self::Maxonaut(game), GameMove::Maxonaut(mv)) => game.why(seat, mv, names),
            (Self::Mau(_) | Self::Maxonaut(_), _) => None,
        }
    }

    /// What is to be said of a card to whoever sees with the eyes of that seat.
    pub(crate) fn about(
        &self,
        viewer: Option<Seat>,
        card: &str,
        names: SeatNames<'_>,
    ) -> Option<AboutCard> {
        each!(self, game => game.about(viewer, card, names))
    }

    pub(crate) fn status(&self) -> Status {
        each!(self, game => game.status())
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        each!(self, game => game.to_act())
    }

    /// The seats that may dare something besides.
    pub(crate) fn may_act_irregularly(&self) -> SeatSet {
        each!(self, game => game.may_act_irregularly())
    }

    /// Who is asked for something outside the course of turns, and what is done for that seat if it
    /// does not answer.
    pub(crate) fn asked(&self) -> Option<(Seat, GameMove)> {
        match self {
            Self::Mau(Match { rules, state }) => {
                mau::asked(rules, state).map(|(seat, mv)| (seat, GameMove::Mau(mv)))
            }
            // Every question is asked in turn, and nobody is hurried: bluffing takes time.
            Self::Maxonaut(_) => None,
        }
    }

    /// What several seats can be quick or late about.
    pub(crate) fn contest(&self) -> mau::Contest {
        match self {
            Self::Mau(Match { rules, state }) => mau::contest(rules, state),
            // Whoever may act there is the only one.
            Self::Maxonaut(_) => mau::Contest::default(),
        }
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> GameView {
        match self {
            Self::Mau(game) => GameView::Mau(Box::new(game.view(viewer))),
            Self::Maxonaut(game) => GameView::Maxonaut(Box::new(game.view(viewer))),
        }
    }

    /// What `viewer` (none: a spectator) learns of something that happened in this game.
    pub(crate) fn seen(&self, truth: &GameTruth, viewer: Option<Seat>) -> Option<GameEvent> {
        match (self, truth) {
            (Self::Mau(game), GameTruth::Mau(event)) => {
                Some(GameEvent::Mau(game.seen(event, viewer)))
            }
            (Self::Maxonaut(game), GameTruth::Maxonaut(event)) => {
                Some(GameEvent::Maxonaut(game.seen(event, viewer)))
            }
            (Self::Mau(_) | Self::Maxonaut(_), _) => None,
        }
    }

    pub(crate) fn digest(&self) -> u64 {
        each!(self, game => game.digest())
    }
}
