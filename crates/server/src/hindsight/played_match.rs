//! Turns a film (`Replay`) into the `PlayedMatch` that the analysis of finished matches starts
//! from.

use std::sync::Arc;

use stammtisch_bots::hindsight::{Did, HindsightGame, MatchStep, PlayedMatch};
use stammtisch_engine::any::{AnyMatch, AnyMove, AnyRules, Match};
use stammtisch_engine::game::Game;
use stammtisch_table::film::{Act, PlayedAct, Replay};

/// The match of a film as one of game `G`; `None` if it is of another game.
pub(super) fn played_match<G: HindsightGame>(replay: &Replay) -> Option<PlayedMatch<G>>
where
    for<'a> &'a Match<G>: TryFrom<&'a AnyMatch>,
    for<'a> &'a G::Move: TryFrom<&'a AnyMove>,
    for<'a> &'a Arc<<G as Game>::Rules>: TryFrom<&'a AnyRules>,
{
    let rules: &Arc<G::Rules> = replay.rules().try_into().ok()?;
    let step = |one: PlayedAct| -> Option<MatchStep<G>> {
        let before: &Match<G> = (&one.before).try_into().ok()?;
        let did = match &one.act {
            Act::Move(seat, mv) => {
                let mv: &G::Move = mv.try_into().ok()?;
                Did::Move(*seat, *mv)
            }
            Act::Deal => Did::Deal,
            Act::Withdraw(seat) => Did::Withdraw(*seat),
        };
        Some(MatchStep { number: one.step, before: before.state.clone(), did })
    };
    let steps: Option<Vec<_>> = replay.played().into_iter().map(step).collect();
    Some(PlayedMatch::new(replay.witness(), rules.clone(), steps?, replay.winners().to_vec()))
}
