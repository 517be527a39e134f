//! The honest player: announces the smallest truth above the last announcement if there is one, otherwise the
//! least lie; doubts what fewer than half of all hands could reach.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::worth::WorthView;
use stammtisch_engine::maxonaut::{Claim, Maxonaut, Move, Rules, Said, View};

use crate::Bot;
use crate::maxonaut::BotDecision;
use crate::maxonaut::claim_odds::ClaimOdds;
use crate::maxonaut::persona::Persona;
use crate::maxonaut::personas::Character;
use crate::maxonaut::unseen::Unseen;

/// It doubts what is less likely than this.
const HALF: f32 = 0.5;

/// Tells the truth while it can.
pub(crate) struct Honest {
    chance: Chance,
    habits: Persona,
}

impl Honest {
    pub(crate) const NAME: &'static str = "ehrlich";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self { chance: Chance::stream(&seed, 0), habits: Persona::new(character, &seed) }
    }
}

impl Bot<Maxonaut> for Honest {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let Self { chance, habits } = self;
        habits.decide(view, || match view.phase {
            PhaseView::Judge { .. } => judge(rules, view),
            PhaseView::Lay { .. } => lay(view, chance),
            PhaseView::Announce { .. } => announce(view),
            PhaseView::Trap { .. } => show(view),
            PhaseView::Over { .. } => None,
        })
    }
}

fn judge(rules: &Rules, view: &View) -> Option<Move> {
    let last = ClaimOdds::of_last(rules, view)?;
    let believes = last.could(&Unseen::to_viewer(rules, view)) >= HALF;
    let wanted = if believes { Move::Believe } else { Move::Doubt };
    view.legal.iter().find(|mv| **mv == wanted).or(view.legal.first()).copied()
}

/// The cards that make the smallest value above the last announcement; if none do, any.
fn lay(view: &View, chance: &mut Chance) -> Option<Move> {
    let last = view.history.last().map(|last| last.claim);
    let value = |worth: &WorthView| match worth {
        WorthView::Value { claim } if Some(*claim) > last => Some(*claim),
        _ => None,
    };
    let lays = || view.legal.iter().zip(&view.lay_worth);
    let least = lays().filter_map(|(_, worth)| value(worth)).min();
    let true_ones = || lays().filter(|(_, worth)| least.is_none() || value(worth) == least);
    let at = chance.below(true_ones().count() as u32) as usize;
    true_ones().nth(at).map(|(mv, _)| *mv)
}

/// The truth, if that is above the last announcement; otherwise the lowest announcement allowed.
fn announce(view: &View) -> Option<Move> {
    let truth: Option<Claim> = match view.worth {
        WorthView::Value { claim } => Some(claim),
        _ => None,
    };
    let wanted = truth.map(|claim| Move::Announce { said: Said::right(claim) });
    view.legal.iter().find(|mv| Some(**mv) == wanted).or(view.legal.first()).copied()
}

/// Cards that meet the trap, if there are any.
fn show(view: &View) -> Option<Move> {
    let shows = |mv: &&Move| matches!(mv, Move::Show { .. });
    view.legal.iter().find(shows).or(view.legal.first()).copied()
}
