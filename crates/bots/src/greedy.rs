//! "Play if you can": a card that can be laid, whichever, else draw. The yardstick that a bot with
//! a head has to beat.

use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::{Move, Rules, View};

use crate::pace::Pace;
use crate::people::Character;
use crate::random::has_turn;
use crate::talk::Talk;
use crate::{Bot, Thought};

/// Lays any card that can be laid and makes its calls.
pub(crate) struct Greedy {
    chance: Chance,
    pace: Pace,
    talk: Talk,
}

impl Greedy {
    pub(crate) const NAME: &'static str = "greedy";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self {
            chance: Chance::stream(&seed, 0),
            pace: Pace::new(character, Chance::stream(&seed, 1)),
            talk: Talk::new(character, Chance::stream(&seed, 2)),
        }
    }

    /// A card that can be laid, each kind equally likely, with any wish; else what has to be done.
    fn any(&mut self, view: &View) -> Option<Move> {
        let card_of = |mv: &Move| match mv {
            Move::Play { card, .. } => Some(*card),
            _ => None,
        };
        let kinds: KindSet = view.legal.iter().filter_map(card_of).collect();
        let card = kinds.into_iter().nth(self.chance.below(kinds.len()) as usize);
        let mut ways = view.legal.iter().filter(|mv| card.is_some() && card_of(mv) == card);
        let way = self.chance.below(ways.clone().count() as u32) as usize;
        ways.nth(way).or_else(|| view.legal.iter().find(|mv| mv.is_turn_move())).copied()
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<Thought> {
        if let Some(said) = self.talk.speak_up(view, &mut self.pace) {
            return Some(said);
        }
        if !has_turn(&view.legal) {
            return None;
        }
        let think_ms = self.pace.turn(view);
        let mv = self.any(view)?;
        match self.talk.before(rules, view, mv) {
            Some(call) => Some(Thought { mv: Move::Call { call }, think_ms }),
            None => Some(Thought { mv, think_ms }),
        }
    }
}
