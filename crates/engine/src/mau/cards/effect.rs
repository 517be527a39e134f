//! What a card does when laid, and what may be wished.

use crate::card_set::KindSet;
use crate::mau::forms::Forms;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Way, WishOf, WishRule, WithTwo};

/// What a card does when laid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effect {
    pub(crate) reverse: Option<WithTwo>,
    pub(crate) again: bool,
    pub(crate) lays_on: bool,
    pub(crate) covered: bool,
    pub(crate) wish: Option<Wishes>,
    /// In how many ways it can be laid on one's own turn.
    pub(crate) forms: Forms,
    pub(crate) copies: bool,
    pub(crate) buys: bool,
    /// All hands go round, that way.
    pub(crate) rotates: Option<Way>,
    /// Position in [`crate::mau::rules::Rules::threats`].
    pub(crate) threat: Option<u8>,
    /// Its player says whether the threat counts.
    pub(crate) threat_may: bool,
}

impl Effect {
    /// This and another on top of it. Who is to act next can be said by one of them only: a threat or
    /// another turn of the other takes the place of both.
    pub(in crate::mau) const fn with(self, other: &Self) -> Self {
        let decides = other.threat.is_some() || other.again;
        Self {
            reverse: if other.reverse.is_some() { other.reverse } else { self.reverse },
            again: if decides { other.again } else { self.again },
            lays_on: self.lays_on && !decides,
            covered: self.covered && !decides,
            rotates: if other.rotates.is_some() { other.rotates } else { self.rotates },
            threat: if decides { other.threat } else { self.threat },
            threat_may: self.threat_may && !decides,
            ..self
        }
    }

    /// Whether the card does anything when it is laid, a wish, a name or a purchase apart.
    pub(crate) const fn is_active(&self) -> bool {
        self.reverse.is_some()
            || self.again
            || self.lays_on
            || self.covered
            || self.rotates.is_some()
            || self.threat.is_some()
    }
}

/// What somebody may wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wishes {
    pub(crate) of: WishOf,
    pub(crate) may: bool,
    pub(crate) forms: Forms,
    pub(crate) cards: u8,
    pub(crate) turns: u8,
    pub(crate) laps: u8,
    pub(crate) oneself: bool,
    pub(crate) other: bool,
}

impl Wishes {
    /// What may be wished of a pack.
    pub(in crate::mau) fn compile(wish: &WishRule, pack: KindSet) -> Self {
        let &WishRule { of, may, cards, turns, laps, oneself, other, .. } = wish;
        Self { of, may, forms: wishing(wish, pack), cards, turns, laps, oneself, other }
    }
}

/// What of a pack may be wished.
pub(in crate::mau) fn wishing(wish: &WishRule, pack: KindSet) -> Forms {
    let meant = if wish.only.is_empty() { pack } else { pack.and(kinds(&wish.only)) };
    Forms::wishing(wish.of, meant)
}
