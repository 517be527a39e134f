//! Cheating, where that is part of the game (VER-14, ERF-11).

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::{Move, Play, View};

use crate::mau::personas::Character;
use crate::memo::Memo;

/// A way to cheat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trick {
    /// A card that does not fit.
    WrongCard,
    /// A second card slipped in below the first.
    SecondCard,
    /// Fewer cards drawn than are due.
    TooFew,
    /// Drawing or passing as if nothing fitted.
    Withholding,
}

impl Trick {
    const ALL: [Self; 4] = [Self::WrongCard, Self::SecondCard, Self::TooFew, Self::Withholding];

    /// The trick that a move out of [`View::irregular`] amounts to.
    pub(crate) const fn of(mv: Move) -> Option<Self> {
        match mv {
            Move::Play(Play { under: None, .. }) => Some(Self::WrongCard),
            Move::Play(Play { under: Some(_), .. }) => Some(Self::SecondCard),
            Move::DrawShort { .. } => Some(Self::TooFew),
            Move::Draw | Move::Pass => Some(Self::Withholding),
            _ => None,
        }
    }

    /// How likely a player who could try it does.
    const fn share(self, character: &Character) -> u32 {
        match self {
            Self::WrongCard => character.wrong_card,
            Self::SecondCard => character.second_card,
            Self::TooFew => character.too_few,
            // It seldom pays.
            Self::Withholding => character.too_few / 8,
        }
    }
}

/// A situation on one's own turn: deal, cards in the hand, cards on the discard pile, cards just drawn.
type Situation = (u16, u32, u32, u32);

/// A person's readiness to cheat.
pub(crate) struct Boldness {
    chance: Chance,
    character: Character,
    decided: Memo<Situation, Option<Trick>>,
}

impl Boldness {
    pub(crate) fn new(character: &Character, chance: Chance) -> Self {
        Self { chance, character: *character, decided: Memo::new() }
    }

    /// The trick to try now, if any: decided once per situation.
    pub(crate) fn trick(&mut self, view: &View) -> Option<Trick> {
        if !view.irregular.iter().any(|mv| Trick::of(*mv).is_some()) {
            return None;
        }
        let Self { chance, character, decided } = self;
        let now = (view.deal, view.hand.len(), view.discards.len(), view.drawn.len());
        decided.decide(now, || {
            let possible =
                |trick: &Trick| view.irregular.iter().any(|mv| Trick::of(*mv) == Some(*trick));
            let mut tries = |trick: &Trick| chance.below(1000) < trick.share(character);
            Trick::ALL.into_iter().filter(possible).find(|trick| tries(trick))
        })
    }
}
