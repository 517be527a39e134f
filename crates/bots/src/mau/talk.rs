//! What bots say alongside the cards at Mau-Mau: a remark at the right moment, drawn without looking at the
//! hand, so that it reveals nothing.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Move, Rules, View};

use crate::mau::personas::Character;
use crate::memo::Memo;

/// Along with a card that makes others draw.
const HITTING: [&str; 4] = ["gotcha", "laugh", "wink", "thumbs_up"];
/// On accepting what others have laid.
const HIT: [&str; 4] = ["ouch", "sweat", "shrug", "nice_one"];
/// Along with a wish.
const WISHING: [&str; 3] = ["wink", "poker_face", "eyebrow"];
/// On catching or accusing somebody.
const CATCHING: [&str; 3] = ["gotcha", "laugh", "eyebrow"];
/// With one card left.
const NEARLY_OUT: [&str; 4] = ["poker_face", "wink", "thumbs_up", "laugh"];
/// On laying the last card.
const OUT: [&str; 4] = ["good_game", "thanks", "laugh", "clap"];

/// All phrases that bots say, by their ids at the table.
pub const PHRASES: [&[&str]; 6] = [&HITTING, &HIT, &WISHING, &CATCHING, &NEARLY_OUT, &OUT];

/// At least this many moves are made in silence after a remark.
const SILENCE: u32 = 3;

/// A move in a situation: deal, cards in the hand, cards on the discard pile, and the move.
type Situation = (u16, u32, u32, Move);

/// A bot's remarks.
pub(crate) struct Talk {
    chance: Chance,
    chatter: u32,
    /// Moves since the last word.
    silent: u32,
    said: Memo<Situation, Option<&'static str>>,
}

impl Talk {
    pub(crate) const fn new(character: &Character, chance: Chance) -> Self {
        Self { chance, chatter: character.chatter, silent: SILENCE, said: Memo::new() }
    }

    /// The remark to go with `mv`, from what everybody knows once it is made: decided once.
    pub(crate) fn along(&mut self, rules: &Rules, view: &View, mv: Move) -> Option<&'static str> {
        let Self { chance, chatter, silent, said } = self;
        let now = (view.deal, view.hand.len(), view.discards.len(), mv);
        said.decide(now, || {
            let (share, choice) = (chance.below(1000), chance.below(1 << 16) as usize);
            *silent += 1;
            let phrases = moment(rules, view, mv)?;
            if share >= *chatter || *silent <= SILENCE {
                return None;
            }
            *silent = 0;
            Some(phrases[choice % phrases.len()])
        })
    }
}

/// The phrases that fit a move.
fn moment(rules: &Rules, view: &View, mv: Move) -> Option<&'static [&'static str]> {
    match mv {
        Move::Play(play) => {
            let laid = 1 + u32::from(play.under.is_some());
            match view.hand.len().saturating_sub(laid) {
                0 => return Some(&OUT),
                1 => return Some(&NEARLY_OUT),
                _ => {}
            }
            let penalty = rules.penalty_of(play.face());
            match (penalty, play.wish) {
                (Some((penalty, _)), _) if penalty.draw > 0 => Some(&HITTING),
                (_, Some(_)) => Some(&WISHING),
                _ => None,
            }
        }
        Move::Wish { wish: Some(_) } => Some(&WISHING),
        Move::Accept | Move::DrawShort { .. } => match &view.phase {
            PhaseView::Threat { penalty, .. } if penalty.draw > 0 => Some(&HIT),
            _ => None,
        },
        Move::Catch { .. } | Move::Accuse { .. } => Some(&CATCHING),
        _ => None,
    }
}
