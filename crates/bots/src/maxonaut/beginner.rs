//! A bot that plays like a child: proud of its best cards, believes nearly everything, rarely lies, and then
//! wildly.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::worth::WorthView;
use stammtisch_engine::maxonaut::{Claim, Maxonaut, Move, Rules, Said, View};

use crate::maxonaut::BotDecision;
use crate::maxonaut::claim_odds::ClaimOdds;
use crate::maxonaut::persona::Persona;
use crate::maxonaut::personas::Character;
use crate::maxonaut::unseen::Unseen;
use crate::{BEGINNER, Bot};

/// In percent: how often it lies without need.
const FIBS: u32 = 8;
/// In percent: how often it believes what is plausible, and what hardly any hand could do.
const BELIEVES: u32 = 92;
const BELIEVES_THE_UNLIKELY: u32 = 60;
/// What a smaller share of hands than this can do is unlikely, even to a child.
const UNLIKELY: f32 = 0.3;

/// Plays as children do.
pub(crate) struct Beginner {
    chance: Chance,
    habits: Persona,
}

impl Beginner {
    pub(crate) const NAME: &'static str = BEGINNER;

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self { chance: Chance::stream(&seed, 0), habits: Persona::new(character, &seed) }
    }
}

impl Bot<Maxonaut> for Beginner {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let Self { chance, habits } = self;
        habits.decide(view, || match view.phase {
            PhaseView::Judge { .. } => judge(rules, view, chance),
            PhaseView::Lay { .. } => lay(view, chance),
            PhaseView::Announce { .. } => announce(view, chance),
            PhaseView::Trap { .. } => any(view, chance, |mv| matches!(mv, Move::Show { .. })),
            PhaseView::Over { .. } => None,
        })
    }
}

/// Any of the moves that `wanted` names; if there is none, any at all.
fn any(view: &View, chance: &mut Chance, wanted: impl Fn(&Move) -> bool) -> Option<Move> {
    let some = |wanted: &dyn Fn(&Move) -> bool, chance: &mut Chance| {
        let mut those = view.legal.iter().filter(|mv| wanted(mv));
        let at = chance.below(those.clone().count() as u32) as usize;
        those.nth(at).copied()
    };
    some(&wanted, chance).or_else(|| some(&|_| true, chance))
}

fn judge(rules: &Rules, view: &View, chance: &mut Chance) -> Option<Move> {
    let last = ClaimOdds::of_last(rules, view)?;
    let unlikely = last.could(&Unseen::to_viewer(rules, view)) < UNLIKELY;
    let share = if unlikely { BELIEVES_THE_UNLIKELY } else { BELIEVES };
    let wanted = if chance.below(100) < share { Move::Believe } else { Move::Doubt };
    any(view, chance, |mv| *mv == wanted)
}

const fn claim_of(worth: &WorthView) -> Option<Claim> {
    match worth {
        WorthView::Value { claim } => Some(*claim),
        _ => None,
    }
}

/// The best cards that it can lay.
fn lay(view: &View, chance: &mut Chance) -> Option<Move> {
    let lays = || view.legal.iter().zip(&view.lay_worth);
    let best = lays().filter_map(|(_, worth)| claim_of(worth)).max();
    let proud = |mv: &Move| lays().any(|(lay, worth)| lay == mv && claim_of(worth) == best);
    any(view, chance, proud)
}

/// The truth, if that is high enough; otherwise whatever comes to mind.
fn announce(view: &View, chance: &mut Chance) -> Option<Move> {
    let truth = claim_of(&view.worth).map(|claim| Move::Announce { said: Said::right(claim) });
    let honest = truth.filter(|mv| view.legal.contains(mv));
    match honest {
        Some(mv) if chance.below(100) >= FIBS => Some(mv),
        _ => any(view, chance, |_| true),
    }
}
