//! What players share however well they bluff: thinking times, talking, and keeping to what they have
//! decided.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::GameView;
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Claim, Hand, Move, View};

use crate::maxonaut::BotDecision;
use crate::maxonaut::pace::Pace;
use crate::maxonaut::personas::Character;
use crate::maxonaut::talk::Talk;
use crate::memo::Memo;

/// A situation on one's own turn: the round, the number of its announcements, the last of them, what is
/// asked, and the player's own cards, which distinguish one match from the next.
type Situation = (u16, usize, Option<Claim>, u8, Hand);

/// A person's habits in play.
pub(crate) struct Persona {
    talk: Talk,
    pace: Pace,
    decided: Memo<Situation, Option<BotDecision>>,
}

impl Persona {
    /// Uses the random streams of `seed` from 1 on.
    pub(crate) fn new(character: &Character, seed: &Seed) -> Self {
        Self {
            talk: Talk::new(character, Chance::stream(seed, 2)),
            pace: Pace::new(&character.person, Chance::stream(seed, 1)),
            decided: Memo::new(),
        }
    }

    /// Decides once per situation: `choose` determines the move, but neither how long it takes nor what is
    /// said.
    pub(crate) fn decide(
        &mut self,
        view: &View,
        choose: impl FnOnce() -> Option<Move>,
    ) -> Option<BotDecision> {
        if !view.has_turn() {
            return None;
        }
        let asked = match view.phase {
            PhaseView::Judge { .. } => 0,
            PhaseView::Lay { .. } => 1,
            PhaseView::Announce { .. } => 2,
            PhaseView::Trap { .. } => 3,
            PhaseView::Over { .. } => return None,
        };
        let Self { talk, pace, decided } = self;
        let last = view.history.last().map(|last| last.claim);
        let situation = (view.round, view.history.len(), last, asked, view.hand);
        decided.decide(situation, || {
            let mv = choose()?;
            Some(BotDecision { mv, think_ms: pace.turn(view), say: talk.along(view, mv) })
        })
    }
}
