//! The analysis of a finished match (`AnyAnalysis`) for whichever game, in slices of a few
//! milliseconds.

use stammtisch_bots::hindsight::{Analysis, Effort, Worlds};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::{each_game, sum_of_games};
use stammtisch_table::film::Replay;
use stammtisch_table::wire::Hindsight;

use super::messages::message;
use super::played_match::played_match;
use crate::limits::HINDSIGHT_MOVES;

type AnalysisOf<G> = Box<Analysis<G>>;

sum_of_games! {
    enum Any(AnalysisOf)
}

/// A match being analysed. The result depends on the match alone.
pub struct AnyAnalysis(Any);

impl AnyAnalysis {
    /// Starts an analysis. `None` if the match of a film does not fit its rules, which never
    /// happens.
    #[must_use]
    pub fn at(replay: &Replay) -> Option<Self> {
        let seed = Seed::from_number(replay.digest());
        let effort = Effort { worlds: Worlds::default(), moves: HINDSIGHT_MOVES, seed };
        let rules = replay.rules();
        each_game!(AnyRules, rules, G: _ => {
            let played_match = played_match::<G>(replay)?;
            Some(Self(Any::from(Box::new(Analysis::<G>::new(played_match, effort)))))
        })
    }

    /// Works for a few milliseconds. Returns false once everything is known.
    pub fn step(&mut self) -> bool {
        each_game!(Any, &mut self.0, analysis => analysis.step())
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        each_game!(Any, &self.0, analysis => analysis.progress())
    }

    /// What is known so far.
    #[must_use]
    pub fn hindsight(&self) -> Hindsight {
        each_game!(Any, &self.0, analysis => message(analysis.report(), analysis.is_done()))
    }
}
