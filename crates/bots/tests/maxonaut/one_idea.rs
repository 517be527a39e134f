//! Opponents with one idea that a clever player has to be ready for.

use stammtisch_bots::maxonaut::by_name;
use stammtisch_bots::{Bot, BotDecision};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Claim, Maxonaut, Move, Rules, View};

/// What such an opponent does, whatever the cards are.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Idea {
    /// Never doubts, unless it has to.
    Believes,
    /// Doubts every announcement from this value on, and no other.
    DoubtsFrom(&'static str),
    /// Announces the highest value that can be believed.
    Highest,
}

/// A standard bot with one idea of its own.
pub(crate) struct OneIdea {
    idea: Idea,
    else_as: Box<dyn Bot<Maxonaut>>,
}

impl OneIdea {
    pub(crate) fn new(else_as: &str, idea: Idea, seed: Seed) -> Self {
        Self { idea, else_as: by_name(else_as, seed).unwrap() }
    }

    fn wants(&self, view: &View) -> Option<Move> {
        let last = view.history.last().map(|last| last.claim);
        let judging = matches!(view.phase, PhaseView::Judge { .. });
        let judge = |doubts: bool| Some(if doubts { Move::Doubt } else { Move::Believe });
        match (self.idea, &view.phase) {
            (Idea::Believes, _) if judging => judge(false),
            (Idea::DoubtsFrom(claim), _) if judging => judge(last >= Some(claim.parse().unwrap())),
            (Idea::Highest, PhaseView::Announce { .. }) => {
                let claim = |mv: &&Move| match mv {
                    Move::Announce { said } if said.claim() < Claim::MAXONAUT => Some(said.claim()),
                    _ => None,
                };
                view.legal.iter().max_by_key(claim).copied()
            }
            _ => None,
        }
    }
}

impl Bot<Maxonaut> for OneIdea {
    fn name(&self) -> &'static str {
        "one idea"
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision<Move>> {
        let thought = self.else_as.choose(rules, view)?;
        let wanted = self.wants(view).filter(|mv| view.legal.contains(mv));
        Some(BotDecision { mv: wanted.unwrap_or(thought.mv), ..thought })
    }
}
