//! The steps of a film with the state of the game before each, for analysis.

use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::seat::Seat;

use super::replay::Replay;
use super::step_walker::is_step;
use crate::log::Entry;
use crate::wire::AnyMove;

/// What a step did to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A seat made a move.
    Move(Seat, AnyMove),
    /// The next deal was dealt.
    Deal,
    /// A seat left the match.
    Withdraw(Seat),
}

/// A step of the game.
pub struct PlayedAct {
    /// Its number in the film.
    pub step: u32,
    /// The state of the game before it.
    pub before: AnyMatch,
    /// What it did.
    pub act: Act,
}

impl Replay {
    /// The proof that it is over.
    #[must_use]
    pub const fn witness(&self) -> EndedMatch {
        self.finished.witness
    }

    /// The seats that won.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        &self.finished.record.winners
    }

    /// The digest of its final state, from which the analysis takes its randomness.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.after.state.game.as_ref().map_or(0, |game| game.running.digest())
    }

    /// Every act in the game after the first cards were dealt.
    #[must_use]
    pub fn played(&self) -> Vec<PlayedAct> {
        let mut table = self.before.clone();
        let (mut step, mut acts) = (0, Vec::new());
        for (_, record) in &self.entries {
            let act = match record.entry {
                Entry::Moved { seat, mv, .. } => Some(Act::Move(seat, mv)),
                Entry::NextDeal => Some(Act::Deal),
                Entry::Withdrew { seat, .. } => Some(Act::Withdraw(seat)),
                _ => None,
            };
            let before = act.and(table.state.running().cloned());
            if table.state.evolve(&record.entry).is_err() {
                break;
            }
            if let (Some(act), Some(before)) = (act, before) {
                acts.push(PlayedAct { step, before, act });
            }
            step += u32::from(is_step(&record.entry));
        }
        acts
    }
}
